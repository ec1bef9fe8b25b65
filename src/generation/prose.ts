import { escapeMarkdown, isBlankText, oneLine } from './escape.ts'
import { numbered } from './list-marks.ts'
import { upperFirst } from './sentences.ts'

const BULLET = /^[-*•–·]\s+(.+)$/su

/**
 * A longer text: each line becomes a paragraph; lines that begin with a bullet become a list, and so do lines that are all numbered. What
 * ends a line stays as it was typed: whether a full stop belongs there (an address, a code, an abbreviation, a signature) only who typed
 * it knows.
 */
export function toProse(text: string, tag: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))
  const steps = numbered(lines, tag)
  if (steps) return steps.map((step, at) => `${at + 1}. ${escapeMarkdown(step)}`).join('\n')
  let result = ''
  let inList = false
  for (const line of lines) {
    const item = BULLET.exec(line)
    if (item) result += `${inList ? '\n' : '\n\n'}- ${escapeMarkdown(item[1]!)}`
    else result += `\n\n${escapeMarkdown(upperFirst(line, tag))}`
    inList = item !== null
  }
  return result.trim()
}
