/** Parameters that say where a visitor came from, or who the visitor is, and never what the page shows. */
const TRACKING = new Set([
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'yclid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'igshid',
  'mc_cid',
  'mc_eid',
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'mkt_tok',
  'vero_id',
  'wickedid',
  'oly_anon_id',
  'oly_enc_id',
  'jsessionid',
  'phpsessid',
  'sessionid',
])

const isTracking = (name: string) => {
  const folded = name.toLowerCase()
  return folded.startsWith('utm_') || TRACKING.has(folded)
}

/**
 * One spelling for all addresses of the same page: the key under which a crawl remembers what it has seen. Not meant for
 * requesting, as a server may insist on an order of parameters. Null for what is no http(s) address.
 */
export function normaliseUrl(address: string | URL, base?: string | URL): string | null {
  const parsed = typeof address === 'string' ? URL.parse(address, base) : address
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null
  // Most addresses have nothing to tidy.
  if (!/[%;?#]|\.[:/]/.test(parsed.href)) return parsed.href
  const url = new URL(parsed)
  url.hash = ''
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '')
  if (url.pathname.includes('%')) url.pathname = tidyEscapes(url.pathname)
  if (url.pathname.includes(';')) url.pathname = url.pathname.replace(/;jsessionid=[^/;?]*/gi, '')
  if (url.search || url.href.includes('?')) url.search = tidyQuery(url.search)
  return url.href
}

/** Parameters keep their spelling and, under one name, their order: only names are sorted. */
function tidyQuery(search: string): string {
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isTracking(part.split('=', 1)[0]!))
  const tidied = parts
    .map((part) => ({ part: tidyEscapes(part), name: part.split('=', 1)[0]! }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ part }) => part)
    .join('&')
  // Setting a query takes one question mark off its front, which may have been the first letter of a name.
  return tidied && `?${tidied}`
}

/** `%7e` and `~` are the same letter, `%c3` and `%C3` the same byte (RFC 3986, 6.2.2). */
function tidyEscapes(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(letter) ? letter : escape.toUpperCase()
  })
}

/** True where two hosts differ by nothing but a leading `www.` and the port only by the scheme's default. */
export function isSameSite(a: URL, b: URL): boolean {
  const bare = (host: string) => host.replace(/^www\./, '')
  return bare(a.hostname) === bare(b.hostname) && (a.port === b.port || a.protocol !== b.protocol)
}
