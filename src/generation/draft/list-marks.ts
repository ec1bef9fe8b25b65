/** A mark that is no minus: `- 10 %` alone is one. */
const BULLET = /^[-*•–·]\s+(?=\S)/u
const NUMBER = /^(\d{1,2})(\.|\.?\))\s+(?=\S)/u

const firstWord = (text: string): string => /^\S+/u.exec(text)![0].toLowerCase()

/** Languages that write an ordinal with a full stop: `1. Mai, 2. Mai`, `1. kerros, 2. kerros`. */
const ORDINAL_LANGUAGES = new Set(['de', 'da', 'nb', 'fi', 'pl', 'tr'])

/** Numbered from one on, which no list of figures is; but numbers before the same noun may be ordinals. */
function isNumbered(entries: readonly string[], tag: string): boolean {
  const numbers = entries.map((entry) => NUMBER.exec(entry)).filter((found) => found !== null)
  const texts = numbers.map((found) => found.input.slice(found[0].length))
  // Where nouns have no capital, one with words behind it begins a sentence: `1. Jak parzyć`, `2. Jak pić`.
  const isNoun = (text: string) => tag === 'de' || /^(?:\p{Ll}|\S+(?:[:,.]|\s?[–—-])\s|\S+$)/u.test(text)
  const isOrdinal = ORDINAL_LANGUAGES.has(tag) && new Set(texts.map(firstWord)).size === 1 && texts.every(isNoun)
  return numbers.length > 1 && !isOrdinal && numbers.every((found, at) => Number(found[1]) === at + 1)
}

/** The number of a line that is one of several beside each other, counted from one on; null where it is none. */
export function countOf(lines: readonly string[], at: number, tag: string): number | null {
  const number = Number(NUMBER.exec(lines[at] ?? '')?.[1] ?? 0)
  const first = at - number + 1
  if (number === 0 || first < 0) return null
  let last = at
  while (NUMBER.test(lines[last + 1] ?? '')) last++
  const together = lines.slice(first, last + 1)
  return together.every((line) => NUMBER.test(line)) && isNumbered(together, tag) ? number : null
}

/** The entries of a list without the bullets or numbers somebody typed before them: the list has its own. */
export function withoutMarks(entries: readonly string[], tag: string): string[] {
  const lines = entries.map((entry) => entry.trimStart())
  const isBulleted = lines.every((line) => BULLET.test(line)) && !lines.every((line) => /^[-–]\s+\d/u.test(line))
  const plain = isBulleted ? lines.map((line) => line.replace(BULLET, '')) : lines
  return isNumbered(plain, tag) ? plain.map((line) => line.replace(NUMBER, '')) : plain
}

/** Whether entries count themselves, so that a number before each would say it twice: `Step 1: Choose`, `Day 2 – Skye`, `3. päivä`. */
export const countsItself = (entries: readonly string[]): boolean =>
  entries.length > 1 && entries.every((entry, at) => new RegExp(`^(?:\\p{L}+\\s)?${at + 1}(?!\\d)`, 'u').test(entry))

/** Entries without the phrase the draft itself puts before each: `Scene 1: …`. */
export function withoutPhrase(entries: readonly string[], phrase: string): string[] {
  const typed = entries.map((entry, at) =>
    new RegExp(`^${RegExp.escape(phrase.replace('{}', String(at + 1)))}(?:\\s?[:.–—-]|,)\\s+`, 'iu').exec(entry),
  )
  return typed.every((found) => found !== null) ? entries.map((entry, at) => entry.slice(typed[at]![0].length)) : [...entries]
}
