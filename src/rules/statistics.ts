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

/** What readability formulas are made of. Paragraphs are divided by empty lines. */
export function statisticsOf(text: string, spans: { start: number; end: number }[]): Statistics {
  const result = emptyStatistics()
  result.paragraphs = text.split('\n\n').filter((paragraph) => paragraph.trim() !== '').length
  for (const span of spans) {
    result.sentences++
    countWords(text, span.start, span.end, result)
  }
  return result
}

export const emptyStatistics = (): Statistics =>
  ({ words: 0, sentences: 0, paragraphs: 0, characters: 0, syllables: 0, long_words: 0, polysyllabic_words: 0, complex_words: 0 })

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

interface CountedWord extends WordCounts {
  word: string
}

const counted = new Map<number, CountedWord>()
const MOST_KEPT = 20_000

/** Letters and digits, joined inside a word by an apostrophe, a full stop or a hyphen. */
function countWords(text: string, start: number, end: number, result: Statistics): void {
  let at = start
  while (at < end) {
    if (!isWordUnit(text.charCodeAt(at))) {
      at++
      continue
    }
    const from = at
    let hash = 0
    do {
      hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
      at++
    } while (at < end && (isWordUnit(text.charCodeAt(at)) || (isJoint(text.charCodeAt(at)) && at + 1 < end && isWordUnit(text.charCodeAt(at + 1)))))
    add(text, from, at, hash, result)
  }
}

function add(text: string, from: number, to: number, hash: number, result: Statistics): void {
  let counts = counted.get(hash)
  if (counts === undefined || counts.word.length !== to - from || !text.startsWith(counts.word, from)) {
    const word = text.slice(from, to)
    if (counted.size >= MOST_KEPT) counted.clear()
    counted.set(hash, (counts = { word, ...countsOf(word) }))
  }
  result.words++
  result.characters += counts.characters
  result.syllables += counts.syllables
  result.long_words += counts.long
  result.polysyllabic_words += counts.polysyllabic
  result.complex_words += counts.complex
}

/** 0 not asked yet, 1 no, 2 yes. Letters beyond the first plane, which none of our languages has, are no words. */
const wordUnits = new Uint8Array(0x10000)

function isWordUnit(unit: number): boolean {
  const known = wordUnits[unit]!
  if (known !== 0) return known === 2
  const isWord = /[\p{L}\p{N}]/u.test(String.fromCharCode(unit))
  wordUnits[unit] = isWord ? 2 : 1
  return isWord
}

const isJoint = (unit: number) => unit === 0x27 || unit === 0x2019 || unit === 0x2e || unit === 0x2d

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
