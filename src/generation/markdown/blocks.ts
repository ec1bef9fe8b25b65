import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import type { Definition, Nodes, PhrasingContent, RootContent } from 'mdast'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { toMarkdown } from './markdown.ts'
import type { BlockNode, InlineNode, ListItemNode, Mark, TableRowNode } from './nodes.ts'
import { paragraph, picture, pictureAsLink, pushText, safeHref, trimLine } from './nodes.ts'

/**
 * Parses any Markdown (a model's answer, a person's edit) into blocks. An image in a line of its own is a picture; what blocks cannot
 * represent (HTML, images among words) becomes text or a link.
 */
export function toBlocks(markdown: string): BlockNode[] {
  const blocks = parse(markdown)
  // If it is already in the form toMarkdown writes, no second parse is needed to know that it round-trips.
  if (toMarkdown(blocks).trimEnd() === markdown.trimEnd()) return blocks
  const isStable = (some: BlockNode[]) => JSON.stringify(parse(toMarkdown(some))) === JSON.stringify(some)
  if (isStable(blocks)) return blocks
  // Markdown cannot write every formatting it can parse (bold that ends where italics begin, inside a word): such lines lose their
  // formatting.
  const plainer = blocks.map((block) =>
    mapLines(block, (line) => (isStable([paragraph(line)]) ? line : withoutMarks(line, ['link', 'code']))),
  )
  return isStable(plainer) ? plainer : withoutPictures(blocks).map((block) => mapLines(block, (line) => withoutMarks(line, [])))
}

/** The same without pictures: nobody has seen those a model names. */
export const withoutPictures = (blocks: readonly BlockNode[]): BlockNode[] =>
  blocks.map((block): BlockNode => {
    switch (block.type) {
      case 'image':
        return pictureAsLink(block)
      case 'blockquote':
        return { ...block, content: withoutPictures(block.content) }
      case 'bulletList':
      case 'orderedList':
        return { ...block, content: block.content.map((item) => ({ ...item, content: withoutPictures(item.content) })) }
      default:
        return block
    }
  })

const withoutMarks = (line: InlineNode[], kept: Mark['type'][]): InlineNode[] => {
  const result: InlineNode[] = []
  for (const node of line) {
    if (node.type === 'text')
      pushText(
        result,
        node.text,
        (node.marks ?? []).filter((mark) => kept.includes(mark.type)),
      )
    else result.push(node)
  }
  return trimLine(result)
}

/** The block with every line of its text changed, in the order of reading; what is no text stays. */
export function mapLines(block: BlockNode, change: (line: InlineNode[]) => InlineNode[]): BlockNode {
  switch (block.type) {
    case 'paragraph':
      return paragraph(change(block.content ?? []))
    case 'heading':
      return { ...block, content: change(block.content ?? []) }
    case 'blockquote':
      return { ...block, content: block.content.map((inner) => mapLines(inner, change)) }
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({ ...item, content: item.content.map((inner) => mapLines(inner, change)) })),
      }
    case 'table':
      return {
        ...block,
        content: block.content.map((row) => ({
          ...row,
          content: row.content.map((cell) => ({
            ...cell,
            content: cell.content.map((line) => paragraph(change(line.content ?? []))),
          })),
        })),
      }
    case 'codeBlock':
    case 'horizontalRule':
    case 'image':
      return block
  }
}

const READING = { extensions: [gfmTable(), gfmStrikethrough()], mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()] }

function parse(markdown: string): BlockNode[] {
  const tree = fromMarkdown(markdown, READING)
  const definitions = new Map<string, Definition>()
  collectDefinitions(tree, definitions)
  return readAll(tree.children, definitions)
}

function collectDefinitions(node: Nodes, found: Map<string, Definition>): void {
  if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
  if ('children' in node) for (const child of node.children) collectDefinitions(child, found)
}

type Definitions = Map<string, Definition>

const readAll = (nodes: readonly RootContent[], definitions: Definitions): BlockNode[] =>
  nodes.flatMap((node) => readBlock(node, definitions) ?? [])

