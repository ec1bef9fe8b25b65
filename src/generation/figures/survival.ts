import type { LanguageKey } from '../../languages.ts'
import { changedFigures, isSupplied } from './figure-changes.ts'
import { figuresOf } from './figures.ts'
import type { Figure } from './figures.ts'

/** Whether figures, names and addresses of a passage are still in a text that is to take its place, also in another language. */

interface Survival {
  /** What stood in the passage and is gone, or stands there less often. */
  lost: string[]
  /** Figures that nobody supplied, or that stand there more often. */
  added: string[]
}

interface Written {
  text: string
  language: LanguageKey
}

const ADDRESS = /https?:\/\/[^\s)>\]]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

const addressesIn = (markdown: string): string[] =>
  (markdown.replaceAll('\\', '').match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?'"*_]+$/, ''))

const squeezed = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ').toLowerCase()

/** A name may take the ending of a case: languages where that is one letter, and where it is more. */
const GENITIVE: readonly LanguageKey[] = ['DE', 'NL', 'SE', 'DK', 'NO']
const INFLECTED: readonly LanguageKey[] = ['FI', 'PL', 'RU', 'GR', 'TR']
const LEAST_INFLECTED = 5

const wholeWord = (value: string, ending = ''): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(squeezed(value))}${ending}(?![\p{L}\p{N}])`, 'gu')

const hasWhole = (text: string, value: string): boolean => wholeWord(value).test(squeezed(text))

function keepsName({ text, language }: Written, name: string): boolean {
  const isLong = (name.match(/\p{L}/gu) ?? []).length >= LEAST_INFLECTED
  const ending = GENITIVE.includes(language) ? 's?' : INFLECTED.includes(language) && isLong ? String.raw`\p{L}{0,3}` : ''
  return wholeWord(name, ending).test(squeezed(text))
}

const namesIn = (passage: string, names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter((name) => name.length > 1 && name.length <= 100 && hasWhole(passage, name))

/**
 * Figures of the text itself: not those of addresses, nor ordinals of lists. A figure that belongs to a name is looked for with the name,
 * which may stand in a text as often as one likes.
 */
function figuresIn({ text, language }: Written, names: readonly string[], anyNotation = false): Figure[] {
  let readable = text
    .replaceAll(/^\s*(?:>\s*)*\d+[.)]\s/gm, ' ')
    .replaceAll('\\', '')
    .replaceAll(ADDRESS, ' ')
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    if (!/^\p{L}.*\p{Nd}/u.test(name)) continue
    const words = RegExp.escape(name).replaceAll(/(?:\\x20| )+/g, String.raw`\s+`)
    readable = readable.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}]|[.,:]\p{Nd})`, 'giu'), ' ')
  }
  return figuresOf(readable, language, anyNotation)
}

/** What of a passage must be in whatever takes its place: figures, addresses, and those of the names that stand in it. */
export function mustSurvive(passage: Written, names: readonly string[]): string[] {
  const named = namesIn(passage.text, names)
  return [...new Set([...figuresIn(passage, named).map(({ text }) => text), ...addressesIn(passage.text), ...named])]
}

/** `supplied`: texts whose figures may be used besides the passage's own, as often as one likes. */
export function survivalOf(passage: Written, after: Written, names: readonly string[], supplied: readonly string[] = []): Survival {
  const named = namesIn(passage.text, names)
  const known = supplied.flatMap((text) => figuresIn({ text, language: passage.language }, [], true))
  const { lost, added } = changedFigures(figuresIn(passage, named), figuresIn(after, named))
  const addresses = new Set(addressesIn(after.text))
  return {
    lost: [
      ...new Set([
        ...lost.map(({ text }) => text),
        ...addressesIn(passage.text).filter((address) => !addresses.has(address)),
        ...named.filter((name) => !keepsName(after, name)),
      ]),
    ],
    added: [...new Set(added.filter((figure) => !isSupplied(figure, known)).map(({ text }) => text))],
  }
}
