import type { LanguageKey } from '../languages.ts'
import type { ClassOf } from './class-words.ts'
import { classesIn } from './class-words.ts'
import { contactsIn } from './contacts.ts'
import type { Contact } from './contacts.ts'
import { figuresWithUnits } from './figures.ts'
import type { FigureOf } from './figures.ts'
import { contentStems, plain, squeezed } from './fold.ts'
import { masked } from './found.ts'
import { numberReaderOf } from './lexicon/number-words.ts'
import { substancesIn } from './substances.ts'

/** Everything a text may be written from, read once for all of its sentences. */
export class Material {
  readonly language: LanguageKey
  readonly folded: string
  readonly figures: readonly FigureOf[]
  readonly contacts: readonly Contact[]
  readonly substances: ReadonlySet<string>
  readonly classes: readonly ClassOf[]
  /** How many entries the lists of the form have. */
  readonly counts: ReadonlySet<number>
  readonly #words: ReadonlySet<string>
  readonly #values = new Set<string>()
  readonly #endings: number
  readonly #byBeginning = new Map<string, string[]>()

  constructor(texts: readonly string[], language: LanguageKey, counts: Iterable<number> = []) {
    const sources = texts.filter((text) => text.trim() !== '')
    this.language = language
    this.counts = new Set(counts)
    this.folded = sources.map(squeezed).join(' ')
    this.#endings = INFLECTED.has(language) ? 4 : 2
    this.#words = new Set(this.folded.split(' '))
    for (const word of this.#words) {
      const key = word.slice(0, LEAST_NAME)
      const list = this.#byBeginning.get(key)
      if (list) list.push(word)
      else this.#byBeginning.set(key, [word])
    }
    const read = sources.map((text) => {
      const contacts = contactsIn(text, language)
      const bare = masked(text, contacts)
      return { text, contacts, figures: /\d/.test(bare) ? figuresWithUnits(bare, language, true) : [] }
    })
    this.figures = read.flatMap(({ figures }) => figures)
    this.contacts = read.flatMap(({ contacts }) => contacts)
    this.substances = new Set(sources.flatMap((text) => substancesIn(text, language).map(({ key }) => key)))
    this.classes = sources.map((text) => ({
      kinds: new Set(classesIn(text, language).map(({ kind }) => kind)),
      stems: new Set(contentStems(text, language)),
      folded: plain(text),
    }))
    for (const { figure } of this.figures) for (const value of figure.values) this.#values.add(value)
    const reader = numberReaderOf(language)
    if (reader)
      for (const [word, many] of this.folded.matchAll(reader.pattern)) if (many === undefined) this.#values.add(reader.valueOf(word) ?? '')
  }

  /** Whether a number stands there, or is that of a list's entries. */
  hasValue = (value: string): boolean => this.#values.has(value) || this.counts.has(Number(value))

  /** Whether words stand there one after the other, whatever stands between them. */
  hasText = (text: string): boolean => ` ${this.folded} `.includes(` ${squeezed(text)} `)

  /** Whether a name stands there, or its parts do; it may have the ending of a case on either side. */
  hasName(name: string): boolean {
    const word = plain(name).replace(/'s$/, '')
    if (this.#hasForm(word)) return true
    const parts = word.split(/[-'&+]/).filter((part) => part.length > 1)
    return parts.length > 1 && parts.every((part) => this.#hasForm(part))
  }

  #hasForm(word: string): boolean {
    if (this.#words.has(word)) return true
    if (word.length < LEAST_NAME) return word.length > 2 && this.#words.has(word.replace(/s$/, ''))
    return (this.#byBeginning.get(word.slice(0, LEAST_NAME)) ?? []).some((known) => {
      let same = 0
      while (same < word.length && word[same] === known[same]) same++
      return known.length - same <= this.#endings && word.length - same <= this.#endings && same >= LEAST_NAME
    })
  }
}

/** Letters that a name and its inflected form share at least. */
const LEAST_NAME = 4
const INFLECTED: ReadonlySet<LanguageKey> = new Set(['FI', 'PL', 'RU', 'GR', 'TR'])
