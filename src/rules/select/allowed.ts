import type { LanguageKey } from '../../languages.ts'
import type { Finding } from '../definition/rule.ts'

/** A text that somebody has said is no violation. What an entry does not name, it does not ask for. */
export interface Allowed {
  text: string
  rule_id: string | null
  /** Only there: a host (shop.example), the beginning of a path (/uk), or both (shop.example/uk). */
  site?: string | null
  language?: string | null
}

/** The languages of a document. */
interface Spoken {
  blocks: readonly { language: LanguageKey | null }[]
  language: LanguageKey | null
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Entries by their text: lists have thousands, and each finding is looked up. */
const tables = new WeakMap<readonly Allowed[], Map<string, Allowed[]>>()

function entriesFor(allowed: readonly Allowed[], text: string): Allowed[] {
  let table = tables.get(allowed)
  if (!table) tables.set(allowed, (table = Map.groupBy(allowed, (entry) => folded(entry.text))))
  return table.get(folded(text)) ?? []
}

/** Whether what was found is allowed. `address`: where it stands, a URL or a file's name; null for a text that stands nowhere yet. */
export function isAllowed(
  allowed: readonly Allowed[],
  { ruleId, text, block }: Pick<Finding, 'ruleId' | 'text' | 'block'>,
  { blocks, language }: Spoken,
  address: string | null,
): boolean {
  const spoken: LanguageKey | null = blocks[block]?.language ?? language
  return entriesFor(allowed, text).some(
    (entry) =>
      (entry.rule_id === null || entry.rule_id === ruleId) &&
      (!entry.language || entry.language === spoken) &&
      (!entry.site || isWithin(entry.site, address)),
  )
}

/** Whether an address is at a site; a text that stands nowhere yet is not. */
export function isWithin(site: string, address: string | null): boolean {
  if (address === null) return false
  const slash = site.indexOf('/')
  const [host, beginning] = slash < 0 ? [site, ''] : [site.slice(0, slash), site.slice(slash).replace(/\/+$/, '')]
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null
  if (host !== '' && !(url && [url.host, url.hostname].includes(host.toLowerCase()))) return false
  const path = url ? url.pathname : `/${address.replace(/^[./\\]+/, '')}`
  return beginning === '' || path === beginning || path.startsWith(`${beginning}/`)
}
