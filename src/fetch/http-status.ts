const REASONS: Record<number, string> = {
  400: 'The server did not accept the request (400).',
  401: 'The page asks for a sign-in (401).',
  402: 'The page is only for those who pay (402).',
  403: 'The server does not allow the page to be read (403).',
  404: 'There is no page at this address (404).',
  405: 'The server does not allow the page to be read (405).',
  406: 'The server has the page in no form that is known here (406).',
  408: 'The server gave up waiting (408).',
  410: 'The page has been removed for good (410).',
  429: 'The server asks for fewer requests (429).',
  451: 'The page may not be shown for legal reasons (451).',
  500: 'The server failed while making the page (500).',
  502: 'The server behind the address failed (502).',
  503: 'The server is not available at the moment (503).',
  504: 'The server behind the address took too long (504).',
}

/** The status behind the code of a page that is none; undefined where something else is why. */
export const statusOfCode = (code: string): number | undefined => (/^http-\d{3}$/.test(code) ? Number(code.slice(5)) : undefined)

/** What an answer without a page means, in words. */
export function describeStatus(status: number): string {
  const known = REASONS[status]
  if (known) return known
  if (status >= 500) return `The server failed (${status}).`
  if (status >= 400) return `The server refused the page (${status}).`
  if (status >= 300) return `The server points elsewhere without saying where (${status}).`
  if (status === 204 || status === 205) return `The server answers without a page (${status}).`
  return `The server gave an unexpected answer (${status}).`
}
