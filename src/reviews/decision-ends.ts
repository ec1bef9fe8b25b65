import type pg from 'pg'
import { newId } from '../db/base/ids.ts'
import { momentAt, newMoment } from '../db/base/moments.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { membersAmong } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import { personNamed } from '../db/people/person-data.ts'
import { readSettings, today } from '../db/settings/settings.ts'
import type { DueDays } from '../db/settings/settings.ts'
import {
  auditOfEnd,
  dueEnds,
  handBack,
  latestReturn,
  lockEnd,
  lockEnding,
  sayOldDecision,
  setReturned,
  setWarned,
  standingReviews,
} from '../db/violations/decision-ends.ts'
import type { DecisionEnd, KeptEnd, StandingReview } from '../db/violations/decision-ends.ts'
import { dueDates } from '../db/violations/due-dates.ts'
import { writeDecision } from '../db/violations/reviews.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { isId } from '../db/base/ids.ts'
import { invalid } from '../errors.ts'
import { assignReturned } from './assignment-rules.ts'
import { SYSTEM } from './chart/actor.ts'
import type { Actor } from './chart/actor.ts'
import { ENDED_ACTION, ENDING_ACTIONS, REVIEW_STATES, stateCode } from './chart/chart.ts'
import type { ReviewAction } from './chart/chart.ts'
import { ENDS_SOON } from './chart/notices.ts'

/** An end as a request names it. */
export interface GivenEnd {
  until?: string | null | undefined
  owner_id?: string | null | undefined
}

/** The end of a decision that is asked for; without an owner whoever decides answers for it. */
export async function endOf(
  db: Db,
  workspaceId: string,
  actor: Actor,
  action: ReviewAction,
  { until = null, owner_id: ownerId }: GivenEnd,
): Promise<DecisionEnd | null> {
  const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  if (until === null) {
    if (ownerId != null) throw fault('owner_id', 'an owner answers for a decision with an end: name until')
    return null
  }
  if (!ENDING_ACTIONS.includes(action)) throw fault('until', `only ${ENDING_ACTIONS.join(' and ')} can have an end`)
  if (!isDay(until)) throw fault('until', 'this is no day of the calendar')
  if (until < today()) throw fault('until', 'this day is over')
  const wanted = ownerId === undefined ? actor.userId : ownerId
  if (wanted === null) return { until, owner: null }
  const [owner] = isId(wanted) ? await membersAmong(db, workspaceId, [wanted]) : []
  if (!owner && ownerId !== undefined) throw fault('owner_id', 'this is no member of the workspace')
  return { until, owner: owner ?? null }
}

/** Whether a text such as 2027-01-31 is a day of the calendar. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** How many findings come back in one transaction. */
const AT_ONCE = 1000

/**
 * What decisions held for whose last day is over is undecided again: in batches, each a transaction of its own with an entry in the trail.
 * Which are left is read from the findings, so nothing comes back twice however often the process dies, and what a person has decided
 * meanwhile stays as decided.
 */
export async function endDecisions(db: pg.Pool, workspaceId: string): Promise<void> {
  const ends = await dueEnds(db, workspaceId, today())
  if (ends.length === 0) return
  const { dueDays } = await readSettings(db, workspaceId)
  for (const id of ends) for (let over = false; !over; ) over = await transaction(db, (client) => endNext(client, workspaceId, id, dueDays))
}

/** Whether nothing of it is left. */
async function endNext(client: pg.PoolClient, workspaceId: string, id: string, dueDays: DueDays): Promise<boolean> {
  const end = await lockEnd(client, workspaceId, id)
  if (!end) return true
  const auditId = await auditOfEnd(client, workspaceId, id)
  if (auditId === null) {
    await tellOwner(client, workspaceId, end)
    return true
  }
  await lockAudit(client, workspaceId, { audit: auditId, violations: [], groups: [] })
  const reviews = await standingReviews(client, workspaceId, { id, auditId, limit: AT_ONCE })
  if (reviews.length > 0) await bringBack(client, workspaceId, { end, auditId, reviews, dueDays })
  return false
}

