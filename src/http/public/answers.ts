import type { Route } from '../base/route.ts'
import { isRepeatable } from './access.ts'
import { RATE_HEADER_NAMES, RATE_HEADERS } from './rate-headers.ts'

type Json = Record<string, unknown>

const header = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

/** What answers of the public API carry beside their bodies, as the OpenAPI documents name it. */
export const ANSWER_HEADERS: Json = {
  'X-Request-Id': header(
    'Names this request in the log of the server; the one that was sent where it has 1 to 128 letters, digits, dots, colons and dashes.',
    '01a1e654-c6e3-7240-b5ea-04412c3d88a8',
  ),
  ETag: header(
    'Names this state of the answer: sent as If-None-Match, 304 says that nothing has changed.',
    '"3q2-7wAB0hGq1Zc9VtqZ0w8kR5s"',
  ),
  'Retry-After': header('Seconds after which to try again.', '1'),
  ...Object.fromEntries(RATE_HEADERS.map(({ name, description, example }) => [name, header(description, example)])),
  Deprecation: header('It is to go one day: when that was announced, in seconds since 1970.', '@1798675200'),
  Sunset: header('The day from which it may be gone.', 'Fri, 31 Dec 2027 00:00:00 GMT'),
  'Idempotent-Replayed': header('true: the answer that was kept for this Idempotency-Key is given again.', 'true'),
}

/** Headers of one answer by their names above. */
export function headersOf(route: Route, status: number): string[] {
  const byKey = route.config?.scope !== undefined
  return [
    'X-Request-Id',
    ...(route.cacheable && (status === 200 || status === 304) ? ['ETag'] : []),
    ...(status === 429 || (status === 503 && byKey) || (status < 300 && route.mayWait) ? ['Retry-After'] : []),
    ...(byKey && status !== 401 && status !== 403 ? RATE_HEADER_NAMES : []),
    ...(route.deprecated ? ['Deprecation', 'Sunset'] : []),
    ...(isRepeatable(route) && status !== 401 && status !== 429 ? ['Idempotent-Replayed'] : []),
  ]
}

export const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The ETag of an answer that is at hand: 304 without a body where it is still the same.',
}

/** What holds for a route by its record, so that a description never says less than the summary. */
export function factsOf(route: Route): string {
  const { scope } = route.config ?? {}
  return [
    scope === undefined ? 'No key is needed.' : `The key needs the scope \`${scope}\`, and sees its own workspace alone.`,
    ...(route.cacheable ? ['The answer carries an `ETag`; with `If-None-Match` it is 304 where nothing has changed.'] : []),
    ...(isRepeatable(route) ? ['With an `Idempotency-Key` a retry is safe: what was answered first is answered again for a day.'] : []),
    ...(route.ruleWords ? ['Rules explain themselves in the language of `Accept-Language`, otherwise in that of the workspace.'] : []),
    ...(route.consumes === 'multipart/form-data' ? ['The body is a form; each part with a file name is one file.'] : []),
  ].join(' ')
}
