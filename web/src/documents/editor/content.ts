import type { JSONContent } from '@tiptap/react'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'

/** A document as the editor's schema needs it: no empty blocks, and a paragraph first in every list item. */
export function editorContent(blocks: object[]): JSONContent {
  const content = (blocks as BlockNode[]).map(prepared)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function prepared(node: JSONContent): JSONContent {
  if (!node.content) return node
  const content = node.content.map(prepared)
  const needsText = node.type === 'listItem' && content[0]?.type !== 'paragraph'
  return { ...node, content: needsText ? [{ type: 'paragraph' }, ...content] : content }
}
