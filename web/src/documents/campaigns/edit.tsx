import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ApiError, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { Empty } from '../../base/parts/empty.tsx'
import { Field } from '../../base/parts/field.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useSession, useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { Shelf } from '../form/template-form.tsx'
import { useShelf } from '../../base/use-shelf.ts'
import { useChange } from '../../base/use-change.ts'
import { BriefForm } from './brief-form.tsx'
import { answersOf, emptyBrief, typedOf, useSettled } from './brief-state.ts'
import type { EditState } from './brief-state.ts'
import { MappingOf } from './mapping.tsx'

const words = strings.campaigns
const VARIANTS = [1, 2, 3, 4, 5]
/** How long nothing is typed before the mapping is asked for. */
const PAUSE_MS = 400
type Campaign = Schemas['Campaign']

export function NewCampaign() {
  const { may } = useWorkspace()
  const session = useSession()
  const shelf = useShelf()
  if (!may('write_documents')) return <MayNot />
  if (!shelf) return <Loading />
  const first: EditState = {
    name: '',
    brief: emptyBrief('EN'),
    typed: {},
    ownerId: session.user?.id ?? '',
    due: '',
    templateIds: [],
    variants: 1,
  }
  return <Editor shelf={shelf} campaign={null} first={first} />
}

export function EditCampaign() {
  const { may } = useWorkspace()
  const { workspaceId, campaignId } = useParams({ from: '/w/$workspaceId/studio/campaigns/$campaignId/brief' })
  const shelf = useShelf()
  const { data: campaign, error } = useQuery({
    queryKey: ['campaign', workspaceId, campaignId],
    queryFn: ({ signal }) => call('getCampaign', { workspace_id: workspaceId, campaign_id: campaignId }, signal),
    staleTime: 0,
  })
  if (error) throw error
  if (!may('write_documents')) return <MayNot />
  if (!shelf || !campaign) return <Loading />
  const first: EditState = {
    name: campaign.name,
    brief: campaign.brief,
    typed: typedOf(shelf, campaign.answers),
    ownerId: campaign.owner?.id ?? '',
    due: campaign.due ?? '',
    templateIds: [...new Set(campaign.pieces.map(({ template_id: id }) => id))],
    variants: Math.max(1, ...campaign.pieces.map(({ variant }) => variant + 1)),
  }
  return <Editor key={campaign.id} shelf={shelf} campaign={campaign} first={first} />
}

function MayNot() {
  const { id: workspaceId } = useWorkspace()
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.new)}</title>
      <h1>{words.new}</h1>
      <div className="sheet">
        <Empty
          title={words.mayNot}
          action={
            <Link className="btn" to="/w/$workspaceId/studio/campaigns" params={{ workspaceId }}>
              {words.title}
            </Link>
          }
        >
          {words.mayNotHelp}
        </Empty>
      </div>
    </main>
  )
}

