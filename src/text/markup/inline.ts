import type { Mark } from '../document.ts'
import { MappedText, type Mapped } from '../mapped-text.ts'
import type { SourceBlocks } from '../source-blocks.ts'

/** What a piece of inline markup is: left out, shown as code, or text inside it (offsets from the start of the match). */
export type Inline =
  | { kind: 'leave out' }
  | { kind: 'code' }
  | { kind: 'text'; start: number; end: number; mark?: Mark['scope'] }
  | { kind: 'decode'; text: string }
  /** Text that stands elsewhere than in the sentence: an alternative text, a footnote. */
  | { kind: 'apart'; start: number; end: number; scope: string }

interface InlineRule {
  /** Sticky. */
  pattern: RegExp
  read: (match: RegExpExecArray) => Inline
}

export interface InlineSyntax {
  /** Characters at which markup may begin; global. */
  special: RegExp
  rules: readonly InlineRule[]
}

const DEEPEST = 8

/** The whole of a match is code, or nothing. */
export const asCode = (): Inline => ({ kind: 'code' })
export const leftOut = (): Inline => ({ kind: 'leave out' })

/** The text of one group of a match, whose place is found after `before` characters. */
export const inner =
  (before: number, after = before, mark?: Mark['scope']) =>
  (match: RegExpExecArray): Inline => ({ kind: 'text', start: before, end: match[0].length - after, ...(mark ? { mark } : {}) })

/** Lines of a source as one paragraph: each without its indentation and trailing space, with the line breaks between them. */
export function joinLines(source: string, lines: readonly { start: number; end: number }[]): MappedText {
  const text = new MappedText(source)
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      const before = lines[index - 1]!.end
      const nextLine = source.indexOf('\n', before)
      const at = nextLine === -1 || nextLine >= line.start ? before : nextLine
      text.decode('\n', at, at + 1)
    }
    text.copy(line.start, line.end)
  }
  return text
}

/** Adds a paragraph with its inline markup resolved. */
export function addInline(blocks: SourceBlocks, paragraph: Mapped, scope: string, syntax: InlineSyntax): void {
  const block = new MappedText(blocks.source)
  const apart: { start: number; end: number; scope: string }[] = []
  append(block, paragraph, 0, paragraph.text.length, syntax, apart, 0)
  blocks.add(block, scope)
  for (const piece of apart) {
    const own = new MappedText(blocks.source)
    append(own, paragraph, piece.start, piece.end, syntax, [], 1)
    blocks.add(own, piece.scope)
  }
}

function append(
  block: MappedText,
  from: Mapped,
  start: number,
  end: number,
  syntax: InlineSyntax,
  apart: { start: number; end: number; scope: string }[],
  depth: number,
): void {
  const { text } = from
  let copied = start
  for (let at = start; at < end; ) {
    syntax.special.lastIndex = at
    at = syntax.special.exec(text)?.index ?? end
    if (at >= end) break
    const found = depth < DEEPEST ? readAt(text, at, end, syntax) : null
    if (found === null) {
      at += 1
      continue
    }
    const { inline, length } = found
    block.take(from, copied, at)
    copied = at + length
    const before = block.text.length
    if (inline.kind === 'code') for (let each = at; each < copied; each += 1) block.takeAs('*', from, each, each + 1)
    else if (inline.kind === 'decode') block.takeAs(inline.text, from, at, copied)
    else if (inline.kind === 'text') append(block, from, at + inline.start, at + inline.end, syntax, apart, depth + 1)
    else if (inline.kind === 'apart') apart.push({ start: at + inline.start, end: at + inline.end, scope: inline.scope })
    const mark = inline.kind === 'code' ? 'code' : inline.kind === 'text' ? inline.mark : undefined
    if (mark !== undefined && block.text.length > before) block.marks.push({ scope: mark, start: before, end: block.text.length })
    at = copied
  }
  block.take(from, copied, end)
}

function readAt(text: string, at: number, end: number, syntax: InlineSyntax): { inline: Inline; length: number } | null {
  for (const rule of syntax.rules) {
    rule.pattern.lastIndex = at
    const match = rule.pattern.exec(text)
    if (match !== null && match[0] !== '' && at + match[0].length <= end) return { inline: rule.read(match), length: match[0].length }
  }
  return null
}
