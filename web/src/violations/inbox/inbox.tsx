import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { call } from '../../base/api.ts'
import { weekdayDate } from '../../base/format.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { Empty } from '../../base/parts/empty.tsx'
import { FilterChip } from '../../base/parts/filter-chip.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { SeverityLabel, SHOWN_SEVERITIES } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { PickBar } from './pick-bar.tsx'
import { InboxRow, useOpenRow } from './row.tsx'
import { SaveView } from './save-view.tsx'
import { filterOf, mineText, ORDERS } from './search.ts'
import type { InboxSearch } from './search.ts'
import { usePicks } from './use-picks.ts'
import { Views } from './views.tsx'

const words = strings.inbox
const PAGE = 50

export type Row = Schemas['InboxRow']

/** What is mine, across audits and sites: approvals first, then what is overdue; every row says why it is here. */
export function Inbox() {
  const workspace = useWorkspace()
  const search: InboxSearch = useSearch({ from: '/w/$workspaceId/mine' })
  const navigate = useNavigate({ from: '/w/$workspaceId/mine' })
  const [today] = useState(() => weekdayDate(new Date().toISOString()))
  const [current, setCurrent] = useState(0)
  const [snoozing, setSnoozing] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [letterKeys] = useLetterKeys()
  const open = useOpenRow()
  const order = search.order ?? 'due'
  const filter = filterOf(search)
  const { data, error, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['inbox', workspace.id, filter, order],
    queryFn: ({ signal, pageParam }) =>
      call('getInbox', { workspace_id: workspace.id, ...filter, order, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.offset + last.rows.length < last.total ? last.offset + last.rows.length : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const here = rows[Math.min(current, rows.length - 1)]
  const picks = usePicks(rows, filter)
  const { chosen } = picks
  /** The desk on exactly what is shown, or picked; it leads on to the next audit. */
  const review = () => {
    const auditId = chosen[0]?.audit_id ?? data?.pages[0]?.audits[0]?.audit_id
    if (!auditId) return
    const mine = mineText(filter, chosen.length > 0 ? chosen.map(({ item }) => item) : undefined)
    void navigate({ to: '/w/$workspaceId/audits/$auditId/desk', params: { workspaceId: workspace.id, auditId }, search: { mine } })
  }
  /** The row one stands on has the focus: Enter opens it. */
  const move = (by: number) => {
    const next = Math.max(0, Math.min(current + by, rows.length - 1))
    setCurrent(next)
    document.querySelectorAll<HTMLElement>('.mi .mi-body')[next]?.focus()
  }
  useDeskKeys(letterKeys, {
    j: () => move(1),
    k: () => move(-1),
    o: review,
    x: () => here && picks.toggle(here),
    z: picks.undoLast,
    'Ctrl+z': picks.undoLast,
    h: () => here && setSnoozing(here.item),
    y: () => here?.approval_id && open(here, true),
    n: () => here?.approval_id && open(here, true),
    '/': () => document.querySelector<HTMLInputElement>('.mine input[type=search]')?.focus(),
  })
  if (error && !data) throw error
  const first = data?.pages[0]
  if (!first) return <Loading />
  const set = (change: Partial<InboxSearch>) => {
    setCurrent(0)
    void navigate({ search: (before) => ({ ...before, saved: undefined, ...change }), replace: true })
  }
  const chip = (name: 'site' | 'rule' | 'language', options: Schemas['InboxFacets']['sites']) => (
    <FilterChip
      name={words[name]}
      options={options}
      chosen={search[name]?.split(',') ?? []}
      onChange={(values) => set({ [name]: values.join(',') || undefined })}
    />
  )
  const counted = new Map(first.sections.map(({ section, count }) => [section, count]))
  const left = first.total - rows.length
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.title)}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">
            {words.note(first.total, first.sites, first.counts.overdue, first.counts.week)} · {today}
          </p>
        </div>
        <div className="page-do">
          <button className="btn" type="button" onClick={() => setSaving(true)}>
            <Icon name="i-plus" />
            {words.saveView}
          </button>
          <button className="btn btn-primary" type="button" disabled={!here} onClick={review}>
            {words.review(chosen.length || first.total)} <kbd aria-hidden="true">O</kbd>
          </button>
        </div>
      </header>
      <div className="mine">
        <Views counts={first.counts} views={first.views} search={search} onSave={() => setSaving(true)} />
        <div className="mine-main">
          <div className="toolbar">
            <SearchField label={words.searchLabel} value={search.search ?? ''} onSearch={(term) => set({ search: term || undefined })} />
            <div className="chips">
              {chip('site', first.facets.sites)}
              <FilterChip
                name={words.severity}
                options={SHOWN_SEVERITIES.map((value) => ({
                  value,
                  label: strings.base.severity[value],
                  face: <SeverityLabel value={value} />,
                }))}
                chosen={search.severity?.split(',') ?? []}
                onChange={(values) => set({ severity: values.join(',') || undefined })}
              />
              {chip('rule', first.facets.rules)}
              {chip('language', first.facets.languages)}
            </div>
            <div className="seg-end">
              <Segmented
                label={words.orderBy}
                value={order}
                options={ORDERS.map((value) => ({ value, label: words.order[value] }))}
                onChange={(value) => set({ order: value === 'due' ? undefined : value })}
              />
            </div>
          </div>
          <section className="sheet flist" aria-label={words.title}>
            {rows.length === 0 && (
              <Empty title={Object.keys(filter).length > 0 ? words.noMatch : words.empty}>
                {Object.keys(filter).length > 0 ? undefined : words.emptyHelp}
              </Empty>
            )}
            {[...Map.groupBy(rows, (row) => row.section)].map(([section, some]) => (
              <Fragment key={section}>
                <div className="flist-h">
                  <h2>{words.section[section] ?? some[0]!.site_name}</h2>
                  <span>{counted.get(section)}</span>
                </div>
                <ul>
                  {some.map((row) => (
                    <InboxRow
                      key={row.item}
                      row={row}
                      current={row === here}
                      picked={picks.picked.has(row.item)}
                      onPick={() => picks.toggle(row)}
                      snoozing={snoozing === row.item}
                      onSnoozing={(on) => setSnoozing(on ? row.item : null)}
                      onHere={() => setCurrent(rows.indexOf(row))}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
          {left > 0 && (
            <button className="btn" type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.more(Math.min(left, PAGE))}
            </button>
          )}
          <PickBar picks={picks} total={first.total} loaded={rows.length} />
          <p className="keyline" aria-hidden="true">
            <span>
              <kbd>J</kbd>
              <kbd>K</kbd> {words.keys.move}
            </span>
            <span>
              <kbd>{strings.base.keyCap.enter}</kbd> {words.keys.open}
            </span>
            <span>
              <kbd>O</kbd> {words.keys.review}
            </span>
            <span>
              <kbd>X</kbd> {words.keys.pick}
            </span>
            <span>
              <kbd>H</kbd> {words.keys.snooze}
            </span>
            <span>
              <kbd>A</kbd> {words.keys.assign}
            </span>
            <span>
              <kbd>Y</kbd>
              <kbd>N</kbd> {words.keys.approve}
            </span>
            <span>
              <kbd>Z</kbd> {words.keys.undo}
            </span>
          </p>
          <p className="keyline">
            <button className="link" type="button" onClick={() => document.dispatchEvent(new Event('imprimatur:help'))}>
              {words.keys.all}
            </button>
          </p>
        </div>
      </div>
      {saving && <SaveView filter={filter} onClose={() => setSaving(false)} />}
    </main>
  )
}
