import type { LanguageKey } from '../languages.ts'
import { sentences } from '../text/sentences.ts'

export interface Statistics {
  words: number
  sentences: number
  paragraphs: number
  characters: number
  syllables: number
  /** More than six letters; three or more syllables; the same without common endings. */
  long_words: number
  polysyllabic_words: number
  complex_words: number
}

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** What readability formulas are made of. Paragraphs are divided by empty lines. */
export function statisticsOf(text: string, language: LanguageKey | null): Statistics {
  const result: Statistics = { words: 0, sentences: 0, paragraphs: 0, characters: 0, syllables: 0, long_words: 0, polysyllabic_words: 0, complex_words: 0 }
  for (const paragraph of text.split('\n\n')) {
    if (paragraph.trim() === '') continue
    result.paragraphs++
    for (const span of sentences(paragraph, language)) {
      result.sentences++
      for (const word of paragraph.slice(span.start, span.end).match(WORD) ?? []) count(word, result)
    }
  }
  return result
}

/** What one word adds. Texts say the same words again and again, so what was worked out is kept. */
interface WordCounts {
  characters: number
  syllables: number
  long: number
  polysyllabic: number
  complex: number
}

const counted = new Map<string, WordCounts>()
const MOST_KEPT = 20_000

function count(word: string, result: Statistics) {
  let counts = counted.get(word)
  if (!counts) {
    if (counted.size >= MOST_KEPT) counted.clear()
    counted.set(word, (counts = countsOf(word)))
  }
  result.words++
  result.characters += counts.characters
  result.syllables += counts.syllables
  result.long_words += counts.long
  result.polysyllabic_words += counts.polysyllabic
  result.complex_words += counts.complex
}

function countsOf(word: string): WordCounts {
  const syllables = syllablesOf(word)
  return {
    characters: word.match(/[\p{L}\p{N}]/gu)?.length ?? 0, syllables, long: word.length > 6 ? 1 : 0, polysyllabic: syllables > 2 ? 1 : 0,
    complex: syllables - (/(?:es|ed|ing)$/.test(word) ? 1 : 0) > 2 ? 1 : 0,
  }
}

/** Groups of vowels, less the ones English does not sound, plus the ones it sounds apart. */
export function syllablesOf(word: string): number {
  const lower = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const groups = lower.match(/[aeiouy]+/g)?.length ?? 0
  if (groups <= 1) return 1
  let silent = 0
  if (/[^aeiouyl]e$/.test(lower) || /[aeiouy]le$/.test(lower)) silent++
  if (/[^aeiouytdszxcgh]e[ds]$/.test(lower) || /[^td]ed$/.test(lower)) silent++
  const apart = (lower.match(/i[ao](?!us|n)|[aeiou]ing$|[^q]ua[^i]|io$|eo(?!u)|ism$/g) ?? []).length
  return Math.max(1, groups - Math.min(1, silent) + apart)
}
