import type { LanguageKey } from '../languages.ts'
import { BlockText } from './block-text.ts'
import { UnreadableDocument, type Block, type Document, type Mark } from './document.ts'
import { MOST_TEXT } from './extracted.ts'
import { sourceSpan } from './position.ts'

/** One line of text of an editor (a paragraph, a heading, a list item, a cell), cut where its formatting changes. */
export interface EditorLine {
  scope: string
  runs: { text: string; marks: Mark['scope'][] }[]
}

/** What stands between two lines in the source. */
const BETWEEN = '\n\n'

/** Where each line begins in the source of the document `readLines` makes of them. */
export function lineStarts(lines: readonly EditorLine[]): number[] {
  let at = 0
  return lines.map((line) => {
    const start = at
    at += line.runs.reduce((sum, run) => sum + run.text.length, 0) + BETWEEN.length
    return start
  })
}

/**
 * The text of an editor as the rules see it. Blocks and scopes are those its Markdown would be read to, so that the same is found
 * while someone types and when the text is stored; offsets are offsets of the lines' own characters.
 */
export function readLines(lines: readonly EditorLine[], language: LanguageKey): Document {
  const source = lines
    .map((line) => line.runs.map((run) => run.text).join(''))
    .join(BETWEEN)
    .toWellFormed()
  if (source.length > MOST_TEXT) throw new UnreadableDocument('This text is too long to be checked while it is being written.')
  const starts = lineStarts(lines)
  const blocks = lines.flatMap((line, index) => blockOf(line, source, starts[index]!, index, language) ?? [])
  const checked = [...source].length
  return {
    type: 'markdown',
    source,
    title: blocks.find((block) => block.scope === 'heading.h1')?.text ?? null,
    language,
    blocks,
    account: { characters: checked, checked, leftOut: [] },
  }
}

function blockOf(line: EditorLine, source: string, start: number, index: number, language: LanguageKey): Block | null {
  const block = new BlockText(source)
  const open = new Map<Mark['scope'], number>()
  const close = (still: readonly Mark['scope'][]) => {
    for (const [scope, from] of open) {
      if (still.includes(scope)) continue
      open.delete(scope)
      if (block.text.length > from) block.marks.push({ scope, start: from, end: block.text.length })
    }
  }
  let at = start
  let words = ''
  for (const { text, marks } of line.runs) {
    close(marks)
    for (const scope of marks) if (!open.has(scope)) open.set(scope, block.text.length)
    // Code is not language: each of its characters shows as an asterisk, as it does in Markdown.
    if (marks.includes('code')) block.decode(text.replaceAll(/[^\n]/g, '*'), at, at + text.length)
    else {
      block.copyVisible(at, at + text.length)
      words += text
    }
    at += text.length
  }
  close([])
  if (words.trim() === '') return null
  const span = sourceSpan({ map: block.map, start: block.start }, 0, block.text.length)
  const made: Block = {
    text: block.text,
    scope: line.scope,
    region: 'main',
    language,
    ...span,
    map: block.map,
    place: { line: index + 1, column: 1 },
  }
  if (block.marks.length > 0) made.marks = block.marks.toSorted((a, b) => a.start - b.start)
  return made
}
