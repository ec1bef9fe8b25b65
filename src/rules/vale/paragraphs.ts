import type { View } from '../page/view.ts'

const NOT_PARAGRAPHS = ['heading', 'list', 'table', 'blockquote', 'caption', 'alt']

/** Whether a block is running text: what follows the first block of a list entry is running text again, for Vale. */
export const isParagraph = (block: View): boolean =>
  block.sections.has('continued') || block.sections.has('field') || !NOT_PARAGRAPHS.some((section) => block.sections.has(section))
