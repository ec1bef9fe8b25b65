import { useCallback, useRef, useState } from 'react'
import type { QueueStore, Row } from './queue-store.ts'
import { NOTHING, rowKey } from './scope.ts'
import type { Selection } from './scope.ts'

/** The selected rows: one by one, a range, or everything the filter shows. Another list has another selection. */
export function useSelection(store: QueueStore, grouped: boolean, current: number | null) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const anchor = useRef<number | null>(null)
  const [of, setOf] = useState(store)
  if (of !== store) {
    setOf(store)
    setSelection(NOTHING)
  }

  /** `on` null: toggle. */
  const pick = useCallback(
    (row: Row, index: number, on: boolean | null) => {
      anchor.current = index
      setSelection((before) => {
        const rows = new Map(before.rows)
        const key = rowKey(row, grouped)
        if (on ?? !rows.has(key)) rows.set(key, row)
        else rows.delete(key)
        return { rows, all: null, seen: before.rows.size === 0 ? store.version : before.seen }
      })
    },
    [grouped, store],
  )
  const pickRange = useCallback(() => {
    if (current === null) return
    const from = anchor.current ?? current
    anchor.current = current
    void store.range(Math.min(from, current), Math.max(from, current)).then((list) =>
      setSelection((before) => ({
        rows: new Map([...before.rows, ...list.map((row) => [rowKey(row, grouped), row] as const)]),
        all: null,
        seen: before.rows.size === 0 ? store.version : before.seen,
      })),
    )
  }, [current, grouped, store])
  const pickAll = useCallback(() => setSelection({ rows: new Map(), all: store.findings, seen: store.version }), [store])
  const clearPicks = useCallback(() => setSelection(NOTHING), [])
  return { selection, pick, pickRange, pickAll, clearPicks }
}
