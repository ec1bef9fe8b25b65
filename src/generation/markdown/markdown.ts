import type { BlockNode, InlineNode, ListItemNode, Mark, TableCellNode, TableNode, TextNode } from './nodes.ts'
import { paragraph, textOfLine } from './nodes.ts'

/** Blocks as Markdown: deterministic, and any CommonMark parser parses it back to the same blocks. */
export function toMarkdown(blocks: readonly BlockNode[]): string {
  const source = writeBlocks(blocks)
  return source === '' ? '' : `${source}\n`
}

/** How a wording may stand in Markdown: at the start of a line, within one, and as it is. "*Terms apply" has its asterisk escaped. */
export function writtenForms(text: string): string[] {
  const written = (line: string) => toMarkdown([paragraph([{ type: 'text', text: line }])]).trim()
  return [...new Set([written(text), written(`x ${text}`).slice(2), text])]
}

function writeBlocks(blocks: readonly BlockNode[]): string {
  let result = ''
  let flip = false
  blocks.forEach((block, index) => {
    const before = blocks[index - 1]
    // Two adjacent lists of the same kind would be parsed as one: the second uses the other marker.
    flip = before?.type === block.type && isList(block) ? !flip : false
    result += (index > 0 ? '\n\n' : '') + writeBlock(block, flip)
  })
  return result
}

const isList = (block: BlockNode) => block.type === 'bulletList' || block.type === 'orderedList'

