import type { LanguageKey } from '../languages.ts'
import type { Block, Mark } from './document.ts'
import type { DraftBlock } from './draft.ts'
import { detectLanguage, looksLike } from './language.ts'

/** Shorter texts say too little about their language: they are in the document's. */
const ENOUGH_TO_DETECT = 40

/**
 * A block that nobody has declared the language of: it is detected from the text when it is first asked for. Rules for any language never
 * do.
 */
export class UndeclaredBlock implements Block {
  readonly text: string
  readonly scope: string
  readonly region: Block['region']
  readonly start: number
  readonly end: number
  readonly map: number[]
  declare readonly marks?: Mark[]
  readonly place: Block['place']
  readonly #main: LanguageKey | null
  #language: LanguageKey | null | undefined = undefined

  constructor({ text, scope, region, start, end, map, marks, place }: DraftBlock, main: LanguageKey | null) {
    this.text = text
    this.scope = scope
    this.region = region
    this.start = start
    this.end = end
    this.map = map
    this.place = place
    if (marks) this.marks = marks
    this.#main = main
  }

  get language(): LanguageKey | null {
    if (this.#language === undefined) this.#language = languageOf(this.text, this.#main)
    return this.#language
  }

  /** What is kept of a page has the language too. */
  toJSON(): Block {
    return { ...this, language: this.language }
  }
}

function languageOf(text: string, main: LanguageKey | null): LanguageKey | null {
  if (text.length < ENOUGH_TO_DETECT && main !== null) return main
  if (main !== null && looksLike(text, main)) return main
  return detectLanguage(text) ?? main
}
