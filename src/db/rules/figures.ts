import type { Db } from '../base/pool.ts'
import { decisionsByRule } from './decisions.ts'

interface RuleFigure {
  rule_id: string
  /** Findings in the newest audits, oldest of them first. */
  hits: number[]
  decided: number
  dismissed: number
}

/** Audits whose hits are shown one by one, and those whose decisions count. */
const SHOWN = 5
const COUNTED = 50

/** What rules found and what became of it, in the newest audits that were completed. */
export async function ruleFigures(db: Db, workspaceId: string): Promise<RuleFigure[]> {
  const [hits, decisions] = await Promise.all([hitsOfRules(db, workspaceId), decisionsByRule(db, workspaceId, COUNTED)])
  const decidedBy = new Map(decisions.map((each) => [each.rule_id, each]))
  const hitsBy = Map.groupBy(hits, ({ rule_id: id }) => id)
  return [...new Set([...hitsBy.keys(), ...decidedBy.keys()])].map((id) => ({
    rule_id: id,
    hits: Array.from({ length: SHOWN }, (_, index) => hitsBy.get(id)?.find(({ nth }) => nth === SHOWN - index)?.hits ?? 0),
    decided: decidedBy.get(id)?.decided ?? 0,
    dismissed: decidedBy.get(id)?.dismissed ?? 0,
  }))
}

/** What each rule found in each of the newest audits, numbered from the newest; those that are not shown one by one have one number. */
async function hitsOfRules(db: Db, workspaceId: string): Promise<{ rule_id: string; nth: number; hits: number }[]> {
  const { rows } = await db.query<{ rule_id: string; nth: number; hits: number }>(
    `with newest as materialized (
       select id, row_number() over (order by created_at desc, id)::int as nth from (
         select id, created_at from audits where workspace_id = $1 and status = 'COMPLETED' order by created_at desc, id limit $2
       ) a
     )
     select v.rule_id, least(n.nth, $3 + 1) as nth, sum((select sum(s) from unnest(c.counts) s))::int as hits
     from newest n join rule_counts c on c.workspace_id = $1 and c.audit_id = n.id
       join audit_rules a on a.workspace_id = $1 and a.audit_id = n.id and a.number = c.rule
       join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     group by 1, 2`,
    [workspaceId, COUNTED, SHOWN],
  )
  return rows
}
