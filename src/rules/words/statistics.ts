import { CELL, UNNUMBERED, wordTable, type Words } from './word-table.ts'

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

/** What readability formulas are made of. Paragraphs are divided by empty lines. The text's words may be known already. */
export function statisticsOf(text: string, sentences: number, words: Words | null): Statistics {
  const result = emptyStatistics()
  result.sentences = sentences
  result.paragraphs = text.includes('\n\n')
    ? text.split('\n\n').filter((paragraph) => paragraph.trim() !== '').length
    : Number(text.trim() !== '')
  for (const piece of wordTable.pieces(text, words)) countWords(text, piece, result)
  return result
}

export const emptyStatistics = (): Statistics => ({
  words: 0,
  sentences: 0,
  paragraphs: 0,
  characters: 0,
  syllables: 0,
  long_words: 0,
  polysyllabic_words: 0,
  complex_words: 0,
})

export function addStatistics(sum: Statistics, more: Statistics): void {
  for (const key of Object.keys(sum) as (keyof Statistics)[]) sum[key] += more[key]
}

/** What one word adds. Texts say the same words again and again, so what was worked out is kept. */
interface WordCounts {
  characters: number
  syllables: number
  long: number
  polysyllabic: number
  complex: number
}

/** By the word's number. */
let counted: (WordCounts | undefined)[] = []
let generation = 0

/** Letters and digits, joined inside a word by an apostrophe, a full stop or a hyphen. */
function countWords(text: string, { cells, from, to }: Words, result: Statistics): void {
  if (generation !== wordTable.generation) {
    generation = wordTable.generation
    counted = []
  }
  for (let cell = from; cell < to; cell += CELL) {
    const start = cells[cell + 1]!
    let end = cells[cell + 2]!
    if (cell + CELL >= to || cells[cell + CELL + 1] !== end + 1 || !isJoint(text.charCodeAt(end))) {
      const number = cells[cell]!
      add(number === UNNUMBERED ? countsOf(text.slice(start, end)) : (counted[number] ??= countsOf(text.slice(start, end))), result)
      continue
    }
    while (cell + CELL < to && cells[cell + CELL + 1] === end + 1 && isJoint(text.charCodeAt(end))) {
      cell += CELL
      end = cells[cell + 2]!
    }
    add(countsOf(text.slice(start, end)), result)
  }
}

function add(counts: WordCounts, result: Statistics): void {
  // A row of underscores is to be filled in, not read.
  if (counts.characters === 0) return
  result.words++
  result.characters += counts.characters
  result.syllables += counts.syllables
  result.long_words += counts.long
  result.polysyllabic_words += counts.polysyllabic
  result.complex_words += counts.complex
}

const isJoint = (unit: number) => unit === 0x27 || unit === 0x2019 || unit === 0x2e || unit === 0x2d

function countsOf(word: string): WordCounts {
  const syllables = syllablesOf(word)
  return {
    characters: word.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
    syllables,
    long: word.length > 6 ? 1 : 0,
    polysyllabic: syllables > 2 ? 1 : 0,
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
