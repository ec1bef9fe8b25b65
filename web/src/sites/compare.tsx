import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { isOfEarlierRun } from '../../../src/reviews/chart/run-changes.ts'
import { useSlash } from '../base/use-slash.ts'
import { API, call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { fullStop, languageName, number } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { severityWord } from '../base/parts/severity.tsx'
import type { SeverityName } from '../base/parts/severity.tsx'
import { strings } from '../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { Change } from '../base/parts/change.tsx'
import { CompareCharts } from './compare-charts.tsx'
import { ComparedList } from './compare-list.tsx'
import { runDate, runDay } from './run-words.ts'
import { filtersOf, TALLIES, talliesOf } from './search.ts'
import type { CompareSearch, Tally } from './search.ts'

const words = strings.sites.compare
const FROM = '/w/$workspaceId/sites/$siteId/compare'

/** Two runs of a site: what is new, still there, changed, gone, and what was not looked at. */
export function ComparePage() {
  const { workspaceId, siteId } = useParams({ from: FROM })
  const search = useSearch({ from: FROM })
  const { data: site, error } = useQuery({
    queryKey: ['site', workspaceId, siteId, 100],
    queryFn: ({ signal }) => call('getSite', { workspace_id: workspaceId, site_id: siteId, limit: 100 }, signal),
  })
  const ended = site?.history.filter(({ status }) => status === 'COMPLETED') ?? []
  const to = search.to ?? ended[0]?.audit_id
  const from = search.from ?? ended.find(({ audit_id: id }) => id === to)?.previous_id ?? ended[1]?.audit_id
  const filter = filtersOf(search)
  const compared = useQuery({
    queryKey: ['compare', workspaceId, siteId, from, to, filter],
    queryFn: ({ signal }) => call('compareRuns', { workspace_id: workspaceId, site_id: siteId, from: from!, to: to!, ...filter }, signal),
    enabled: Boolean(from && to),
    placeholderData: keepPreviousData,
  })
  if (error ?? compared.error) throw (error ?? compared.error)!
  if (!site) return <Loading />
  return (
    <main id="main" className="page">
      <title>{strings.sites.pageTitle(`${site.name}: ${words.title}`)}</title>
      <nav className="trailnav" aria-label={strings.sites.where}>
        <Link to="/w/$workspaceId/sites" params={{ workspaceId }}>
          {strings.sites.title}
        </Link>
        <Link to="/w/$workspaceId/sites/$siteId" params={{ workspaceId, siteId }} dir="auto">
          {site.name}
        </Link>
      </nav>
      {from && to ? (
        compared.data ? (
          <Compared data={compared.data} runs={ended} search={search} />
        ) : (
          <Loading />
        )
      ) : (
        <div className="sheet">
          <Empty title={words.needTwo}>{words.needTwoHelp}</Empty>
        </div>
      )}
    </main>
  )
}

function Compared({ data, runs, search }: { data: Schemas['Comparison']; runs: Schemas['SiteRun'][]; search: CompareSearch }) {
  const { workspaceId } = useParams({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const [letterKeys] = useLetterKeys()
  const pressed = talliesOf(search.change)
  const set = (change: { [K in keyof CompareSearch]: CompareSearch[K] | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...change }) as CompareSearch, replace: true })
  const press = (tally: Tally) => set({ change: TALLIES.filter((name) => (name === tally) !== pressed.includes(name)).join(',') || 'none' })
  const { counts, shown, from, to } = data
  const later = pressed.filter((tally) => !isOfEarlierRun(tally))
  const earlier = pressed.filter(isOfEarlierRun)
  // Decision changed is a part of still there: it does not count twice.
  const countIn = (tallies: Tally[]) =>
    tallies.reduce((sum, tally) => sum + (tally === 'changed' && tallies.includes('still_there') ? 0 : shown[tally]), 0)
  const [inLater, inEarlier] = [countIn(later), countIn(earlier)]
  const filter = filtersOf(search)
  const laterDesk = { auditId: to.audit_id, search: { change: later.join(','), against: from.audit_id, ...filter } }
  const earlierDesk = { auditId: from.audit_id, search: { change: earlier.join(','), against: to.audit_id, ...filter } }
  const first = inLater > 0 ? laterDesk : inEarlier > 0 ? earlierDesk : null
  useDeskKeys(letterKeys, {
    ...Object.fromEntries(TALLIES.map((tally, index) => [String(index + 1), () => press(tally)])),
    o: first
      ? () =>
          void navigate({
            to: '/w/$workspaceId/audits/$auditId/desk',
            params: { workspaceId, auditId: first.auditId },
            search: first.search,
          })
      : undefined,
  })
  const laterDay = words.onDay(0, runDay(to, [from, to])).replace(/^0 /, '')
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <div className="vs">
            <span className="note vs-say">{words.from}</span>
            <RunSelect label={words.earlier} runs={runs} value={from.audit_id} onChange={(id) => set({ from: id, to: to.audit_id })} />
            <span className="note vs-say">{words.to}</span>
            <RunSelect label={words.later} runs={runs} value={to.audit_id} onChange={(id) => set({ from: from.audit_id, to: id })} />
            <button
              className="btn btn-ghost btn-icon"
              type="button"
              title={words.swap}
              onClick={() => set({ from: to.audit_id, to: from.audit_id })}
            >
              <Icon name="ch-changed" />
              <span className="vh">{words.swap}</span>
            </button>
          </div>
        </div>
        <div className="page-do">
          {inLater > 0 && (
            <a
              className="btn"
              download
              href={`${API}/w/${workspaceId}/audits/${to.audit_id}/violations.csv?${new URLSearchParams(laterDesk.search)}`}
            >
              <Icon name="i-download" />
              {words.csv}
            </a>
          )}
          {inLater > 0 && inEarlier > 0 && (
            <Link
              className="btn"
              to="/w/$workspaceId/audits/$auditId/desk"
              params={{ workspaceId, auditId: earlierDesk.auditId }}
              search={earlierDesk.search}
            >
              {words.openEarlier(inEarlier, runDay(from, [from, to]))}
            </Link>
          )}
          {first && (
            <Link
              className="btn btn-primary"
              to="/w/$workspaceId/audits/$auditId/desk"
              params={{ workspaceId, auditId: first.auditId }}
              search={first.search}
            >
              {(inLater || inEarlier) === 1 ? words.openOne : words.open(inLater || inEarlier)} <kbd aria-hidden="true">O</kbd>
            </Link>
          )}
        </div>
      </header>
      <TallyBar data={data} pressed={pressed} onPress={press} />
      <p className="sumline">
        {words.sum(
          words.onDay(counts.earlier, runDay(from, [from, to])),
          number(counts.gone),
          number(counts.not_looked_at),
          number(counts.new),
        )}
        <b>{number(counts.later)}</b> {laterDay}
        {fullStop(laterDay)}
      </p>
      <CompareCharts data={data} onPick={(name, value) => set({ [name]: value })} />
      <div className="toolbar">
        <SearchField
          label={words.search}
          value={search.search ?? ''}
          onSearch={(term) => set({ search: term || undefined })}
          inputRef={field}
        />
        <div className="chips">
          {(['severity', 'rule', 'section', 'language'] as const).map((name) => (
            <FilterChip
              key={name}
              name={words.filter[name]}
              chosen={search[name]?.split(',') ?? []}
              onChange={(values) => set({ [name]: values.join(',') || undefined })}
              options={optionsOf(data, name)}
            />
          ))}
        </div>
        <p className="count">
          <b>{number(inLater + inEarlier)}</b> {words.shown(inLater + inEarlier).replace(/^[\d\s.,]+/, '')}
        </p>
      </div>
      <section className="sheet flist" aria-label={words.list}>
        {TALLIES.filter((tally) => pressed.includes(tally) || (tally === 'not_looked_at' && counts.not_looked_at > 0)).map((tally) => (
          <ComparedList
            key={tally}
            tally={tally}
            data={data}
            filter={filter}
            open={pressed.includes(tally)}
            only={pressed.length === 1}
            onOnly={() => set({ change: tally })}
          />
        ))}
        {pressed.length === 0 && <Empty title={words.nothing}>{words.nothingHelp}</Empty>}
      </section>
    </>
  )
}

