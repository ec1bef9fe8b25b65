import { signEvent } from '../auth/derived-key.ts'
import { isRedirect } from '../fetch/exchange.ts'
import type { OutsideFor } from '../fetch/outside.ts'

export interface Posting {
  /** Asked for with the first message: most workers send none, and need no secret. `previous`: before the server's secret was rotated. */
  secret(): Promise<{ current: string; previous: string | null }>
  outsideFor: OutsideFor
}

interface Answer {
  /** Null: there was none. */
  status: number | null
  /** Null: it was taken. */
  failure: string | null
}

/**
 * Sends an event by the Standard Webhooks convention, signed with each key; through the same guard as pages that are read. What the
 * receiver answers is thrown away but for the status.
 */
export async function postEvent(
  { outsideFor }: Pick<Posting, 'outsideFor'>,
  url: string,
  hosts: string[] | null,
  keys: string[],
  id: string,
  body: string,
): Promise<Answer> {
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': keys.map((key) => signEvent(key, id, seconds, body)).join(' '),
  }
  let status: number | null = null
  try {
    const limits = { maxBytes: 64 * 1024, totalMs: 15_000 }
    const onHead = (head: { status: number }) => void (status = head.status)
    const options = { post: { body, headers }, onRedirect: 'return' as const, limits, onHead }
    const answer = await outsideFor(hosts).fetcher.fetchInto(url, () => undefined, options)
    // The head of a redirect is not shown before the end.
    status = answer.status
    if (isRedirect(answer)) return { status, failure: redirected(answer.status, url, answer.headers.location!) }
  } catch (error) {
    // What follows the status is of no interest: neither is what goes wrong with it.
    if (status === null) return { status, failure: (error as Error).message.slice(0, 500) }
  }
  return { status, failure: status! >= 200 && status! <= 299 ? null : `The receiver answered ${status}.` }
}

/** An address may hold a secret in its path: the host is enough to find it. */
function redirected(status: number, from: string, to: string): string {
  const target = URL.parse(to, from)
  const where = target === null ? 'elsewhere' : target.host === new URL(from).host ? `another path of ${target.host}` : `to ${target.host}`
  return `The receiver answered ${status}: it redirects ${where}. Redirects are not followed: enter the address that takes events.`
}
