import type pg from 'pg'
import { openWebhookKeys } from '../../auth/webhook-keys.ts'
import type { WebhookKeys } from '../../auth/webhook-keys.ts'
import type { Settings } from '../../config.ts'
import type { By } from '../../db/trail/admin.ts'
import { findDelivery, resendDelivery, sendTest } from '../../db/events/webhook-deliveries.ts'
import {
  changeEndpoint,
  findEndpoint,
  listEndpoints,
  makeEndpoint,
  MOST_ENDPOINTS,
  rotateEndpointKey,
} from '../../db/events/webhook-endpoints.ts'
import type { EndpointState } from '../../db/events/webhook-endpoints.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { EventType } from '../../contract/values.ts'

/** Addresses that events are sent to, as people and programs set them up. */
export interface Webhooks {
  db: pg.Pool
  keys: WebhookKeys
  /** Why an address could never be sent anything; null where it could. */
  whyUnreachable(workspaceId: string, url: string): Promise<string | null>
}

export const openWebhooks = (db: pg.Pool, settings: Settings): Webhooks => ({
  db,
  keys: openWebhookKeys(db, settings),
  async whyUnreachable(workspaceId, url) {
    const [{ whyUnreachable }, { allowedHosts }] = await Promise.all([
      import('../../fetch/refused-address.ts'),
      readSettings(db, workspaceId),
    ])
    return whyUnreachable(settings, allowedHosts, url)
  },
})

const fault = (msg: string) => invalid({ loc: ['body', 'url'], msg: `Value error, ${msg}`, type: 'value_error' })

/** Refuses what is no web address, carries a password that lists would show, or could never be reached. */
async function checkedUrl({ whyUnreachable }: Webhooks, workspaceId: string, given: string): Promise<string> {
  const url = URL.parse(given.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || given.includes('\0'))
    throw fault('this is no web address')
  const refused = await whyUnreachable(workspaceId, url.href)
  if (refused !== null) throw fault(refused)
  return url.href
}

/** An endpoint as it is shown: without the key that signs, which is shown once. */
const shown = ({ key_version: _version, failures: _failures, ...endpoint }: EndpointState) => endpoint

export const shownEndpoints = async ({ db }: Webhooks, workspaceId: string) => (await listEndpoints(db, workspaceId)).map(shown)

export async function shownEndpoint(webhooks: Webhooks, workspaceId: string, id: string) {
  const found = (await shownEndpoints(webhooks, workspaceId)).find((endpoint) => endpoint.id === id)
  if (!found) throw notFound('Webhook')
  return found
}

/** With its key, this once. */
async function withKey(webhooks: Webhooks, keyOf: Awaited<ReturnType<WebhookKeys>>, workspaceId: string, id: string) {
  const row = await findEndpoint(webhooks.db, workspaceId, id)
  return { ...(await shownEndpoint(webhooks, workspaceId, id)), key: keyOf(id, row!.key_version) }
}

export async function newEndpoint(
  webhooks: Webhooks,
  workspaceId: string,
  { url, types = [] }: { url: string; types?: EventType[] },
  by: By,
) {
  // Before anything is made: without the secret the caller would be told of a failure, and make another.
  const keyOf = await webhooks.keys()
  const given = { url: await checkedUrl(webhooks, workspaceId, url), types: [...new Set(types)] }
  const id = await makeEndpoint(webhooks.db, workspaceId, given, by)
  if (id === null) throw new AppError(409, `A workspace has at most ${MOST_ENDPOINTS} webhook addresses; remove one first.`)
  return withKey(webhooks, keyOf, workspaceId, id)
}

/** Changes what is given. An address that stays is not looked at again: it may have been allowed when it was entered. */
export async function alterEndpoint(
  webhooks: Webhooks,
  workspaceId: string,
  id: string,
  change: { url?: string; types?: EventType[]; enabled?: boolean },
  by: By,
) {
  const before = await findEndpoint(webhooks.db, workspaceId, id)
  if (!before) throw notFound('Webhook')
  const { url = before.url, types = before.types, enabled = before.enabled } = change
  const address = url.trim() === before.url ? before.url : await checkedUrl(webhooks, workspaceId, url)
  const isChanged = await changeEndpoint(webhooks.db, workspaceId, id, { url: address, types: [...new Set(types)], enabled }, by)
  if (!isChanged) throw notFound('Webhook')
  return shownEndpoint(webhooks, workspaceId, id)
}

/** A new key, shown this once; the one before signs as well for so many hours. */
export async function renewKey(webhooks: Webhooks, workspaceId: string, id: string, hours: number, by: By) {
  const keyOf = await webhooks.keys()
  if (!(await rotateEndpointKey(webhooks.db, workspaceId, id, hours, by))) throw notFound('Webhook')
  return withKey(webhooks, keyOf, workspaceId, id)
}

/** Sends an event that says nothing, and answers what is known of it so far. */
export async function testEndpoint({ db }: Webhooks, workspaceId: string, id: string) {
  const endpoint = await findEndpoint(db, workspaceId, id)
  if (!endpoint) throw notFound('Webhook')
  if (!endpoint.enabled) throw new AppError(409, 'This address is switched off: switch it on first.')
  return findDelivery(db, workspaceId, id, await sendTest(db, workspaceId, id))
}

/** Sends an event once more. */
export async function sendAgain({ db }: Webhooks, workspaceId: string, id: string, number: string) {
  const known = /^\d{1,15}$/.test(number) ? Number(number) : 0
  if (!(await resendDelivery(db, workspaceId, id, known))) throw notFound('Delivery')
  return findDelivery(db, workspaceId, id, known)
}
