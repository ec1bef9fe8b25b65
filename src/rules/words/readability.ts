import type { Statistics } from './statistics.ts'

/** A formula that says how hard a text is to read. */
interface Readability {
  /** What it is called in the `metrics` of a rule. */
  name: string
  /** What it is called in the `formula` of a rule; formulas that came from Vale are written out there. */
  key?: string
  /** Whether a higher figure means an easier text: a rule then speaks of what is below its figure. */
  isEase?: boolean
  of: (text: Statistics) => number
}

const perSentence = (text: Statistics) => text.words / text.sentences
const perWord = (count: number, text: Statistics) => count / text.words
const percent = (count: number, text: Statistics) => (100 * count) / text.words

export const READABILITY: readonly Readability[] = [
  { name: 'Gunning Fog', of: (text) => 0.4 * (perSentence(text) + percent(text.complex_words, text)) },
  { name: 'Coleman-Liau', of: (text) => 5.88 * perWord(text.characters, text) - 29.6 * perWord(text.sentences, text) - 15.8 },
  { name: 'Flesch-Kincaid', of: (text) => 0.39 * perSentence(text) + 11.8 * perWord(text.syllables, text) - 15.59 },
  { name: 'SMOG', of: (text) => 1.043 * Math.sqrt((text.polysyllabic_words * 30) / text.sentences) + 3.1291 },
  { name: 'Automated Readability', of: (text) => 4.71 * perWord(text.characters, text) + 0.5 * perSentence(text) - 21.43 },
  // German. Bamberger and Vanecek 1984, the first of the four: a school year, 4 to 15 (constants as in R's koRpus, nWS).
  {
    name: 'Wiener Sachtextformel',
    key: 'wiener_sachtextformel',
    of: (text) =>
      0.1935 * percent(text.polysyllabic_words, text) +
      0.1672 * perSentence(text) +
      0.1297 * percent(text.long_words, text) -
      0.0327 * percent(text.monosyllabic_words, text) -
      0.875,
  },
  // French. Kandel and Moles 1958, after Flesch.
  {
    name: 'Kandel-Moles',
    key: 'kandel_moles',
    isEase: true,
    of: (text) => 207 - 1.015 * perSentence(text) - 73.6 * perWord(text.syllables, text),
  },
  // Spanish. Fernández Huerta 1959, words per sentence as corrected by Law 2011 (legible.es).
  {
    name: 'Fernández-Huerta',
    key: 'fernandez_huerta',
    isEase: true,
    of: (text) => 206.84 - 60 * perWord(text.syllables, text) - 1.02 * perSentence(text),
  },
  // Italian. Lucisano and Piemontese 1988: letters, no syllables.
  { name: 'Gulpease', key: 'gulpease', isEase: true, of: (text) => 89 + (300 * text.sentences - 10 * text.characters) / text.words },
  // Dutch. Douma 1960, after Flesch.
  {
    name: 'Flesch-Douma',
    key: 'flesch_douma',
    isEase: true,
    of: (text) => 206.84 - 0.93 * perSentence(text) - 77 * perWord(text.syllables, text),
  },
  // Swedish. Björnsson 1968: words of more than six letters.
  { name: 'LIX', key: 'lix', of: (text) => perSentence(text) + percent(text.long_words, text) },
]

export const FIGURE_NAMES = READABILITY.flatMap(({ key }) => key ?? [])

/** The figures a formula may name. */
export function figuresOf(text: Statistics): Record<string, number> {
  return Object.fromEntries(READABILITY.flatMap(({ key, of }) => (key === undefined ? [] : [[key, of(text)]])))
}
