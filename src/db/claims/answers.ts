import type pg from 'pg'
import { stateCode } from '../../reviews/chart/chart.ts'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { newId } from '../base/ids.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { writeDecision } from '../violations/reviews.ts'
import { lockAudit } from '../violations/scope-reads.ts'

/** The claim by which a finding is answered, and what is said of it. */
export interface Answer {
  claimId: string
  version: number
  reason: string
}

/** A new finding that a claim answers. */
export interface AnsweredFinding {
  violationId: string
  answer: Answer
}

/**
 * Of some claims those that still hold as they were read, kept so until the transaction ends: a claim that was withdrawn or changed
 * since the audit began answers nothing more, and one that is withdrawn meanwhile finds everything that it answered.
 */
async function stillApproved(client: pg.PoolClient, workspaceId: string, answers: readonly Answer[]): Promise<(answer: Answer) => boolean> {
  const { rows } = await client.query<{ id: string; version: number }>(
    `select id, version from claims where workspace_id = $1 and id = any($2::uuid[]) and state = 'approved' order by id for share`,
    [workspaceId, [...new Set(answers.map(({ claimId }) => claimId))]],
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return ({ claimId, version }) => versions.get(claimId) === version
}

/** Dismisses new findings that approved claims answer, as the system, in the transaction that stored them and holds the audit. */
export async function answerFindings(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  found: readonly AnsweredFinding[],
): Promise<void> {
  if (found.length === 0) return
  const isApproved = await stillApproved(
    client,
    workspaceId,
    found.map(({ answer }) => answer),
  )
  const answered = found.filter(({ answer }) => isApproved(answer))
  if (answered.length === 0) return
  await client.query(
    `insert into claim_answers (workspace_id, violation_id, audit_id, claim_id, claim_version, answered_at)
     select $1, u.violation_id, $2, u.claim_id, u.version, $6::timestamptz
     from unnest($3::uuid[], $4::uuid[], $5::int[]) as u (violation_id, claim_id, version)`,
    [
      workspaceId,
      auditId,
      answered.map(({ violationId }) => violationId),
      answered.map(({ answer }) => answer.claimId),
      answered.map(({ answer }) => answer.version),
      momentAt(newMoment()),
    ],
  )
  for (const [reason, together] of Map.groupBy(answered, ({ answer }) => answer.reason))
    await writeDecision(
      client,
      {
        id: newId(),
        workspaceId,
        scope: { audit: auditId, violations: together.map(({ violationId }) => violationId), groups: [] },
        // Not `dismiss`, which would wait for a second person where the workspace asks for one: the claim has been approved.
        action: 'answer',
        state: stateCode('dismissed'),
        reason,
        actor: SYSTEM,
      },
      true,
    )
}

/** How many findings a claim answers now. */
export async function countAnswers(db: Db, workspaceId: string, claimIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ claim_id: string; n: number }>(
    `select claim_id, count(*)::int as n from claim_answers where workspace_id = $1 and claim_id = any($2::uuid[]) and ended_at is null
     group by claim_id`,
    [workspaceId, claimIds],
  )
  return new Map(rows.map(({ claim_id: id, n }) => [id, n]))
}

/** Findings that a claim answered are undecided again; those that somebody has decided otherwise meanwhile stay as they are. */
export async function endAnswers(client: pg.PoolClient, workspaceId: string, claimId: string): Promise<number> {
  const { rows } = await client.query<{ audit_id: string }>(
    `select distinct audit_id from claim_answers where workspace_id = $1 and claim_id = $2 and ended_at is null order by audit_id`,
    [workspaceId, claimId],
  )
  let returned = 0
  for (const { audit_id: auditId } of rows) {
    const audit = await lockAudit(client, workspaceId, { audit: auditId, violations: [], groups: [] })
    const { rows: mine } = await client.query<{ violation_id: string; is_answered: boolean }>(
      `select a.violation_id, r.state = ${stateCode('dismissed')} and r.decided_by = $4 as is_answered
       from claim_answers a join reviews r on r.workspace_id = $1 and r.violation_id = a.violation_id
       where a.workspace_id = $1 and a.claim_id = $2 and a.audit_id = $3 and a.ended_at is null`,
      [workspaceId, claimId, auditId, SYSTEM.name],
    )
    const violations = mine.filter(({ is_answered: isAnswered }) => isAnswered).map(({ violation_id: id }) => id)
    if (audit && violations.length > 0)
      await writeDecision(
        client,
        {
          id: newId(),
          workspaceId,
          scope: { audit: auditId, violations, groups: [] },
          action: 'answer_ended',
          state: stateCode('undecided'),
          reason: null,
          actor: SYSTEM,
        },
        true,
      )
    returned += violations.length
    await client.query(
      `update claim_answers set ended_at = $4::timestamptz
       where workspace_id = $1 and claim_id = $2 and audit_id = $3 and ended_at is null`,
      [workspaceId, claimId, auditId, momentAt(newMoment())],
    )
  }
  return returned
}

/** Claims that have ended by a day and still answer findings. */
export async function endedClaims(db: Db, workspaceId: string, day: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select c.id from claims c where c.workspace_id = $1 and c.state = 'approved' and c.valid_until < $2::date
       and exists (select 1 from claim_answers a where a.workspace_id = $1 and a.claim_id = c.id and a.ended_at is null)
     order by c.number`,
    [workspaceId, day],
  )
  return rows.map(({ id }) => id)
}
