import type { LanguageKey } from '../../languages.ts'
import { needsOf, type Literal } from '../expression/literals.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import type { View } from './view.ts'

/** More literals than this are not worth looking for one by one. */
const FEW = 12
/** Shorter ones stand in too many texts to be worth a note in each. */
const RARE = 6

/** What must be seen in a text before an expression is worth running: of each set of literals one. */
export class Gates {
  /** The rarest set, which the matcher of all rules looks out for; null where nothing is needed, and the expression must always run. */
  readonly first: number | null
  /** A rare character that must be there; null where none can be named. */
  readonly character: string | null
  readonly #noted: number[]
  readonly #common: Literal[][]
  readonly #sets: Literal[][]
  readonly #pieces: string[] | null

  constructor(source: string, language: LanguageKey | null, matcher: TermMatcher | null) {
    // Without a matcher the rule is only checked: nothing is looked for.
    const { sets, rareCharacter, pieces } = matcher ? needsOf(source) : { sets: [], rareCharacter: null, pieces: null }
    this.#sets = sets
    this.character = rareCharacter
    this.#pieces = pieces
    const [first, ...others] = this.#sets
    const isRare = (literals: Literal[]) => literals.every(({ text, next }) => next !== undefined || text.length >= RARE)
    this.first = first ? matcher!.gateFor(first, language) : null
    this.#noted = others.filter(isRare).map((literals) => matcher!.gateFor(literals, language))
    this.#common = others.filter((literals) => !isRare(literals) && literals.length <= FEW)
  }

  mayMatchIn(view: View): boolean {
    if (this.character !== null && !view.text.includes(this.character)) return false
    if (this.#pieces !== null && !this.#pieces.some((piece) => view.lowerText.includes(piece))) return false
    // Looking for all terms of all rules in a whole page's source would cost more than these few.
    if (view.isWhole) return this.#sets.every((literals) => literals.length > FEW || isIn(view, literals))
    if (this.first !== null && !view.passes(this.first)) return false
    for (const gate of this.#noted) if (!view.passes(gate)) return false
    for (const literals of this.#common) if (!isIn(view, literals)) return false
    return true
  }
}

function isIn(view: View, literals: Literal[]): boolean {
  const { lowerText } = view
  for (const { text, next } of literals) if (lowerText.includes(text) && (next === undefined || lowerText.includes(next))) return true
  return false
}
