import type pg from 'pg'
import { moveAdminCursor, moveCursors, publishedSince, takeOutbox, trailNews } from '../db/events/sources.ts'
import type { PublishedRule } from '../db/events/sources.ts'
import { appendEvents, holdHead } from '../db/events/events.ts'
import type { NewEvent } from '../db/events/events.ts'
import { transaction } from '../db/base/pool.ts'
import { eventsOfTrail, firstBatch } from './from-trail.ts'

const SERIALISATION = '40001'

/**
 * Numbers what has happened in a workspace since the last time, one process at a time: because numbers are given by whoever holds the head,
 * and not by the changes themselves, a reader who has seen a number will never see a smaller one appear, and no change waits for another
 * audit's. Answers how many events were added.
 */
export async function relayEvents(db: pg.Pool, workspaceId: string): Promise<number> {
  try {
    return await transaction(db, (client) => relay(client, workspaceId))
  } catch (error) {
    // Another process relayed at the same moment.
    if ((error as { code?: string }).code === SERIALISATION) return 0
    throw error
  }
}

async function relay(client: pg.PoolClient, workspaceId: string): Promise<number> {
  const head = await holdHead(client, workspaceId)
  if (!head) return 0
  const news = firstBatch(await trailNews(client, workspaceId))
  const published = await publishedSince(client, workspaceId, head.admin_number)
  const outbox = await takeOutbox(client, workspaceId)
  if (news.length + outbox.length === 0 && published.upTo === head.admin_number) return 0
  const events: NewEvent[] = [
    ...(await eventsOfTrail(client, workspaceId, news)),
    ...published.rules.map(ofRule),
    ...outbox.map(({ type, subject, at, data }) => ({ type, subject, at, data: JSON.parse(data) as object })),
  ]
  await appendEvents(client, workspaceId, head.number, events.toSorted(inTime))
  await moveCursors(client, workspaceId, news)
  if (published.upTo > head.admin_number) await moveAdminCursor(client, workspaceId, published.upTo)
  return events.length
}

/** Within one millisecond what was found comes first, and the end of an audit last, but for what it did to the gate of its site. */
const RANKS: Partial<Record<NewEvent['type'], number>> = { 'violation.found': 0, 'audit.completed': 2, 'gate.failed': 3, 'gate.passed': 3 }
const rank = ({ type }: NewEvent): number => RANKS[type] ?? 1

/** Events of the same time and rank stay in the order they came in. */
const inTime = (a: NewEvent, b: NewEvent): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : rank(a) - rank(b))

const ofRule = ({ number: _number, at, ...data }: PublishedRule): NewEvent => ({
  type: 'rule.published',
  subject: data.rule_id,
  at,
  actorId: data.actor.id,
  data,
})
