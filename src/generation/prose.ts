import { escapeMarkdown, isBlankText, oneLine } from './escape.ts'
import { asSentence, upperFirst } from './sentences.ts'

/** A longer text: each line becomes a paragraph that ends like a sentence; lines that begin with a bullet become a list. */
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
    else result += `\n\n${escapeMarkdown(/[:：]$/u.test(line) ? upperFirst(line, tag) : asSentence(line, tag))}`
    inList = item !== null
  }
  return result.trim()
}
