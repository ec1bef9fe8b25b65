import type { BlockNode } from '../markdown/nodes.ts'
import { textOfLine } from '../markdown/nodes.ts'

const MAX_LENGTH = 200

/** A document's title: its first heading, otherwise the template's name and the main field. */
export function titleOf(blocks: readonly BlockNode[], templateName: string, mainValue: string): string {
  const heading = firstHeading(blocks)
  return shorten(heading || (mainValue ? `${templateName}: ${mainValue}` : templateName))
}

function firstHeading(blocks: readonly BlockNode[]): string {
  const heading = blocks.find((block) => block.type === 'heading')
  return heading?.type === 'heading' ? textOfLine(heading.content).trim() : ''
}

function shorten(text: string): string {
  const chars = [...text]
  return chars.length <= MAX_LENGTH
    ? text
    : `${chars
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}
