import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Empty } from '../../base/parts/empty.tsx'
import { strings } from '../../base/strings.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useDesk } from './desk-context.ts'
import { MineStrip } from './mine-strip.tsx'
import { QueueHead } from './queue-head.tsx'
import type { Row } from './queue-store.ts'
import { QueueRow } from './row.tsx'
import { RowWindow } from './row-window.ts'
import { rowKey } from './scope.ts'
import { FILTERS } from './search.ts'

const words = strings.desk

/** The queue: filters, virtual rows, and the bar of the selection. */
export function Queue() {
  const {
    store,
    grouped,
    narrow,
    index: current,
    selection,
    open,
    pick,
    search,
    change,
    waiting,
    showWaiting,
    workspaceId,
    auditId,
    askFilters,
  } = useDesk()
  const scroller = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [rows] = useState(() => new RowWindow())
  const { start, end, base } = useSyncExternalStore(rows.subscribe, rows.range)
  const empty = store.ready && store.total === 0
  useLayoutEffect(() => (empty ? undefined : rows.attach(scroller.current!, space.current!, list.current!, narrow)), [rows, narrow, empty])
  useLayoutEffect(() => rows.setCount(store.total), [rows, store, store.total])
  useEffect(() => store.need(start, end), [store, store.ready, store.total, start, end])
  useEffect(() => store.followMoves((from, to) => rows.shift(to - from)), [store, rows])
  useEffect(() => {
    if (current !== null && !narrow) rows.show(current)
  }, [current, narrow, rows, store.ready])
  // A row element reused for another finding must not keep the focus of the one before.
  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }, [base])
  const onOpen = useCallback((row: Row) => open(row, 'finding'), [open])
  const filter = new URLSearchParams(
    Object.entries(search).filter(([name]) => name !== 'finding' && name !== 'pane') as [string, string][],
  ).toString()
  return (
    <section className="queue" aria-label={words.queue}>
      <QueueHead {...{ search, change, grouped, workspaceId, auditId, askFilters }} />
      {search.mine && <MineStrip />}
      {waiting > 0 && (
        <button className="waiting" type="button" onClick={showWaiting}>
          <b>{words.newOnes(waiting)}</b> {words.showNew}
        </button>
      )}
      <div className="rows" ref={scroller}>
        {empty ? (
          <NoRows />
        ) : (
          <div className="rows-space" ref={space}>
            <ol className="rows-window" ref={list} aria-label={words.rows} aria-busy={!store.ready}>
              {Array.from({ length: end - start }, (_, offset) => {
                const at = start + offset
                const row = store.row(at)
                return (
                  <QueueRow
                    key={at - base}
                    row={row}
                    index={at}
                    total={store.total}
                    grouped={grouped}
                    current={at === current}
                    href={`?${filter && `${filter}&`}finding=${row?.id ?? ''}`}
                    picked={row !== undefined && (selection.all !== null || selection.rows.has(rowKey(row, grouped)))}
                    onOpen={onOpen}
                    onPick={pick}
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
  if (store.fault)
    return (
      <Empty
        title={words.loadFailed}
        action={
          <button className="btn" type="button" onClick={() => void store.renew()}>
            {strings.base.tryAgain}
          </button>
        }
      >
        {(store.fault as Error).message}
      </Empty>
    )
  const filtered = [...FILTERS, 'search' as const].some((name) => search[name] !== undefined)
  if (filtered) {
    const off = Object.fromEntries([...FILTERS, 'search'].map((name) => [name, undefined]))
    return (
      <Empty
        title={words.emptyFilter}
        action={
          <button className="btn" type="button" onClick={() => change(off)}>
            {words.clearFilters}
          </button>
        }
      >
        {words.emptyFilterHelp}
      </Empty>
    )
  }
  const running = audit?.status === 'RUNNING' || audit?.status === 'PENDING'
  return (
    <Empty
      title={running ? words.running : words.emptyAudit}
      action={
        <Link className="btn" to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId }}>
          {words.toAudit}
        </Link>
      }
    >
      {running ? words.emptyRunning : words.emptyAuditHelp}
    </Empty>
  )
}
