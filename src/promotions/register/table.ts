import type pg from 'pg'
import { namesOfEntries } from '../../db/promotions/names.ts'
import { entriesAfter } from '../../db/promotions/list.ts'
import { today } from '../../db/settings/settings.ts'
import { csvLine } from '../../text/csv-line.ts'
import { stateOn } from '../content.ts'

const PER_READ = 500

export const REGISTER_COLUMNS = [
  'number',
  'kind',
  'state',
  'title',
  'medium',
  'audience',
  'markets',
  'approved on',
  'approved by',
  'function',
  'why compliant',
  'proof',
  'first used',
  'last used',
  'withdrawn on',
  'withdrawn by',
  'withdraws',
  'version approved',
  'text sha256',
  'entered at',
] as const

/** The whole register by its numbers, page by page. */
export async function* registerPages(db: pg.Pool, workspaceId: string): AsyncGenerator<(string | number | null)[][]> {
  const day = today()
  for (let after = 0; ; ) {
    const rows = await entriesAfter(db, workspaceId, after, PER_READ)
    if (rows.length === 0) return
    after = rows.at(-1)!.number
    const { people, numbers } = await namesOfEntries(db, workspaceId, rows)
    yield rows.map((row) => {
      const { content } = row
      const { approvers, proofs } = content
      return [
        row.number,
        row.kind,
        stateOn(row, day),
        content.title,
        content.medium,
        content.audience,
        content.markets.join(' '),
        content.approved_on,
        approvers.map(({ id, name }) => (id && people.get(id)) ?? name).join('\n'),
        approvers.map((each) => each.function ?? '').join('\n'),
        content.statement,
        proofs.map(({ title, url }) => (url && url !== title ? `${title} (${url})` : title)).join('\n'),
        content.first_used_on,
        content.ends_on,
        row.withdrawn_on,
        row.withdrawn_number,
        (row.withdraws && numbers.get(row.withdraws)) ?? null,
        row.subject_version,
        row.subject_sha256,
        new Date(row.entered_at).toISOString(),
      ]
    })
  }
}

export async function* registerCsv(db: pg.Pool, workspaceId: string): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([...REGISTER_COLUMNS])}`
  for await (const page of registerPages(db, workspaceId)) yield page.map((row) => csvLine(row)).join('')
}
