import { RuleFault } from '../definition/fault.ts'
import type { Rule } from '../definition/rule.ts'

/** The rules that one names: without a pack, those of its own. */
export function supersededIds(named: string[], ruleId: string, pack: string): string[] {
  return named.map((name, index) => {
    const id = name.includes('.') ? name : `${pack}.${name}`
    if (id === ruleId) throw new RuleFault('a rule cannot supersede itself', ['supersedes', index])
    return id
  })
}

/**
 * Rules that supersede one that is not there, or that supersede each other in a circle, so that none of them leads. `others` are rules
 * that are loaded elsewhere, asked for only where one of them must be known.
 */
export function withoutMisleading(rules: readonly Rule[], others: () => readonly Rule[]): Map<Rule, RuleFault> {
  const faults = new Map<Rule, RuleFault>()
  const naming = rules.filter((rule) => rule.supersedes !== undefined && rule.supersedes.length > 0)
  if (naming.length === 0) return faults
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const isKnown = (id: string) => byId.has(id) || others().some((rule) => rule.id === id)
  for (const rule of naming) {
    const unknown = rule.supersedes!.findIndex((id) => !isKnown(id))
    if (unknown >= 0)
      faults.set(rule, new RuleFault(`the rule “${rule.supersedes![unknown]}” it supersedes is not there`, ['supersedes', unknown]))
    else if (!faults.has(rule)) {
      const circle = circleFrom(rule, byId)
      if (circle) faults.set(rule, new RuleFault(`rules supersede each other in a circle: ${circle.join(' > ')}`, ['supersedes']))
    }
  }
  return faults
}

function circleFrom(start: Rule, byId: Map<string, Rule>): string[] | null {
  const seen = new Set<string>()
  const walk = (rule: Rule, path: string[]): string[] | null => {
    for (const id of rule.supersedes ?? []) {
      if (id === start.id) return [...path, id]
      if (seen.has(id)) continue
      seen.add(id)
      const next = byId.get(id)
      const found = next ? walk(next, [...path, id]) : null
      if (found) return found
    }
    return null
  }
  return walk(start, [start.id])
}
