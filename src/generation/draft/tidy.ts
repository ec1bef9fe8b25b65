import { paragraph } from '../markdown/nodes.ts'
import type { BlockNode, HeadingNode, InlineNode, ListItemNode, ParagraphNode } from '../markdown/nodes.ts'

/**
 * Repairs the draft's own text where a field was left empty. Values are escaped at this point (a backslash before each of their
 * punctuation marks), so only text of the template is changed.
 */
export function tidySource(source: string): string {
  return source
    .split('\n')
    .map((line) => tidyLine(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function tidyLine(line: string): string {
  let text = line.trim()
  if (text === '') return ''
  text = text.replace(/[ \t]{2,}/g, ' ')
  // Empty pairs of brackets, quotes or bold markers.
  text = text.replace(/(?<!\\)(\(\s*\)|«\s*»|„\s*[“”]|“\s*”|\*\*\s*\*\*)/gu, '')
  // A space before a full stop or comma; a comma before other punctuation; the same punctuation mark twice.
  text = text
    .replace(/(?<=\S) +(?=(?<!\\)[.,](?:\s|$))/gu, '')
    .replace(/(?<!\\),(?= *[.;:!?])/g, '')
    .replace(/(?<!\\)([.,;:])(?:\s*\1)+(?!\.)/g, '$1')
  // A full stop of the draft after a value that already ends with one.
  text = text.replace(/((?:\\[.!?]|[…。！？؟।])(?:\\["')\]]|[”’»“])*)\.(?=\s|$)/gu, '$1')
  // A line of which only punctuation is left.
  text = text.replace(/[ \t]{2,}/g, ' ')
  return /^(?:-|\*|\d+\.|#{1,6}|>)?\s*[.,;:–—-]*$/u.test(text) && text !== '---' ? '' : text
}

/** Drops a first line that only says the title again; one with a link leads somewhere. */
export function dropRepeatedTitle(blocks: readonly BlockNode[]): BlockNode[] {
  const [title, first, ...rest] = blocks
  if (title?.type !== 'heading' || first?.type !== 'paragraph') return [...blocks]
  const isLinked = first.content?.some((node) => node.type === 'text' && node.marks?.some(({ type }) => type === 'link'))
  return isLinked || lettersOf(first) !== lettersOf(title) ? [...blocks] : [title, ...rest]
}

const lettersOf = (block: ParagraphNode | HeadingNode): string =>
  (block.content ?? [])
    .map((node) => (node.type === 'text' ? node.text : ' '))
    .join('')
    .normalize('NFD')
    .toLowerCase()
    // Capitals have no accents in Greek; those of Turkish are other letters elsewhere.
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('ı', 'i')

/** Drops headings without content before the next heading of the same or a higher level, a rule, or the end. */
export function dropEmptyHeadings(blocks: readonly BlockNode[]): BlockNode[] {
  const kept = blocks.filter((block, index) => {
    if (block.type !== 'heading' || block.attrs.level === 1) return true
    const next = blocks[index + 1]
    return next !== undefined && next.type !== 'horizontalRule' && !(next.type === 'heading' && next.attrs.level <= block.attrs.level)
  })
  return kept.length === blocks.length ? [...blocks] : dropEmptyHeadings(kept)
}

/** Other marks that people begin entries with: an emoji or arrow, ①, A), 1.º, 1️⃣. */
const OWN_MARK = /^(?:[\p{Emoji_Presentation}\u2190-\u21ff\u2460-\u2473\u2600-\u27bf»>]|[A-Za-z]\)\s|\d{1,2}(?:\.?[ºª°]\s|\ufe0f?\u20e3))/u

/** A list whose entries were typed with marks of their own (an emoji, A), ①) has no others: they stand on lines. */
export function useTypedMarks(blocks: readonly BlockNode[]): BlockNode[] {
  return blocks.map((block) => {
    if ((block.type !== 'bulletList' && block.type !== 'orderedList') || block.content.length < 2) return block
    const lines = block.content.map(lineOf)
    const areMarked = lines.every(([first]) => first?.type === 'text' && OWN_MARK.test(first.text))
    return areMarked ? paragraph(lines.flatMap((line, at) => [...(at > 0 ? [BREAK] : []), ...line])) : block
  })
}

const BREAK: InlineNode = { type: 'hardBreak' }
const lineOf = ({ content: [block] }: ListItemNode): InlineNode[] => (block?.type === 'paragraph' ? (block.content ?? []) : [])
