import { adminTrailOf } from '../../db/trail/admin-pages.ts'
import type { AdminEntry } from '../../db/trail/admin-pages.ts'
import { row, table } from './coverage.ts'
import type { Part } from './model.ts'
import type { Reporting } from './subject.ts'

const MOST_ENTRIES = 10_000
/** A name in every language. */
export const SHA256 = 'SHA-256'

/** What the workspace's log says of one thing, the oldest entry first. */
export const entriesOf = async ({ db, workspace }: Reporting, id: string): Promise<AdminEntry[]> =>
  (await adminTrailOf(db, workspace.id, id, MOST_ENTRIES)).toReversed()

export async function* entryTable({ telling }: Reporting, title: string, none: string, entries: AdminEntry[]): AsyncGenerator<Part> {
  const { words, at, number } = telling
  const { column } = words
  yield { kind: 'section', title }
  yield table(
    [
      [column.at, 2.5],
      [column.by, 2],
      [column.what, 2.5],
      [column.version, 1.4, true],
      [column.why, 3.6],
      [SHA256, 3],
    ],
    none,
  )
  for (const entry of entries)
    yield row(at(entry.at), entry.actor.name, words.did[entry.kind] ?? entry.kind, versionIn(entry.to), entry.why, [
      { text: `${number(entry.number)} ` },
      { text: entry.hash, code: true },
    ])
  yield { kind: 'end' }
}

const versionIn = (to: unknown): number | null => {
  const version = (to as { version?: unknown } | null)?.version
  return typeof version === 'number' ? version : null
}

/** For what has no trail of its own: its entries stand in the log of the workspace. */
export async function* howToCheckLog({ telling, workspace }: Reporting, more: string): AsyncGenerator<Part> {
  const { verify, section } = telling.words
  yield { kind: 'section', title: section.verify }
  yield { kind: 'text', text: more }
  yield { kind: 'text', text: verify.record }
  yield { kind: 'commands', lines: [`imprimatur trail verify --workspace ${workspace.id}`] }
  yield { kind: 'text', text: verify.limits }
}
