import { STATE_CODES, stateCode } from '../reviews/chart/chart.ts'
import type { Db } from './pool.ts'
import { inStatesSql } from './review-counters.ts'

export interface RuleFigure {
  rule_id: string
  /** Findings in the newest audits, oldest of them first. */
  hits: number[]
  decided: number
  dismissed: number
}

const DECIDED = STATE_CODES.filter((code) => code !== stateCode('undecided'))

/** Audits whose hits are shown one by one, and those whose decisions count. */
const SHOWN = 5
const COUNTED = 50

/** What rules found and what became of it, in the newest audits that were completed. */
export async function ruleFigures(db: Db, workspaceId: string): Promise<RuleFigure[]> {
  const { rows } = await db.query<{ rule_id: string; nth: number; hits: number; decided: number; dismissed: number }>(
    `with newest as materialized (
       select id, row_number() over (order by created_at desc, id desc)::int as nth from (
         select id, created_at from audits where workspace_id = $1 and status = 'COMPLETED' order by created_at desc, id desc limit $2
       ) a
     )
     select v.rule_id, least(n.nth, $3 + 1) as nth, sum((select sum(s) from unnest(c.counts) s))::int as hits,
       sum(${inStatesSql('c.counts', DECIDED)})::int as decided,
       sum(${inStatesSql('c.counts', [stateCode('dismissed')])})::int as dismissed
     from newest n join rule_counts c on c.workspace_id = $1 and c.audit_id = n.id
       join audit_rules a on a.workspace_id = $1 and a.audit_id = n.id and a.number = c.rule
       join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     group by 1, 2`,
    [workspaceId, COUNTED, SHOWN],
  )
  return [...Map.groupBy(rows, (row) => row.rule_id)].map(([ruleId, ofRule]) => ({
    rule_id: ruleId,
    hits: Array.from({ length: SHOWN }, (_, index) => ofRule.find(({ nth }) => nth === SHOWN - index)?.hits ?? 0),
    decided: ofRule.reduce((sum, row) => sum + row.decided, 0),
    dismissed: ofRule.reduce((sum, row) => sum + row.dismissed, 0),
  }))
}
