import { escapeMarkdown, isBlankText, oneLine } from '../base/escape.ts'
import { countOf } from './list-marks.ts'
import { upperFirst } from '../base/sentences.ts'

const BULLET = /^[-*•·]\s+(.+)$/su
const DASH = /^–\s+(.*[^.!?…])$/su

/** The entry of a list that a line is, and its mark. */
function entryOf(line: string, at: number, lines: readonly string[], tag: string): { mark: string; text: string } | null {
  const beside = [lines[at - 1] ?? '', lines[at + 1] ?? '']
  // A dash opens what somebody says (– Vi er glade, sier Bø.); beside another it may be a bullet.
  const bullet = BULLET.exec(line) ?? (beside.some((other) => DASH.test(other)) ? DASH.exec(line) : null)
  // One line with an asterisk is a footnote.
  const isNote = line.startsWith('*') && !beside.some((other) => other.startsWith('* '))
  if (bullet) return isNote ? null : { mark: '*', text: bullet[1]! }
  const number = countOf(lines, at, tag)
  return number === null ? null : { mark: `${number}.`, text: line.replace(/^\d+\S+\s+/u, '') }
}

/**
 * A longer text: each line becomes a paragraph; lines that begin with a bullet or count from one on become a list. What ends a line stays
 * as it was typed: whether a full stop belongs there (an address, a code, an abbreviation, a signature) only who typed it knows.
 */
export function toProse(text: string, tag: string): string {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))
  let result = ''
  let inList = false
  for (const [at, line] of lines.entries()) {
    const entry = entryOf(line, at, lines, tag)
    if (entry) result += `${inList ? '\n' : '\n\n'}${entry.mark} ${escapeMarkdown(entry.text)}`
    // After the comma of a greeting it goes on.
    else result += `\n\n${escapeMarkdown(lines[at - 1]?.endsWith(',') ? line : upperFirst(line, tag))}`
    inList = entry !== null
  }
  return result.trim()
}
