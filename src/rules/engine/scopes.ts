import type { Rule } from '../definition/rule.ts'
import { Scope } from '../page/scope.ts'
import { ValeScope, type ValeLooks } from '../vale/scope.ts'

/** The scopes of rules that are compiled together: one for all that look at the same. */
export class Scopes {
  readonly #known = new Map<string, Scope>()
  readonly #looks: ValeLooks

  constructor(looks: ValeLooks = { sentences: false, paragraphs: false }) {
    this.#looks = looks
  }

  of(scopes: string[], format: Rule['format']): Scope {
    const key = JSON.stringify([format, scopes])
    const known = this.#known.get(key)
    if (known) return known
    const made = format === 'vale' ? new ValeScope(scopes, this.#looks) : new Scope(scopes)
    this.#known.set(key, made)
    return made
  }
}

/** What rules in Vale's format ask for together. */
export function valeLooks(rules: Rule[]): ValeLooks {
  const asked = rules.filter((rule) => rule.format === 'vale')
  return {
    sentences: asked.some((rule) => rule.kind === 'sequence' || asksFor('sentence', rule)),
    paragraphs: asked.some((rule) => asksFor('paragraph', rule)),
  }
}

const asksFor = (wanted: 'sentence' | 'paragraph', rule: Rule) =>
  rule.parts.some((part) => part.scope.some((scope) => scope.split('&').some((one) => one.trim().split('.')[0] === wanted)))
