import type { CallOptions, Data, Method, Options, PathsOf, Rest } from './operations.ts'
import { SENT_ONCE } from './once.ts'
import { send } from './send.ts'
import type { Answer, Sent } from './send.ts'

export interface ClientOptions {
  /** Where the server answers: `https://imprimatur.example.com`, with the path it is below where it is below one. */
  baseUrl: string
  apiKey: string
  /** Sent with each call. `Accept-Language` says in which language rules explain themselves. */
  headers?: Record<string, string>
  /** Milliseconds for each try: 120,000 where nothing is said. */
  timeout?: number
  /** Tries after the first one: 3 where nothing is said. */
  retries?: number
  /** In place of the global one. */
  fetch?: typeof globalThis.fetch
}

type Call<M extends Method> = <P extends PathsOf<M>>(path: P, ...options: Rest<Options<M, P>>) => Promise<Data<M, P>>

/** Calls by method and path, as the reference lists them. */
export interface Client {
  get: Call<'get'>
  post: Call<'post'>
  put: Call<'put'>
  patch: Call<'patch'>
  delete: Call<'delete'>
  /** As the others, with the status and the headers of the answer. */
  request<M extends Method, P extends PathsOf<M>>(method: M, path: P, ...options: Rest<Options<M, P>>): Promise<Answer<Data<M, P>>>
}

/** A client of a server's public API, both versions. */
export function createClient(settings: ClientOptions): Client {
  // Fails here and not at each call, which would be tried again for nothing.
  new URL(settings.baseUrl)
  const request = ((method: Method, path: string, options: AnyOptions = {}) =>
    send({
      method: method.toUpperCase(),
      url: settings.baseUrl.replace(/\/+$/, '') + filled(path, options.path) + queryOf(options.query),
      ...bodyOf(options.body, headersOf(method, path, settings, options)),
      signal: options.signal,
      timeout: options.timeout ?? settings.timeout ?? 120_000,
      retries: options.retries ?? settings.retries ?? 3,
      // As a function of its own: browsers refuse to call it as another object's method.
      fetch: settings.fetch ?? ((...given) => globalThis.fetch(...given)),
    })) as Client['request']
  const call = <M extends Method>(method: M) =>
    (async (path: never, ...options: never) => (await request(method, path, ...options)).data) as unknown as Call<M>
  return { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete'), request }
}

interface AnyOptions extends CallOptions {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

function headersOf(method: Method, path: string, settings: ClientOptions, options: AnyOptions): Record<string, string> {
  const given = Object.entries({ ...settings.headers, ...options.headers }).map(([name, value]) => [name.toLowerCase(), value])
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5' }
  if (method === 'post' && !(SENT_ONCE as readonly string[]).includes(path)) headers['idempotency-key'] = options.idempotencyKey ?? newKey()
  return Object.assign(headers, Object.fromEntries(given), { 'x-api-key': settings.apiKey })
}

/** Not `crypto.randomUUID`, which browsers have on pages of https alone. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const filled = (path: string, values: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name]
    // These would be another path.
    if (value === undefined || ['', '.', '..'].includes(value)) throw new TypeError(`${path} needs path.${name}`)
    return encodeURIComponent(value)
  })

function queryOf(values: Record<string, unknown> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) query.append(name, String(one))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** FormData and Blob say themselves what they are. */
function bodyOf(body: unknown, headers: Record<string, string>): Pick<Sent, 'body' | 'headers'> {
  if (body === undefined || body instanceof FormData || body instanceof Blob) return { body, headers }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}
