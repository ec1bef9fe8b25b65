import type pg from 'pg'
import { endAnswers } from '../../db/claims/answers.ts'
import { findClaim, nextClaimNumber, saveClaim, setClaimState } from '../../db/claims/claims.ts'
import type { ClaimRow } from '../../db/claims/claims.ts'
import { newId } from '../../db/base/ids.ts'
import { newMoment } from '../../db/base/moments.ts'
import { transaction } from '../../db/base/pool.ts'
import { readSettings, today } from '../../db/settings/settings.ts'
import { lockAdminTrail, recordChange } from '../../db/trail/admin.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { enterClaim, withdrawSubject } from '../../promotions/register/approved.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { claimName, endOf, isDay } from '../content.ts'
import type { ClaimContent } from '../content.ts'
import { renewClaim } from './bound-claims.ts'

/** A version with a proof is proved; that somebody has looked at the proof is what approval says. */
const stateOf = ({ proofs }: ClaimContent) => (proofs.length > 0 ? 'proved' : 'draft')

const searchOf = (number: number, { wordings, about, proofs }: ClaimContent) =>
  [claimName(number), ...wordings.map(({ text }) => text), ...about, ...proofs.map(({ title }) => title)].join('\n').toLowerCase()

function refuseFaults({ wordings, proofs, valid_from: from, valid_until: until }: ClaimContent): void {
  const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  if (wordings.some(({ text }) => text.trim() === '')) throw fault('wordings', 'a wording is not empty')
  for (const [field, days] of [
    ['valid_from', [from]],
    ['valid_until', [until]],
    ['proofs', proofs.map(({ expires_on: end }) => end)],
  ] as const)
    if (days.some((day) => day !== null && !isDay(day))) throw fault(field, 'there is no such day')
  if (from !== null && until !== null && until < from) throw fault('valid_until', 'it ends before it begins')
}

const shownVersion = ({ version, content }: Pick<ClaimRow, 'version' | 'content'>) => ({ version, ...content })

/** Makes a claim, which may not be said before it is approved; answers its identifier. */
export async function makeClaim(db: pg.Pool, workspaceId: string, actor: Actor, content: ClaimContent): Promise<string> {
  refuseFaults(content)
  return transaction(db, async (client) => {
    // Whoever numbers a claim holds the end of the admin log, so that two get two numbers.
    await lockAdminTrail(client, workspaceId)
    return (await insertClaim(client, workspaceId, actor, content)).id
  })
}

/** The same within a transaction that holds the end of the admin log. */
export async function insertClaim(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  content: ClaimContent,
): Promise<{ id: string; number: number }> {
  const id = newId()
  const number = await nextClaimNumber(client, workspaceId)
  await saveClaim(client, workspaceId, {
    id,
    number,
    state: stateOf(content),
    version: 1,
    content,
    search: searchOf(number, content),
    until: endOf(content),
    authorId: actor.userId,
    reason: null,
    moment: newMoment(),
  })
  const to = shownVersion({ version: 1, content })
  await recordChange(client, workspaceId, { kind: 'claim.made', subject: claimName(number), subjectId: id, from: null, to, actor })
  return { id, number }
}

const held = async (client: pg.PoolClient, workspaceId: string, id: string): Promise<ClaimRow> => {
  const claim = await findClaim(client, workspaceId, id, true)
  if (!claim) throw notFound('Claim')
  return claim
}

interface Change {
  content: ClaimContent
  basedOn: number
  reason: string | null
}

/** Stores a new version. It has to be approved anew, and what the version before answered is undecided again. */
export async function changeClaim(db: pg.Pool, workspaceId: string, actor: Actor, id: string, change: Change): Promise<void> {
  refuseFaults(change.content)
  await transaction(db, (client) => insertVersion(client, workspaceId, actor, id, change))
}

export async function insertVersion(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  id: string,
  { content, basedOn, reason }: Change,
): Promise<void> {
  const before = await held(client, workspaceId, id)
  if (before.version !== basedOn)
    throw new AppError(
      409,
      `The claim has changed meanwhile: version ${before.version} is in use, and this change was made from ${basedOn}.`,
    )
  const version = before.version + 1
  await saveClaim(client, workspaceId, {
    id,
    number: before.number,
    state: stateOf(content),
    version,
    content,
    search: searchOf(before.number, content),
    until: endOf(content),
    authorId: actor.userId,
    reason,
    moment: newMoment(),
  })
  await endAnswers(client, workspaceId, id)
  await recordChange(client, workspaceId, {
    kind: 'claim.changed',
    subject: claimName(before.number),
    subjectId: id,
    from: shownVersion(before),
    to: shownVersion({ version, content }),
    why: reason,
    actor,
  })
  await withdrawSubject(client, workspaceId, actor, 'claim', id, reason ?? `Version ${version} takes its place.`)
}

/** Approves the version in use; with second approval in the workspace nobody approves what they wrote themselves. */
export async function approveClaim(db: pg.Pool, workspaceId: string, actor: Actor, id: string, version: number): Promise<void> {
  const { fourEyes } = await readSettings(db, workspaceId)
  await transaction(db, async (client) => {
    const claim = await held(client, workspaceId, id)
    if (claim.version !== version)
      throw new AppError(409, `The claim has changed meanwhile: version ${claim.version} is in use, not ${version}. Read it again.`)
    if (claim.state === 'approved') throw new AppError(409, 'The claim is approved already.')
    if (claim.state === 'withdrawn') throw new AppError(409, 'The claim was withdrawn; a new version of it can be approved.')
    if (claim.state === 'draft') throw new AppError(409, 'The claim has no proof yet.')
    if (claim.valid_until !== null && claim.valid_until < today())
      throw new AppError(409, `The claim or one of its proofs ended on ${claim.valid_until}.`)
    if (fourEyes.length > 0 && actor.userId !== null && actor.userId === claim.written_by)
      throw new AppError(403, 'This workspace asks for a second person: somebody else than the one who wrote this version approves it.')
    await setClaimState(client, workspaceId, id, { state: 'approved', approvedBy: actor.userId, moment: newMoment() })
    await renewClaim(client, workspaceId, id)
    await recordChange(client, workspaceId, {
      kind: 'claim.approved',
      subject: claimName(claim.number),
      subjectId: id,
      from: { state: claim.state },
      to: { state: 'approved', version, until: claim.valid_until },
      actor,
    })
    await enterClaim(client, workspaceId, actor, { ...claim, until: claim.valid_until })
  })
}

/** The claim may no longer be said; what it answered is undecided again. Answers how many findings came back. */
export async function withdrawClaim(db: pg.Pool, workspaceId: string, actor: Actor, id: string, reason: string): Promise<number> {
  return transaction(db, async (client) => {
    const claim = await held(client, workspaceId, id)
    if (claim.state === 'withdrawn') throw new AppError(409, 'The claim was withdrawn already.')
    await setClaimState(client, workspaceId, id, { state: 'withdrawn', approvedBy: null, moment: newMoment() })
    const returned = await endAnswers(client, workspaceId, id)
    await recordChange(client, workspaceId, {
      kind: 'claim.withdrawn',
      subject: claimName(claim.number),
      subjectId: id,
      from: { state: claim.state },
      to: { state: 'withdrawn', returned },
      why: reason,
      actor,
    })
    await withdrawSubject(client, workspaceId, actor, 'claim', id, reason)
    return returned
  })
}
