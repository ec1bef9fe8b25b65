import { withoutAccents } from '../rules/words/fold.ts'
import type { Condition } from './content.ts'

const plain = (text: string) =>
  withoutAccents(text.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** Whether a claim may be said in all of these markets; null: nobody knows which they are, so only what is allowed everywhere is. */
export const isAllowedIn = (allowed: readonly string[], markets: readonly string[] | null): boolean =>
  allowed.length === 0 || (markets !== null && markets.length > 0 && markets.every((market) => allowed.includes(market)))

/** The conditions of a claim that a page does not meet where a sentence of it says the claim. */
export function unmet(conditions: readonly Condition[], sentence: string, page: () => string): Condition[] {
  if (conditions.length === 0) return []
  const within = ` ${plain(sentence)} `
  let whole: string | undefined
  return conditions.filter((condition) => {
    if (condition.kind === 'absent') return condition.words.some((word) => within.includes(` ${plain(word)} `))
    whole ??= ` ${plain(page())} `
    return !whole.includes(` ${plain(condition.text)} `)
  })
}