function readBlock(node: RootContent, definitions: Definitions): BlockNode | null {
  switch (node.type) {
    case 'heading': {
      const content = readLine(node.children, definitions).map((part) =>
        part.type === 'hardBreak' ? { type: 'text' as const, text: ' ' } : part,
      )
      return content.length > 0 ? { type: 'heading', attrs: { level: node.depth }, content } : null
    }
    case 'paragraph': {
      const [only] = node.children
      const alone = node.children.length === 1 && only?.type === 'image' ? picture(only.url, only.alt ?? '') : null
      return alone ?? orNull(readLine(node.children, definitions))
    }
    case 'html':
      return orNull(trimLine([{ type: 'text', text: node.value }]))
    case 'blockquote': {
      const content = readAll(node.children, definitions)
      return content.length > 0 ? { type: 'blockquote', content } : null
    }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'code': {
      const language = /^[\w+#.-]+$/.test(node.lang ?? '') ? node.lang! : null
      return { type: 'codeBlock', attrs: { language }, ...(node.value ? { content: [{ type: 'text', text: node.value }] } : {}) }
    }
    case 'list': {
      const items = node.children
        .map(
          (item): ListItemNode => ({
            type: 'listItem',
            content: readAll(item.children, definitions).filter((inner) => inner.type !== 'horizontalRule'),
          }),
        )
        .filter((item) => item.content.length > 0)
      if (items.length === 0) return null
      return node.ordered
        ? { type: 'orderedList', attrs: { start: node.start ?? 1 }, content: items }
        : { type: 'bulletList', content: items }
    }
    case 'table': {
      const rows = node.children.map(
        (row, index): TableRowNode => ({
          type: 'tableRow',
          content: row.children.map((cell) => ({
            type: index === 0 ? 'tableHeader' : 'tableCell',
            content: [paragraph(readLine(cell.children, definitions))],
          })),
        }),
      )
      return { type: 'table', content: rows }
    }
    default:
      return null
  }
}

const orNull = (line: InlineNode[]) => (line.length > 0 ? paragraph(line) : null)

function readLine(nodes: readonly PhrasingContent[], definitions: Definitions): InlineNode[] {
  const line: InlineNode[] = []
  readInline(nodes, [], line, definitions)
  return trimLine(line)
}

function readInline(nodes: readonly PhrasingContent[], marks: readonly Mark[], line: InlineNode[], definitions: Definitions): void {
  const linked = (href: string | undefined): Mark[] => {
    const safe = href === undefined ? null : safeHref(href)
    return safe && !marks.some((mark) => mark.type === 'link') ? [...marks, { type: 'link', attrs: { href: safe } }] : [...marks]
  }
  const withMark = (type: 'bold' | 'italic' | 'strike'): Mark[] =>
    marks.some((mark) => mark.type === type) ? [...marks] : [...marks, { type }]
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        pushText(line, node.value.replace(/[\r\n]+/g, ' '), marks)
        break
      case 'html':
        pushText(line, node.value.replace(/\s*[\r\n]+\s*/g, ' '), marks)
        break
      case 'inlineCode':
        pushText(line, node.value, [...marks, { type: 'code' }])
        break
      case 'break':
        line.push({ type: 'hardBreak' })
        break
      case 'strong':
        readInline(node.children, withMark('bold'), line, definitions)
        break
      case 'emphasis':
        readInline(node.children, withMark('italic'), line, definitions)
        break
      case 'delete':
        readInline(node.children, withMark('strike'), line, definitions)
        break
      case 'link':
        readInline(node.children, linked(node.url), line, definitions)
        break
      case 'linkReference':
        readInline(node.children, linked(definitions.get(node.identifier)?.url), line, definitions)
        break
      case 'image':
        pushText(line, node.alt || node.url, linked(node.url))
        break
      case 'imageReference':
        pushText(line, node.alt ?? '', linked(definitions.get(node.identifier)?.url))
        break
      default:
        break
    }
  }
}
