import type pg from 'pg'
import type { WebhookKey, WebhookKeys } from '../auth/webhook-keys.ts'
import type { By } from '../db/admin-trail.ts'
import type { EventType } from '../db/events.ts'
import { listEndpoints, makeEndpoint, MOST_ENDPOINTS } from '../db/webhook-endpoints.ts'
import { AppError, invalid } from '../errors.ts'

/** Refuses what is no web address, or carries a password that lists would show. */
export function checkedUrl(url: string): string {
  const parsed = URL.parse(url.trim())
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '' || url.includes('\0'))
    throw invalid({ loc: ['body', 'url'], msg: 'Value error, this is no web address', type: 'value_error' })
  return parsed.href
}

/** Endpoints as they are shown, with the keys that sign what they are sent. */
export async function shownEndpoints(db: pg.Pool, keys: WebhookKeys, workspaceId: string) {
  return endpointsWith(await keys(), db, workspaceId)
}

async function endpointsWith(keyOf: WebhookKey, db: pg.Pool, workspaceId: string) {
  return (await listEndpoints(db, workspaceId)).map(({ key_version: version, failures: _failures, ...endpoint }) => ({
    ...endpoint,
    key: keyOf(endpoint.id, version),
  }))
}

export async function newEndpoint(
  db: pg.Pool,
  keys: WebhookKeys,
  workspaceId: string,
  { url, types = [] }: { url: string; types?: EventType[] },
  by: By,
) {
  // Before anything is made: without the secret the caller would be told of a failure, and make another.
  const keyOf = await keys()
  const id = await makeEndpoint(db, workspaceId, { url: checkedUrl(url), types: [...new Set(types)] }, by)
  if (id === null) throw new AppError(409, `A workspace has at most ${MOST_ENDPOINTS} webhook addresses; remove one first.`)
  return (await endpointsWith(keyOf, db, workspaceId)).find((endpoint) => endpoint.id === id)
}