function writeBlock(block: BlockNode, flip: boolean): string {
  switch (block.type) {
    case 'paragraph':
      return writeLine(block.content ?? [])
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${guardHeadingEnd(writeLine(block.content ?? [], true))}`
    case 'horizontalRule':
      return '---'
    case 'bulletList':
      return block.content.map((item) => writeItem(item, flip ? '* ' : '- ')).join('\n')
    case 'orderedList':
      return block.content.map((item, index) => writeItem(item, `${block.attrs.start + index}${flip ? ')' : '.'} `)).join('\n')
    case 'blockquote':
      return writeBlocks(block.content).replace(/^/gm, '> ').replace(/^> $/gm, '>')
    case 'codeBlock':
      return writeCode(block.attrs.language ?? '', textOfLine(block.content))
    case 'table':
      return writeTable(block)
    case 'image':
      return `![${assemble([{ text: block.attrs.alt }], true)}](${block.attrs.src.replace(/&(?=#?\w+;)/g, '&amp;')})`
  }
}

function writeItem(item: ListItemNode, marker: string): string {
  const indent = ' '.repeat(marker.length)
  let result = ''
  item.content.forEach((block, index) => {
    // A list directly under its item's text begins on the next line; any other block needs a blank line before it.
    const gap = index === 0 ? '' : isList(block) && item.content[index - 1]!.type === 'paragraph' ? '\n' : '\n\n'
    const flip = index > 0 && isList(block) && item.content[index - 1]!.type === block.type
    result += gap + writeBlock(block, flip)
  })
  return marker + result.replace(/\n(?=[^\n])/g, `\n${indent}`)
}

function writeCode(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

function writeTable(table: TableNode): string {
  const writeCell = (cell: TableCellNode) => cell.content.map((line) => escapePipes(writeLine(line.content ?? [], true))).join(' ')
  const rows = table.content.map((row) => `| ${row.content.map(writeCell).join(' | ')} |`)
  const columns = table.content[0]?.content.length ?? 0
  return [rows[0], `|${' --- |'.repeat(columns)}`, ...rows.slice(1)].join('\n')
}

/** An unescaped pipe would end the cell. */
const escapePipes = (text: string) => text.replace(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|')

const guardHeadingEnd = (text: string) => text.replace(/(^|[ \t])(#+)$/, (_all, gap: string, run: string) => `${gap}\\${run}`)

const DELIMITERS: Record<string, string> = { bold: '**', italic: '*', strike: '~~' }

/** A token of a line being written: text whose characters must be kept, or a delimiter of formatting. */
type LineToken = { text: string; code?: string } | { delimiter: string; opens: boolean }

const PLAIN = { first: false, last: false }

function writeLine(line: readonly InlineNode[], single = false): string {
  const tokens: LineToken[] = []
  // Fast path: most lines are plain text.
  if (line.every((node) => node.type === 'text' && node.marks === undefined)) return writeText(textOfLine(line), '', PLAIN, '', false)
  writeMarked(line, ['link', 'bold', 'italic', 'strike', 'code'], tokens, single)
  return assemble(tokens)
}

function writeMarked(line: readonly InlineNode[], order: readonly Mark['type'][], tokens: LineToken[], single: boolean): void {
  const [kind, ...inner] = order
  if (kind === undefined) {
    for (const node of line) tokens.push({ text: node.type === 'text' ? node.text : single ? ' ' : '\n' })
    return
  }
  for (let from = 0; from < line.length; ) {
    const mark = markOf(line[from]!, kind)
    let to = from + 1
    while (to < line.length && JSON.stringify(markOf(line[to]!, kind)) === JSON.stringify(mark)) to++
    const run = line.slice(from, to)
    if (!mark) writeMarked(run, inner, tokens, single)
    else if (mark.type === 'link') writeLink(run, mark.attrs.href, inner, tokens, single)
    else if (mark.type === 'code') tokens.push({ text: '', code: codeSpan(textOfLine(run)) })
    else {
      tokens.push({ delimiter: DELIMITERS[kind]!, opens: true })
      writeMarked(run, inner, tokens, single)
      tokens.push({ delimiter: DELIMITERS[kind]!, opens: false })
    }
    from = to
  }
}

const markOf = (node: InlineNode, kind: Mark['type']) => (node.type === 'text' ? node.marks?.find((mark) => mark.type === kind) : undefined)

function writeLink(run: InlineNode[], href: string, order: readonly Mark['type'][], tokens: LineToken[], single: boolean): void {
  const only = run.length === 1 ? (run[0] as TextNode) : undefined
  if (only?.text === href && only.marks?.length === 1 && /^[a-z][a-z0-9+.-]{1,31}:[^\s<>]*$/i.test(href)) {
    tokens.push({ text: '', code: `<${href}>` })
    return
  }
  tokens.push({ text: '', code: '[' })
  const inside: LineToken[] = []
  writeMarked(run, order, inside, single)
  tokens.push({ text: '', code: assemble(inside, true) })
  tokens.push({ text: '', code: `](${href.replace(/&(?=#?\w+;)/g, '&amp;')})` })
}

function codeSpan(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$|^ .*[^ ].* $/.test(code) ? ' ' : ''
  return `${fence}${pad}${code}${pad}${fence}`
}

const isSpace = (char: string) => char === '' || /\s/u.test(char)
const isMark = (char: string) => /[\p{P}\p{S}]/u.test(char)
const asEntity = (char: string) => `&#x${char.codePointAt(0)!.toString(16).toUpperCase()};`

/**
 * Concatenates the tokens. A delimiter counts as formatting only next to the right class of character (CommonMark's flanking rules),
 * so where a punctuation mark or a letter would prevent that, the character is written as a numeric character reference.
 */
function assemble(tokens: readonly LineToken[], insideLink = false): string {
  const raw = tokens.map((token) => ('text' in token ? token.text : ''))
  const firstOf = (from: number) => [...(raw.slice(from).find((text) => text !== '') ?? '')][0] ?? ''
  const lastOf = (to: number) => [...(raw.slice(0, to).findLast((text) => text !== '') ?? '')].at(-1) ?? ''
  const coded: { first: boolean; last: boolean }[] = tokens.map(() => ({ first: false, last: false }))
  tokens.forEach((token, index) => {
    if (!('delimiter' in token)) return
    const [outer, inner] = token.opens ? [lastOf(index), firstOf(index + 1)] : [firstOf(index + 1), lastOf(index)]
    const touchesCode = tokens.some((other, at) => 'code' in other && Math.abs(at - index) === 1)
    const fits = !isSpace(inner) && (!isMark(inner) || isSpace(outer) || isMark(outer))
    if (fits || touchesCode) return
    // A character reference (&#…;) still counts as punctuation, so it is the outer character that must be encoded.
    markCoded(token.opens ? 'last' : 'first', index)
  })
  function markCoded(side: 'first' | 'last', index: number) {
    const step = side === 'first' ? 1 : -1
    for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
      if (raw[at] !== '') {
        coded[at]![side] = true
        return
      }
    }
  }
  let result = ''
  tokens.forEach((token, index) => {
    if ('delimiter' in token) result += token.delimiter
    else if (token.code !== undefined) result += token.code
    else result += writeText(token.text, result, coded[index]!, firstOf(index + 1) || nextCode(tokens, index), insideLink)
  })
  return result
}

const nextCode = (tokens: readonly LineToken[], index: number) => {
  const next = tokens[index + 1]
  return next && 'code' in next ? (next.code ?? '') : ''
}

function writeText(text: string, before: string, coded: { first: boolean; last: boolean }, after: string, insideLink: boolean): string {
  if (!coded.first && !coded.last)
    return guardLineStarts(escapeText(text, before.at(-1) ?? '', after, insideLink), before === '' || before.endsWith('\n'))
  const chars = [...text]
  const head = coded.first ? asEntity(chars.shift() ?? ' ') : ''
  const tail = coded.last && chars.length > 0 ? asEntity(chars.pop()!) : ''
  const atStart = head === '' && (before === '' || before.endsWith('\n'))
  const written = escapeText(chars.join(''), before.at(-1) ?? '', tail || after, insideLink)
  return head + guardLineStarts(written, atStart) + tail
}

/** Escapes only what a parser would read as markup. */
function escapeText(text: string, before: string, after: string, insideLink: boolean): string {
  const escaped = text.replace(/\\|`|\*|_|\[|\]|<|&|~|!|\n/g, (char, at: number) => {
    const left = at > 0 ? text[at - 1]! : before
    const right = text.slice(at + 1, at + 40) + (at + 40 > text.length ? after : '')
    switch (char) {
      case '\n':
        return '\\\n'
      case '_':
        return /[\p{L}\p{N}]/u.test(left) && /^[\p{L}\p{N}]/u.test(right) ? '_' : '\\_'
      case ']':
        return insideLink ? '\\]' : ']'
      case '<':
        return /^[A-Za-z/!?]/.test(right) ? '\\<' : '<'
      case '&':
        return /^(#|\w)\w*;/.test(right) ? '\\&' : '&'
      case '!':
        return at === text.length - 1 && (after.startsWith('[') || after.startsWith('<')) ? '\\!' : '!'
      default:
        return `\\${char}`
    }
  })
  return escaped
}

const LINE_START = new RegExp(
  String.raw`(^|\n)([ \t]*)(#{1,6}(?=[ \t\n]|$)|>|[-+](?=[ \t\n]|$)|[-=:|](?=[-=:| \t]*(?:\n|$))|` +
    String.raw`-(?=[- \t]*-[- \t]*(?:\n|$))|\||\d{1,9}(?=[.)](?:[ \t\n]|$)))`,
  'g',
)

/** Escapes what would begin a heading, a list, a quote, a rule, a table or a fence at the start of a line. */
function guardLineStarts(text: string, atStart: boolean): string {
  return text.replace(LINE_START, (all, start: string, gap: string, mark: string) => {
    if (start === '' && !atStart) return all
    return /^\d/.test(mark) ? `${start}${gap}${mark}\\` : `${start}${gap}\\${mark}`
  })
}
