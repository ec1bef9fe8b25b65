import { together, type Law } from '../definition/laws.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { isForMarkets } from './markets.ts'

/**
 * A rule as it runs in some markets on a day: with the parts that a law of one of these markets speaks for, each citing that law. Where a
 * country has a law of its own, that is cited and not the one of the Union behind it. `markets` null: nobody has said, and all laws hold.
 */
export function inMarkets(rule: Rule, markets: readonly string[] | null, day: string | null): Rule {
  if (rule.parts.every(({ laws }) => laws === undefined)) return rule
  const parts = rule.parts.flatMap((part) => partIn(part, markets, day))
  return parts.length === rule.parts.length && parts.every((part, index) => part === rule.parts[index]) ? rule : { ...rule, parts }
}

function partIn(part: RulePart, markets: readonly string[] | null, day: string | null): RulePart[] {
  const { laws } = part
  if (laws === undefined) return [part]
  const inForce = laws.filter(({ from }) => from === null || day === null || from <= day)
  const holding = markets === null ? inForce : holdingIn(inForce, markets)
  if (holding.length === laws.length) return [part]
  return holding.length === 0 ? [] : [{ ...part, law: together(holding) }]
}

/** The first is the rule's own. */
function holdingIn(laws: readonly Law[], markets: readonly string[]): Law[] {
  const holding = new Set<Law>()
  for (const market of markets) {
    const here = laws.filter(({ jurisdiction }) => isForMarkets(jurisdiction, [market]))
    const own = here.filter(({ jurisdiction }) => jurisdiction.includes(market))
    for (const law of own.length > 0 && market !== 'EU' ? own : here) holding.add(law)
  }
  return laws.filter((law) => holding.has(law))
}
