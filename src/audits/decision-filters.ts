import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { DecidedFinding } from '../decided/finding.ts'
import { LEAST_DECIDED, whyNotUsable } from '../decided/filter.ts'
import { recordChange } from '../db/trail/admin.ts'
import { decidedFindings, runsOfRule } from '../db/rules/decided-findings.ts'
import { askForFilter, decidedRules, findFilter, setFilterAction } from '../db/rules/decision-filters.ts'
import type { FilterRow } from '../db/rules/decision-filters.ts'
import { findOwnRule } from '../db/rules/own-rules.ts'
import { transaction } from '../db/base/pool.ts'
import { AppError, notFound } from '../errors.ts'
import { ruleById, ruleLibrary } from '../packs/library.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { addTrainJob } from '../queue/queue.ts'

/** Of a rule all that is looked at, of a pack some of each of its rules. */
const OF_A_RULE = { decided: 5000, searched: 50_000 }
const OF_A_PACK_RULE = { decided: 500, searched: 10_000 }

/** Milliseconds after which a training counts as abandoned. */
const LONGEST_TRAINING = 30 * 60_000

const isPack = (subject: string) => !subject.includes('.')

/** The decisions that a filter learns from: this workspace's, about a rule or about the rules of a pack. */
export async function decisionsOf(db: pg.Pool, workspaceId: string, subject: string): Promise<DecidedFinding[]> {
  const [rules, size] = isPack(subject) ? [await decidedRules(db, workspaceId, subject), OF_A_PACK_RULE] : [[subject], OF_A_RULE]
  const found: DecidedFinding[] = []
  for (const id of rules) found.push(...(await decidedFindings(db, workspaceId, id, await runsOfRule(db, workspaceId, id), size)).findings)
  return found
}

async function refuseUnknown(db: pg.Pool, workspaceId: string, subject: string): Promise<void> {
  const known = isPack(subject)
    ? ruleLibrary.packs().some(({ key }) => key === subject)
    : (ruleById(subject) ?? (await findOwnRule(db, workspaceId, subject)))
  if (!known) throw notFound(isPack(subject) ? 'Pack' : 'Rule')
}

/** What is learned of a rule or pack, and whether there is enough to learn from. */
export async function filterOf(db: pg.Pool, workspaceId: string, subject: string) {
  await refuseUnknown(db, workspaceId, subject)
  const [row, { length: decided }] = await Promise.all([findFilter(db, workspaceId, subject), decisionsOf(db, workspaceId, subject)])
  const { action = 'off', figures = null, trained_at: trainedAt = null } = row ?? {}
  // A restored database begins with an empty queue: what was asked for then is asked for again by whoever still wants it.
  const isLost = row?.state === 'waiting' && Date.parse(row.asked_at) < Date.now() - LONGEST_TRAINING
  const state = isLost ? 'failed' : (row?.state ?? 'none')
  const failure = isLost ? 'The training did not end. Train again.' : (row?.failure ?? null)
  const usable = whyNotUsable(figures) === null
  return { subject, state, failure, action, figures, trained_at: trainedAt, decided, needed: LEAST_DECIDED, usable }
}

/** Has a filter trained by the worker, from what is decided now. */
export async function trainFilter(boss: PgBoss, db: pg.Pool, workspaceId: string, actor: Actor, subject: string): Promise<void> {
  await refuseUnknown(db, workspaceId, subject)
  const { length } = await decisionsOf(db, workspaceId, subject)
  if (length < LEAST_DECIDED) throw new AppError(409, `There are ${length} decisions to learn from; ${LEAST_DECIDED} are needed.`)
  await transaction(db, async (client) => {
    await askForFilter(client, workspaceId, subject)
    await addTrainJob(boss, client, { workspaceId, subject, actor })
  })
}

/** Switches a filter on or off, with the reason in the admin log; audits under way go on as they began. */
export async function switchFilter(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  subject: string,
  { action, reason }: { action: FilterRow['action']; reason: string },
): Promise<void> {
  const row = await findFilter(db, workspaceId, subject)
  if (!row) throw notFound('Filter')
  const why = action === 'off' ? null : whyNotUsable(row.figures)
  if (why) throw new AppError(409, why)
  await transaction(db, async (client) => {
    await setFilterAction(client, workspaceId, subject, action)
    await recordChange(client, workspaceId, { kind: 'filter.switched', subject, from: row.action, to: action, why: reason, actor })
  })
}
