import type pg from 'pg'
import { may } from '../auth/permissions.ts'
import { recordChange } from '../db/trail/admin.ts'
import { accessTo } from '../db/people/members.ts'
import { changeOwnRule, findOwnRule, insertVersion } from '../db/rules/own-rules.ts'
import type { OwnRuleRow } from '../db/rules/own-rules.ts'
import { askForReview, findVersion, publishVersion, sendBack } from '../db/rules/own-rule-versions.ts'
import type { OwnRuleVersion } from '../db/rules/own-rule-versions.ts'
import { transaction } from '../db/base/pool.ts'
import { readSettings } from '../db/settings/settings.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { lockedRule, versionText } from './drafts.ts'
import { proven } from './proven.ts'
import { renewRunningSet } from './running-set.ts'
import { reviewersOf, tell } from './tell.ts'

/** Asks a second person to publish a draft. */
export async function askToPublish(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { reason, askedOf }: { reason: string; askedOf: string | null },
): Promise<void> {
  const { row, version } = await latestOf(db, workspaceId, id)
  if (row.state !== 'draft')
    throw new AppError(409, row.state === 'in_review' ? 'It is in review already.' : 'There is no draft to publish.')
  await refuseAsked(db, workspaceId, actor, askedOf)
  await proven(row.file, version.content)
  await transaction(db, async (client) => {
    await lockedRule(client, workspaceId, id, row.revision)
    const at = new Date()
    await askForReview(client, workspaceId, id, row.latest, { by: actor.userId, of: askedOf, reason, at })
    await changeOwnRule(client, workspaceId, id, { state: 'in_review' }, at)
    await tell(client, workspaceId, actor, await reviewersOf(client, workspaceId, askedOf), { kind: 'rule_review', ruleId: id })
    const to = { version: row.latest, asked_of: askedOf }
    await recordChange(client, workspaceId, { kind: 'rule.review_asked', subject: id, from: null, to, why: reason, actor })
  })
}

/** Makes the latest version the one that runs. */
export async function publishOwnRule(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  reason: string,
  basedOn?: number,
): Promise<void> {
  const { row, version } = await latestOf(db, workspaceId, id)
  if (basedOn !== undefined && basedOn !== row.revision)
    throw new AppError(409, 'Somebody changed this rule meanwhile. Look at what is there now before you publish it.')
  if (row.state === 'published') throw new AppError(409, 'There is no draft to publish.')
  const { ruleReview } = await readSettings(db, workspaceId)
  if (ruleReview) refuseOwn(row, version, actor)
  if (ruleReview && basedOn === undefined)
    throw invalid({ loc: ['body', 'based_on'], msg: 'Value error, say which revision you have read', type: 'value_error' })
  const { rule } = await proven(row.file, version.content)
  await transaction(db, async (client) => {
    await lockedRule(client, workspaceId, id, row.revision)
    const at = new Date()
    await publishVersion(client, workspaceId, id, row.latest, { by: actor.userId, reason, at })
    await changeOwnRule(client, workspaceId, id, { state: 'published', published: row.latest, is_off: false }, at, rule)
    await renewRunningSet(client, workspaceId)
    const from = row.published === null ? null : await publishedText(client, workspaceId, id, row.published)
    const to = versionText(row.latest, version.content)
    await tell(client, workspaceId, actor, [version.asked_by], { kind: 'rule_answered', ruleId: id, outcome: 'published' })
    await recordChange(client, workspaceId, { kind: 'rule.published', subject: id, from, to, why: reason, actor })
  })
}

/** Gives a draft in review back to whoever wrote it. */
export async function sendRuleBack(db: pg.Pool, workspaceId: string, actor: Actor, id: string, why: string): Promise<void> {
  await transaction(db, async (client) => {
    const row = await lockedRule(client, workspaceId, id)
    if (row.state !== 'in_review') throw new AppError(409, 'It is not in review.')
    const at = new Date()
    const { asked_by: asker } = (await findVersion(client, workspaceId, id, row.latest))!
    await sendBack(client, workspaceId, id, row.latest, { by: actor.userId, why, at })
    await changeOwnRule(client, workspaceId, id, { state: 'draft' }, at)
    await tell(client, workspaceId, actor, [asker], { kind: 'rule_answered', ruleId: id, outcome: 'sent_back' })
    const from = { version: row.latest }
    await recordChange(client, workspaceId, { kind: 'rule.sent_back', subject: id, from, to: null, why, actor })
  })
}

