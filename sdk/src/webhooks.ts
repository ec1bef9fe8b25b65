import { WebhookError } from './errors.ts'
import type { WebhookEvent } from './operations.ts'

export interface WebhookRequest {
  /** The body exactly as it came: JSON that was read and written again has another signature. */
  body: string | Uint8Array
  /** `webhook-id`, `webhook-timestamp` and `webhook-signature`: as `Headers`, or as Node's `request.headers`. */
  headers: Headers | Record<string, string | string[] | undefined>
  /** The key of the address (`whsec_…`); while it is rotated the old one and the new one. */
  secret: string | readonly string[]
  /** Seconds that a webhook may be old, or of the future: 300 where nothing is said. */
  tolerance?: number
  /** In place of the present, in milliseconds. */
  now?: number
}

/** The event of a webhook, when its signature is right and its time near; otherwise a `WebhookError`. By Standard Webhooks 1.0. */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookEvent> {
  const { body, secret, tolerance = 300, now = Date.now() } = request
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => header(request, name)) as [
    string,
    string,
    string,
  ]
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp is not a number of seconds.')
  const age = Math.floor(now / 1000) - Number(timestamp)
  if (Math.abs(age) > tolerance) throw new WebhookError(`The webhook is ${age > 0 ? 'too old' : 'of the future'}: sent at ${timestamp}.`)
  const signed = joined(`${id}.${timestamp}.`, body)
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? [bytesOf(one.slice(3))] : []))
  for (const one of typeof secret === 'string' ? [secret] : secret) if (await isSigned(one, given, signed)) return read(body)
  throw new WebhookError('No signature of the webhook is right.')
}

function header({ headers }: WebhookRequest, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value !== 'string' || value === '') throw new WebhookError(`The webhook has no ${name}.`)
  return value
}

async function isSigned(secret: string, given: (Bytes | null)[], signed: Bytes): Promise<boolean> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (!bytes?.length) throw new WebhookError('The secret is not base64 with whsec_ before it.')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  // Compared by the platform, in the same time whatever differs.
  for (const signature of given) if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true
  return false
}

type Bytes = Uint8Array<ArrayBuffer>

function joined(head: string, body: string | Uint8Array): Bytes {
  const [first, second] = [new TextEncoder().encode(head), typeof body === 'string' ? new TextEncoder().encode(body) : body]
  const bytes = new Uint8Array(first.length + second.length)
  bytes.set(first)
  bytes.set(second, first.length)
  return bytes
}

/** Of base64; null where it is none. */
function bytesOf(base64: string): Bytes | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

function read(body: string | Uint8Array): WebhookEvent {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent
  } catch (error) {
    throw new WebhookError('The webhook is signed and holds no JSON.', { cause: error })
  }
}
