import type { LanguageKey } from '../../languages.ts'
import type { Rule, RulePart, SuggestionClass } from '../definition/rule.ts'
import type { Vocabulary } from '../definition/vocabulary.ts'
import type { Expensive } from '../expression/cost.ts'
import type { Expression } from '../expression/expression.ts'
import type { Gates } from '../page/gates.ts'
import type { Page } from '../page/page.ts'
import type { Patterns } from '../page/patterns.ts'
import type { Scope } from '../page/scope.ts'
import type { View } from '../page/view.ts'
import type { WordList } from '../words/dictionary.ts'
import type { Tagger } from '../words/tagger.ts'
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
  /** The class of this replacement, where it is another than that of the rule. */
  suggestionClass?: SuggestionClass | null
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
  /** Work that takes longer than a check may, done once when the rule is compiled. */
  prepare?: () => void
  /** What it would need and was not handed: the rule then fails on each document, in so many words. */
  unavailable?: string
}

/** How likely a sentence, given with its words, is what a learned rule looks for, 0 to 1. */
export type Score = (sentence: string, language: LanguageKey | null, words: Words) => number

/** A model that is trained when it is first asked, or before. */
export interface Learnt {
  train: () => void
  score: Score
}

/** The keys of a `spelling` rule that say which words are right. */
export interface Dictionaries {
  /** A file of word formation and a file of words: nothing else counts then. */
  aff: string | null
  dic: string | null
  /** Names of such pairs of files, and the folder they lie in. */
  dictionaries: string[]
  dicpath: string | null
  /** Whether the built-in list counts as well. */
  append: boolean
}

/** What rules may need beyond their own file. All of it is read by the caller: nothing here touches a disk. */
export interface BuildOptions {
  vocabulary?: Vocabulary
  /** The word list for `spelling`, and the words of a file named in `ignore`. */
  words?: WordList
  wordFiles?: (name: string, rule: Rule) => string[] | null
  /** The word list of a `spelling` rule that names dictionaries of its own, or what of it is not there. */
  dictionaries?: (asked: Dictionaries, rule: Rule) => WordList | { missing: keyof Dictionaries; name: string }
  /** Parts of speech, for `sequence` and title case. */
  tagger?: Tagger
  /** The model in a file beside a `learned` rule. */
  scorer?: (model: string, rule: Rule) => Score | null
  /** What is learned from the sentences in a `learned` rule itself. */
  learn?: (sentences: { faults: string[]; clean: string[] }) => Learnt
  /** How the tokens of a rule in Vale's format become whole words, `%s` standing for them. */
  wordTemplate?: string
  /** Terms that no rule is to find: a finding within one of them is left out. */
  allow?: string[]
  /** Called around the making of what a language needs, which may take seconds: they are no fault of the text that came first. */
  preparing?: <T>(make: () => T) => T
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
