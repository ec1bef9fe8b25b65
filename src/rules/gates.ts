import type { LanguageKey } from '../languages.ts'
import { requiredSets, type Literal } from './literals.ts'
import type { TermMatcher } from './matcher.ts'
import type { View } from './view.ts'

/** More literals than this are not worth looking for one by one. */
const FEW = 12

/** What must be seen in a text before an expression is worth running: of each set of literals one. */
export class Gates {
  /** The rarest set, which the matcher of all rules looks out for; null where nothing is needed, and the expression must always run. */
  readonly first: number | null
  readonly #sets: Literal[][]

  constructor(source: string, language: LanguageKey | null, matcher: TermMatcher | null) {
    this.#sets = matcher ? requiredSets(source) : []
    this.first = this.#sets[0] ? matcher!.gateFor(this.#sets[0], language) : null
  }

  mayMatchIn(view: View): boolean {
    // Looking for all terms of all rules in a whole page's source would cost more than these few.
    if (this.first !== null && !view.isWhole && !view.passes(this.first)) return false
    for (let set = view.isWhole ? 0 : 1; set < this.#sets.length; set++) {
      const literals = this.#sets[set]!
      if (literals.length <= FEW && !literals.some(({ text }) => view.lowerText.includes(text))) return false
    }
    return true
  }
}
