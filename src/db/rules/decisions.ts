import { SYSTEM } from '../../reviews/chart/actor.ts'
import { countIndex, STATE_CODES, stateCode } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { inStatesSql } from '../violations/counters.ts'

/** A rule by what people decided about its findings. */
export interface RuleDecisions {
  rule_id: string
  name: string
  pack: string
  decided: number
  dismissed: number
}

interface Run {
  id: string
  /** Its site, or itself. */
  site: string
  decided: number
}

const UNDECIDED = stateCode('undecided')
const DISMISSED = stateCode('dismissed')
const DECIDED = STATE_CODES.filter((code) => code !== UNDECIDED)

/** Decided findings that are looked at one by one. */
const MOST_LOOKED_AT = 100_000

/** The newest runs that were completed, newest first, with how much is decided in each. */
async function newestRuns(db: Db, workspaceId: string, most: number): Promise<Run[]> {
  const { rows } = await db.query<Run>({
    name: 'newest-runs',
    text: `select id, coalesce(site_id, id) as site,
        (select coalesce(sum(n), 0)::int from unnest(counts[${countIndex(UNDECIDED + 1, 0) + 1}:]) n) as decided
      from audits where workspace_id = $1 and status = 'COMPLETED' order by created_at desc, id limit $2`,
    values: [workspaceId, most],
  })
  return rows
}

/**
 * Whose kept counters tell what people decided, and whose findings have to be looked at. Counters count a decision in each run that it was
 * carried to, and what the end of a run marked as gone in the one before. That concerns sites with several runs only. Where such a site has
 * more decisions than can be looked at, the run with the most stands for it.
 */
function waysToCount(runs: readonly Run[]): { counted: string[]; lookedAt: string[] } {
  const ways: ReturnType<typeof waysToCount> = { counted: [], lookedAt: [] }
  let left = MOST_LOOKED_AT
  for (const ofSite of Map.groupBy(runs, ({ site }) => site).values()) {
    const decided = ofSite.reduce((sum, run) => sum + run.decided, 0)
    if (ofSite.length === 1 || decided > left) ways.counted.push(mostDecided(ofSite).id)
    else {
      left -= decided
      ways.lookedAt.push(...ofSite.filter((run) => run.decided > 0).map(({ id }) => id))
    }
  }
  return ways
}

const mostDecided = (runs: readonly Run[]): Run => runs.reduce((most, run) => (run.decided > most.decided ? run : most))

/** What people decided about the findings of rules in the newest runs. A decision that was carried to later runs counts once. */
export async function decisionsByRule(db: Db, workspaceId: string, mostRuns: number): Promise<RuleDecisions[]> {
  const { counted, lookedAt } = waysToCount(await newestRuns(db, workspaceId, mostRuns))
  const { rows } = await db.query<RuleDecisions>({
    name: 'decisions-by-rule',
    text: `with newest as (
        select distinct on (coalesce(c.identity, r.violation_id)) r.audit_id, r.rule, r.state
        from unnest($3::uuid[]) with ordinality as n (id, nth)
          join reviews r on r.workspace_id = $1 and r.audit_id = n.id and r.state in (${DECIDED.join(', ')})
            and r.decided_by is distinct from $4
          left join carried_violations c on c.workspace_id = $1 and c.violation_id = r.violation_id
        order by coalesce(c.identity, r.violation_id), n.nth
      ),
      decisions as (
        select audit_id, rule, ${inStatesSql('counts', DECIDED)} as decided, ${inStatesSql('counts', [DISMISSED])} as dismissed
        from rule_counts where workspace_id = $1 and audit_id = any($2::uuid[])
        union all
        select audit_id, rule, count(*), count(*) filter (where state = ${DISMISSED}) from newest group by 1, 2
      )
      select v.rule_id, max(v.name) as name, max(v.pack) as pack, sum(d.decided)::int as decided, sum(d.dismissed)::int as dismissed
      from decisions d
        join audit_rules a on a.workspace_id = $1 and a.audit_id = d.audit_id and a.number = d.rule
        join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
      group by v.rule_id having sum(d.decided) > 0 order by v.rule_id`,
    values: [workspaceId, counted, lookedAt, SYSTEM.name],
  })
  return rows
}
