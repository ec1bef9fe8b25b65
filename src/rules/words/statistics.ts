import type { LanguageKey } from '../../languages.ts'
import { syllablesOf } from './syllables.ts'
import { CELL, UNNUMBERED, wordTable, type Words } from './word-table.ts'

export interface Statistics {
  words: number
  sentences: number
  paragraphs: number
  characters: number
  syllables: number
  /** One syllable; more than six letters; three or more syllables; the same without common endings. */
  monosyllabic_words: number
  long_words: number
  polysyllabic_words: number
  complex_words: number
}

/** What readability formulas are made of. Paragraphs are divided by empty lines. The text's words may be known already. */
export function statisticsOf(text: string, sentences: number, words: Words | null, language: LanguageKey | null = null): Statistics {
  const result = emptyStatistics()
  result.sentences = sentences
  result.paragraphs = text.includes('\n\n')
    ? text.split('\n\n').filter((paragraph) => paragraph.trim() !== '').length
    : Number(text.trim() !== '')
  for (const piece of wordTable.pieces(text, words)) countWords(text, piece, language, result)
  return result
}

export const emptyStatistics = (): Statistics => ({
  words: 0,
  sentences: 0,
  paragraphs: 0,
  characters: 0,
  syllables: 0,
  monosyllabic_words: 0,
  long_words: 0,
  polysyllabic_words: 0,
  complex_words: 0,
})

const NAMES = Object.keys(emptyStatistics()) as (keyof Statistics)[]

export function addStatistics(sum: Statistics, more: Statistics): void {
  for (const name of NAMES) sum[name] += more[name]
}

/** What one word adds. Texts say the same words again and again, so what was worked out is kept. */
interface WordCounts {
  characters: number
  syllables: number
  monosyllabic: number
  long: number
  polysyllabic: number
  complex: number
}

/** By language, then by the word's number. */
let counted = new Map<LanguageKey | null, (WordCounts | undefined)[]>()
let generation = 0

function countedIn(language: LanguageKey | null): (WordCounts | undefined)[] {
  if (generation !== wordTable.generation) {
    generation = wordTable.generation
    counted = new Map()
  }
  let known = counted.get(language)
  if (!known) counted.set(language, (known = []))
  return known
}

/** Letters and digits, joined inside a word by an apostrophe, a full stop or a hyphen. */
function countWords(text: string, { cells, from, to }: Words, language: LanguageKey | null, result: Statistics): void {
  const known = countedIn(language)
  for (let cell = from; cell < to; cell += CELL) {
    const start = cells[cell + 1]!
    let end = cells[cell + 2]!
    if (cell + CELL >= to || cells[cell + CELL + 1] !== end + 1 || !isJoint(text.charCodeAt(end))) {
      const number = cells[cell]!
      const counts =
        number === UNNUMBERED ? countsOf(text.slice(start, end), language) : (known[number] ??= countsOf(text.slice(start, end), language))
      add(counts, result)
      continue
    }
    while (cell + CELL < to && cells[cell + CELL + 1] === end + 1 && isJoint(text.charCodeAt(end))) {
      cell += CELL
      end = cells[cell + 2]!
    }
    add(countsOf(text.slice(start, end), language), result)
  }
}

function add(counts: WordCounts, result: Statistics): void {
  // A row of underscores is to be filled in, not read.
  if (counts.characters === 0) return
  result.words++
  result.characters += counts.characters
  result.syllables += counts.syllables
  result.monosyllabic_words += counts.monosyllabic
  result.long_words += counts.long
  result.polysyllabic_words += counts.polysyllabic
  result.complex_words += counts.complex
}

const isJoint = (unit: number) => unit === 0x27 || unit === 0x2019 || unit === 0x2e || unit === 0x2d

function countsOf(word: string, language: LanguageKey | null): WordCounts {
  const syllables = syllablesOf(word, language)
  return {
    characters: word.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
    syllables,
    monosyllabic: syllables === 1 ? 1 : 0,
    long: word.length > 6 ? 1 : 0,
    polysyllabic: syllables > 2 ? 1 : 0,
    complex: syllables - (/(?:es|ed|ing)$/.test(word) ? 1 : 0) > 2 ? 1 : 0,
  }
}
