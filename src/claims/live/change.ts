import type { Compared, ComparedPart } from './compare.ts'
import { tokensOf } from './tokens.ts'

/** What is kept of a part: its text may be long, and what differs in it counts. */
export const differs = ({ approved, live, removed, added }: ComparedPart): boolean =>
  approved === null || live === null || removed.length + added.length > 0

/** What a page says in place of what was approved; where it says nothing, what it lacks. */
export const differingText = ({ parts }: Pick<Compared, 'parts'>): string =>
  parts
    .filter(differs)
    .map(({ approved, live }) => live ?? approved ?? '')
    .join('\n')

const words = (text: string | null) => text && tokensOf(text).map(({ key }) => key)

/**
 * Names a change, so that the next run finds it again: what was approved and what the page says instead, word by word. Quotes, dashes and
 * white space may change without its being another.
 */
export const changeOf = ({ state, parts }: Pick<Compared, 'state' | 'parts'>): string =>
  JSON.stringify([state, ...parts.filter(differs).map(({ kind, approved, live }) => [kind, words(approved), words(live)])])
