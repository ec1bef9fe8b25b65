import { allowedTerms, buildCheck, type BuildOptions, type Finder } from './build.ts'
import type { Exemptions } from './exempt.ts'
import { Gates } from './gates.ts'
import { TermMatcher } from './matcher.ts'
import type { Patterns } from './patterns.ts'
import type { Rule, RulePart } from './rule.ts'
import type { Scope } from './scope.ts'

/** One part of a rule, ready to run. */
export interface Check {
  rule: Rule
  part: RulePart
  finder: Finder
  scope: Scope
  /** The lists and gates without which it finds nothing; null where it must always look. */
  calls: { lists: number[]; gates: number[] } | null
  /** What an expression of Vale's needs, all of it. */
  gates: Gates | null
  exemptions: Exemptions
  onPage: Patterns | null
  notOnPage: Patterns | null
  unlessPage: Patterns | null
}

/** Rules compiled together: made once, used for any number of documents. */
export interface CompiledRules {
  rules: Rule[]
  matcher: TermMatcher
  /** Checks that can find something only where one of their terms was seen, by the list of those terms; or by the gate of an expression. */
  byList: Map<number, Check[]>
  byGate: Map<number, Check[]>
  /** Checks that must look for themselves, or that are guarded, which is done once for all blocks; and those that look at the page as a whole. */
  looking: Check[]
  onPage: Check[]
  allowed: Patterns | null
}

/** Whether `exceptions` of this rule have Vale's meaning, which its kind takes care of. */
const hasValeExceptions = (rule: Rule, part: RulePart) =>
  !['required', 'proximity', 'guideline', 'learned'].includes(rule.kind) && part.keys.terms === undefined && part.keys.replace === undefined

export function compileRules(rules: Rule[], options: BuildOptions = {}): CompiledRules {
  const matcher = new TermMatcher()
  const compiled: CompiledRules = { rules, matcher, byList: new Map(), byGate: new Map(), looking: [], onPage: [], allowed: allowedTerms(options.allow ?? [], matcher) }
  const valeSentences = rules.some((rule) => rule.format === 'vale' && (rule.kind === 'sequence' || rule.parts.some((part) => part.scope.some((scope) => asksFor('sentence', scope)))))
  const valeParagraphs = rules.some((rule) => rule.format === 'vale' && rule.parts.some((part) => part.scope.some((scope) => asksFor('paragraph', scope))))
  for (const rule of rules) for (const part of rule.parts) place(compiled, checkOf(rule, part, compiled.matcher, { ...options, valeSentences, valeParagraphs }))
  return compiled
}

function place(compiled: CompiledRules, check: Check) {
  if (check.finder.findOnPage || check.finder.findInTurn) compiled.onPage.push(check)
  else if (check.calls && !check.scope.whole && !check.finder.risky) {
    for (const list of check.calls.lists) compiled.byList.set(list, [...(compiled.byList.get(list) ?? []), check])
    for (const gate of check.calls.gates) compiled.byGate.set(gate, [...(compiled.byGate.get(gate) ?? []), check])
  } else compiled.looking.push(check)
}

function callsOf(finder: Finder, gates: Gates | null): Check['calls'] {
  if (finder.triggers) {
    if (!finder.triggers.every((patterns) => patterns.isGated)) return null
    return { lists: finder.triggers.map(({ list }) => list), gates: finder.triggers.flatMap((patterns) => patterns.gates) }
  }
  return gates === null || gates.first === null ? null : { lists: [], gates: [gates.first] }
}

function checkOf(rule: Rule, part: RulePart, matcher: TermMatcher, options: BuildOptions): Check {
  const { finder, patterns, scope } = buildCheck(rule, part, matcher, options)
  const list = (key: string, entries: string[]) => (entries.length > 0 ? patterns(key, entries) : null)
  const gates = finder.gate === undefined ? null : new Gates(finder.gate, null, matcher)
  return {
    rule, part, finder, gates,
    calls: callsOf(finder, gates),
    scope: scope(finder.scope ?? part.scope),
    exemptions: {
      exceptions: hasValeExceptions(rule, part) ? null : list('exceptions', part.exceptions),
      before: list('unless.before', part.unless.before),
      after: list('unless.after', part.unless.after),
      sentence: list('unless.sentence', part.unless.sentence),
      block: list('unless.block', part.unless.block),
      negations: part.negations,
      quotations: part.quotations,
      reports: part.reports,
    },
    onPage: list('where.page', part.where.page),
    notOnPage: list('where.not_page', part.where.notPage),
    unlessPage: list('unless.page', part.unless.page),
  }
}

const asksFor = (wanted: 'sentence' | 'paragraph', scope: string) => scope.split('&').some((part) => part.trim().split('.')[0] === wanted)
