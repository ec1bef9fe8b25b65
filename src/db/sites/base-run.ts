import type { Profile } from '../audits/profile.ts'
import { CLAIM_PACK } from '../../claims/claim-rules.ts'
import type { Db } from '../base/pool.ts'

/** The earlier run of a site that another is compared with while it runs. */
export interface BaseRun {
  id: string
  /** Whether it was made by the same rules, settings and version of the product: what it found in the same bytes is found again. */
  isSame: boolean
}

/** Chooses the last run of the site that ended before this one, and keeps the choice: it stays the same while the audit runs. */
export async function chooseBase(db: Db, workspaceId: string, auditId: string, program: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select b.id from audits a join audits b on b.workspace_id = $1 and b.site_id = a.site_id and b.run < a.run and b.status = 'COMPLETED'
     where a.workspace_id = $1 and a.id = $2 order by b.run desc limit 1`,
    [workspaceId, auditId],
  )
  await db.query('update audits set program = $3, base_id = $4 where workspace_id = $1 and id = $2 and program is null', [
    workspaceId,
    auditId,
    program,
    rows[0]?.id ?? null,
  ])
}

const RULES = (audit: string) => `(select array_agg(r.rule_version_id order by r.rule_version_id) from audit_rules r
  where r.workspace_id = $1 and r.audit_id = ${audit}.id)`

/** Claims are approved and withdrawn between two runs: pages that were held against them are checked again, from what is kept. */
const HELD_AGAINST_CLAIMS = (audit: string) => `exists (select 1 from audit_rules r
  join rule_versions v on v.workspace_id = $1 and v.id = r.rule_version_id
  where r.workspace_id = $1 and r.audit_id = ${audit}.id and v.pack = '${CLAIM_PACK}')`

/** The run chosen before; null: the audit is the first of its site. */
export async function findBase(db: Db, workspaceId: string, auditId: string): Promise<BaseRun | null> {
  const { rows } = await db.query<{ id: string; mine: Profile; its: Profile; same: boolean | null }>(
    `select b.id, a.settings as mine, b.settings as its, a.program = b.program and ${RULES('a')} = ${RULES('b')}
       and not ${HELD_AGAINST_CLAIMS('a')} as same
     from audits a join audits b on b.workspace_id = $1 and b.id = a.base_id where a.workspace_id = $1 and a.id = $2`,
    [workspaceId, auditId],
  )
  const [row] = rows
  return row ? { id: row.id, isSame: row.same === true && whatDecides(row.mine) === whatDecides(row.its) } : null
}

/** Everything of the settings that decides about findings, in one spelling. */
function whatDecides({ packs, overrides, allowed, choice, names = [], filters = [], guarded = [], readings = [] }: Profile): string {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((entry) => JSON.stringify(sorted(entry))).toSorted()
      : value !== null && typeof value === 'object'
        ? Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, entry]) => [key, sorted(entry)])
        : value
  return JSON.stringify(sorted({ packs, overrides, allowed, choice, names, filters, guarded, readings }))
}
