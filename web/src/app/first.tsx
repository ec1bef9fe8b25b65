import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { call } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Bar } from '../base/parts/bar.tsx'
import { Rosette } from '../base/parts/engraving.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useLive } from '../base/live.ts'
import type { AuditNews } from '../base/live.ts'

const words = strings.audits.first
const DESK_LANGUAGE = 'EN'

const MarketSettings = lazy(async () => ({ default: (await import('../settings/markets.tsx')).MarketSettings }))

/** An empty workspace: where it sells, then what the product is for, and one button that audits the sample site and shows its progress. */
export function FirstMinutes({ auditId, onStart }: { auditId: string | null; onStart(auditId: string): void }) {
  const { id, may } = useWorkspace()
  const [later, setLater] = useState(false)
  const asks = may('manage_rules') && !auditId && !later
  const { data, isLoading } = useQuery({
    queryKey: ['markets', id],
    queryFn: () => call('getMarkets', { workspace_id: id }),
    enabled: asks,
  })
  if (asks && isLoading) return <Loading />
  if (asks && data && !data.chosen) return <FirstQuestions onLater={() => setLater(true)} />
  return (
    <main id="main" className="page page-first">
      <title>{strings.audits.pageTitle(strings.audits.title)}</title>
      <section className="first sheet">
        <div className="first-seal">
          <Rosette />
          <Icon name="i-mark" className="first-mark" />
        </div>
        {auditId ? <Reading auditId={auditId} /> : <Invitation onStart={onStart} />}
      </section>
    </main>
  )
}

/** The three questions that pick the rules, asked once before anything is audited; they can be left for later. */
function FirstQuestions({ onLater }: { onLater(): void }) {
  return (
    <main id="main" className="page">
      <Suspense fallback={<Loading />}>
        <MarketSettings />
      </Suspense>
      <p className="first-own">
        <button className="link" type="button" onClick={onLater}>
          {words.sampleFirst}
        </button>
      </p>
    </main>
  )
}

function Invitation({ onStart }: { onStart(auditId: string): void }) {
  const { id, may } = useWorkspace()
  const start = useMutation({
    mutationFn: () => call('startAudit', { workspace_id: id, body: { name: words.sampleName, sources: [{ kind: 'sample' }] } }),
    onSuccess: (audit) => onStart(audit.id),
    onError: (error) => sayRefused(error.message),
  })
  const { keys } = words
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {may('run_audits') ? (
        <>
          <button className="btn btn-primary btn-lg" type="button" disabled={start.isPending} onClick={() => start.mutate()}>
            {words.button}
          </button>
          <p className="note">{words.note}</p>
        </>
      ) : (
        <p className="note">{words.lookOnly}</p>
      )}
      <ol className="steps" aria-label={words.steps}>
        <li>
          <span className="step-n">1</span>
          <div>
            <b>{words.read}</b>
            <p>{words.readHelp}</p>
          </div>
        </li>
        <li>
          <span className="step-n">2</span>
          <div>
            <b>{words.opens}</b>
            <p>
              {words.opensHelp}{' '}
              <q className="sample">
                {words.example[0]}
                <mark className="m m-high">{words.example[1]}</mark>
              </q>
            </p>
          </div>
        </li>
        <li>
          <span className="step-n">3</span>
          <div>
            <b>{words.decide}</b>
            <p>
              <kbd>D</kbd> {keys.d} <kbd>E</kbd> {keys.e} <kbd>U</kbd> {keys.u} <kbd>F</kbd> {keys.f} <kbd>J</kbd> {keys.j}
            </p>
          </div>
        </li>
      </ol>
      {may('manage_rules') && (
        <p className="first-own">
          {words.markets}{' '}
          <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId: id, section: 'markets' }}>
            {words.marketsLink}
          </Link>
        </p>
      )}
      {may('run_audits') && (
        <p className="first-own">
          {words.own}{' '}
          <Link to="/w/$workspaceId/audits/new" params={{ workspaceId: id }}>
            {words.ownLink}
          </Link>
        </p>
      )}
    </>
  )
}

/** Progress of the audit of the sample site; the desk opens on a finding when it has ended. */
function Reading({ auditId }: { auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [news, setNews] = useState<AuditNews | null>(null)
  const hear = (event: AuditNews) => {
    setNews(event)
    if (event.status === 'PENDING' || event.status === 'RUNNING') return
    void openDesk(event.total_violations)
  }
  const openDesk = async (found: number) => {
    const params = { workspaceId, auditId }
    if (found === 0) return navigate({ to: '/w/$workspaceId/audits/$auditId', params })
    // The first finding shown is in the language of the interface.
    const { rows } = await call('queue', { workspace_id: workspaceId, audit_id: auditId, limit: 50 })
    const finding = rows.find(({ language_key: language }) => language === DESK_LANGUAGE)?.id
    return navigate({ to: '/w/$workspaceId/audits/$auditId/desk', params, search: { pane: 'finding', ...(finding ? { finding } : {}) } })
  }
  useLive(workspaceId, auditId, 0, { audit: hear, entry: () => undefined, reload: () => undefined })
  const done = (news?.completed_assets ?? 0) + (news?.failed_assets ?? 0)
  const all = news?.total_assets ?? 0
  return (
    <>
      <h1>{words.reading}</h1>
      <p className="lead" role="status">
        {all === 0 ? words.waits : `${words.pages(done, all)}, ${words.found(news?.total_violations ?? 0)}`}
      </p>
      <div className="first-bar">
        <Bar parts={[{ fill: 'f-pencil', label: strings.audits.assetsChecked, count: done }]} of={Math.max(1, all)} />
      </div>
      <p className="note">{words.onTheWay}</p>
    </>
  )
}
