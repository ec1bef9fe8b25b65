import { RuleFault } from './fault.ts'
import { mapOf, textOf, textsOf } from './values.ts'

/** When and where a rule applies. */
export interface Applies {
  /** First and last day, both included, as 2026-12-01. */
  from: string | null
  until: string | null
  /** Hosts of the pages it is for; a host's subdomains are hosts of their own. Empty: all. */
  sites: string[]
  /** Paths of addresses or files: `*` within a folder, `**` across folders. Empty: all. */
  paths: string[]
}

/** Each may match at every place: more of them would make one path slow to look at. */
const MOST_STARS = 8
const KEYS = ['from', 'until', 'sites', 'paths']
const HOST = /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/u

export function appliesOf(value: unknown): Applies | null {
  if (value === undefined || value === null) return null
  const values = mapOf(value, ['applies'])
  for (const key of Object.keys(values))
    if (!KEYS.includes(key)) throw new RuleFault(`the key “${key}” is not known in applies; it has ${KEYS.join(', ')}`, ['applies', key])
  const from = dayOf(values.from, ['applies', 'from'])
  const until = dayOf(values.until, ['applies', 'until'])
  if (from !== null && until !== null && until < from)
    throw new RuleFault('“until” is before “from”: the rule would never apply', ['applies', 'until'])
  const sites = textsOf(values.sites, ['applies', 'sites'])
  for (const [index, site] of sites.entries())
    if (!HOST.test(site))
      throw new RuleFault(`“${site}” is no host: write shop.example, without https:// and path`, ['applies', 'sites', index])
  const paths = textsOf(values.paths, ['applies', 'paths'])
  for (const [index, path] of paths.entries()) {
    if (path.trim() === '') throw new RuleFault('a path is empty: leave it out for every path', ['applies', 'paths', index])
    if (path.length > 500 || path.split('*').length - 1 > MOST_STARS)
      throw new RuleFault(`a path has at most 500 characters and ${MOST_STARS} stars`, ['applies', 'paths', index])
  }
  return { from, until, sites: sites.map((site) => site.toLowerCase()), paths }
}

export function dayOf(value: unknown, path: string[]): string | null {
  if (value === undefined || value === null) return null
  const text = textOf(value, path)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  if (day === null || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new RuleFault(`“${path.at(-1)}” is a day such as 2026-12-01`, path)
  return text
}

/** Whether it applies on a day, written as 2026-12-01. */
export const appliesOn = ({ from, until }: Applies, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until)

/** Whether it applies to what stands at an address; a text without one is limited by no place. */
export function appliesAt({ sites, paths }: Applies, address: string | null): boolean {
  if (address === null || (sites.length === 0 && paths.length === 0)) return true
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null
  if (sites.length > 0 && url !== null && !sites.includes(url.host.toLowerCase()) && !sites.includes(url.hostname.toLowerCase()))
    return false
  if (paths.length === 0) return true
  const path = decoded(url === null ? address : url.pathname)
  return paths.some((pattern) => patternOf(pattern).test(path.startsWith('/') ? path : `/${path}`))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const patterns = new Map<string, RegExp>()

function patternOf(glob: string): RegExp {
  let pattern = patterns.get(glob)
  if (!pattern) {
    if (patterns.size > 1000) patterns.clear()
    const source = (glob.startsWith('/') ? glob : `/${glob}`)
      // `/**` at the end is the folder itself as well.
      .replace(/\/\*\*$/, '\0')
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('**', '\u0001')
      .replaceAll('*', '[^/]*')
      .replaceAll('\u0001', '.*')
      .replaceAll('\0', '(?:/.*)?')
    pattern = new RegExp(`^${source}$`, 'u')
    patterns.set(glob, pattern)
  }
  return pattern
}
