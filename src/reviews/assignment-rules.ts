import type pg from 'pg'
import { countMatching, listAssignmentRules, writeRuleAssignment } from '../db/violations/assignment-rules.ts'
import type { AssignmentRule } from '../db/violations/assignment-rules.ts'
import { membersAmong } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { notFound } from '../errors.ts'
import { SYSTEM } from './chart/actor.ts'
import type { Actor } from './chart/actor.ts'

/**
 * Assigns what an audit has found, by the rules of the workspace: one statement a rule, in their order. What was met in an earlier run
 * keeps whom it had. Called in the transaction that ends the audit.
 */
export async function applyAssignmentRules(db: Db, workspaceId: string, auditId: string): Promise<void> {
  const rules = (await listAssignmentRules(db, workspaceId)).filter(({ paused }) => !paused)
  for (const rule of rules) await applyRule(db, workspaceId, auditId, SYSTEM, rule, true)
}

/** The same for findings of an audit that came back, where nobody has them. Called in the transaction that brings them back. */
export async function assignReturned(db: Db, workspaceId: string, auditId: string, ids: readonly string[]): Promise<void> {
  const rules = (await listAssignmentRules(db, workspaceId)).filter(({ paused }) => !paused)
  for (const rule of rules) await applyRule(db, workspaceId, auditId, SYSTEM, rule, false, ids)
}

/** Whoever has left the workspace gets nothing. */
async function applyRule(
  db: Db,
  workspaceId: string,
  auditId: string,
  actor: Actor,
  rule: AssignmentRule,
  fresh: boolean,
  among: readonly string[] | null = null,
): Promise<number> {
  const people = await membersAmong(db, workspaceId, rule.people)
  if (people.length === 0) return 0
  const count = await writeRuleAssignment(db, workspaceId, auditId, actor, rule, people, fresh, among)
  if (count > 0)
    await writeNotices(
      db,
      workspaceId,
      people
        .filter(({ id }) => id !== actor.userId)
        .map(({ id }) => ({ userId: id, kind: 'assigned', by: rule.name, auditId, count, outcome: 'rule' })),
    )
  return count
}

/** Applies a rule to what is there: everything undecided that is assigned to nobody, audit by audit. */
export async function applyToWhatIsThere(db: pg.Pool, workspaceId: string, actor: Actor, ruleId: string): Promise<number> {
  const rule = (await listAssignmentRules(db, workspaceId)).find(({ id }) => id === ruleId)
  if (!rule) throw notFound('Assignment rule')
  let updated = 0
  for (const { audit_id: auditId } of await countMatching(db, workspaceId, rule)) {
    updated += await transaction(db, async (client) => {
      const audit = await lockAudit(client, workspaceId, { audit: auditId, violations: [], groups: [] })
      return audit ? applyRule(client, workspaceId, auditId, actor, rule, false) : 0
    })
  }
  return updated
}
