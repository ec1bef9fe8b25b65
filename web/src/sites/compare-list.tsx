import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { date, langTag, shortAddress } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { SeverityLabel, severityClass } from '../base/parts/severity.tsx'
import { State } from '../base/parts/state.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { diffWords } from '../base/diff.ts'
import { Change } from '../base/parts/change.tsx'
import type { ChangeLook } from '../base/parts/change.tsx'
import { runDay } from './run-words.ts'
import { isOfEarlierRun } from '../../../src/reviews/chart/run-changes.ts'
import type { CompareSearch, Tally } from './search.ts'

const words = strings.sites.compare
type Found = Schemas['ComparedFinding']
type Comparison = Schemas['Comparison']
const PER_PAGE = 20

const LOOK: Partial<Record<Found['kind'], ChangeLook>> = {
  sentence_changed: 'changed',
  rule_changed: 'changed',
  still_there: 'changed',
  decided: 'changed',
}

/** The line above the findings of one count. */
function headOf(tally: Tally, { counts, changed_by: by, gone_marked_fixed: marked, not_looked_at: why, from, to }: Comparison): string {
  if (tally === 'new') return words.head.new(counts.new, counts.came_back)
  if (tally === 'still_there') return words.head.still_there(counts.still_there, counts.carried)
  if (tally === 'gone') return words.head.gone(counts.gone, marked)
  if (tally === 'not_looked_at')
    return words.head.not_looked_at(counts.not_looked_at, why.by_page, why.pages, why.by_rule, why.rules, runDay(from, [from, to]))
  const parts = (['sentence_changed', 'rule_changed', 'still_there', 'decided'] as const).filter((name) => by[name] > 0)
  return words.head.changed(counts.changed, counts.still_there, parts.map((name) => words.parts[name](by[name])).join(', '))
}

/** The findings of one count; when it is not pressed, only what it is. */
export function ComparedList({
  tally,
  data,
  filter,
  open,
  only,
  onOnly,
}: {
  tally: Tally
  data: Comparison
  filter: Pick<CompareSearch, 'severity' | 'rule' | 'section' | 'language' | 'search'>
  open: boolean
  only: boolean
  onOnly(): void
}) {
  return (
    <>
      <div className="flist-h">
        <h3>
          <Change look={tally}>{strings.sites.change[tally]}</Change>
        </h3>
        <span>{headOf(tally, data)}</span>
        {!(open && only) && (
          <button className="link" type="button" onClick={onOnly}>
            {open ? words.only : words.showThem}
            <span className="vh">: {strings.sites.change[tally]}</span>
          </button>
        )}
      </div>
      {open && <Rows tally={tally} data={data} filter={filter} />}
    </>
  )
}

function Rows({ tally, data, filter }: { tally: Tally; data: Comparison; filter: Parameters<typeof ComparedList>[0]['filter'] }) {
  const { id: workspaceId } = useWorkspace()
  const { siteId } = useParams({ from: '/w/$workspaceId/sites/$siteId/compare' })
  const given = { from: data.from.audit_id, to: data.to.audit_id, change: tally, ...filter }
  const query = useInfiniteQuery({
    queryKey: ['compared', workspaceId, siteId, given],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        'comparedFindings',
        { workspace_id: workspaceId, site_id: siteId, ...given, offset: pageParam, limit: PER_PAGE } as never,
        signal,
      ),
    getNextPageParam: (last: Answer<'comparedFindings'>, pages) =>
      pages.length * PER_PAGE < last.total ? pages.length * PER_PAGE : undefined,
  })
  const rows = query.data?.pages.flatMap(({ findings }) => findings) ?? []
  const left = (query.data?.pages[0]?.total ?? 0) - rows.length
  return (
    <>
      {rows.map((found) => (
        <Row key={`${found.earlier_id} ${found.later_id}`} found={found} tally={tally} data={data} />
      ))}
      {left > 0 && (
        <div className="center">
          <button className="btn btn-sm" type="button" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.more(Math.min(left, PER_PAGE))}
          </button>
        </div>
      )}
    </>
  )
}

function Row({ found, tally, data }: { found: Found; tally: Tally; data: Comparison }) {
  const { id: workspaceId } = useWorkspace()
  const gone = isOfEarlierRun(tally)
  const [run, other] = gone ? [data.from, data.to] : [data.to, data.from]
  const why =
    words.why_[found.kind] ?? (found.decided_by && found.decided_at ? words.decidedBy(found.decided_by, date(found.decided_at)) : '')
  return (
    <Link
      className="fl"
      to="/w/$workspaceId/audits/$auditId/desk"
      params={{ workspaceId, auditId: run.audit_id }}
      search={{ change: tally, against: other.audit_id, finding: (gone ? found.earlier_id : found.later_id)!, view: 'each' }}
    >
      <Change look={LOOK[found.kind] ?? (found.kind as ChangeLook)}>{words.kind[found.kind]}</Change>
      <span className="fl-rule">
        <SeverityLabel value={found.severity} />
        <b>{found.rule_name ?? found.rule_id}</b>
      </span>
      <span>
        <Text found={found} />
        <span className="path">{shortAddress(found.asset_url ?? '').replace(/^[^/]+(?=\/)/, '')}</span>
      </span>
      <span className="fl-end">
        <span className="then">
          {found.earlier_state ? <State value={found.earlier_state} /> : <span className="note">{words.notThere}</span>}
          <Icon name="i-right" />
          {found.later_state ? <State value={found.later_state} /> : <span className="note">{words.notThere}</span>}
        </span>
        {why && <span>{why}</span>}
      </span>
    </Link>
  )
}

const MAX_BEFORE = 60

function Text({ found }: { found: Found }) {
  const lang = langTag(found.language)
  if (found.sentence && found.earlier_sentence) {
    return (
      <q className="row-text" lang={lang} dir="auto">
        {diffWords(found.earlier_sentence, found.sentence).map(({ kind, text }, index) =>
          kind === 'del' ? <del key={index}>{text}</del> : kind === 'ins' ? <ins key={index}>{text}</ins> : text,
        )}
      </q>
    )
  }
  const before = found.before.length > MAX_BEFORE ? `…${found.before.slice(-MAX_BEFORE).replace(/^\S*\s/, '')}` : found.before
  return (
    <q className="row-text" lang={lang} dir="auto">
      {before}
      <mark className={`m m-${severityClass(found.severity)}`}>{found.violating_text}</mark>
      {found.after}
    </q>
  )
}
