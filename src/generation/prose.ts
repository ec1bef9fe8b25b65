import { escapeMarkdown, isBlankText, oneLine } from './escape.ts'
import { kindOf } from './kinds.ts'
import { numbered } from './list-marks.ts'
import { ended, upperFirst } from './sentences.ts'

/** A phrase of this many words may be a sentence whose verb is not known, and is as well with a full stop. */
const LONG_PHRASE = 6

/** Without an end mark: neither a colon, a dash or a quotation mark nor the full stop of an abbreviation in brackets. */
const isOpen = (text: string): boolean => /[\p{L}\p{M}\p{N}%€£$]$|(?<![.!?…])[)\]]$/u.test(text)

const isSentence = (text: string, tag: string): boolean =>
  kindOf(text, tag) !== 'noun' || text.split(/\s+/u).filter((word) => /^\p{L}[\p{L}\p{M}'’-]*[,;]?$/u.test(word)).length >= LONG_PHRASE

/** One line in capitals is a headline. */
const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{L}\s+\p{L}/u.test(text) && !/[.!?…]\s/u.test(text)

/**
 * What was typed, with a capital and, where it is a sentence, with its full stop. A headline in capitals, a phrase (`Yes`,
 * `Mon–Fri 9–18`), a line that ends in a colon or a dash and everything else stay as they are.
 */
export const asTyped = (text: string, tag: string): string =>
  upperFirst(isOpen(text) && !isShouted(text) && isSentence(text, tag) ? ended(text, tag) : text, tag)

const BULLET = /^[-*•–·]\s+(.+)$/su

/**
 * A longer text: each line becomes a paragraph; lines that begin with a bullet become a list, and so do lines that are all numbered. Where
 * no line was ended and one of them is no sentence, none gets a full stop.
 */
export function toProse(text: string, tag: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))
  const steps = numbered(lines, tag)
  if (steps) return steps.map((step, at) => `${at + 1}. ${escapeMarkdown(step)}`).join('\n')
  const paragraphs = lines.filter((line) => !BULLET.test(line))
  const isUnended = paragraphs.every(isOpen) && !paragraphs.every((line) => isSentence(line, tag))
  let result = ''
  let inList = false
  for (const line of lines) {
    const item = BULLET.exec(line)
    if (item) result += `${inList ? '\n' : '\n\n'}- ${escapeMarkdown(item[1]!)}`
    else result += `\n\n${escapeMarkdown(isUnended ? upperFirst(line, tag) : asTyped(line, tag))}`
    inList = item !== null
  }
  return result.trim()
}
