import type pg from 'pg'
import type { Settings } from '../config.ts'
import { openSecret } from '../secrets/secrets.ts'
import { endpointKey } from './derived-key.ts'

/** The key that signs what an endpoint is sent, as its receiver is given it. */
type WebhookKey = (endpointId: string, version: number) => string

/** Reads the secret each time, as the worker does: it may have been rotated, and the database may have been away. */
export type WebhookKeys = () => Promise<WebhookKey>

export const openWebhookKeys =
  (db: pg.Pool, settings: Settings): WebhookKeys =>
  async () => {
    const { current } = await openSecret(db, settings, 'auth')
    return (endpointId, version) => endpointKey(current, endpointId, version)
  }
