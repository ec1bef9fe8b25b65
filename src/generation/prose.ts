import { escapeMarkdown, isBlankText, oneLine } from './escape.ts'
import { kindOf } from './kinds.ts'
import { ended, upperFirst } from './sentences.ts'

/** A phrase of this many words without a figure may be a sentence whose verb is not known; a full stop spoils neither. */
const LONG_PHRASE = 6

/**
 * What was typed, with a capital and, where it is a sentence, with its full stop. A phrase (`Yes`, `Mon–Fri 9–18`), a line that ends in a
 * colon or a dash and everything else stay as they are.
 */
export function asTyped(text: string, tag: string): string {
  const isOpen = /[\p{L}\p{M}\p{N}%€£$]$|(?<![.!?…])[)\]]$/u.test(text)
  const isLong = text.split(/\s+/u).length >= LONG_PHRASE && !/\d/u.test(text)
  return upperFirst(isOpen && (isLong || kindOf(text, tag) !== 'noun') ? ended(text, tag) : text, tag)
}

/** A longer text: each line becomes a paragraph; lines that begin with a bullet become a list. */
export function toProse(text: string, tag: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))
  let result = ''
  let inList = false
  for (const line of lines) {
    const item = /^[-*•–·]\s+(.+)$/su.exec(line)
    if (item) result += `${inList ? '\n' : '\n\n'}- ${escapeMarkdown(item[1]!)}`
    else result += `\n\n${escapeMarkdown(asTyped(line, tag))}`
    inList = item !== null
  }
  return result.trim()
}
