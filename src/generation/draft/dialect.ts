import type { BlockNode, InlineNode, ListItemNode, Mark } from '../markdown/nodes.ts'
import { paragraph, pushText, safeHref, trimLine } from '../markdown/nodes.ts'

/**
 * Parses the subset of Markdown that drafts are written in: `#` headings, `-`, `*` and `1.` lists, `>` quotes, `---`, paragraphs,
 * `**bold**`, `*italic*`, `[text](address)`, a backslash before any punctuation mark, and one at the end of a line for a line break.
 * A full Markdown parser takes several milliseconds, this one a few hundredths of one; the tests compare the two.
 */
export function readDraft(source: string): BlockNode[] {
  const blocks: BlockNode[] = []
  let open: string[] = []
  let inQuote = false
  let marker = ''
  const close = () => {
    const content = readInline(open.join('\n'))
    if (content.length > 0) blocks.push(inQuote ? { type: 'blockquote', content: [paragraph(content)] } : paragraph(content))
    open = []
  }
  for (const line of source.split('\n')) {
    const text = line.trim()
    const heading = /^(#{1,6})(?: +(.*))?$/.exec(text)
    const item = /^([-*]|\d{1,9}\.)(?: +(.*))?$/.exec(text)
    const isQuote = text.startsWith('>')
    if (text === '' || heading || item || text === '---' || isQuote !== inQuote) close()
    inQuote = isQuote
    if (heading) pushHeading(blocks, heading[1]!.length, heading[2] ?? '')
    else if (text === '---') blocks.push({ type: 'horizontalRule' })
    else if (item) {
      // A list with another bullet is another list.
      const joins = previousLineWas(blocks, item[1]!) && (marker === item[1] || /^\d/.test(item[1]!))
      marker = item[1]!
      pushItem(blocks, marker, item[2] ?? '', joins)
    } else if (text !== '') open.push(isQuote ? text.slice(1).trim() : text)
  }
  close()
  return blocks
}

const previousLineWas = (blocks: BlockNode[], marker: string) => blocks.at(-1)?.type === (/^\d/.test(marker) ? 'orderedList' : 'bulletList')

function pushHeading(blocks: BlockNode[], level: number, text: string): void {
  const content = readInline(text)
  if (content.length > 0) blocks.push({ type: 'heading', attrs: { level }, content })
}

function pushItem(blocks: BlockNode[], marker: string, text: string, joins: boolean): void {
  const content = readInline(text)
  if (content.length === 0) return
  const item: ListItemNode = { type: 'listItem', content: [paragraph(content)] }
  const last = blocks.at(-1)
  if (joins && (last?.type === 'bulletList' || last?.type === 'orderedList')) last.content.push(item)
  else if (!/^\d/.test(marker)) blocks.push({ type: 'bulletList', content: [item] })
  else blocks.push({ type: 'orderedList', attrs: { start: Number.parseInt(marker, 10) }, content: [item] })
}

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/suy

function readInline(source: string, outer: readonly Mark[] = []): InlineNode[] {
  const line: InlineNode[] = []
  let bold = false
  let italic = false
  let plain = ''
  const marks = (): Mark[] => [...outer, ...(bold ? [{ type: 'bold' } as const] : []), ...(italic ? [{ type: 'italic' } as const] : [])]
  const flush = () => {
    pushText(line, plain, marks())
    plain = ''
  }
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!
    if (char === '\\') {
      const next = source[at + 1]
      if (next === '\n' || next === undefined) {
        flush()
        line.push({ type: 'hardBreak' })
      } else plain += next
      at++
    } else if (char === '\n') plain += ' '
    else if (char === '*') {
      flush()
      if (source[at + 1] === '*') {
        bold = !bold
        at++
      } else italic = !italic
    } else if (char === '[') {
      LINK.lastIndex = at
      const link = LINK.exec(source)
      const href = link && safeHref(link[2]!)
      if (link && href) {
        flush()
        line.push(...readInline(link[1]!, [...marks(), { type: 'link', attrs: { href } }]))
        at = LINK.lastIndex - 1
      } else plain += char
    } else plain += char
  }
  flush()
  return outer.length > 0 ? line : trimLine(line)
}
