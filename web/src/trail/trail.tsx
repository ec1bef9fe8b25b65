import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { API, call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useSession, useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { MoreButton } from '../base/parts/more-button.tsx'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { Chain, useProof } from '../base/parts/chain.tsx'
import type { TrailSearch } from './search.ts'
import { isOpenable } from './trail-findings.tsx'
import { TrailRow, whyNot } from './trail-row.tsx'
import type { Viewer } from './trail-row.tsx'
import { useAudit } from '../base/use-audit.ts'
import { useSlash } from '../base/use-slash.ts'

const words = strings.audits.trail
const PER_PAGE = 100
const ROUTE = '/w/$workspaceId/audits/$auditId/trail'

/** The trail of one run leads to that of another: what was open in the one is not open in the other. */
export function TrailPage() {
  const { workspaceId, auditId } = useParams({ from: ROUTE })
  return <Trail key={auditId} workspaceId={workspaceId} auditId={auditId} />
}

/** The activity trail of an audit: who, what, when, from which state to which, and the verification of the hash chain. */
function Trail({ workspaceId, auditId }: { workspaceId: string; auditId: string }) {
  const filter = useSearch({ from: ROUTE })
  const navigate = useNavigate({ from: ROUTE })
  const { role, may } = useWorkspace()
  const audit = useAudit(workspaceId, auditId)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const trail = useInfiniteQuery({
    queryKey: ['trail', workspaceId, auditId, filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('listTrail', { workspace_id: workspaceId, audit_id: auditId, offset: pageParam, limit: PER_PAGE, ...filter }, signal),
    getNextPageParam: (last: Answer<'listTrail'>, pages) => (pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined),
  })
  const first = trail.data?.pages[0]
  const proof = useProof(auditId, first?.length ?? 0)
  const viewer: Viewer = { id: useSession().user?.id, isOwner: role === 'owner', mayReview: may('review') }
  const [here, setHere] = useState<number | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const [listed, setListed] = useState<number | null>(null)
  const list = (entry: number) => setListed((before) => (before === entry ? null : entry))
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? []
  /** The newest decision of the viewer that stands. */
  const last = entries.find(
    (entry) => entry.actor.id === viewer.id && entry.action !== 'undo' && entry.undone_by === null && whyNot(entry, viewer) === null,
  )?.number
  const [letterKeys] = useLetterKeys()
  const step = (by: number) => {
    const at = entries.findIndex(({ number: each }) => each === here)
    const next = entries[at < 0 ? 0 : at + by]
    if (!next) return
    setHere(next.number)
    document.getElementById(`entry-${next.number}`)?.scrollIntoView({ block: 'nearest' })
  }
  const undoLast = () => last !== undefined && setOpen(last)
  useDeskKeys(letterKeys, {
    j: () => step(1),
    k: () => step(-1),
    z: undoLast,
    'Ctrl+z': undoLast,
    'Shift+z': () => {
      const entry = entries.find(({ number: each }) => each === here)
      if (entry && entry.undone_by === null && whyNot(entry, viewer) === null) setOpen(entry.number)
    },
    f: () => {
      const entry = entries.find(({ number: each }) => each === here)
      if (entry && isOpenable(entry)) list(entry.number)
    },
    Escape: () => {
      setOpen(null)
      setListed(null)
    },
  })
  if (!audit || !first) return <Loading />
  const set = (change: TrailSearch) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
  const query = new URLSearchParams(filter as Record<string, string>)
  return (
    <main id="main" className="page">
      <title>{strings.audits.pageTitle(`${words.title}, ${audit.name}`)}</title>
      <nav className="trailnav" aria-label={strings.audits.where}>
        <Link to="/w/$workspaceId/audits" params={{ workspaceId }}>
          {strings.audits.title}
        </Link>
        <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId }} dir="auto">
          {audit.name}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">{words.note}</p>
        </div>
        {first.length > 0 && (
          <div className="page-do">
            <a className="btn" href={`${API}/w/${workspaceId}/audits/${auditId}/trail.csv?${query}`} download>
              <Icon name="i-download" />
              {words.csv}
            </a>
            <a className="btn" href={`${API}/w/${workspaceId}/audits/${auditId}/trail/findings.csv?${query}`} download>
              <Icon name="i-download" />
              {words.csvFindings}
            </a>
          </div>
        )}
      </header>
      {first.length === 0 ? (
        <div className="sheet">
          <Empty
            title={words.empty}
            action={
              <Link className="btn" to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }}>
                {strings.audits.page.openDesk}
              </Link>
            }
          >
            {words.emptyHelp}
          </Empty>
        </div>
      ) : (
        <>
          <section className="sheet card chain" aria-label={words.verified}>
            <p className="chainline">
              <Chain proof={proof} whole />
              {proof?.verified && <span className="note chain-n">{words.checkedNow(proof.length)}</span>}
            </p>
          </section>
          <div className="toolbar">
            <SearchField
              label={words.search}
              value={filter.search ?? ''}
              onSearch={(search) => set({ search: search || undefined })}
              inputRef={field}
            />
            <div className="chips">
              <FilterChip
                name={words.filter.who}
                options={first.actors.map((actor) => ({ value: actor, label: actor }))}
                chosen={filter.actor ? [filter.actor] : []}
                onChange={(chosen) => set({ actor: chosen.at(-1) })}
              />
              <FilterChip
                name={words.filter.what}
                options={Object.entries({ ...words.actions, decision_ended: strings.ends.action }).map(([value, label]) => ({
                  value,
                  label,
                }))}
                chosen={filter.action ? [filter.action] : []}
                onChange={(chosen) => set({ action: chosen.at(-1) })}
              />
            </div>
            {viewer.mayReview && <p className="note seg-end">{viewer.isOwner ? words.ownerMay : words.othersMay}</p>}
          </div>
          <div className="sheet">
            {entries.length === 0 ? (
              <Empty title={words.noMatch} />
            ) : (
              <table className="table table-mid table-trail table-undo">
                <thead>
                  <tr>
                    <th scope="col">{words.when}</th>
                    <th scope="col">{words.who}</th>
                    <th scope="col">{words.what}</th>
                    <th scope="col" className="num">
                      {words.number}
                    </th>
                    <th scope="col">{words.hash}</th>
                    <th scope="col" className="num">
                      <span className="vh">{strings.base.undo}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <TrailRow
                      key={entry.number}
                      {...{ entry, auditId, workspaceId, viewer }}
                      isLast={entry.number === last}
                      isHere={entry.number === here}
                      isOpen={entry.number === open}
                      isListed={entry.number === listed}
                      onList={() => list(entry.number)}
                      onHere={() => setHere(entry.number)}
                      onOpen={() => setOpen(entry.number)}
                      onClose={() => setOpen(null)}
                    />
                  ))}
                </tbody>
              </table>
            )}
          </div>
          <p className="keyline">
            {words.keys.map(([label, ...caps]) => (
              <span key={label}>
                {caps.map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}{' '}
                {label}
              </span>
            ))}
          </p>
          <MoreButton list={trail}>{words.more}</MoreButton>
        </>
      )}
    </main>
  )
}