/** The brief, the templates, and what each of them takes from the brief; then they are ordered. */
function Editor({ shelf, campaign, first }: { shelf: Shelf; campaign: Campaign | null; first: EditState }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [state, setState] = useState(first)
  // Of the campaign as this page has saved it last.
  const [known, setKnown] = useState(campaign)
  const [isTried, setTried] = useState(false)
  const { name, brief, typed, ownerId, due, templateIds, variants } = state
  const answers = useMemo(() => answersOf(shelf, typed), [shelf, typed])
  const asked = useSettled(
    useMemo(() => ({ brief, answers, template_ids: templateIds }), [brief, answers, templateIds]),
    PAUSE_MS,
  )
  const mapping = useQuery({
    queryKey: ['campaign-mapping', workspaceId, asked],
    queryFn: ({ signal }) => call('mapBrief', { workspace_id: workspaceId, body: asked }, signal),
    enabled: asked.template_ids.length > 0 && asked.brief.languages.length > 0,
    placeholderData: (before) => before,
    retry: false,
  })
  const touches = ['campaigns', 'campaign']
  const create = useChange('createCampaign', touches)
  const change = useChange('changeCampaign', touches)
  const order = useChange('orderCampaign', [...touches, 'documents'])
  const busy = create.isPending || change.isPending || order.isPending
  const pieces = templateIds.length * brief.languages.length * variants
  const there = (known?.pieces ?? []).filter(
    (piece) => templateIds.includes(piece.template_id) && brief.languages.includes(piece.language_key) && piece.variant < variants,
  ).length
  const isReady =
    mapping.data !== undefined &&
    !mapping.isPlaceholderData &&
    mapping.data.pieces.every((piece) => piece.faults.length === 0 && piece.fields.every(({ faults }) => faults.length === 0))

  /** Stores the brief; answers the campaign, or nothing where it was refused. */
  async function save(): Promise<Campaign | null> {
    setTried(true)
    if (name.trim() === '') return null
    const body = { name, brief, answers, owner_id: ownerId || null, due: due || null }
    try {
      const stored = known
        ? await change.mutateAsync({ workspace_id: workspaceId, campaign_id: known.id, body: { ...body, revision: known.revision } })
        : await create.mutateAsync({ workspace_id: workspaceId, body })
      setKnown(stored)
      return stored
    } catch (error) {
      // The form shows what the server refused.
      if (!(error instanceof ApiError)) throw error
      return null
    }
  }
  const toPage = (campaignId: string) =>
    void navigate({ to: '/w/$workspaceId/studio/campaigns/$campaignId', params: { workspaceId, campaignId } })
  async function saveOnly() {
    const stored = await save()
    if (!stored) return
    say({ text: words.saved, icon: 'i-check' })
    toPage(stored.id)
  }
  async function saveAndOrder() {
    const stored = await save()
    if (!stored) return
    try {
      const body = { template_ids: templateIds, variants }
      const { added } = await order.mutateAsync({ workspace_id: workspaceId, campaign_id: stored.id, body })
      say({ text: words.ordered(added), icon: 'i-check' })
      toPage(stored.id)
    } catch (error) {
      // The form shows what the server refused; the brief is kept.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const title = campaign ? words.edit : words.new
  return (
    <main id="main" className="page page-form">
      <title>{words.pageTitle(title)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/studio/campaigns" params={{ workspaceId }}>
              {words.title}
            </Link>{' '}
            /
          </p>
          <h1>{title}</h1>
        </div>
        <div className="page-do">
          <button className="btn" type="button" disabled={busy} onClick={() => void saveOnly()}>
            {words.saveBrief}
          </button>
        </div>
      </header>
      <BriefForm shelf={shelf} state={state} nameFault={isTried && name.trim() === '' ? words.nameMissing : null} onChange={setState} />
      <section className="sheet card" aria-labelledby="pieces-title">
        <h2 id="pieces-title">{words.pieces}</h2>
        <TemplateChoice shelf={shelf} state={state} onChange={setState} />
        {!shelf.has_model && <p className="callout callout-slim">{strings.briefBox.repeats}</p>}
        <div className="campaign-variants">
          <Field label={words.variants} help={shelf.has_model ? undefined : words.variantsHelp}>
            {(control) => (
              <select {...control} value={variants} onChange={(event) => setState({ ...state, variants: Number(event.target.value) })}>
                {VARIANTS.map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </section>
      <MappingOf shelf={shelf} mapping={mapping.data} error={mapping.error} state={state} onChange={setState} />
      <div className="page-do">
        <button
          className="btn btn-primary"
          type="button"
          disabled={busy || !isReady || pieces - there <= 0}
          onClick={() => void saveAndOrder()}
        >
          {pieces > 0 && pieces === there ? words.orderNone : words.order(pieces - there)}
        </button>
      </div>
    </main>
  )
}

function TemplateChoice({ shelf, state, onChange }: { shelf: Shelf; state: EditState; onChange(state: EditState): void }) {
  const { templateIds } = state
  return (
    <fieldset className="field campaign-choice">
      <legend>{words.templates}</legend>
      <div className="choices campaign-choices">
        {shelf.templates.map(({ id, languages }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={templateIds.includes(id)}
              onChange={() =>
                onChange({
                  ...state,
                  templateIds: templateIds.includes(id) ? templateIds.filter((each) => each !== id) : [...templateIds, id],
                })
              }
            />
            {(languages.find(({ language_key: key }) => key === 'EN') ?? languages[0])?.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
