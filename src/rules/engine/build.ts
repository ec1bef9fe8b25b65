import { oneOf, flagOf } from '../definition/values.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { finderOf } from '../kinds/index.ts'
import type { BuildOptions, Builder, Finder } from '../kinds/kind.ts'
import { Gates } from '../page/gates.ts'
import { Patterns, type TermOptions } from '../page/patterns.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import { Scopes } from './scopes.ts'

let lists = 0

/** The terms no rule is to find, in every language. */
export function allowedTerms(terms: string[], matcher: TermMatcher): Patterns | null {
  if (terms.length === 0) return null
  return new Patterns(lists++, terms, { language: null, ignoreCase: true, ignoreAccents: false, compounds: false, classes: {} }, matcher, [
    'allow',
  ])
}

/** A list of the rule's, looked for by another matcher where one is named. */
type PatternsInto = (key: string, list?: string[], into?: TermMatcher | null) => Patterns

/** One part of a rule as something that finds. With a matcher its terms go into it; without one it is only checked. */
export function buildCheck(
  rule: Rule,
  part: RulePart,
  matcher: TermMatcher | null,
  options: BuildOptions,
  known = new Scopes(),
): { finder: Finder; patterns: PatternsInto; scope: Builder['scope'] } {
  const at = part.at
  const terms: TermOptions = {
    language: part.language,
    ignoreCase: flagOf(part.keys.ignorecase, [...at, 'ignorecase'], true),
    ignoreAccents: oneOf(part.keys.accents, ['ignore', 'keep'] as const, [...at, 'accents'], 'keep') === 'ignore',
    compounds: flagOf(part.keys.compounds, [...at, 'compounds']),
    classes: part.classes,
  }
  const patterns = (key: string, list?: string[], into = matcher) => {
    // Compounds are meant for what the rule looks for, not for what it leaves alone.
    const compounds = terms.compounds && ['terms', 'trigger', 'first', 'replace'].includes(key)
    return new Patterns(lists++, list ?? [], { ...terms, compounds }, into, [...at, ...key.split('.')])
  }
  const scope = (scopes: string[]) => known.of(scopes, rule.format)
  const gates = (source: string) => new Gates(source, null, matcher)
  const builder: Builder = {
    scope,
    gates,
    rule,
    part,
    language: part.language,
    vocabulary: options.vocabulary ?? { accept: [], reject: [] },
    patterns,
    options,
  }
  return { finder: finderOf(builder), patterns, scope }
}
