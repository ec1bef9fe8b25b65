import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'

interface AssetQuery {
  state?: string
  search?: string
  held?: 'some'
  offset: number
  limit: number
}

interface AssetRow {
  id: string
  rule_failures: { ruleId?: string; rule_id?: string; message: string }[]
}

/** Checked, but a rule met a limit and did not look everywhere. */
export const IS_INCOMPLETE = `state = 'completed' and rule_failures @> '[{"incomplete": true}]'`

const COLUMNS = `id, name, url, state, reason, type, title, language_key, characters, checked, left_out, rule_failures, fetched_at,
  violations, held, same_as is not null as unchanged, not (${IS_INCOMPLETE}) as complete`

const shown = <Row extends AssetRow>(row: Row) => ({
  ...row,
  rule_failures: row.rule_failures.map(({ ruleId, rule_id, message }) => ({ rule_id: rule_id ?? ruleId ?? '', message })),
})

/** A window of what an audit read or could not read, in the order it was found. */
export async function listAssets(db: Db, workspaceId: string, auditId: string, { state, search, held, offset, limit }: AssetQuery) {
  const where = `workspace_id = $1 and audit_id = $2 and ($3::text is null or state = $3) 
    and ($4::text is null or name ilike $4 or url ilike $4) ${held ? 'and held > 0' : ''}
    and exists (select 1 from audits live where live.workspace_id = $1 and live.id = $2)`
  const values = [workspaceId, auditId, state ?? null, search ? likePattern(search) : null]
  const { rows } = await db.query<AssetRow>(`select ${COLUMNS} from assets where ${where} order by position, id limit $5 offset $6`, [
    ...values,
    limit,
    offset,
  ])
  const { rows: counted } = await db.query<{ n: number }>(`select count(*)::int as n from assets where ${where}`, values)
  return { assets: rows.map(shown), total: counted[0]!.n }
}

interface AssetsAfter {
  states: string[] | null
  after: { position: number; id: string } | null
  limit: number
}

/** The same, page by page, each behind the last asset of the one before. */
export async function assetsAfter(db: Db, workspaceId: string, auditId: string, { states, after, limit }: AssetsAfter) {
  const { rows } = await db.query<AssetRow & { position: number }>(
    `select ${COLUMNS}, position from assets
     where workspace_id = $1 and audit_id = $2 and ($3::text[] is null or state = any($3))
       and ($4::bigint is null or (position >= $4 and (position > $4 or id > $5::uuid)))
     order by position, id limit $6`,
    [workspaceId, auditId, states, after?.position ?? null, after?.id ?? null, limit + 1],
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { assets: page.map(shown), next: rows.length > limit && last ? { position: last.position, id: last.id } : null }
}
