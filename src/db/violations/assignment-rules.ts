import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { Actor } from '../../reviews/chart/actor.ts'
import { lockAdminTrail, recordChanges } from '../trail/admin.ts'
import type { By, Change } from '../trail/admin.ts'
import { saidByPackSql, saidBySql } from './also-rules.ts'
import type { Person } from './assignments.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Parameter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { boundSql, KEEP_PLACES, PLACES } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'

/** What a rule looks at; an empty list says nothing. */
interface AssignmentCriteria {
  packs: string[]
  rules: string[]
  paths: string[]
  languages: string[]
  /** Sites, or audits that belong to none. */
  sites: string[]
}

export interface AssignmentRule extends AssignmentCriteria {
  id: string
  name: string
  people: string[]
  paused: boolean
}

export async function listAssignmentRules(db: Db, workspaceId: string): Promise<AssignmentRule[]> {
  const { rows } = await db.query<AssignmentRule>({
    name: 'assignment-rules',
    text: `select id, name, packs, rules, paths, languages, sites, people, paused from assignment_rules
      where workspace_id = $1 order by position, id`,
    values: [workspaceId],
  })
  return rows
}

/** Sites that a rule can be about. */
export async function siteOptions(db: Db, workspaceId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select id, name from sites where workspace_id = $1 order by lower(name), id limit 1000',
    [workspaceId],
  )
  return rows
}

/** Replaces the list, inside a transaction, with an entry in the admin log for each rule that differs. */
export async function replaceAssignmentRules(client: pg.PoolClient, workspaceId: string, rules: AssignmentRule[], by: By): Promise<void> {
  await lockAdminTrail(client, workspaceId)
  const before = await listAssignmentRules(client, workspaceId)
  await client.query('delete from assignment_rules where workspace_id = $1', [workspaceId])
  for (const [position, rule] of rules.entries()) {
    const { id, name, packs, rules: ids, paths, languages, sites, people, paused } = rule
    await client.query(
      `insert into assignment_rules (workspace_id, id, position, name, packs, rules, paths, languages, sites, people, paused)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [workspaceId, id, position, name, packs, ids, paths, languages, sites, people, paused],
    )
  }
  await recordChanges(client, workspaceId, ruleChanges(before, rules, by))
}

/** The place in the list counts too: the first rule that matches assigns. */
function ruleChanges(before: AssignmentRule[], after: AssignmentRule[], { actor, why = null }: By): Change[] {
  const placed = (rules: AssignmentRule[]) => new Map(rules.map((rule, index) => [rule.id, { ...rule, position: index + 1 }]))
  const [old, current] = [placed(before), placed(after)]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id) => {
    const [from = null, to = null] = [old.get(id), current.get(id)]
    if (isDeepStrictEqual(from, to)) return []
    return [{ kind: 'assignment_rules.changed', subject: (to ?? from)!.name, subjectId: id, from, to, why, actor }]
  })
}

/** A path as a LIKE pattern: `*` stands for anything, and what begins with a slash is the beginning of the path. */
const pathPattern = (path: string): string => {
  const escaped = path.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%')
  return path.startsWith('/') ? `${escaped}%` : `%${escaped}%`
}

/** An address without scheme and host; what is no address as it is. */
const PATH = `regexp_replace(v.asset_url, '^[a-z]+://[^/]*', '')`

/** The undecided violations assigned to nobody that a rule matches: reviews `r`, violations `v`, audits `a`. `$1` is the workspace. */
function matchingSql({ packs, rules, paths, languages, sites }: AssignmentCriteria, parameter: Parameter): string {
  const conditions = [
    `r.workspace_id = $1 and r.state = 0 and r.assigned_to = '{}' and r.approval_id is null`,
    rules.length > 0 && saidBySql(parameter(rules, 'text[]')),
    languages.length > 0 && `v.language = any(${parameter(languages, 'text[]')})`,
    paths.length > 0 && `${PATH} like any(${parameter(paths.map(pathPattern), 'text[]')})`,
    sites.length > 0 && `coalesce(a.site_id, a.id) = any(${parameter(sites, 'uuid[]')})`,
    packs.length > 0 && saidByPackSql(parameter(packs, 'text[]')),
  ]
  return `from reviews r join violations v on v.workspace_id = $1 and v.id = r.violation_id
    join audits a on a.workspace_id = $1 and a.id = r.audit_id where ${conditions.filter(Boolean).join(' and ')}`
}

/** Runs of which a later one has ended are left alone. */
const LATEST = `not exists (select 1 from audits b where b.workspace_id = $1 and b.site_id = a.site_id and b.run > a.run
    and b.status = 'COMPLETED' and not b.carrying)`

/** How many violations a rule would assign now, by audit. */
export async function countMatching(db: Db, workspaceId: string, criteria: AssignmentCriteria): Promise<{ audit_id: string; n: number }[]> {
  const { values, parameter } = parametersAfter(workspaceId)
  const { rows } = await db.query<{ audit_id: string; n: number }>(
    `select r.audit_id, count(*)::int as n ${matchingSql(criteria, parameter)} and ${LATEST} group by 1 order by 1`,
    values,
  )
  return rows
}

/**
 * Assigns what a rule matches in an audit, with one entry in the trail; run after the audit's row is locked. `fresh`: only what was not met
 * in an earlier run, whose assignments are people's own; `among`: of these violations alone.
 */
export async function writeRuleAssignment(
  db: Db,
  workspaceId: string,
  auditId: string,
  actor: Actor,
  rule: AssignmentRule,
  people: Person[],
  fresh: boolean,
  among: readonly string[] | null = null,
): Promise<number> {
  const { values, parameter } = parametersAfter(workspaceId)
  const audit = parameter(auditId, 'uuid')
  const added = parameter(
    people.map(({ id }) => id),
    'uuid[]',
  )
  const { rows } = await db.query<{ n: number }>(
    `with audit as materialized (select ${audit} as id),
     chosen as materialized (select r.violation_id ${matchingSql(rule, parameter)} and r.audit_id = ${audit}${
       fresh ? ' and not exists (select 1 from carried_violations c where c.workspace_id = $1 and c.violation_id = r.violation_id)' : ''
}${among === null ? '' : ` and r.violation_id = any(${parameter(among, 'uuid[]')})`}),
     changed as (
       update reviews r set assigned_to = ${added} from chosen
       where r.workspace_id = $1 and r.violation_id = chosen.violation_id returning r.place, r.finding_hash
     ),
     total as materialized (
       select count(*)::int as n, ${PLACES}, ${boundSql()} as sha256
       from changed
     ),
     ${appendSql({
       moment: parameter(momentAt(newMoment()), 'timestamptz'),
       actor: parameter(actorJson(actor), 'text'),
       fields: {
         action: `'assign'`,
         violation_id: 'null',
         group_id: 'null',
         count: 'total.n',
         findings_sha256: 'total.sha256',
         assigned: parameter(JSON.stringify(people), 'json'),
         rule: parameter(rule.name, 'text'),
       },
       from: 'total where total.n > 0',
     })},
     ${KEEP_PLACES}
     select total.n from total, written`,
    values,
  )
  return rows[0]?.n ?? 0
}
