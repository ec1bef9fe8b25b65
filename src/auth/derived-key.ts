import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { NOTICE_KINDS } from '../reviews/chart/notices.ts'
import type { NoticeKind } from '../reviews/chart/notices.ts'

/** A key for one purpose, from the secret that signs sessions: nothing of it can be told from the key. */
const derivedKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `imprimatur ${purpose}`, 32))

/** The key that signs a workspace's webhook events, as its receiver is given it. */
export const webhookKey = (secret: string, workspaceId: string): string =>
  `whsec_${derivedKey(secret, `webhook ${workspaceId}`).toString('base64')}`

/** The key that signs what an endpoint is sent; a new version is a new key. */
export const endpointKey = (secret: string, endpointId: string, version: number): string =>
  `whsec_${derivedKey(secret, `webhook endpoint ${endpointId} ${version}`).toString('base64')}`

/** The signature of an event, by the Standard Webhooks convention. */
export function signEvent(key: string, id: string, seconds: number, body: string): string {
  const bytes = Buffer.from(key.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', bytes).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

export interface StopMail {
  workspaceId: string
  userId: string
  kind: NoticeKind
}

const mac = (secret: string, text: string) => createHmac('sha256', derivedKey(secret, 'stop mail')).update(text).digest()

/** What a link in a mail carries: it ends the mails of one kind for one person, and nothing else. */
export function stopMailToken(secret: string, { workspaceId, userId, kind }: StopMail): string {
  const text = `${workspaceId}.${userId}.${kind}`
  return `${Buffer.from(text).toString('base64url')}.${mac(secret, text).toString('base64url')}`
}

/** Null where the signature is wrong. */
export function readStopMailToken(secret: string, token: string): StopMail | null {
  const [body = '', signature = ''] = token.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  const [given, expected] = [Buffer.from(signature, 'base64url'), mac(secret, text)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [workspaceId, userId, kind] = text.split('.')
  return (NOTICE_KINDS as string[]).includes(kind!) ? { workspaceId: workspaceId!, userId: userId!, kind: kind as NoticeKind } : null
}
