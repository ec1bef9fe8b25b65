import type { Editor } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { toBlocks } from '../../../../src/generation/markdown/blocks.ts'
import { toMarkdown } from '../../../../src/generation/markdown/markdown.ts'
import type { BlockNode, InlineNode } from '../../../../src/generation/markdown/nodes.ts'
import { editorContent } from '../editor/content.ts'

/** What is to be rewritten: a part of one line, or whole blocks. */
export interface Passage {
  from: number
  to: number
  inline: boolean
  markdown: string
  before: string
  after: string
}

const CONTEXT = 1500

const markdownOf = (nodes: Node[]): string => toMarkdown(nodes.map((node) => node.toJSON() as BlockNode)).trim()

/** The selected text; a selection across blocks is widened to whole ones. `block`: the whole block the caret is in. */
export function passageOf({ state }: Editor, block = false): Passage | null {
  const { doc, selection } = state
  const { $from, $to } = selection
  if (!block && selection.empty) return null
  const inline = !block && $from.sameParent($to) && $from.parent.isTextblock && $from.parent.type.name !== 'codeBlock'
  if (inline) {
    const content = $from.parent.slice($from.parentOffset, $to.parentOffset).content.toJSON() as InlineNode[]
    const markdown = toMarkdown([{ type: 'paragraph', content }]).trim()
    const [start, end] = [$from.start(), $from.end()]
    return {
      from: $from.pos,
      to: $to.pos,
      inline,
      markdown,
      before: doc.textBetween(Math.max(0, start - CONTEXT), $from.pos, '\n\n', ' ').slice(-CONTEXT),
      after: doc.textBetween($to.pos, Math.min(doc.content.size, end + CONTEXT), '\n\n', ' ').slice(0, CONTEXT),
    }
  }
  if ($from.depth === 0 && $from.nodeAfter === null) return null
  // Between two blocks, as after a selected picture, the index is that of the block after it.
  const [first, last] = [$from.index(0), $to.depth === 0 && !selection.empty ? $to.index(0) - 1 : $to.index(0)]
  const nodes: Node[] = []
  for (let index = first; index <= Math.min(last, doc.childCount - 1); index++) nodes.push(doc.child(index))
  const from = $from.depth === 0 ? $from.pos : $from.before(1)
  const to = from + nodes.reduce((sum, node) => sum + node.nodeSize, 0)
  return {
    from,
    to,
    inline: false,
    markdown: markdownOf(nodes),
    before: doc.textBetween(Math.max(0, from - CONTEXT), from, '\n\n', ' '),
    after: doc.textBetween(to, Math.min(doc.content.size, to + CONTEXT), '\n\n', ' '),
  }
}

/** The Markdown of what stands between two positions; null where they do not hold a passage of this kind. */
function markdownBetween(doc: Node, { from, to, inline }: Pick<Passage, 'from' | 'to' | 'inline'>): string | null {
  if (from >= to || to > doc.content.size) return null
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  if (inline) {
    if (!$from.sameParent($to) || !$from.parent.isTextblock) return null
    const content = $from.parent.slice($from.parentOffset, $to.parentOffset).content.toJSON() as InlineNode[]
    return toMarkdown([{ type: 'paragraph', content }]).trim()
  }
  if ($from.depth !== 0 || $to.depth !== 0) return null
  const nodes: Node[] = []
  doc.forEach((node, offset) => {
    if (offset >= from && offset + node.nodeSize <= to) nodes.push(node)
  })
  return markdownOf(nodes)
}

/** Where a passage stands that was offered another text before: at its place, or where the same words have moved to. */
export function placeOf({ state: { doc } }: Editor, place: Pick<Passage, 'from' | 'to' | 'inline'>, markdown: string) {
  if (markdownBetween(doc, place) === markdown) return place
  const size = place.to - place.from
  // The longest word of the passage: only where it stands is the rest compared, since a document may have 25,000 words.
  const [probe = ''] = (markdown.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((one, other) => other.length - one.length)
  let found: typeof place | null = null
  doc.descendants((node, position, parent) => {
    if (found) return false
    if (!(place.inline ? node.isTextblock : parent === doc)) return place.inline
    const text = place.inline ? node.textBetween(0, node.content.size, undefined, '\ufffc') : ''
    const starts = place.inline ? node.content.size - size + 1 : 1
    for (let at = 0; at < starts && !found; at++) {
      if (!text.slice(at, at + size).includes(place.inline ? probe : '')) continue
      const from = place.inline ? position + 1 + at : position
      const moved = { ...place, from, to: from + size }
      if (markdownBetween(doc, moved) === markdown) found = moved
    }
    return place.inline
  })
  return found as typeof place | null
}

/** Writes a text in the place of a passage, as one undo step. */
export function writePassage(editor: Editor, { from, to, inline }: Pick<Passage, 'from' | 'to' | 'inline'>, markdown: string): void {
  const { content = [] } = editorContent(toBlocks(markdown))
  const [only] = content
  const isLine = content.length === 1 && only!.type === 'paragraph'
  editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, inline && isLine ? (only!.content ?? []) : content, { updateSelection: true })
    .run()
}
