import type { Document } from '../text/document.ts'
import type { Difference, Said } from './claim.ts'
import { isAllowedIn, unmet } from './conditions.ts'
import type { ClaimContent, Condition } from './content.ts'
import type { ClaimIndex } from './index.ts'
import { sentencesWithClaims } from './page.ts'
import type { SentenceHere } from './page.ts'

/** What is to be said of a sentence: it has almost what was approved, or all of it without what must stand with it. */
export type Remark = { claimId: string; wording: string } & (
  | { kind: 'almost'; details: Difference[] }
  | { kind: 'condition'; details: Condition[] }
)

/** What is looked at of a claim beside its wordings. */
type Terms = (claimId: string) => Pick<ClaimContent, 'markets' | 'conditions'>

/** Where and on which page a sentence stands; null: nobody knows the markets. */
interface Around {
  markets: readonly string[] | null
  page: () => string
}

/** The sentences of a page that say a claim almost, or without what must stand with it. */
export function remarksOn(
  document: Pick<Document, 'blocks' | 'language'>,
  index: ClaimIndex,
  termsOf: Terms,
  around: Around,
): (SentenceHere & Remark)[] {
  const found: (SentenceHere & Remark)[] = []
  for (const { sentence, said } of sentencesWithClaims(document, index)) {
    const here = said.filter(({ claimId }) => mayBeMeantFor(termsOf(claimId).markets, around.markets))
    const remark = remarkOf(here, sentence.text, termsOf, around)
    if (remark) found.push({ ...sentence, ...remark })
  }
  return found
}

const mayBeMeantFor = (allowed: readonly string[], markets: readonly string[] | null): boolean =>
  allowed.length === 0 || !markets || markets.length === 0 || markets.some((market) => allowed.includes(market))

/** A sentence that says some claim is no other claim said almost: catalogues say the same of many products with other figures. */
function remarkOf(said: readonly Said[], sentence: string, termsOf: Terms, { markets, page }: Around): Remark | null {
  const same = said.filter(({ verdict }) => verdict === 'same')
  const [nearest] = said
  if (same.length === 0) {
    if (!nearest) return null
    return { kind: 'almost', claimId: nearest.claimId, wording: nearest.wording.text, details: nearest.differences }
  }
  const here = same.filter(({ claimId }) => isAllowedIn(termsOf(claimId).markets, markets))
  const lacking = here.map(({ claimId, wording }) => ({ claimId, wording, missing: unmet(termsOf(claimId).conditions, sentence, page) }))
  const [first] = lacking
  if (!first || lacking.some(({ missing }) => missing.length === 0)) return null
  return { kind: 'condition', claimId: first.claimId, wording: first.wording.text, details: first.missing }
}
