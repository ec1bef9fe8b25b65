import type { LanguageKey } from '../../languages.ts'
import type { WordList } from '../words/dictionary.ts'
import type { Expression } from '../expression/expression.ts'
import { Gates } from '../page/gates.ts'
import { capitalization } from '../kinds/capitalization.ts'
import { conditional } from '../kinds/conditional.ts'
import { consistency } from '../kinds/consistency.ts'
import { existence } from '../kinds/existence.ts'
import { guideline } from '../kinds/guideline.ts'
import { metric, readability } from '../kinds/metric.ts'
import { occurrence } from '../kinds/occurrence.ts'
import { proximity } from '../kinds/proximity.ts'
import { repetition } from '../kinds/repetition.ts'
import { required } from '../kinds/required.ts'
import { scored } from '../kinds/scored.ts'
import { sequence } from '../kinds/sequence.ts'
import { spelling } from '../kinds/spelling.ts'
import { substitution } from '../kinds/substitution.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import { Patterns, type TermOptions } from '../page/patterns.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { Scopes, type Scope } from '../page/scope.ts'
import type { Tagger } from '../words/tagger.ts'
import type { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { flagOf, oneOf } from '../definition/values.ts'
import type { Words } from '../words/word-table.ts'

/** Something found, in offsets of the view it was found in; the engine makes a finding of it. */
export interface Found {
  view: View
  start: number
  end: number
  /** What takes the places of the message. */
  fillers: string[]
  /** Other text for the message than the rule's own. */
  message?: string
  /** What to write in place of the range; null where the rule cannot say. An empty text takes it out. */
  replacement: string | null
  /** Text to add instead, before the sentence or after it. */
  addition?: { text: string; place: 'before' | 'after' }
  /** The rule's author writes the term with a capital: it says nothing about how to write the replacement. */
  ownCapital?: boolean
  /** The first of these on a page stands for all of them. */
  once?: boolean
  /** That the rule does not leave it alone was found out at once, under guard. */
  asked?: boolean
  /** Written as it is, whatever the capitals of what was found. */
  verbatim?: boolean
}

/** An expression, or a list with expressions in it. */
export interface Expensive {
  mayTakeLong: (length: number) => boolean
}

/** What a kind makes of a rule's part: how it finds. */
export interface Finder {
  /** Looks at one view at a time. */
  find?: (view: View) => Found[]
  /** Looks at the page as a whole, where one block alone cannot say. */
  findOnPage?: (page: Page) => Found[]
  /** Looks at one view after the other, and what it saw in the first counts in the next. */
  findInTurn?: (page: Page) => { views: View[]; find: (view: View) => Found[] }
  /** Without something of one of these lists there is nothing to find. */
  triggers?: Patterns[]
  /** All its expressions, of its own and in lists: what of them may take too long is run under guard. */
  expressions?: Expensive[]
  /** The expression without which there is nothing to find: what it needs must be seen in a text before `find` is worth calling. */
  gate?: Expression
  /** Where it looks, if the kind does not leave that to the rule. */
  scope?: string[]
  /** What it would need and was not handed: the rule then fails on each document, in so many words. */
  unavailable?: string
}

export interface Vocabulary {
  accept: string[]
  reject: string[]
}

/** How likely a sentence, given with its words, is what a learned rule looks for, 0 to 1. */
export type Score = (sentence: string, language: LanguageKey | null, words: Words) => number

/** What rules may need beyond their own file. All of it is read by the caller: nothing here touches a disk. */
export interface BuildOptions {
  vocabulary?: Vocabulary
  /** The word list for `spelling`, and the words of a file named in `ignore`. */
  words?: WordList
  wordFiles?: (name: string, rule: Rule) => string[] | null
  /** Parts of speech, for `sequence` and title case. */
  tagger?: Tagger
  /** The model in a file beside a `learned` rule. */
  scorer?: (model: string, rule: Rule) => Score | null
  /** How the tokens of a rule in Vale's format become whole words, `%s` standing for them. */
  wordTemplate?: string
  /** Terms that no rule is to find: a finding within one of them is left out. */
  allow?: string[]
  /** Whether one of the rules in Vale's format looks at sentences; `compileRules` finds out. */
  valeSentences?: boolean
  /** And whether one looks at paragraphs. */
  valeParagraphs?: boolean
  /** The scopes of all of them. */
  scopes?: Scopes
}

/** What a kind may use while it is built. */
export interface Builder {
  rule: Rule
  part: RulePart
  language: LanguageKey | null
  vocabulary: Vocabulary
  /** A list of terms and expressions under this key, its terms handed to the matcher all rules share. */
  patterns: (key: string, list?: string[]) => Patterns
  scope: (scopes: string[]) => Scope
  /** What must be seen before an expression of Vale's is worth running. */
  gates: (source: string) => Gates
  options: BuildOptions
}

let lists = 0

/** The terms no rule is to find, in every language. */
export function allowedTerms(terms: string[], matcher: TermMatcher): Patterns | null {
  if (terms.length === 0) return null
  return new Patterns(lists++, terms, { language: null, ignoreCase: true, ignoreAccents: false, compounds: false }, matcher, ['allow'])
}

/** One part of a rule as something that finds. With a matcher its terms go into it; without one it is only checked. */
export function buildCheck(
  rule: Rule,
  part: RulePart,
  matcher: TermMatcher | null,
  options: BuildOptions,
): { finder: Finder; patterns: Builder['patterns']; scope: Builder['scope'] } {
  const at = part.at
  const terms: TermOptions = {
    language: part.language,
    ignoreCase: flagOf(part.keys.ignorecase, [...at, 'ignorecase'], true),
    ignoreAccents: oneOf(part.keys.accents, ['ignore', 'keep'] as const, [...at, 'accents'], 'keep') === 'ignore',
    compounds: flagOf(part.keys.compounds, [...at, 'compounds']),
  }
  const patterns = (key: string, list?: string[]) => {
    // Compounds are meant for what the rule looks for, not for what it leaves alone.
    const compounds = terms.compounds && ['terms', 'trigger', 'first', 'replace'].includes(key)
    return new Patterns(lists++, list ?? [], { ...terms, compounds }, matcher, [...at, ...key.split('.')])
  }
  const asVale = rule.format === 'vale'
  const shared = options.scopes ?? new Scopes()
  const scope = (scopes: string[]) =>
    shared.of(scopes, {
      asVale,
      sentencesToo: asVale && options.valeSentences === true,
      paragraphsToo: asVale && options.valeParagraphs === true,
    })
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

function finderOf(builder: Builder): Finder {
  switch (builder.rule.kind) {
    case 'existence':
      return existence(builder)
    case 'substitution':
      return substitution(builder)
    case 'occurrence':
      return occurrence(builder)
    case 'repetition':
      return repetition(builder)
    case 'consistency':
      return consistency(builder)
    case 'conditional':
      return conditional(builder)
    case 'capitalization':
      return capitalization(builder)
    case 'metric':
      return metric(builder)
    case 'readability':
      return readability(builder)
    case 'spelling':
      return spelling(builder)
    case 'sequence':
      return sequence(builder)
    case 'required':
      return required(builder)
    case 'proximity':
      return proximity(builder)
    case 'learned':
      return scored(builder)
    case 'guideline':
      return guideline(builder)
  }
}
