import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { number } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { strings } from '../base/strings.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useDesk } from './desk-context.ts'
import { QueueHead } from './queue-head.tsx'
import type { Row } from './queue-store.ts'
import { QueueRow } from './row.tsx'
import { rowKey } from './scope.ts'
import { FILTERS } from './search.ts'
import { useVirtualRows } from './virtual-rows.ts'

const words = strings.desk

/** The queue: filters, rows of which only those before the eye exist, and the bar of the selection. */
export function Queue() {
  const { store, grouped, narrow, index: current, selection, open, pick, search, waiting, showWaiting } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  const onRange = useCallback((from: number, to: number) => store.need(from, to), [store])
  const rows = useVirtualRows(store.total, scroller, narrow, onRange)
  const { show, shift } = rows
  useEffect(() => {
    store.onMoved = (from, to) => shift(to - from)
  }, [store, shift])
  useEffect(() => {
    if (current !== null && !narrow) show(current)
  }, [current, narrow, show, store.ready])
  const onOpen = useCallback((row: Row) => open(row, 'finding'), [open])
  const address = new URLSearchParams(Object.entries(search).filter(([name]) => name !== 'finding' && name !== 'pane') as [string, string][])
  const href = (row: Row | undefined) => {
    address.set('finding', row?.id ?? '')
    return `?${address}`
  }
  return (
    <section className="queue" aria-label={words.queue}>
      <QueueHead />
      {waiting > 0 && <button className="waiting" type="button" onClick={showWaiting}><b>{words.newOnes(waiting)}</b> {words.showNew}</button>}
      <div className="rows" ref={scroller}>
        {store.ready && store.total === 0 ? <NoRows />
          : (
            <div className="rows-space" ref={rows.space}>
              <ol className="rows-window" ref={rows.window} aria-label={words.rows} aria-busy={!store.ready}>
                {Array.from({ length: rows.end - rows.start }, (_, offset) => {
                  const at = rows.start + offset
                  const row = store.row(at)
                  return (
                    <QueueRow
                      key={at} row={row} index={at} total={store.total} grouped={grouped} current={at === current} href={href(row)}
                      picked={row !== undefined && (selection.all !== null || selection.rows.has(rowKey(row, grouped)))} onOpen={onOpen} onPick={pick}
                    />
                  )
                })}
              </ol>
            </div>
          )}
      </div>
      <BulkBar />
    </section>
  )
}

function NoRows() {
  const { store, search, change, audit, workspaceId, auditId } = useDesk()
  if (store.fault) return <Empty title={words.loadFailed} action={<button className="btn" type="button" onClick={() => void store.renew()}>{strings.base.tryAgain}</button>}>{(store.fault as Error).message}</Empty>
  const filtered = [...FILTERS, 'search' as const].some((name) => search[name] !== undefined)
  if (filtered) {
    const off = Object.fromEntries([...FILTERS, 'search'].map((name) => [name, undefined]))
    return <Empty title={words.emptyFilter} action={<button className="btn" type="button" onClick={() => change(off)}>{words.clearFilters}</button>}>{words.emptyFilterHelp}</Empty>
  }
  const running = audit?.status === 'RUNNING' || audit?.status === 'PENDING'
  return (
    <Empty title={running ? words.running : words.emptyAudit} action={<Link className="btn" to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId }}>{words.toAudit}</Link>}>
      {running ? words.emptyRunning : words.emptyAuditHelp}
    </Empty>
  )
}

/** How many, in words: findings, and groups where they are grouped. */
export function QueueCount() {
  const { store, grouped } = useDesk()
  if (!store.ready) return <p className="count">&nbsp;</p>
  return grouped
    ? <p className="count"><b>{number(store.findings)}</b> {words.inGroups} <b>{number(store.total)}</b> {words.groups(store.total)}</p>
    : <p className="count"><b>{number(store.total)}</b> {words.findings(store.total)}</p>
}
