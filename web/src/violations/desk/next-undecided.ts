import type { QueueStore, Row } from './queue-store.ts'

/** How far the list is looked through; beyond that the reader goes on by hand. */
const FARTHEST = 2000

/** The next row after one with something undecided, from the start again after the last; undefined where everything is decided. */
export async function nextUndecided(store: QueueStore, after: number): Promise<Row | undefined> {
  const rows = Math.min(store.total, FARTHEST)
  for (let step = 1; step <= rows; step++) {
    const row = await store.rowAt((after + step) % store.total)
    if (row && isOpen(row)) return row
  }
  return undefined
}

/** A group's row shows its first finding; others of it may be undecided all the same. */
const isOpen = ({ review_state: state, group_states: states }: Row): boolean => (states ? states.undecided > 0 : state === 'undecided')
