import type pg from 'pg'
import type { Settings } from '../config.ts'
import { openSecret } from '../secrets/secrets.ts'
import { endpointKey } from './derived-key.ts'

/** The key that signs what an endpoint is sent, as its receiver is given it. */
export type WebhookKeys = (endpointId: string, version: number) => Promise<string>

export function openWebhookKeys(db: pg.Pool, settings: Settings): WebhookKeys {
  let secret: Promise<{ current: string }> | undefined
  return async (endpointId, version) => {
    secret ??= openSecret(db, settings, 'auth')
    return endpointKey((await secret).current, endpointId, version)
  }
}
