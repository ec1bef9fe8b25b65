import { toBlocks } from './blocks.ts'
import { toMarkdown } from './markdown.ts'
import type { BlockNode, InlineNode, ListItemNode, Mark, ParagraphNode, TableRowNode } from './nodes.ts'
import { paragraph, picture, pushText, safeHref, trimLine } from './nodes.ts'

/** A node as an editor sends it: attributes we do not know are ignored. */
interface Given {
  type?: unknown
  text?: unknown
  attrs?: Record<string, unknown> | null
  marks?: unknown
  content?: unknown
}

/** An editor sent nodes that are not part of our document schema. */
export class UnknownNodes extends Error {}

/** Nobody nests lists deeper than this; a deeper document is an attempt to overflow the stack. */
const MAX_DEPTH = 30

/** The blocks of an edited document in canonical form: only what Markdown can represent and parses back to the same blocks. */
export const editedBlocks = (nodes: unknown): BlockNode[] => toBlocks(toMarkdown(blocksOf(nodes, 0)))

function nodesOf(content: unknown): Given[] {
  if (content === undefined || content === null) return []
  if (!Array.isArray(content) || content.some((node) => typeof node !== 'object' || node === null))
    throw new UnknownNodes('content should be a list of nodes')
  return content as Given[]
}

function blocksOf(content: unknown, depth: number): BlockNode[] {
  if (depth > MAX_DEPTH) throw new UnknownNodes('the document is nested too deep')
  return nodesOf(content).map((node) => blockOf(node, depth))
}

function blockOf(node: Given, depth: number): BlockNode {
  switch (node.type) {
    case 'paragraph':
      return paragraph(lineOf(node))
    case 'heading':
      return { type: 'heading', attrs: { level: levelOf(node) }, content: lineOf(node) }
    case 'horizontalRule':
      return { type: 'horizontalRule' }
    case 'image':
      return pictureOf(node)
    case 'blockquote':
      return { type: 'blockquote', content: blocksOf(node.content, depth + 1) }
    case 'codeBlock': {
      const text = nodesOf(node.content).map(textOf).join('')
      const language = typeof node.attrs?.language === 'string' ? node.attrs.language : null
      return { type: 'codeBlock', attrs: { language }, ...(text === '' ? {} : { content: [{ type: 'text', text }] }) }
    }
    case 'bulletList':
      return { type: 'bulletList', content: itemsOf(node, depth) }
    case 'orderedList':
      return { type: 'orderedList', attrs: { start: startOf(node) }, content: itemsOf(node, depth) }
    case 'table':
      return { type: 'table', content: nodesOf(node.content).map(rowOf) }
    default:
      throw new UnknownNodes(`there is no block ${String(node.type)}`)
  }
}

/** A picture without words, or at an address that is not allowed, is refused rather than dropped: somebody has put it there. */
function pictureOf({ attrs }: Given): BlockNode {
  const { src, alt } = attrs ?? {}
  const made = typeof src === 'string' && typeof alt === 'string' ? picture(src, alt) : null
  if (!made) throw new UnknownNodes('a picture has an https address and words that say what it shows')
  return made
}

const levelOf = ({ attrs }: Given) => (Number.isInteger(attrs?.level) ? Math.min(6, Math.max(1, attrs!.level as number)) : 1)
const startOf = ({ attrs }: Given) => (Number.isInteger(attrs?.start) ? Math.min(999_999_999, Math.max(0, attrs!.start as number)) : 1)

const itemsOf = (node: Given, depth: number): ListItemNode[] =>
  nodesOf(node.content).map((item) => {
    if (item.type !== 'listItem') throw new UnknownNodes('a list holds items')
    // Editors need a paragraph first in a list item: an empty one before other blocks carries no content.
    const content = blocksOf(item.content, depth + 1)
    const filled = content.filter((block) => block.type !== 'paragraph' || block.content !== undefined)
    return { type: 'listItem', content: filled.length > 0 ? filled : content }
  })

function rowOf(row: Given): TableRowNode {
  if (row.type !== 'tableRow') throw new UnknownNodes('a table holds rows')
  return {
    type: 'tableRow',
    content: nodesOf(row.content).map((cell) => {
      if (cell.type !== 'tableCell' && cell.type !== 'tableHeader') throw new UnknownNodes('a row holds cells')
      return { type: cell.type, content: nodesOf(cell.content).map((line): ParagraphNode => paragraph(lineOf(line))) }
    }),
  }
}

function textOf({ type, text }: Given): string {
  if (type !== 'text' || typeof text !== 'string') throw new UnknownNodes('this should be text')
  return text
}

function lineOf(node: Given): InlineNode[] {
  const line: InlineNode[] = []
  for (const part of nodesOf(node.content)) {
    if (part.type === 'hardBreak') line.push({ type: 'hardBreak' })
    else pushText(line, textOf(part), marksOf(part.marks))
  }
  return trimLine(line)
}

/** Drops formatting that Markdown does not have, and links with a scheme that is not allowed. */
const marksOf = (marks: unknown): Mark[] =>
  nodesOf(marks).flatMap((mark): Mark[] => {
    if (mark.type === 'bold' || mark.type === 'italic' || mark.type === 'strike' || mark.type === 'code') return [{ type: mark.type }]
    const href = mark.type === 'link' && typeof mark.attrs?.href === 'string' ? safeHref(mark.attrs.href) : null
    return href === null ? [] : [{ type: 'link', attrs: { href } }]
  })