interface Batch {
  end: KeptEnd
  auditId: string
  reviews: StandingReview[]
  dueDays: DueDays
}

async function bringBack(client: pg.PoolClient, workspaceId: string, { end, auditId, reviews, dueDays }: Batch): Promise<void> {
  const { id, until, ownerId } = end
  const [member = null] = ownerId === null ? [] : await membersAmong(client, workspaceId, [ownerId])
  const owner = member ?? (await personNamed(client, workspaceId, ownerId))
  const ids = reviews.map((review) => review.id)
  const [{ reason }] = reviews as [StandingReview]
  await writeDecision(
    client,
    {
      id: newId(),
      workspaceId,
      scope: { audit: auditId, violations: ids, groups: [] },
      action: ENDED_ACTION,
      state: stateCode('undecided'),
      reason: null,
      actor: SYSTEM,
      ended: { id, until, owner, reason, assigned: member },
    },
    true,
  )
  await handBack(client, workspaceId, ids, member?.id ?? null, dueDates(dueDays))
  if (!member) await assignReturned(client, workspaceId, auditId, ids)
  await sayOldDecision(
    client,
    workspaceId,
    reviews.map((review) => ({ id: newId(), violationId: review.id, content: oldDecision(end, review) })),
    SYSTEM.name,
    momentAt(newMoment()),
  )
  await setReturned(client, workspaceId, id, end.returned + reviews.filter(({ latest }) => latest).length)
}

const WORDS = { dismissed: 'Dismissed', elevated_risk: 'Accepted as a risk' }

/** What the thread keeps of a decision that has ended. */
function oldDecision({ state, until }: KeptEnd, { reason, decided_by: by }: StandingReview): string {
  const word = WORDS[REVIEW_STATES[state] as keyof typeof WORDS]
  return `${word} until ${until}${by === null ? '' : ` by ${by}`}${reason === null ? '.' : `: ${reason}`}`
}

const DAY = 24 * 3_600_000

/** Tells whoever answers for decisions that they end soon; of each once. What has ended already is told when it comes back. */
export async function warnOfEnds(db: pg.Pool, workspaceId: string): Promise<void> {
  const { endingDays: days } = await readSettings(db, workspaceId)
  if (days === null) return
  await transaction(db, async (client) => {
    const last = new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    const ending = await lockEnding(client, workspaceId, today(), last)
    if (ending.length === 0) return
    const members = new Set(
      (await membersAmong(client, workspaceId, [...new Set(ending.map(({ ownerId }) => ownerId))])).map(({ id }) => id),
    )
    const byOwner = Map.groupBy(
      ending.filter(({ ownerId }) => members.has(ownerId)),
      ({ ownerId, auditId }) => `${ownerId} ${auditId}`,
    )
    await writeNotices(
      client,
      workspaceId,
      [...byOwner.values()].map((some) => ({
        userId: some[0]!.ownerId,
        kind: 'due',
        auditId: some[0]!.auditId,
        count: some.reduce((sum, { count }) => sum + count, 0),
        outcome: ENDS_SOON,
      })),
    )
    await setWarned(
      client,
      workspaceId,
      ending.map(({ id }) => id),
      momentAt(newMoment()),
    )
  })
}

/** Once, when all of it has come back. */
async function tellOwner(client: pg.PoolClient, workspaceId: string, { id, ownerId, returned }: KeptEnd): Promise<void> {
  if (returned === 0) return
  const [owner] = ownerId === null ? [] : await membersAmong(client, workspaceId, [ownerId])
  if (owner) {
    const auditId = await latestReturn(client, workspaceId, id)
    await writeNotices(client, workspaceId, [{ userId: owner.id, kind: 'due', auditId, count: returned, outcome: ENDED_ACTION }])
  }
  await setReturned(client, workspaceId, id, 0)
}
