import type { LanguageKey } from '../../languages.ts'
import { readGuidelines } from './guidelines.ts'
import { capital } from '../base/sentences.ts'

/** Phrases that every tone defines. `{}` is where a value goes; docs/templates.md describes where drafts use each. */
export const TONE_WORDS = ['hello', 'bye', 'more', 'ask', 'features', 'facts', 'summary'] as const

type ToneWord = (typeof TONE_WORDS)[number]

/** A tone of voice in one language. */
export interface Tone {
  key: string
  language: LanguageKey
  name: string
  description: string
  /** How the reader is addressed: du or Sie, tu or vous. Languages with one form have it too, for the prompts. */
  address: 'formal' | 'informal'
  /** The entered text does not show how its reader is addressed: phrases that need not, do not either. */
  isUnaddressed?: true
  /** Drafts leave out what only leads through the text. */
  short: boolean
  words: Record<ToneWord, string>
  /** Words for a model to use and to avoid. */
  use: string[]
  avoid: string[]
  /** Word pairs: the first is replaced by the second in a draft's own text (contractions, preferred words). */
  replace: [string, string][]
}

const LETTER = '[\\p{L}\\p{M}\\p{N}]'

/** Replaces whole words by those the tone prefers, keeping an initial capital. */
export function applyPairs(text: string, pairs: readonly (readonly [string, string])[], tag: string): string {
  let result = text
  let folded = foldCase(text)
  for (const [from, to] of pairs) {
    // Compiling an expression takes far longer than looking for a word that is not there.
    if (!folded.includes(foldCase(from))) continue
    const expression = new RegExp(`(?<!${LETTER})${RegExp.escape(from)}(?!${LETTER})`, 'giu')
    result = result.replace(expression, (found) => (isCapital(found) && !isCapital(from) ? capital(to, tag) : to))
    folded = foldCase(result)
  }
  return result
}

/** What an expression without regard to case takes for the same is the same here: ß and ẞ, σ and ς. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase()

/** What in a text somebody entered is to stay as it is: addresses, quotations, and names as far as capitals show them. */
const OWN = new RegExp(
  String.raw`https?:\/\/\S+|www\.\S+|\S+@\S+\.\p{L}{2,}|["“„«][^"“”»]*["“”»]|` +
    String.raw`(?<=[\p{L}\p{N},;:)]\s)\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s+\p{Lu}[\p{L}\p{N}'’&.-]*)*|` +
    String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s+\p{Lu}[\p{L}\p{N}'’&.-]*)+`,
  'gu',
)

/** The same for a text somebody entered, outside of what is theirs to the letter. */
export function applyPairsToEntered(text: string, pairs: readonly (readonly [string, string])[], tag: string): string {
  let [result, from] = ['', 0]
  for (const match of text.matchAll(OWN)) {
    result += applyPairs(text.slice(from, match.index), pairs, tag) + match[0]
    from = match.index + match[0].length
  }
  return result + applyPairs(text.slice(from), pairs, tag)
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** The same for a draft's source: only its text, never the Liquid code between braces. */
export function restyleDraft(source: string, pairs: readonly (readonly [string, string])[], tag: string): string {
  if (pairs.length === 0) return source
  return source
    .split(/(\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\})/u)
    .map((part, index) => (index % 2 === 1 ? part : applyPairs(part, pairs, tag)))
    .join('')
}

/**
 * A tone from a workspace's guidelines: a base tone (usually neutral) with what the guidelines change. Parsed are a line `address:
 * formal` or `address: informal`, every `this -> that` or `this → that` as a pair of words, and the lists under "Words to use" and
 * "Words to avoid".
 */
export function toneFromGuidelines(base: Tone, key: string, name: string, guidelines: string): Tone {
  const address = /^\W*address\W+(formal|informal)\b/im.exec(guidelines)?.[1]?.toLowerCase()
  const pairs = [
    ...guidelines.matchAll(/^[\s>*+-]*["'“„«]?([^\n→"”“»]{1,80}?)["'”“»]?\s*(?:->|→|=>)\s*["'“„«]?([^\n"”“»]{1,80}?)["'”“»]?\s*$/gmu),
  ].map((match): [string, string] => [match[1]!.trim(), match[2]!.trim()])
  const { use, avoid } = readGuidelines(guidelines)
  return {
    ...base,
    key,
    name,
    description: guidelines,
    use: [...base.use, ...use],
    avoid: [...base.avoid, ...avoid.map((entry) => entry.split(/\s*(?:->|→|=>)\s*/)[0]!)],
    address: address === 'formal' || address === 'informal' ? address : base.address,
    replace: [...base.replace, ...pairs],
  }
}
