import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { allClaims } from '../../db/claims/claims.ts'
import type { ClaimRow } from '../../db/claims/claims.ts'
import { transaction } from '../../db/base/pool.ts'
import { lockAdminTrail } from '../../db/trail/admin.ts'
import { invalid } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { claimName } from '../content.ts'
import type { ClaimContent, GivenContent, GivenProof } from '../content.ts'
import { insertClaim, insertVersion } from '../register/register.ts'
import { withSources } from '../sources/attach.ts'
import { columnOf, wordingColumn } from './columns.ts'
import { claimsOfRows } from './rows.ts'
import type { ClaimOfTable, TableFault } from './rows.ts'

/** A table as the readers of tables give it. */
interface Table {
  columns: string[]
  rows: (string | number | boolean)[][]
}

/** What became, or would become, of the claim that begins in a row. */
interface TableRow {
  row: number
  number: string | null
  wording: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  faults: TableFault[]
}

export interface ClaimsReport {
  rows: TableRow[]
  /** Names of columns that were read, and of those that were left aside. */
  columns: string[]
  aside: string[]
}

export const MOST_IN_TABLE = 2000

const REASON = 'Taken in from a table.'
const refuse = (msg: string) => invalid({ loc: ['body', 'file'], msg: `Value error, ${msg}`, type: 'value_error' })

/** Takes claims in from a table; `dryRun`: only the report. Rows with mistakes are refused one by one, the others are stored together. */
export async function takeClaims(db: pg.Pool, workspaceId: string, actor: Actor, table: Table, dryRun: boolean): Promise<ClaimsReport> {
  const columns = table.columns.map(columnOf)
  if (!columns.some((column) => column?.kind === 'wording'))
    throw refuse('the first row names the columns, and none of them is “wording” or “wording EN”')
  const given = claimsOfRows(table.rows, columns)
  if (given.length > MOST_IN_TABLE) throw refuse(`a table has at most ${MOST_IN_TABLE} claims; send it in parts`)
  const named = {
    columns: table.columns.filter((_, at) => columns[at]),
    aside: table.columns.filter((name, at) => !columns[at] && !/^Column \d+$/.test(name)),
  }
  const plan = planOf(given, await allClaims(db, workspaceId))
  // What proofs were read from is looked at before the transaction: a long text is searched in a thread.
  const contents = new Map<TableRow, ClaimContent>()
  for (const { report, given: content } of plan)
    if (report.outcome === 'new' || report.outcome === 'changed') contents.set(report, await withSources(db, workspaceId, content))
  if (!dryRun && contents.size > 0) await store(db, workspaceId, actor, plan, contents)
  return { rows: plan.map(({ report }) => report), ...named }
}

interface Planned {
  report: TableRow
  given: GivenContent
  before: ClaimRow | null
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

function planOf(given: readonly ClaimOfTable[], known: readonly ClaimRow[]): Planned[] {
  const byNumber = new Map(known.map((claim) => [claim.number, claim]))
  const saidBy = new Map(
    known.flatMap((claim) => claim.content.wordings.map(({ text }) => [folded(text), claimName(claim.number)] as const)),
  )
  const rowOf = new Map<number | string, number>()
  return given.map(({ row, number, content, faults }): Planned => {
    const before = number === null ? null : (byNumber.get(number) ?? null)
    const found = [...faults]
    const wordings = content.wordings.map(({ text, language }) => ({ text: folded(text), column: wordingColumn(language) }))
    if (number !== null && !before) found.push({ row, column: 'number', why: `there is no claim ${claimName(number)}` })
    const twice = number === null ? wordings.map(({ text }) => rowOf.get(text)).find((each) => each !== undefined) : rowOf.get(number)
    if (twice !== undefined) found.push({ row, column: number === null ? 'wording' : 'number', why: `row ${twice} has the same` })
    const other = number === null ? wordings.find(({ text }) => saidBy.has(text)) : undefined
    if (other)
      found.push({ row, column: other.column, why: `${saidBy.get(other.text)} has this wording; put that number in the row to change it` })
    if (content.proofs.length > 50) found.push({ row, column: 'proof', why: 'a claim has at most 50 proofs' })
    if (content.wordings.length > 200) found.push({ row, column: 'wording', why: 'a claim has at most 200 wordings' })
    for (const key of number === null ? wordings.map(({ text }) => text) : [number]) if (!rowOf.has(key)) rowOf.set(key, row)
    const kept = before ? withKnownSources(content, before.content) : content
    found.push(
      ...kept.proofs.flatMap((proof) =>
        proof.kind === 'knowledge' && !proof.source_id
          ? [{ row, column: 'proof kind', why: 'an entry of a knowledge base is chosen on the page of the claim' }]
          : [],
      ),
    )
    const outcome = found.length > 0 ? 'refused' : before ? (saysTheSame(kept, before.content) ? 'same' : 'changed') : 'new'
    const report = {
      row,
      number: number === null ? null : claimName(number),
      wording: content.wordings[0]?.text ?? '',
      outcome,
      faults: found,
    }
    return { report: report as TableRow, given: kept, before }
  })
}

/** A table cannot name what a proof was read from: a proof that is still there keeps it. */
function withKnownSources(content: GivenContent, before: ClaimContent): GivenContent {
  const left = [...before.proofs]
  const proofs = content.proofs.map((proof): GivenProof => {
    const at = left.findIndex(({ kind, title }) => kind === proof.kind && title === proof.title)
    const [known] = at < 0 ? [] : left.splice(at, 1)
    return known?.source_id ? { ...proof, source_id: known.source_id } : proof
  })
  return { ...content, proofs }
}

/** Words that must not stand beside a claim are one list in a table. */
function comparable({ conditions, proofs, ...rest }: GivenContent | ClaimContent): object {
  const absent = conditions.flatMap((condition) => (condition.kind === 'absent' ? condition.words : []))
  const stands = conditions.flatMap((condition) => (condition.kind === 'stands' ? [condition.text] : []))
  const shown = proofs.map(({ kind, title, number, url, page, passage, expires_on: end }) => [
    kind,
    title,
    number,
    url,
    page,
    passage?.trim(),
    end,
  ])
  const wordings = rest.wordings.map(({ language, text }) => `${language ?? ''} ${text}`).sort()
  return { ...rest, wordings, absent, stands, shown }
}

const saysTheSame = (one: GivenContent, other: ClaimContent) => isDeepStrictEqual(comparable(one), comparable(other))

/** All in one transaction: of a table that fails nothing stays. */
async function store(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  plan: readonly Planned[],
  contents: ReadonlyMap<TableRow, ClaimContent>,
): Promise<void> {
  await transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    for (const { report, before } of plan) {
      const content = contents.get(report)
      if (!content) continue
      if (before) await insertVersion(client, workspaceId, actor, before.id, { content, basedOn: before.version, reason: REASON })
      else report.number = claimName((await insertClaim(client, workspaceId, actor, content)).number)
    }
  })
}
