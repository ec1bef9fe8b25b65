import { LANGUAGE_KEYS, type LanguageKey } from '../../languages.ts'
import { lowered } from '../words/fold.ts'
import { AUDIENCE_WORDS } from './words-audience.ts'
import { BODY_WORDS } from './words-body.ts'
import { LIVING_WORDS } from './words-living.ts'
import { MONEY_WORDS } from './words-money.ts'
import { TRADE_WORDS } from './words-trade.ts'

/**
 * Words that pages about a subject use, by language, `all` for those of every language, separated by blanks. A hyphen stands for whatever
 * may follow or precede: `solar-` begins a word, `-versicherung-` stands anywhere in one, `-wein` ends one. `real_estate` is two words.
 * Capitals do not count.
 */
export type SubjectWords = Record<string, Partial<Record<LanguageKey | 'all', string>>>

const TOPIC_WORDS: SubjectWords = { ...BODY_WORDS, ...LIVING_WORDS, ...MONEY_WORDS, ...TRADE_WORDS }
const WORDS: SubjectWords = { ...TOPIC_WORDS, ...AUDIENCE_WORDS }

/** What words tell of, in one order: what is sold, then whom the page speaks to and what kind of text it is. */
export const TOPICS: readonly string[] = Object.keys(WORDS)
export const SOLD_TOPICS: readonly string[] = Object.keys(TOPIC_WORDS)

/** As words are compared. Accents stay: without them the Swedish for a loan is the one for long. */
export const plainWords = (text: string, language: LanguageKey | null): string => lowered(text.normalize('NFC'), language)

interface Node {
  next: Map<number, Node>
  /** Topics whose word ends here: as a whole word (or the end of one), or with anything after it. */
  whole: number[]
  open: number[]
}

const newNode = (): Node => ({ next: new Map(), whole: [], open: [] })

/** Finds which topics the words of one language belong to. */
export class TopicWords {
  /** Words from their beginning; and those that may stand within a longer one. */
  readonly #beginning = newNode()
  readonly #within = newNode()
  readonly #phrases = new Map<string, number[]>()
  readonly #lasts = new Set<string>()
  readonly #known = new Map<string, readonly number[]>()

  constructor(language: LanguageKey | null) {
    for (const [topic, name] of TOPICS.entries()) {
      const words = WORDS[name]!
      const own = language === null ? LANGUAGE_KEYS.map((key) => words[key] ?? '').join(' ') : (words[language] ?? '')
      for (const word of `${words.all ?? ''} ${own}`.split(/\s+/)) if (word !== '') this.#add(word, topic, language)
    }
  }

  #add(written: string, topic: number, language: LanguageKey | null): void {
    const isOpen = written.endsWith('-')
    const isWithin = written.startsWith('-')
    const word = plainWords(written.slice(isWithin ? 1 : 0, isOpen ? -1 : undefined), language)
    if (word.includes('_')) {
      const phrase = word.replaceAll('_', ' ')
      this.#lasts.add(phrase.slice(phrase.lastIndexOf(' ') + 1))
      this.#phrases.set(phrase, [...(this.#phrases.get(phrase) ?? []), topic])
      return
    }
    let node = isWithin ? this.#within : this.#beginning
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at)
      let next = node.next.get(code)
      if (next === undefined) node.next.set(code, (next = newNode()))
      node = next
    }
    ;(isOpen ? node.open : node.whole).push(topic)
  }

  /** The topics of a plain word; each word of a page is looked up once for all pages. */
  of(word: string): readonly number[] {
    let topics = this.#known.get(word)
    if (topics === undefined) {
      if (this.#known.size > MOST_KNOWN) this.#known.clear()
      this.#known.set(word, (topics = this.#lookUp(word)))
    }
    return topics
  }

  /** Those of several words, the last of which stands at `end`. */
  ofPhrase(words: readonly string[], end: number): { phrase: string; topics: readonly number[] } | null {
    let phrase = words[end]!
    if (!this.#lasts.has(phrase)) return null
    for (let at = end - 1; at > end - LONGEST_PHRASE && at >= 0; at--) {
      phrase = `${words[at]} ${phrase}`
      const topics = this.#phrases.get(phrase)
      if (topics) return { phrase, topics }
    }
    return null
  }

  #lookUp(word: string): readonly number[] {
    const topics = new Set<number>()
    walk(this.#beginning, word, 0, topics)
    for (let at = 0; at + SHORTEST_WITHIN <= word.length; at++) walk(this.#within, word, at, topics)
    return topics.size === 0 ? NONE : [...topics]
  }
}

const NONE: readonly number[] = []
/** In words. */
const LONGEST_PHRASE = 4
const MOST_KNOWN = 20_000
const SHORTEST_WITHIN = 3

function walk(from: Node, word: string, start: number, topics: Set<number>): void {
  let node: Node | undefined = from
  for (let at = start; at < word.length; at++) {
    node = node.next.get(word.charCodeAt(at))
    if (node === undefined) return
    for (const topic of node.open) topics.add(topic)
  }
  for (const topic of node.whole) topics.add(topic)
}

const known = new Map<LanguageKey | null, TopicWords>()

/** Made when the first page of a language comes. */
export function topicWords(language: LanguageKey | null): TopicWords {
  let words = known.get(language)
  if (words === undefined) known.set(language, (words = new TopicWords(language)))
  return words
}
