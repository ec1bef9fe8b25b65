import type { LanguageKey } from '../languages.ts'
import type { Found } from './found.ts'
import { squeezed } from './fold.ts'
import { numberReaderOf } from './lexicon/number-words.ts'
import type { Material } from './material.ts'

/** Numbers and quantities in words that the material has neither as a word nor as a figure. */
export function numberWordsIn(sentence: string, language: LanguageKey, material: Material): Found[] {
  const reader = numberReaderOf(language)
  if (!reader) return []
  return Array.from(sentence.matchAll(reader.pattern)).flatMap((match): Found[] => {
    const [word, many] = match
    const value = many === undefined ? reader.valueOf(word) : null
    if (many === undefined && value === null) return []
    if (value !== null && material.hasValue(value)) return []
    if (` ${material.folded} `.includes(` ${squeezed(word)} `)) return []
    return [{ kind: 'number_word', start: match.index, end: match.index + word.length }]
  })
}
