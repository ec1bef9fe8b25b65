import type { Db } from './pool.ts'
import { likePattern } from './violations.ts'

export interface AssetQuery {
  state?: string
  search?: string
  held?: 'some'
  offset: number
  limit: number
}

/** A window of what an audit read or could not read, in the order it was found. */
export async function listAssets(db: Db, workspaceId: string, auditId: string, { state, search, held, offset, limit }: AssetQuery) {
  const where = `workspace_id = $1 and audit_id = $2 and ($3::text is null or state = $3) 
    and ($4::text is null or name ilike $4 or url ilike $4) ${held ? 'and held > 0' : ''}
    and exists (select 1 from audits live where live.workspace_id = $1 and live.id = $2)`
  const values = [workspaceId, auditId, state ?? null, search ? likePattern(search) : null]
  const { rows } = await db.query<{ rule_failures: { ruleId?: string; rule_id?: string; message: string }[] }>(
    `select id, name, url, state, reason, type, title, language_key, characters, checked, left_out, rule_failures, fetched_at, violations,
       held, same_as is not null as unchanged
     from assets where ${where} order by position, id limit $5 offset $6`,
    [...values, limit, offset],
  )
  const { rows: counted } = await db.query<{ n: number }>(`select count(*)::int as n from assets where ${where}`, values)
  const assets = rows.map((row) => ({
    ...row,
    rule_failures: row.rule_failures.map(({ ruleId, rule_id, message }) => ({ rule_id: rule_id ?? ruleId ?? '', message })),
  }))
  return { assets, total: counted[0]!.n }
}
