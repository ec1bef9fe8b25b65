export interface ClaimsSearch {
  search?: string
  state?: string
  market?: string
  sort?: 'number' | 'ends'
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** What the list of claims shows, in its address; without `sort` what needs somebody comes first. */
export function claimsSearch(given: Record<string, unknown>): ClaimsSearch {
  const [search, state, market] = [text(given.search), text(given.state), text(given.market)]
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(market && { market }),
    ...((given.sort === 'number' || given.sort === 'ends') && { sort: given.sort }),
  }
}

interface NewClaimSearch {
  finding?: string
  text?: string
  language?: string
}

/** `finding`: the finding that a claim is made from; `text`, `language`: a sentence that it is made from. */
export function newClaimSearch(given: Record<string, unknown>): NewClaimSearch {
  const [finding, sentence, language] = [text(given.finding), text(given.text), text(given.language)]
  return { ...(finding && { finding }), ...(sentence && { text: sentence }), ...(language && { language }) }
}

interface LiveSearch {
  state?: string
  search?: string
  binding?: string
}

/** What of approved and live is shown: only these states, and which of them is open. */
export function liveSearch(given: Record<string, unknown>): LiveSearch {
  const [state, search, binding] = [text(given.state), text(given.search), text(given.binding)]
  return { ...(state && { state }), ...(search && { search }), ...(binding && { binding }) }
}
