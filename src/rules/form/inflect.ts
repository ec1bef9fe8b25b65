import type { LanguageKey } from '../../languages.ts'

/**
 * Usual endings of a word, for a list of terms: a proposal to look at, not grammar. The first row whose expression fits the word is taken;
 * an ending in parentheses takes the place of what the expression caught.
 */
const ENDINGS: Partial<Record<LanguageKey, [shape: RegExp, endings: string[]][]>> = {
  EN: [
    [/[^aeiou](y)$/u, ['(y)', '(ies)']],
    [/(?:s|x|z|ch|sh)$/u, ['es']],
    [/\p{L}{3}$/u, ['s']],
  ],
  DE: [
    [/^\p{Lu}.*(?:ung|heit|keit|schaft|ion|tät)$/u, ['en']],
    [/^\p{Lu}.*e$/u, ['n']],
    [/^\p{Lu}/u, ['s', 'e', 'en']],
    [/e$/u, ['r', 's', 'n', 'm']],
    [/\p{L}{3}$/u, ['e', 'er', 'es', 'en', 'em']],
  ],
  NL: [[/[^e]$/u, ['e', 'en']]],
  FR: [
    [/[sx]$/u, ['e', 'es']],
    [/e$/u, ['s']],
    [/\p{L}{3}$/u, ['e', 's', 'es']],
  ],
  ES: [
    [/(o)$/u, ['(o)', '(a)', '(os)', '(as)']],
    [/[aeé]$/u, ['s']],
    [/[^s]$/u, ['es']],
  ],
  PT: [
    [/(o)$/u, ['(o)', '(a)', '(os)', '(as)']],
    [/[ae]$/u, ['s']],
  ],
  IT: [
    [/(o)$/u, ['(o)', '(a)', '(i)', '(e)']],
    [/(e)$/u, ['(e)', '(i)']],
    [/(a)$/u, ['(a)', '(e)']],
  ],
  SE: [[/[^ta]$/u, ['t', 'a']]],
  DK: [[/[^te]$/u, ['t', 'e']]],
  NO: [[/[^te]$/u, ['t', 'e']]],
}

/** A term with the usual endings of its last word, or null where none are known or it has some already. */
export function inflected(term: string, language: LanguageKey | null): string | null {
  if (language === null || /[|()*/{}\\]/.test(term)) return null
  for (const [shape, endings] of ENDINGS[language] ?? []) {
    const match = shape.exec(term)
    if (!match) continue
    if (!endings[0]!.startsWith('(')) return `${term}|${endings.join('|')}`
    return `${term.slice(0, -match[1]!.length)}(${endings.map((ending) => ending.slice(1, -1)).join('|')})`
  }
  return null
}

/** A term with one more ending: `klimaneutral|e` and `er` are `klimaneutral|e|er`. */
export const withEnding = (term: string, ending: string): string => `${term}|${ending}`

/** The stem of a term that takes endings after it, or the term itself where it is a plain word; null for every other way of writing. */
export function stemOf(term: string): string | null {
  const match = /^([^|()*/{}\\]+)(?:\|[^|()*/{}\\]*)*$/.exec(term)
  return match ? match[1]! : null
}
