import type { components, operations } from './api-schema.d.ts'
import { BASE } from './base-path.ts'
import { withIntent } from './intents.ts'
import { language } from './language.ts'
import { strings } from './strings.ts'
import { OPERATIONS } from './operations.ts'
import { signInAgain } from './signed-out.ts'

export type Schemas = components['schemas']
type Operations = operations
type Success<Op> = Op extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 ? (R[S] extends { content: { 'application/json': infer B } } ? B : never) : never }[keyof R]
  : never
type Nothing = Record<never, never>
type PathOf<Op> = Op extends { parameters: { path: infer P } } ? P : Nothing
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? ([NonNullable<Q>] extends [never] ? Nothing : NonNullable<Q>) : Nothing
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined

export type OperationId = keyof typeof OPERATIONS
type Given<Id extends OperationId> = PathOf<Operations[Id]> &
  QueryOf<Operations[Id]> &
  (BodyOf<Operations[Id]> extends undefined ? unknown : { body: BodyOf<Operations[Id]> })
export type Answer<Id extends OperationId> = Success<Operations[Id]>

/** An error response: a sentence for users, and the whole body. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(sentence(status, body))
    this.status = status
    this.body = body
  }
}

function sentence(status: number, body: unknown): string {
  const { detail, refusal } = (body ?? {}) as {
    detail?: string | { loc: (string | number)[]; msg: string }[]
    refusal?: { name: string; count?: number }
  }
  const worded = refusal && wordsOf(refusal)
  if (worded) return worded
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail)) return detail.map(({ loc, msg }) => `${loc.at(-1)}: ${msg.replace(/^Value error, /, '')}`).join('. ')
  return status === 0 ? strings.base.noAnswer : strings.base.answered(status)
}

/** The refusals that people meet most, in the language of the screens. */
function wordsOf({ name, count = 0 }: { name: string; count?: number }): string | undefined {
  const words = Object.hasOwn(strings.base.refused, name) ? strings.base.refused[name as keyof typeof strings.base.refused] : undefined
  return typeof words === 'function' ? words(count) : words
}

export const API = `${BASE}/app/api`

/** Calls one operation: path and query parameters by name, the body as `body`. */
export async function call<Id extends OperationId>(id: Id, given: Given<Id>, signal?: AbortSignal): Promise<Answer<Id>> {
  const [method, path] = OPERATIONS[id]
  const { body, ...rest } = given as Record<string, unknown>
  const url = address(path, rest)
  if (method !== 'POST') return request(method, url, body, signal) as Promise<Answer<Id>>
  const send = (key: string) => request(method, url, body, signal, key)
  return withIntent(`${url} ${JSON.stringify(body)}`, send, signal) as Promise<Answer<Id>>
}

/** Sends files: the same ones are known by their names, sizes and times, so that another try after a failure does not make them twice. */
export function upload(url: string, form: FormData): Promise<unknown> {
  const parts = [...form].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  )
  return withIntent(`${url} ${JSON.stringify(parts)}`, (key) => request('POST', url, form, undefined, key))
}

function address(path: string, given: Record<string, unknown>): string {
  const query = new URLSearchParams()
  let filled = API + path
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === '') continue
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Whether the session has ended: 401 is also the answer to a wrong password. */
async function hasEnded(): Promise<boolean> {
  const session = await fetch(`${API}/session`, { credentials: 'same-origin' }).catch(() => null)
  return session !== null && session.ok && ((await session.json()) as { user: unknown }).user === null
}

/** Sends JSON (or multipart form data) and parses JSON; throws ApiError for every status that is not a success. */
export async function request(method: string, url: string, body?: unknown, signal?: AbortSignal, key?: string): Promise<unknown> {
  const form = body instanceof FormData
  let response: Response
  try {
    response = await fetch(url, {
      method,
      signal: signal ?? null,
      credentials: 'same-origin',
      headers: {
        'accept-language': language,
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw new ApiError(0, null)
  }
  const text = await response.text()
  const parsed: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  // What was being done goes on after signing in again: the same request, with the same key.
  if (response.status === 401 && !url.includes('/auth/') && (await hasEnded()) && (await signInAgain()))
    return request(method, url, body, signal, key)
  if (!response.ok) throw new ApiError(response.status, parsed)
  return parsed
}
