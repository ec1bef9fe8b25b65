import type { LanguageKey } from '../languages.ts'
import type { Said, SaidClaim } from './claim.ts'
import { compare } from './compare.ts'
import { LanguageIndex } from './language-index.ts'
import { tokensOf } from './tokens.ts'

export type { Difference, Said, SaidClaim, Wording } from './claim.ts'

/** All approved claims of a workspace, ready for the sentences of any number of pages. */
export class ClaimIndex {
  readonly #claims: readonly SaidClaim[]
  readonly #indexes = new Map<LanguageKey | null, LanguageIndex>()

  constructor(claims: readonly SaidClaim[]) {
    this.#claims = claims
  }

  get size(): number {
    return this.#claims.length
  }

  /** The claims that a sentence says or says almost, the likest first. */
  match(sentence: string, language: LanguageKey | null): Said[] {
    const tokens = tokensOf(sentence, language)
    const said = new Map<string, Said>()
    for (const entry of this.#indexOf(language).near(tokens)) {
      const { verdict, share, differences } = compare(tokens, entry)
      if (verdict === 'other') continue
      const known = said.get(entry.claimId)
      if (known && rank(known) >= rank({ verdict, share })) continue
      said.set(entry.claimId, { claimId: entry.claimId, wording: entry.wording, verdict, share, differences })
    }
    return [...said.values()].sort((one, other) => rank(other) - rank(one))
  }

  #indexOf(language: LanguageKey | null): LanguageIndex {
    let index = this.#indexes.get(language)
    if (!index) this.#indexes.set(language, (index = new LanguageIndex(this.#claims, language)))
    return index
  }
}

const rank = ({ verdict, share }: Pick<Said, 'verdict' | 'share'>) => (verdict === 'same' ? 2 : share)
