import { detailInWords, Refused } from '../agents/server-calls.ts'
import type { Body, CallOptions, ServerCalls } from '../agents/server-calls.ts'
import { readSecret } from '../config.ts'
import { PlainError, UsageError } from '../errors.ts'
import { textFlag } from './command.ts'
import type { Call, Flags } from './command.ts'

/** Milliseconds a request may take. */
const PATIENCE = 60_000

export const SERVER_FLAGS: Flags = {
  server: { type: 'string', value: 'URL', help: 'The address of a server that does it, by an API key; no database is needed here.' },
  key: {
    type: 'string',
    value: 'KEY',
    help: 'With --server: an API key of the workspace there. The list of processes shows it: better --key-file.',
  },
  'key-file': { type: 'string', value: 'FILE', help: 'With --server: a file that holds the API key.' },
}

export function keyOf(call: Call): string {
  const file = textFlag(call, 'key-file')
  const key = file === undefined ? textFlag(call, 'key') : readSecret(file)
  if (!key) throw new UsageError('--server needs --key KEY or --key-file FILE: an API key of the workspace')
  return key
}

/** A server that is reached by an API key alone. */
export class ServerByKey implements ServerCalls {
  readonly #base: string
  readonly #key: string

  constructor(address: string, key: string) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new UsageError(`--server ${address}: that is no address`)
    this.#base = address.replace(/\/+$/, '')
    this.#key = key
  }

  async call<T>(method: 'GET' | 'POST', place: string, body?: Body, options: CallOptions = {}): Promise<T> {
    const { patience = PATIENCE, version = 'v2', signal, headers = {} } = options
    const patient = AbortSignal.timeout(patience)
    let response: Response
    try {
      response = await fetch(`${this.#base}/public/${version}${place}`, {
        method,
        headers: { 'x-api-key': this.#key, ...(body ? { 'content-type': body.type } : {}), ...headers },
        ...(body ? { body: body.bytes } : {}),
        // A key is for this server alone, whatever it answers.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, patient]) : patient,
      })
    } catch (error) {
      const { message, cause } = error as Error
      throw new PlainError(`${this.#base} does not answer: ${cause instanceof Error ? cause.message : message}`)
    }
    const answer = (await response.json().catch(() => null)) as { detail?: unknown } | null
    if (response.ok) return answer as T
    if (response.status === 404 && place !== '' && method === 'POST' && version === 'v2')
      throw new PlainError(`${this.#base} does not know this call: is it an Imprimatur of this version?`)
    const words = `${this.#base} answers ${response.status}: ${detailInWords(answer?.detail)}`
    throw new Refused(words, response.status, response.headers.get('retry-after'))
  }
}

/** As bytes: where a server refuses before it has read all of a stream, Node's fetch fails outside of any promise. */
export async function multipart(form: FormData): Promise<Body> {
  const whole = new Response(form)
  return { bytes: await whole.bytes(), type: whole.headers.get('content-type')! }
}
