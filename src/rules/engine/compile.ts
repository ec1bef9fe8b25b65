import type { LanguageKey } from '../../languages.ts'
import type { Document } from '../../text/document.ts'
import { allowedTerms, buildCheck } from './build.ts'
import type { BuildOptions, Finder } from '../kinds/kind.ts'
import type { Exemptions } from '../exempt/exempt.ts'
import { Gates } from '../page/gates.ts'
import { Reach } from './counted-work.ts'
import { Precedence } from './merge.ts'
import { TermMatcher } from '../terms/matcher.ts'
import type { Patterns } from '../page/patterns.ts'
import { OWN_KINDS } from '../definition/rule.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import type { Scope } from '../page/scope.ts'
import { Scopes, valeLooks } from './scopes.ts'
import type { Calls } from '../page/page.ts'

/** One part of a rule, ready to run. */
export interface Check {
  rule: Rule
  part: RulePart
  finder: Finder
  scope: Scope
  /** The lists and gates without which it finds nothing; null where it must always look. */
  calls: Calls | null
  /** What an expression of Vale's needs, all of it. */
  gates: Gates | null
  exemptions: Exemptions
  /** How long a text its expressions can look in without counting their steps. */
  reach: Reach
  /** Its place among the checks of its set: what several found at one place is in this order. */
  order: number
  onPage: Patterns | null
  subject: Patterns | null
  notOnPage: Patterns | null
  unlessPage: Patterns | null
}

/** Checks by the number of a list or a gate. */
export interface ChecksByNumber {
  get(number: number): readonly Check[] | undefined
  values(): Iterable<readonly Check[]>
}

/** Checks that run together: over one pass for all their terms, or one for each set that was compiled apart. */
export interface CheckSet {
  matchers: readonly TermMatcher[]
  /** For the lists of what rules leave alone: asked only where something was found. */
  exempting: readonly TermMatcher[]
  /** Checks that can find something only where one of their terms was seen, by the list of those terms; or by the gate of an expression. */
  byList: ChecksByNumber
  byGate: ChecksByNumber
  /** Checks that must look for themselves; and those that look at the page as a whole. */
  looking: readonly Check[]
  onPage: readonly Check[]
  allowed: Patterns | null
  /** What rules that yield to others yield to. */
  yielding: ReadonlyMap<string, readonly string[]>
}

/** Rules to be used for any number of documents; what a language needs is made when its first document comes. */
export interface CompiledRules {
  readonly rules: Rule[]
  /** Which of them leads where several find the same words. */
  readonly precedence: Precedence
  /** The rules in Vale's format alone, or those in ours; null where there are none. */
  ofFormat(format: Rule['format']): CompiledRules | null
  /** What may find something in a document: the parts for its language, where it has one language; else all. */
  setFor(document: Document): CheckSet
  /** Everything that may find something in any document. */
  wholeSet(): CheckSet
}

/** Rules compiled together. */
class RulesTogether implements CompiledRules {
  readonly rules: Rule[]
  readonly #options: BuildOptions
  readonly #firstOrder: number
  readonly #formats = new Map<Rule['format'], CompiledRules | null>()
  readonly #sets = new Map<LanguageKey | null, CheckSet>()
  readonly #usesLanguages: boolean
  #precedence: Precedence | null = null

  constructor(rules: Rule[], options: BuildOptions, firstOrder: number) {
    this.rules = rules
    this.#firstOrder = firstOrder
    this.#usesLanguages = rules.some((rule) => rule.parts.some((part) => part.language !== null))
    this.#options = options
  }

