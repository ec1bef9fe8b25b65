import type { LanguageKey } from '../../languages.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import { readSlots, type Figure, type SlotPiece } from '../terms/slots.ts'
import { lowered } from '../words/fold.ts'
import { isNegator } from '../words/negators.ts'
import { termForms, type TermForm } from '../terms/terms.ts'
import type { TermOptions } from './patterns.ts'
import type { View } from './view.ts'

interface Range {
  start: number
  end: number
}

/** A piece as the search goes through it: words and classes are lists of the matcher that all rules share. */
type Step =
  | { kind: 'lists'; lists: number[]; key: string; several: boolean; optional: boolean; joined: boolean; rarity: number }
  | { kind: 'figure'; expression: RegExp; optional: boolean; joined: boolean }
  | { kind: 'gap'; least: number; most: number }
  | { kind: 'start' }

const ONE_NUMBER = String.raw`\d+(?:[.,']\d+|[\u00A0\u202F ]\d{3}(?!\d))*`
const NUMBER = String.raw`${ONE_NUMBER}(?:\s?(?:-|–|to|bis|à|tot|hasta|fino a)\s?${ONE_NUMBER})?`
const PERCENT_WORDS = '(?:percent|per cent|prozent|pour cent|procent|por ciento|por cento|per cento|pct)'
const CURRENCY_WORDS =
  'USDT?|EUR|GBP|CHF|BTC|PLN|BRL|zł|złot(?:y|e|ych)|euros?|dollar[sio]?|d[oó]lar(?:es|a|y|ów)?|reais|pounds?|francs?|Franken'
const CURRENCY = String.raw`(?:(?:R|US|AU?|CA?|NZ|HK|MX)?\$|[€£₿₱₹₦₩₺₽¥]|(?:${CURRENCY_WORDS})(?!\p{L}))`
const FIGURE_SOURCES: Record<Figure, string> = {
  number: String.raw`(?<![\p{L}\p{N}.,])${NUMBER}(?![\p{N}%])`,
  percent: String.raw`(?<![\p{L}\p{N}.,])${NUMBER}\s?(?:%|${PERCENT_WORDS}(?!\p{L}))`,
  money: String.raw`(?<![\p{L}\p{N}])(?:${CURRENCY}\s?${NUMBER}|${NUMBER}\s?(?:[km] ?)?${CURRENCY})`,
}

const FIGURE_EXPRESSIONS = Object.fromEntries(
  Object.entries(FIGURE_SOURCES).map(([figure, source]) => [figure, new RegExp(source, 'giu')]),
) as Record<Figure, RegExp>
/** Many terms ask the same text for its figures. */
const figuresOf = new WeakMap<View, Map<RegExp, Range[]>>()

/** And a long text for the places of a class, whose lists terms share; in a short one to look again is quicker than to remember. */
const hitsOf = new WeakMap<View, Map<string, Range[]>>()
const SHORT_TEXT = 600

