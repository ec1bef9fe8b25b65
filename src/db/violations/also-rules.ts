import type { StoredAlso } from '../audits/checked-assets.ts'
import type { Db } from '../base/pool.ts'
import { remembered } from '../base/remembered.ts'

/** The other rules of a merged violation, as violations.also_rules has them; null where there are none. */
export function alsoRulesOf(ruleId: string, also: readonly StoredAlso[] | null): string | null {
  const others = new Set((also ?? []).map(({ rule_id: id }) => id).filter((id) => id !== ruleId))
  return others.size === 0 ? null : [...others].toSorted().join('\n')
}

const IDS = `string_to_array(m.also_rules, E'\\n')`
const TESTS = {
  rules: (given: string) => `${IDS} && ${given}::text[]`,
  packs: (given: string) => `exists (select 1 from unnest(${IDS}) as o (id) where split_part(o.id, '.', 1) = any(${given}::text[]))`,
}

/**
 * Whether one of the other rules of violation `v` is one of these, or of one of these packs. An audit has few different sets of rules:
 * those that match are read from the index once and looked up there, so that no violation is read that is not shown.
 */
export const alsoSql = (by: keyof typeof TESTS, audit: string, given: string): string =>
  `v.also_rules is not null and v.also_rules = any(array(select m.also_rules from violations m
    where m.workspace_id = $1 and m.audit_id = ${audit} and m.also_rules is not null group by 1 having ${TESTS[by](given)}))`

/** Whether violation `v` is said by one of these rules, where the violations to look at are few. */
export const saidBySql = (given: string): string => `(v.rule_id = any(${given}) or string_to_array(v.also_rules, E'\\n') && ${given})`

/** The same by the packs of the rules. */
export const saidByPackSql = (given: string): string => `(v.rule_version_id in (select rv.id from rule_versions rv
    where rv.workspace_id = $1 and rv.pack = any(${given}))
  or exists (select 1 from unnest(string_to_array(v.also_rules, E'\\n')) as o (id) where split_part(o.id, '.', 1) = any(${given})))`

/** How many violations of an audit one set of rules says, by its leading rule. */
interface MergedCount {
  rule_id: string | null
  also: string[]
  total: number
}

/** Merged violations stay as they were found: what was counted holds for as long as the audit has no more of them. */
export const mergedCounts = (db: Db, workspaceId: string, auditId: string, violations: number): Promise<MergedCount[]> =>
  remembered(
    JSON.stringify(['merged', workspaceId, auditId, violations]),
    (counts) => counts.length * 200,
    async () => {
      const { rows } = await db.query<{ rule_id: string | null; also_rules: string; total: number }>({
        name: 'merged-counts',
        text: `select rule_id, also_rules, count(*)::int as total from violations
          where workspace_id = $1 and audit_id = $2 and also_rules is not null group by 1, 2`,
        values: [workspaceId, auditId],
      })
      return rows.map(({ also_rules: also, ...row }) => ({ ...row, also: also.split('\n') }))
    },
  )

interface NamedRule {
  rule_id: string
  rule_name: string
  pack: string
}

/** Names of rules as they were when the audit ran. */
export async function namesInAudit(db: Db, workspaceId: string, auditId: string, ruleIds: string[]): Promise<NamedRule[]> {
  if (ruleIds.length === 0) return []
  const { rows } = await db.query<NamedRule>({
    name: 'rule-names-in-audit',
    text: `select v.rule_id, v.name as rule_name, v.pack from audit_rules a
      join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
      where a.workspace_id = $1 and a.audit_id = $2 and v.rule_id = any($3::text[])`,
    values: [workspaceId, auditId, ruleIds],
  })
  return rows
}