/** Switches a published rule off or on again; its drafts stay as they are. */
export async function switchOwnRule(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  isOff: boolean,
  reason: string,
): Promise<void> {
  await transaction(db, async (client) => {
    const row = await lockedRule(client, workspaceId, id)
    if (row.published === null) throw new AppError(409, 'It was never published, so it does not run.')
    if (row.is_off === isOff) throw new AppError(409, isOff ? 'It is switched off already.' : 'It is on already.')
    await changeOwnRule(client, workspaceId, id, { is_off: isOff }, new Date())
    await renewRunningSet(client, workspaceId)
    const kind = isOff ? 'rule.switched_off' : 'rule.switched_on'
    const version = { version: row.published }
    await recordChange(client, workspaceId, {
      kind,
      subject: id,
      from: isOff ? version : null,
      to: isOff ? null : version,
      why: reason,
      actor,
    })
  })
}

/** Takes an earlier text up again as a new version: published at once, or, where a second person is asked for, in review. */
export async function rollBack(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { version: number, reason }: { version: number; reason: string },
): Promise<void> {
  const { row } = await latestOf(db, workspaceId, id)
  const earlier = await findVersion(db, workspaceId, id, number)
  if (!earlier || earlier.published_at === null) throw notFound('Published version')
  if (number === row.published) throw new AppError(409, 'This version is the one that runs.')
  if (row.state !== 'published')
    throw new AppError(409, 'There is a draft; publish or discard it before an earlier version is taken up again.')
  const { rule, values } = await proven(row.file, earlier.content)
  const { ruleReview } = await readSettings(db, workspaceId)
  await transaction(db, async (client) => {
    await lockedRule(client, workspaceId, id, row.revision)
    const at = new Date()
    const next = row.latest + 1
    await insertVersion(client, workspaceId, id, { number: next, content: earlier.content, values, authorId: actor.userId, at })
    if (ruleReview) await askForReview(client, workspaceId, id, next, { by: actor.userId, of: null, reason, at })
    else await publishVersion(client, workspaceId, id, next, { by: actor.userId, reason, at })
    const change = ruleReview ? ({ state: 'in_review' } as const) : ({ state: 'published', published: next, is_off: false } as const)
    await changeOwnRule(client, workspaceId, id, { ...change, latest: next }, at, ruleReview ? undefined : rule)
    if (!ruleReview) await renewRunningSet(client, workspaceId)
    const from = row.published === null ? null : await publishedText(client, workspaceId, id, row.published)
    const to = { ...versionText(next, earlier.content), like: number }
    const kind = ruleReview ? 'rule.review_asked' : 'rule.rolled_back'
    await recordChange(client, workspaceId, { kind, subject: id, from, to, why: reason, actor })
  })
}

const publishedText = async (client: pg.PoolClient, workspaceId: string, id: string, number: number) =>
  versionText(number, (await findVersion(client, workspaceId, id, number))!.content)

async function latestOf(db: pg.Pool, workspaceId: string, id: string): Promise<{ row: OwnRuleRow; version: OwnRuleVersion }> {
  const row = await findOwnRule(db, workspaceId, id)
  if (!row) throw notFound('Rule')
  return { row, version: (await findVersion(db, workspaceId, id, row.latest))! }
}

/** Nobody publishes what he wrote or asked for himself, where the workspace asks for a second person. */
function refuseOwn(row: OwnRuleRow, version: OwnRuleVersion, actor: Actor): void {
  if (row.state !== 'in_review') throw new AppError(409, 'This workspace has rules published by a second person: ask for a review first.')
  if (actor.userId === null || actor.userId === version.author_id || actor.userId === version.asked_by)
    throw new AppError(409, 'This workspace has rules published by a second person: somebody else has to publish it.')
}

async function refuseAsked(db: pg.Pool, workspaceId: string, actor: Actor, askedOf: string | null): Promise<void> {
  if (askedOf === null) return
  const refuse = (msg: string) => invalid({ loc: ['body', 'asked_of'], msg: `Value error, ${msg}`, type: 'value_error' })
  if (askedOf === actor.userId) throw refuse('somebody else has to look at it')
  const access = await accessTo(db, workspaceId, askedOf)
  if (!access || !may(access.role, 'manage_rules')) throw refuse('this person may not publish rules here')
}