/** What may stand between two neighbours: blanks, quotation marks, marks of emphasis, a hyphen. */
const JOINT = /^[\s"'“”„«»‘’‚*_()\u00AE\u2122\u2010-\u2015-]*$/u
/** And between the entries of a list. */
const AND = 'and|or|und|oder|sowie|et|ou|en|of|y|e|o|u|ed|och|eller|samt|og|ja|tai|sekä'
const ARTICLES = 'the|your|die|der|das|den|la|le|les|el|los|las|il|lo|i|de|het'
const LISTED = new RegExp(String.raw`^\s*(?:[,/&+]|,?\s(?:${AND})\s)\s*(?:(?:${ARTICLES})\s+)?$`, 'iu')
const LONGEST_LINK = 16
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu
const AT_START = /^[\s\p{P}\p{S}\d]*$/u
const BEFORE_WORDS = /^[\s\p{P}]*/u

/**
 * A term with slots. Its words and classes are found by the matcher in the one pass over a text; here only their places are put together,
 * within a sentence, so that a text without them costs nothing.
 */
export class SlotTerm {
  readonly #steps: Step[]
  /** The lists of the rarest of what must be there. */
  readonly calls: number[]
  /** One of these words must be there; null where it has none of its own. */
  readonly needed: string[] | null

  constructor(term: string, options: TermOptions, matcher: TermMatcher | null) {
    const pieces = readSlots(term)
    this.#steps = pieces.map((piece) => stepOf(piece, options, matcher))
    const words = pieces.filter((piece) => piece.kind === 'words').find(({ optional }) => !optional)
    this.needed = words?.forms.map(({ text }) => text) ?? null
    let rarest: Extract<Step, { kind: 'lists' }> | null = null
    for (const step of this.#steps)
      if (step.kind === 'lists' && !step.optional && (rarest === null || step.rarity > rarest.rarity)) rarest = step
    this.calls = rarest?.lists ?? []
  }

  find(view: View): Range[] {
    for (const step of this.#steps) if (step.kind === 'lists' && !step.optional && !step.lists.some((list) => view.has(list))) return []
    const search = new Search(this.#steps, view)
    return search.all()
  }
}

function stepOf(piece: SlotPiece, options: TermOptions, matcher: TermMatcher | null): Step {
  if (piece.kind === 'gap' || piece.kind === 'start') return piece
  const { optional, joined } = piece
  if (piece.kind === 'figure') return { kind: 'figure', expression: FIGURE_EXPRESSIONS[piece.figure], optional, joined }
  const sources =
    piece.kind === 'words'
      ? [sourceOf(`words ${sameWords(piece.forms)}`, piece.forms)]
      : piece.names.map((name) => classSource(name, options))
  const lists = sources.map((source) => sharedList(source, options, matcher))
  const several = piece.kind === 'class' && piece.several
  // Long words are rare ones; a class has many, some of them frequent.
  const shortest = Math.min(...sources.map((source) => source.shortest))
  const rarity = piece.kind === 'words' ? shortest : Math.min(shortest, 7 - piece.names.length)
  return { kind: 'lists', lists, key: lists.join(' '), several, optional, joined, rarity }
}

/** Whatever the order in which they are written. */
const sameWords = (forms: readonly TermForm[]): string =>
  forms
    .map(({ text, openStart, openEnd }) => `${openStart ? '*' : ''}${text}${openEnd ? '*' : ''}`)
    .toSorted()
    .join('|')

/** What a list of the matcher is made of. */
interface ListSource {
  key: string
  forms: readonly TermForm[]
  /** Letters of its shortest form. */
  shortest: number
}

const sourceOf = (key: string, forms: readonly TermForm[]): ListSource => ({
  key,
  forms,
  shortest: forms.reduce((least, { text }) => Math.min(least, text.length), Infinity),
})

/** Hundreds of terms of a rule name the same class: its words are read once. */
const classSources = new WeakMap<readonly string[], ListSource>()

function classSource(name: string, { classes, language }: TermOptions): ListSource {
  const members = classes[name]
  if (!members) throw new Error(`the class “${name}” is not known${language === null ? '' : ` in ${language}`}`)
  let source = classSources.get(members)
  if (!source) {
    const forms = members.flatMap((member) => termForms(member))
    classSources.set(members, (source = sourceOf(`class ${name}\n${members.join('\n')}`, forms)))
  }
  return source
}

/** Each class is looked for once, whatever the number of rules that name it. */
function sharedList({ key, forms }: ListSource, options: TermOptions, matcher: TermMatcher | null): number {
  if (matcher === null) return 0
  const folding = { language: options.language, ignoreCase: options.ignoreCase, ignoreAccents: options.ignoreAccents }
  const whole = `${JSON.stringify(folding)} ${key}`
  const { list, isNew } = matcher.sharedList(whole)
  if (!isNew) return list
  for (const [index, { text, openStart, openEnd }] of forms.entries()) {
    matcher.add({ list, index, text, folding, openStart, openEnd })
    if (text.includes('ß')) matcher.add({ list, index, text: text.replaceAll('ß', 'ss'), folding, openStart, openEnd })
  }
  return list
}

/** One look at one text. */
class Search {
  readonly #steps: Step[]
  readonly #view: View
  readonly #places: (Range[] | null)[]
  readonly #failed = new Set<number>()
  #limit = 0

  constructor(steps: Step[], view: View) {
    this.#steps = steps
    this.#view = view
    this.#places = steps.map(() => null)
  }

  all(): Range[] {
    const found: Range[] = []
    const atStart = this.#steps[0]!.kind === 'start'
    const first = atStart ? 1 : 0
    if (atStart && mayBeLeftOut(this.#steps[first]!)) return this.#fromStarts(first)
    for (const place of this.#placesOf(first)) {
      const sentence = this.#view.sentenceAt(place.start)
      if (atStart && !AT_START.test(this.#view.text.slice(sentence.start, place.start))) continue
      this.#limit = sentence.end
      const end = this.#from(first + 1, this.#listEnd(first, place.end), 0, 0)
      if (end >= 0) found.push({ start: place.start, end })
    }
    return found
  }

  /** Of a term whose first word after the beginning of the sentence may be any, or may be left out: each sentence is tried. */
  #fromStarts(first: number): Range[] {
    const found: Range[] = []
    for (const sentence of this.#view.sentences) {
      const start = sentence.start + BEFORE_WORDS.exec(this.#view.text.slice(sentence.start, sentence.end))![0].length
      this.#limit = sentence.end
      const end = this.#from(first, start, 0, 0)
      if (end >= 0) found.push({ start, end })
    }
    return found
  }

  /** Where the steps from here on end, given where those before ended and how many words may stand between; -1 where they do not fit. */
  #from(index: number, at: number, least: number, most: number): number {
    const step = this.#steps[index]
    if (step === undefined) return at
    if (step.kind === 'gap') return this.#from(index + 1, at, least + step.least, most + step.most)
    if (step.kind === 'start') return -1
    const state = index * 0x1000000 + at
    if (this.#failed.has(state)) return -1
    const places = this.#placesOf(index)
    for (let next = firstAfter(places, at); next < places.length; next++) {
      const place = places[next]!
      if (place.start >= this.#limit) break
      if (place.end > this.#limit) continue
      const between = this.#view.text.slice(at, place.start)
      const words = most === 0 ? (isJoint(between, step.joined) ? 0 : Infinity) : wordsIn(between, this.#view.language, most)
      if (words > most) break
      if (words < least) continue
      const end = this.#from(index + 1, this.#listEnd(index, place.end), 0, 0)
      if (end >= 0) return end
    }
    const end = step.optional ? this.#from(index + 1, at, least, most) : -1
    if (end < 0) this.#failed.add(state)
    return end
  }

  /** Of a list its last entry counts. */
  #listEnd(index: number, from: number): number {
    const step = this.#steps[index]!
    if (step.kind !== 'lists' || !step.several) return from
    let end = from
    const places = this.#placesOf(index)
    for (let next = firstAfter(places, end); next < places.length; next++) {
      const place = places[next]!
      if (place.start - end > LONGEST_LINK || place.end > this.#limit) break
      if (place.start >= end && LISTED.test(this.#view.text.slice(end, place.start))) end = place.end
    }
    return end
  }

  #placesOf(index: number): Range[] {
    const step = this.#steps[index]!
    if (step.kind === 'gap' || step.kind === 'start') return []
    return (this.#places[index] ??= step.kind === 'figure' ? this.#figures(step.expression) : this.#hits(step.lists, step.key))
  }

  #figures(expression: RegExp): Range[] {
    const kept = figuresOf.get(this.#view) ?? new Map<RegExp, Range[]>()
    let places = kept.get(expression)
    if (places === undefined) {
      places = [...this.#view.text.matchAll(expression)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
      figuresOf.set(this.#view, kept.set(expression, places))
    }
    return places
  }

  #hits(lists: number[], key: string): Range[] {
    if (this.#view.text.length <= SHORT_TEXT) return placesIn(this.#view, lists)
    const kept = hitsOf.get(this.#view) ?? new Map<string, Range[]>()
    let places = kept.get(key)
    if (places === undefined) hitsOf.set(this.#view, kept.set(key, (places = placesIn(this.#view, lists))))
    return places
  }
}

const mayBeLeftOut = (step: Step) => step.kind === 'gap' || (step.kind !== 'start' && step.optional)

const placesIn = (view: View, lists: number[]): Range[] =>
  lists.flatMap((list) => view.hits(list)).toSorted((one, other) => one.start - other.start || other.end - one.end)

/** Where in a row of places, sorted, the first stands that does not begin before this offset. */
function firstAfter(places: Range[], at: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (places[middle]!.start < at) low = middle + 1
    else high = middle
  }
  return low
}

const isJoint = (between: string, joined: boolean) => (joined ? between === '' : JOINT.test(between))

/**
 * How many words are skipped; more than `most` are not counted. No gap is wide enough for a negation: "burns no fat" does not burn fat.
 */
function wordsIn(text: string, language: LanguageKey | null, most: number): number {
  const words: string[] = []
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    if (words.push(match[0]) > most) return Infinity
  }
  return words.some((word) => isNegator(lowered(word, language).replaceAll('’', "'"), language)) ? Infinity : words.length
}
