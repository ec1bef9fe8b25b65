import { dayOf } from './applies.ts'
import { RuleFault } from './fault.ts'
import type { Finding, Rule, Source } from './rule.ts'
import { flagOf, mapOf, textOf } from './values.ts'

/** What a rule rests on in some markets. */
export interface Law extends Source {
  jurisdiction: string[]
  /** The first day on which it holds; null: it has long been in force. */
  from: string | null
}

const KEYS = ['citation', 'url', 'verified', 'from']
const MARKET = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/

/** The laws that a language's section names beside the rule's own, by market. */
export function lawsOf(value: unknown, at: string[]): Law[] {
  if (value === undefined || value === null) return []
  const laws = Object.entries(mapOf(value, at))
  if (laws.length === 0) throw new RuleFault('“laws” is empty: leave it out where the rule’s own law is the only one', at)
  return laws.map(([market, entry]) => {
    const path = [...at, market]
    if (!MARKET.test(market)) throw new RuleFault(`“${market}” is no market: write two letters of a country, such as TR`, path)
    const law = mapOf(entry, path)
    for (const key of Object.keys(law))
      if (!KEYS.includes(key)) throw new RuleFault(`the key “${key}” is not known in a law; it has ${KEYS.join(', ')}`, [...path, key])
    if (law.citation === undefined) throw new RuleFault('the law has no citation', path)
    const url = law.url === undefined || law.url === null ? null : textOf(law.url, [...path, 'url'])
    if (url !== null && !/^https?:\/\//i.test(url))
      throw new RuleFault('“url” must be an address that begins with https:// or http://', [...path, 'url'])
    return {
      jurisdiction: [market],
      citation: textOf(law.citation, [...path, 'citation']),
      url,
      verified: flagOf(law.verified, [...path, 'verified']),
      from: dayOf(law.from, [...path, 'from']),
    }
  })
}

/**
 * Gives each part of a rule the laws it rests on, the rule's own first, where some of its sections name laws of other markets; its
 * jurisdiction is then wherever one of its parts holds.
 */
export function takeLaws(rule: Rule, named: ReadonlyMap<Rule['parts'][number], Law[]>): void {
  if ([...named.values()].every((laws) => laws.length === 0)) return
  if (rule.source === null || rule.jurisdiction.length === 0)
    throw new RuleFault('“laws” stand beside a “source” and a “jurisdiction” of the rule, which are missing')
  const own: Law = { ...rule.source, jurisdiction: rule.jurisdiction, from: null }
  for (const [part, laws] of named) {
    const twice = laws.find(({ jurisdiction: [market] }) => own.jurisdiction.includes(market!))
    if (twice) throw new RuleFault(`the rule’s own source is for ${twice.jurisdiction[0]}`, [...part.at, 'laws', twice.jurisdiction[0]!])
    part.laws = [own, ...laws]
    part.law = together(part.laws)
  }
  rule.jurisdiction = [...new Set([...own.jurisdiction, ...[...named.values()].flat().flatMap(({ jurisdiction }) => jurisdiction)])]
}

/** Several laws as they are cited together. */
export const together = (laws: readonly Law[]): Law => ({
  citation: laws.map(({ citation }) => citation).join('; '),
  url: laws.find(({ url }) => url !== null)?.url ?? null,
  verified: laws.every(({ verified }) => verified),
  jurisdiction: [...new Set(laws.flatMap(({ jurisdiction }) => jurisdiction))],
  from: null,
})

/** What a finding rests on: the law of its part, otherwise that of its rule. */
export function lawOf(
  { law }: Pick<Finding, 'law'>,
  rule: Rule | undefined,
): { law: string | null; law_url: string | null; jurisdiction: string[] } {
  const source = law ?? rule?.source
  return { law: source?.citation ?? null, law_url: source?.url ?? null, jurisdiction: law?.jurisdiction ?? rule?.jurisdiction ?? [] }
}

/** All that a rule may have been cited with, the longest first. */
export function citationsOf(rule: Rule): string[] {
  const cited = new Set(rule.source ? [rule.source.citation] : [])
  for (const { laws = [] } of rule.parts)
    for (let chosen = 1; chosen < 2 ** laws.length; chosen++) cited.add(together(laws.filter((_, index) => chosen & (2 ** index))).citation)
  return [...cited].toSorted((one, other) => other.length - one.length)
}
