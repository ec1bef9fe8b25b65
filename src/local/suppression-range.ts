import type { Block, Document, Span } from '../text/document.ts'
import type { DocumentType } from '../text/document-types.ts'

/** Formats whose lines and blank lines say nothing about what belongs together: a comment there is about one text. */
const BY_TEXT: readonly DocumentType[] = [
  'html',
  'template',
  'tag-template',
  'jsx',
  'astro',
  'vue',
  'svelte',
  'xliff',
  'resx',
  'android-strings',
  'yaml',
  'arb',
  'apple-strings',
  'properties',
  'json',
]
/** Of these, formats where a value may fall into several texts on one line: the branches of an ICU plural. */
const ONE_VALUE_A_LINE: readonly DocumentType[] = ['yaml', 'arb', 'apple-strings', 'properties', 'json']

/** What is on a line beside the comment itself and what opens and closes it. */
const WORDS = /[\p{L}\p{N}]/u

/**
 * What a comment speaks about. On a line with text, that line; alone, the paragraph that follows. In pages and data files the text it
 * stands in, the one before it on its line, or the next one.
 */
export function rangeOf(document: Document, comment: Span): Span {
  const { type, source } = document
  if (BY_TEXT.includes(type)) return textAt(document, comment)
  const { start, end } = comment
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const lineEnd = endOfLine(source, end)
  if (WORDS.test(source.slice(lineStart, start) + source.slice(end, lineEnd))) return { start: lineStart, end: lineEnd }
  let at = lineEnd
  while (at < source.length && /\s/.test(source[at]!)) at++
  const blank = source.slice(at).search(/\n[ \t\r]*(?:\n|$)/)
  return { start: at, end: blank === -1 ? source.length : at + blank }
}

function textAt({ type, source, blocks }: Document, { start, end }: Span): Span {
  const around = blocks.find((block) => block.start < start && block.end > end)
  if (around) return around
  const isSameLine = (from: number, to: number) => !source.slice(from, to).includes('\n')
  const before = blocks.findLast((block) => block.end <= start)
  const after = blocks.find((block) => block.start >= end)
  const speaksBack = before && isSameLine(before.end, start) && !(after && isSameLine(end, after.start))
  const about: Block | undefined = speaksBack ? before : after
  if (!about) return { start: end, end }
  if (!ONE_VALUE_A_LINE.includes(type)) return about
  return speaksBack
    ? { start: source.lastIndexOf('\n', about.start - 1) + 1, end: about.end }
    : { start: about.start, end: endOfLine(source, about.end) }
}

const endOfLine = (source: string, from: number) => {
  const end = source.indexOf('\n', from)
  return end === -1 ? source.length : end
}
