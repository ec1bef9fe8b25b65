import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../errors.ts'

/** The public API of a server, called with the caller's key: the server decides what that key may do. */
export interface ServerCalls {
  call<T>(method: 'GET' | 'POST', place: string, body?: Body, options?: CallOptions): Promise<T>
}

export interface CallOptions {
  /** Milliseconds. */
  patience?: number
  version?: 'v1' | 'v2'
  signal?: AbortSignal
  headers?: Record<string, string>
}

export interface Body {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

export const json = (value: unknown): Body => ({ bytes: new TextEncoder().encode(JSON.stringify(value)), type: 'application/json' })

/** What a server refused, in its words. */
export class Refused extends PlainError {
  readonly status: number
  /** Seconds after which it may be asked again, where it says so. */
  readonly retryAfter: number | null

  constructor(message: string, status: number, retryAfter: string | null | undefined) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter && /^\d{1,3}$/.test(retryAfter) ? Number(retryAfter) : null
  }
}

/** Seconds for which an agent is not told that a server is busy, and how often it is asked. */
const LONGEST_PAUSE = 5
const TRIES = 4

/** Asks again where the server says that it was asked too often, or is busy. */
export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask()
    } catch (error) {
      const pause = error instanceof Refused && (error.status === 429 || error.status === 503) ? error.retryAfter : null
      if (pause === null || pause > LONGEST_PAUSE || tried === TRIES) throw error
      await sleep(pause * 1000, undefined, signal ? { signal } : {})
    }
  }
}

/** What the body of an error says. */
export const detailInWords = (detail: unknown): string =>
  Array.isArray(detail)
    ? detail.map(({ loc, msg }: { loc: unknown[]; msg: string }) => `${loc.join('.')}: ${msg}`).join('; ')
    : typeof detail === 'string'
      ? detail
      : 'it does not say why'
