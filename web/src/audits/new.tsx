import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LONGEST_NAME } from '../../../src/contract/limits.ts'
import { CHANNELS, type Channel } from '../../../src/rules/definition/rule.ts'
import { call } from '../base/api.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Field } from '../base/parts/field.tsx'
import { sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { inSentence } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import { PackCard } from '../base/parts/pack-card.tsx'
import { BY_HAND, cronOf, hereZone } from '../base/cron.ts'
import { ScheduleFields } from '../base/parts/schedule-fields.tsx'
import { Before } from './before.tsx'
import { SourcesCard } from '../base/sources/sources-card.tsx'
import { EMPTY_DRAFT, emptied, nameOf, sourceOf } from '../base/sources/sources.ts'
import type { Kind, Source } from '../base/sources/sources.ts'
import { usePreview } from '../base/sources/use-preview.ts'

const words = strings.audits.make

/** A new audit: sources, rule packs and a name, with a preview of what will be read. */
export function NewAudit() {
  const workspace = useWorkspace()
  const { every } = useSearch({ from: '/w/$workspaceId/audits/new' })
  const title = every === undefined ? strings.audits.newAudit : strings.sites.newSite
  return (
    <main id="main" className="page page-form">
      <title>{strings.audits.pageTitle(title)}</title>
      <nav className="trailnav" aria-label={strings.audits.where}>
        <Link to="/w/$workspaceId/audits" params={{ workspaceId: workspace.id }}>
          {strings.audits.title}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="note">{words.note}</p>
        </div>
      </header>
      {workspace.may('run_audits') ? (
        <Form />
      ) : (
        <div className="sheet">
          <Empty title={words.notAllowed}>{words.notAllowedHelp(inSentence(strings.settings.roles[workspace.role]))}</Empty>
        </div>
      )}
    </main>
  )
}

function Form() {
  const { id } = useWorkspace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<Kind>('crawl')
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [list, setList] = useState<Source[]>([])
  const [ticked, setTicked] = useState<string[] | null>(null)
  const [uploading, setUploading] = useState(false)
  const [channel, setChannel] = useState<Channel | ''>('')
  const channels = channel === '' ? null : [channel]
  const { every } = useSearch({ from: '/w/$workspaceId/audits/new' })
  const [schedule, setSchedule] = useState({ ...BY_HAND, every: (every ?? 'hand') as 'hand' | 'week' } as typeof BY_HAND)
  const [zone, setZone] = useState(hereZone)
  const cron = cronOf(schedule)
  const { data } = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }) })
  const all = data?.packs ?? []
  const packs = all.filter((pack) => (ticked ? ticked.includes(pack.key) : pack.active))
  const typed = sourceOf(kind, draft)
  // The contents of the fields count, whether they were added to the list or not.
  const sources = typed ? [...list, typed] : list
  const preview = usePreview(
    sources,
    packs.map(({ key }) => key),
    channels,
  )
  const start = useMutation({
    mutationFn: () =>
      call('startAudit', {
        workspace_id: id,
        body: {
          name: name.trim() || nameOf(sources),
          sources: sources.map(({ input }) => input),
          packs: packs.map(({ key }) => key),
          channels,
          ...(cron === null ? {} : { schedule: cron, time_zone: zone }),
        },
      }),
    async onSuccess(audit) {
      void queries.invalidateQueries({ queryKey: ['audits', id] })
      // Whoever asked for a site sees the site, with this as its first run.
      const siteId = every === undefined ? null : (await call('getAudit', { workspace_id: id, audit_id: audit.id })).site_id
      if (siteId !== null) return navigate({ to: '/w/$workspaceId/sites/$siteId', params: { workspaceId: id, siteId } })
      return navigate({ to: '/w/$workspaceId/audits/$auditId', params: { workspaceId: id, auditId: audit.id } })
    },
    onError: (error) => sayRefused(error.message),
  })
  const missing = uploading
    ? words.uploading(1)
    : sources.length === 0
      ? words.needSource
      : packs.length === 0
        ? words.noPacks
        : preview && preview.assets === 0 && preview.left_out.length > 0
          ? words.nothingLeft
          : null
  const toggle = (key: string) =>
    setTicked(
      packs.some((pack) => pack.key === key)
        ? packs.filter((pack) => pack.key !== key).map((pack) => pack.key)
        : [...packs.map((pack) => pack.key), key],
    )
  return (
    <form
      className="form-cols"
      onSubmit={(event) => {
        event.preventDefault()
        if (missing === null) start.mutate()
      }}
    >
      <div className="form-main">
        <section className="sheet card">
          <Field label={words.name}>
            {(control) => (
              <input
                {...control}
                type="text"
                maxLength={LONGEST_NAME}
                placeholder={nameOf(sources) || words.nameHint}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label={words.channel} help={words.channelHelp}>
            {(control) => (
              <select {...control} value={channel} onChange={(event) => setChannel(event.target.value as typeof channel)}>
                <option value="">{words.asWorkspace}</option>
                {CHANNELS.map((each) => (
                  <option key={each} value={each}>
                    {strings.settings.markets.channel[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </section>
        <SourcesCard
          kind={kind}
          onKind={setKind}
          draft={draft}
          onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
          list={list}
          leftOut={preview?.left_out ?? []}
          typed={typed}
          onUploading={setUploading}
          onAdd={(source) => {
            setList((before) => [...before, source])
            if (source.kind !== 'files') setDraft((before) => emptied(source.kind, before))
          }}
          onRemove={(index) => setList((before) => before.toSpliced(index, 1))}
        />
        <section className="sheet card" aria-labelledby="repeat">
          <h2 id="repeat">
            {strings.sites.schedule.repeat} <span className="card-sub">{strings.sites.schedule.repeatHelp}</span>
          </h2>
          <div className="sched">
            <ScheduleFields form={schedule} zone={zone} onForm={setSchedule} onZone={setZone} handLabel={strings.sites.schedule.once} />
          </div>
        </section>
        <section className="sheet card" aria-labelledby="rule-packs">
          <h2 id="rule-packs">
            {words.packs} <span className="card-sub">{words.packsNote}</span>
          </h2>
          <div className="packs">
            {all.map((pack) => (
              <PackCard key={pack.key} pack={pack} checked={packs.includes(pack)} onToggle={() => toggle(pack.key)} />
            ))}
          </div>
        </section>
      </div>
      <Before
        preview={preview}
        packs={packs}
        fetches={sources.some(({ kind: each }) => each === 'urls' || each === 'crawl' || each === 'sitemap')}
        missing={missing}
        busy={start.isPending}
      />
    </form>
  )
}