  get precedence(): Precedence {
    return (this.#precedence ??= new Precedence(this.rules))
  }

  ofFormat(format: Rule['format']): CompiledRules | null {
    const known = this.#formats.get(format)
    if (known !== undefined) return known
    const rules = this.rules.filter((rule) => rule.format === format)
    const made =
      rules.length === 0 ? null : rules.length === this.rules.length ? this : new RulesTogether(rules, this.#options, this.#firstOrder)
    this.#formats.set(format, made)
    return made
  }

  setFor(document: Document): CheckSet {
    // Of rules for any language the one set serves every document.
    if (!this.#usesLanguages) return this.#setFor(null)
    const { language, blocks } = document
    return this.#setFor(
      blocks.every((block) => block.language === null || block.language === undefined || block.language === language) ? language : null,
    )
  }

  wholeSet(): CheckSet {
    return this.#setFor(null)
  }

  #setFor(language: LanguageKey | null): CheckSet {
    const known = this.#sets.get(language)
    if (known) return known
    const make = () => checkSet(this.rules, language, this.#options, this.#firstOrder)
    const set = this.#options.preparing ? this.#options.preparing(make) : make()
    this.#sets.set(language, set)
    return set
  }
}

/** `firstOrder`: the place of the first check among those of other rules that it is to be combined with. */
export const compileRules = (rules: Rule[], options: BuildOptions = {}, firstOrder = 0): CompiledRules =>
  new RulesTogether(rules, options, firstOrder)

/** Whether `exceptions` of this rule have Vale's meaning, which its kind takes care of. */
export const hasValeExceptions = (rule: Rule, part: RulePart) =>
  !OWN_KINDS.includes(rule.kind) && part.keys.terms === undefined && part.keys.replace === undefined

const ASKING_FOR_WORDS = ['learned', 'metric', 'readability']

interface NewSet extends CheckSet {
  byList: Map<number, Check[]>
  byGate: Map<number, Check[]>
  looking: Check[]
  onPage: Check[]
}

function checkSet(rules: Rule[], language: LanguageKey | null, options: BuildOptions, firstOrder: number): CheckSet {
  const [matcher, exempting] = [new TermMatcher(), new TermMatcher()]
  const set: NewSet = {
    matchers: [matcher],
    exempting: [exempting],
    byList: new Map(),
    byGate: new Map(),
    looking: [],
    onPage: [],
    allowed: allowedTerms(options.allow ?? [], matcher),
    yielding: new Map(rules.filter((rule) => rule.yields.length > 0).map((rule) => [rule.id, rule.yields])),
  }
  const scopes = new Scopes(valeLooks(rules))
  matcher.keepsWords = rules.some((rule) => ASKING_FOR_WORDS.includes(rule.kind))
  let order = firstOrder
  for (const rule of rules) {
    for (const part of rule.parts) {
      if (language === null || part.language === null || part.language === language)
        place(set, checkOf(rule, part, { matcher, exempting }, options, scopes, order++))
    }
  }
  return set
}

function place(set: NewSet, check: Check) {
  if (check.finder.findOnPage || check.finder.findInTurn) set.onPage.push(check)
  else if (check.calls && check.calls.characters.length === 0 && !check.scope.whole) {
    for (const list of check.calls.lists) append(set.byList, list, check)
    for (const gate of check.calls.gates) append(set.byGate, gate, check)
  } else set.looking.push(check)
}

function append(checks: Map<number, Check[]>, number: number, check: Check) {
  const known = checks.get(number)
  if (known) known.push(check)
  else checks.set(number, [check])
}

function callsOf(finder: Finder, gates: Gates | null): Calls | null {
  if (!finder.triggers) return gates === null || gates.first === null ? null : { lists: [], gates: [gates.first], characters: [] }
  const calls = finder.triggers.map((patterns) => patterns.calls).filter((one) => one !== null)
  if (calls.length < finder.triggers.length) return null
  return {
    lists: calls.flatMap(({ lists }) => lists),
    gates: calls.flatMap(({ gates: own }) => own),
    characters: [...new Set(calls.flatMap(({ characters }) => characters))],
  }
}

interface Matchers {
  matcher: TermMatcher
  exempting: TermMatcher
}

function checkOf(
  rule: Rule,
  part: RulePart,
  { matcher, exempting }: Matchers,
  options: BuildOptions,
  scopes: Scopes,
  order: number,
): Check {
  const { finder, patterns, scope } = buildCheck(rule, part, matcher, options, scopes)
  finder.prepare?.()
  const list = (key: string, entries: string[], into = matcher) => (entries.length > 0 ? patterns(key, entries, into) : null)
  const leaving = (key: string, entries: string[]) => list(key, entries, exempting)
  const gates = finder.gate === undefined ? null : new Gates(finder.gate.source, null, matcher)
  const lists = {
    exceptions: hasValeExceptions(rule, part) ? null : leaving('exceptions', part.exceptions),
    before: leaving('unless.before', part.unless.before),
    after: leaving('unless.after', part.unless.after),
    sentence: leaving('unless.sentence', part.unless.sentence),
    block: leaving('unless.block', part.unless.block),
  }
  const costly = Object.values(lists).filter((patterns) => patterns !== null && patterns.expressions.length > 0)
  return {
    rule,
    part,
    finder,
    gates,
    order,
    calls: callsOf(finder, gates),
    reach: new Reach(finder.expressions ?? []),
    scope: scope(finder.scope ?? part.scope),
    exemptions: {
      ...lists,
      negations: part.negations,
      quotations: part.quotations,
      testimonials: part.claim === 'product' || part.claim === 'any',
      reports: part.reports,
      mayTakeLong: (length) => costly.some((patterns) => patterns!.mayTakeLong(length)),
    },
    onPage: list('where.page', part.where.page),
    subject: list('where.subject', part.where.subject),
    notOnPage: list('where.not_page', part.where.notPage),
    unlessPage: list('unless.page', part.unless.page),
  }
}
