import { createHash } from 'node:crypto'
import type { Rule, RulePart } from '../rules/index.ts'

/**
 * Names what a library rule's text was when an audit ran. A rule is another version when its file changes, and its weights with it; or the
 * words of a class that it names.
 */
export function versionOf(rule: Rule, hashes: ReadonlyMap<string, string>): string {
  const hash = hashes.get(rule.file)
  if (hash === undefined) return 'unknown'
  const words = rule.parts.map(({ classes }) => classes)
  const isPlain = words.every((classes) => Object.keys(classes).length === 0)
  return isPlain ? hash : createHash('sha256').update(hash).update(JSON.stringify(words)).digest('hex').slice(0, hash.length)
}

/**
 * Names what a rule looks for: the same while only its name, explanation, suggestions or severity change. What was dismissed under a rule
 * stays dismissed as long as this does not change.
 */
export function meaningOf({ kind, format, parts, yields, limit }: Rule, version: string): string {
  // What a model or weights decide is not written in the rule's own words.
  const said = kind === 'learned' || kind === 'guideline' ? version : parts.map(partMeaning)
  return createHash('sha256')
    .update(JSON.stringify([kind, format, yields, limit, said]))
    .digest('hex')
    .slice(0, 16)
}

function partMeaning({ language, scope, where, unless, negations, quotations, reports, claim, exceptions, keys, classes }: RulePart) {
  // Of a substitution what is found matters, not what is suggested instead.
  const found = keys['swap'] && typeof keys['swap'] === 'object' ? { ...keys, swap: Object.keys(keys['swap']) } : keys
  return { language, scope, where, unless, negations, quotations, reports, claim, exceptions, found, classes }
}
