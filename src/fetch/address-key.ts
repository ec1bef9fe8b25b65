import { normaliseUrl } from './url.ts'

/** Addresses that end so name the folder they stand in. */
const INDEX = /\/(?:index|default)\.(?:html?|php|aspx?)$/i

/**
 * What names a page from one run of a site to the next: its address without what does not make it another page (scheme, `www.`, a slash at
 * the end, the file that stands for its folder, tracking parameters). What is no web address names itself.
 */
export function addressKey(address: string): string {
  const normal = normaliseUrl(address)
  if (normal === null) return address
  const url = new URL(normal)
  const path = url.pathname.replace(INDEX, '/').replace(/\/+$/, '')
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`
}
