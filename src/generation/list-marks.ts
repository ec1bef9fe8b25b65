/** A mark that is no minus: `- 10 %` alone is one. */
const BULLET = /^[-*•–·]\s+(?=\S)/u
const NUMBER = /^(\d{1,2})(\.|\.?\))\s+(?=\S)/u

const firstWord = (text: string): string => /^\S+/u.exec(text)![0].toLowerCase()

/** Numbered from one on, which no list of figures is; `1. Mai, 2. Mai` and `1. kerros, 2. kerros` are ordinals before one word. */
function isNumbered(entries: readonly string[]): boolean {
  const numbers = entries.map((entry) => NUMBER.exec(entry)).filter((found) => found !== null)
  const words = new Set(numbers.map((found) => firstWord(found.input.slice(found[0].length))))
  return numbers.length > 1 && words.size > 1 && numbers.every((found, at) => Number(found[1]) === at + 1)
}

/** The entries of a list without the bullets or numbers somebody typed before them: the list has its own. */
export function withoutMarks(entries: readonly string[]): string[] {
  const lines = entries.map((entry) => entry.trimStart())
  const isBulleted = lines.every((line) => BULLET.test(line)) && lines.some((line) => /^\S+\s+\D/u.test(line))
  const plain = isBulleted ? lines.map((line) => line.replace(BULLET, '')) : lines
  return isNumbered(plain) ? plain.map((line) => line.replace(NUMBER, '')) : plain
}

/** Whether entries count themselves, so that a number before each would say it twice: `Step 1: Choose`, `Day 2 – Skye`. */
export const countsItself = (entries: readonly string[]): boolean =>
  entries.length > 1 && entries.every((entry, at) => new RegExp(`^\\p{L}+\\s${at + 1}(?!\\d)`, 'u').test(entry))

/** Entries without the phrase the draft itself puts before each: `Scene 1: …`. */
export function withoutPhrase(entries: readonly string[], phrase: string): string[] {
  const typed = entries.map((entry, at) =>
    new RegExp(`^${RegExp.escape(phrase.replace('{}', String(at + 1)))}(?:\\s?[:.–—-]|,)\\s+`, 'iu').exec(entry),
  )
  return typed.every((found) => found !== null) ? entries.map((entry, at) => entry.slice(typed[at]![0].length)) : [...entries]
}
