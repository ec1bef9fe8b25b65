import type { AssertionKind } from '../../contract/values.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Block, Document } from '../../text/document.ts'
import { sentences } from '../../text/sentences.ts'
import type { ClaimIndex } from '../index.ts'
import { assertionsIn } from './assertion.ts'

/** A sentence that asserts something and says no approved claim, wherever it stands on the pages of an audit. */
export interface Unproved {
  sentence: string
  language: LanguageKey | null
  kinds: AssertionKind[]
  /** How often it stands there, and on how many pages. */
  times: number
  pages: number
  /** The first pages. */
  places: { id: string; name: string; url: string }[]
  /** The approved claim that it says almost. */
  nearest: string | null
}

const MOST_PLACES = 20

/** Menus and buttons lead somewhere; what stands in a quotation somebody else has said. */
const saysNothing = ({ region, scope }: Block) =>
  region === 'nav' || /^(?:template\.)?(?:button|blockquote|link|alt|caption|figure|attribute|meta)\b/.test(scope)

export class UnprovedOnPages {
  readonly #index: ClaimIndex
  readonly #found = new Map<string, Unproved>()
  sentences = 0

  constructor(index: ClaimIndex) {
    this.#index = index
  }

  add(place: Unproved['places'][number], { blocks, language }: Pick<Document, 'blocks' | 'language'>): void {
    const here = new Set<Unproved>()
    for (const block of blocks) {
      if (saysNothing(block)) continue
      const spoken = block.language ?? language
      for (const { start, end } of sentences(block.text, spoken)) {
        this.sentences++
        const unproved = this.#unproved(block.text.slice(start, end).replaceAll(/\s+/g, ' '), spoken)
        if (!unproved) continue
        unproved.times++
        here.add(unproved)
      }
    }
    for (const unproved of here) {
      unproved.pages++
      if (unproved.places.length < MOST_PLACES) unproved.places.push(place)
    }
  }

  #unproved(sentence: string, language: LanguageKey | null): Unproved | null {
    const key = `${language ?? ''} ${sentence}`
    const known = this.#found.get(key)
    if (known) return known
    const kinds = assertionsIn(sentence, language)
    if (kinds.length === 0) return null
    const said = this.#index.match(sentence, language)
    if (said.some(({ verdict }) => verdict === 'same')) return null
    const unproved = { sentence, language, kinds, times: 0, pages: 0, places: [], nearest: said[0]?.claimId ?? null }
    this.#found.set(key, unproved)
    return unproved
  }

  /** What stands most often first. */
  list(): Unproved[] {
    const bySentence = (one: Unproved, other: Unproved) => (one.sentence < other.sentence ? -1 : 1)
    return [...this.#found.values()].sort((one, other) => other.times - one.times || other.pages - one.pages || bySentence(one, other))
  }
}
