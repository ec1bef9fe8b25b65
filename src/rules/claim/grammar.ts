import type { LanguageKey } from '../../languages.ts'
import { ADVICE, DEMAND, OFFER, OWN, READER, REPORT, SUPPOSED, THIRD_PARTY } from './grammar-words.ts'
import { isNegator } from '../words/negators.ts'
import { quotedRanges } from '../words/quoted-ranges.ts'
import { isFirstPerson } from '../words/first-person.ts'
import { wordPattern } from './word-pattern.ts'

/** What the grammar of a sentence says about who speaks of what. */
export interface Grammar {
  /** "our", "we": somebody speaks for himself. */
  own: boolean
  /** Something is offered: a price, an order, a brand. */
  offer: boolean
  /** "you will", "your": the reader is promised something. */
  reader: boolean
  question: boolean
  /** A study, a person, a paper says so. */
  report: boolean
  /** States, science, an industry, people at large are what is spoken of. */
  thirdParty: boolean
  /** Tips, lists of the best, recipes, how to do something. */
  advice: boolean
  /** "if", "whether", "in order to", "would": not said to be so. */
  supposed: boolean
  /** What must be done, and is offered to nobody: "only so can … be ensured", "the Council calls for". */
  demand: boolean
}

const QUESTION = /[?;;]["'”’»)\]]*\s*$/
const QUESTION_MARK = /\?["'”’»)\]]*\s*(?:$|\p{L})/u
const BRAND = /[™®]|(?:[€$£]\s?\d)/u

type Words = Partial<Record<LanguageKey, string[]>>
const compiled = new Map<Words, Map<LanguageKey, RegExp | null>>()

function patternFor(words: Words, language: LanguageKey): RegExp | null {
  let known = compiled.get(words)
  if (!known) compiled.set(words, (known = new Map()))
  let pattern = known.get(language)
  if (pattern === undefined) known.set(language, (pattern = words[language] ? wordPattern(words[language]) : null))
  return pattern
}

let last: { sentence: string; key: LanguageKey; grammar: Grammar } | undefined

/** A text in an unknown language is read as English. Kept for the next find: a long sentence may hold thousands. */
export function grammarOf(sentence: string, language: LanguageKey | null): Grammar {
  const key = language ?? 'EN'
  if (last?.sentence !== sentence || last.key !== key) last = { sentence, key, grammar: readGrammar(sentence, key) }
  return last.grammar
}

/** "It healed my knee", says Anna: a customer's praise is the seller's. */
const isTestimonial = (sentence: string, key: LanguageKey) =>
  quotedRanges(sentence).some(({ start, end }) => isFirstPerson(sentence.slice(start, end), key))

const DENIED_BY = /([\p{L}'’]+)\s+(?:[\p{L}'’]+\s+)?$/u

/** Somebody reports. "Credit without an inquiry" has the word and denies the thing: nobody inquired. */
function isReport(sentence: string, key: LanguageKey): boolean {
  const match = patternFor(REPORT, key)?.exec(sentence)
  if (!match) return false
  const before = sentence.slice(0, match.index)
  const words = [before.split(/\s+/).at(-2), DENIED_BY.exec(before)?.[1]]
  return !words.some((word) => word !== undefined && isNegator(word.toLowerCase().replaceAll('’', "'"), key))
}

function readGrammar(sentence: string, key: LanguageKey): Grammar {
  const has = (words: Words) => patternFor(words, key)?.test(sentence) ?? false
  const offer = BRAND.test(sentence) || has(OFFER)
  const reader = has(READER)
  return {
    own: has(OWN),
    offer,
    reader,
    question: key === 'GR' ? QUESTION.test(sentence) : QUESTION_MARK.test(sentence),
    report: isReport(sentence, key) && !isTestimonial(sentence, key),
    thirdParty: has(THIRD_PARTY),
    advice: has(ADVICE),
    supposed: has(SUPPOSED),
    // "You must try our cream" demands nothing of politics.
    demand: !offer && !reader && has(DEMAND),
  }
}
