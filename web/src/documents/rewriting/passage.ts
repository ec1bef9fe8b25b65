import type { Editor } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { toBlocks } from '../../../../src/generation/blocks.ts'
import { toMarkdown } from '../../../../src/generation/markdown.ts'
import type { BlockNode, InlineNode } from '../../../../src/generation/nodes.ts'
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
