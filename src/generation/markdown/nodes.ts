import { oneLine } from '../base/escape.ts'

/** A document's content as ProseMirror/Tiptap JSON: what the API field `document` holds, and the form all others are derived from. */
export type Mark = { type: 'bold' | 'italic' | 'strike' | 'code' } | { type: 'link'; attrs: { href: string } }

export interface TextNode {
  type: 'text'
  text: string
  marks?: Mark[]
}

export type InlineNode = TextNode | { type: 'hardBreak' }

export interface ParagraphNode {
  type: 'paragraph'
  content?: InlineNode[]
}
export interface HeadingNode {
  type: 'heading'
  attrs: { level: number }
  content?: InlineNode[]
}
export interface ListItemNode {
  type: 'listItem'
  content: BlockNode[]
}
interface BulletListNode {
  type: 'bulletList'
  content: ListItemNode[]
}
interface OrderedListNode {
  type: 'orderedList'
  attrs: { start: number }
  content: ListItemNode[]
}
interface QuoteNode {
  type: 'blockquote'
  content: BlockNode[]
}
interface CodeNode {
  type: 'codeBlock'
  attrs: { language: string | null }
  content?: TextNode[]
}
interface RuleNode {
  type: 'horizontalRule'
}
export interface TableCellNode {
  type: 'tableHeader' | 'tableCell'
  content: ParagraphNode[]
}
export interface TableRowNode {
  type: 'tableRow'
  content: TableCellNode[]
}
export interface TableNode {
  type: 'table'
  content: TableRowNode[]
}

/** A picture at an address, with what it shows in words. */
interface ImageNode {
  type: 'image'
  attrs: { src: string; alt: string }
}

export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | BulletListNode
  | OrderedListNode
  | QuoteNode
  | CodeNode
  | RuleNode
  | TableNode
  | ImageNode

export const paragraph = (content: InlineNode[]): ParagraphNode =>
  content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }

const sameMarks = (a: Mark[] | undefined, b: Mark[] | undefined) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])

/** The order in which marks are stored, outermost first, so that the same formatting is always written the same way. */
const MARK_ORDER: Mark['type'][] = ['link', 'bold', 'italic', 'strike', 'code']

/** Appends a run of text to a line, merged with the run before it when both have the same marks. */
export function pushText(line: InlineNode[], text: string, marks: readonly Mark[]): void {
  if (text === '') return
  const last = line.at(-1)
  if (marks.length === 0) {
    if (last?.type === 'text' && last.marks === undefined) last.text += text
    else line.push({ type: 'text', text })
    return
  }
  const ordered = [...marks].sort((a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type))
  if (last?.type === 'text' && sameMarks(last.marks, ordered)) last.text += text
  else line.push({ type: 'text', text, marks: ordered })
}

const isBlank = (node: InlineNode | undefined) => node?.type === 'hardBreak' || (node?.type === 'text' && /^[ \t]*$/.test(node.text))

/**
 * Normalises a line to what Markdown can represent: no spaces or breaks at either end or next to a break, and no formatting that
 * begins or ends with a space. This happens before anything is stored, since Markdown cannot write any of these.
 */
export function trimLine(line: readonly InlineNode[]): InlineNode[] {
  const result: InlineNode[] = []
  for (const node of line) {
    if (node.type === 'hardBreak') {
      trimEnd(result)
      if (result.length > 0) result.push(node)
      continue
    }
    let text = node.text.replace(/[\r\n\t]+/g, ' ')
    const atStart = result.length === 0 || result.at(-1)?.type === 'hardBreak'
    if (atStart) text = text.replace(/^ +/, '')
    const marks = node.marks ?? []
    if (marks.length === 0 || marks.some((mark) => mark.type === 'code')) {
      pushText(result, text, marks)
      continue
    }
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
    pushText(result, before, [])
    pushText(result, inner, marks)
    pushText(result, after, [])
  }
  trimEnd(result)
  return result
}

function trimEnd(line: InlineNode[]): void {
  while (isBlank(line.at(-1))) line.pop()
  const last = line.at(-1)
  if (last?.type === 'text' && !last.marks) last.text = last.text.replace(/[ \t]+$/, '')
}

/** The text of one line without its formatting. */
export const textOfLine = (line: readonly InlineNode[] | undefined): string =>
  (line ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('')

/** An address that is allowed in a link: only schemes that open a page, a mail or a call, and no character that ends the link early. */
export function safeHref(address: string): string | null {
  const trimmed = address.trim()
  if (!/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(trimmed)) return null
  return trimmed.replace(/[\s()<>\\"`\p{Cc}\p{Z}]/gu, (char) =>
    [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
}

/** A picture that may stand in a document: at an https address, with words for whoever does not see it; null where it lacks either. */
export function picture(src: string, alt: string): ImageNode | null {
  const href = /^https:\/\//i.test(src.trim()) ? safeHref(src) : null
  const words = oneLine(alt)
  return href === null || words === '' ? null : { type: 'image', attrs: { src: href, alt: words } }
}

/** The text of a picture where there can be none: its words, linked to it. */
export const pictureAsLink = ({ attrs: { src, alt } }: ImageNode): ParagraphNode =>
  paragraph([{ type: 'text', text: alt, marks: [{ type: 'link', attrs: { href: src } }] }])