const RunSelect = ({
  label,
  runs,
  value,
  onChange,
}: {
  label: string
  runs: Schemas['SiteRun'][]
  value: string
  onChange(id: string): void
}) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {runs.map((run) => (
      <option key={run.audit_id} value={run.audit_id}>
        {words.option(runDate(run, runs), run.total_violations)}
      </option>
    ))}
  </select>
)

/** Five counts that are also the filter, keys 1 to 5. */
function TallyBar({ data, pressed, onPress }: { data: Schemas['Comparison']; pressed: Tally[]; onPress(tally: Tally): void }) {
  const { counts, gone_marked_fixed: marked, not_looked_at: why } = data
  const notes: Record<Tally, string> = {
    new: words.cameBack(counts.came_back),
    still_there: words.carried(counts.carried),
    changed: words.ofStill(counts.still_there),
    gone: words.marked(marked),
    not_looked_at: words.why(why.pages, why.rules),
  }
  return (
    <section className="sheet tally" aria-label={words.tally}>
      {TALLIES.map((tally, index) => (
        <button key={tally} type="button" aria-pressed={pressed.includes(tally)} onClick={() => onPress(tally)}>
          <Change look={tally}>
            {strings.sites.change[tally]}
            <kbd aria-hidden="true">{index + 1}</kbd>
          </Change>
          <b>{number(counts[tally])}</b>
          <span>{notes[tally]}</span>
        </button>
      ))}
    </section>
  )
}

function optionsOf(data: Schemas['Comparison'], name: 'severity' | 'rule' | 'section' | 'language') {
  const count = ({ earlier, new: fresh }: Schemas['ChangeCounts']) => earlier + fresh
  // A rule finds what it leads, and what names it beside another rule.
  if (name === 'rule')
    return data.by_rule.map(({ key, label, counts, beside }) => ({ value: key, label: label || key, count: count(counts) + count(beside) }))
  const rows = name === 'severity' ? data.by_severity : name === 'section' ? data.by_section : data.by_language
  return rows
    .filter(({ key }) => key !== '')
    .map(({ key, counts }) => ({
      value: key,
      label: name === 'severity' ? severityWord(key as SeverityName) : name === 'language' ? languageName(key) : key,
      count: count(counts),
    }))
}
