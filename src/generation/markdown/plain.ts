import type { BlockNode, InlineNode } from './nodes.ts'

/** Blocks as plain text: no formatting characters, the address after the text of a link. */
export const toPlainText = (blocks: readonly BlockNode[]): string => blocks.map(writeBlock).join('\n\n')

function writeBlock(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return writeLine(block.content ?? [])
    case 'image':
      return `${block.attrs.alt} (${block.attrs.src})`
    case 'horizontalRule':
      return '—'
    case 'codeBlock':
      return (block.content ?? []).map((node) => node.text).join('')
    case 'blockquote':
      return toPlainText(block.content)
    case 'bulletList':
      return block.content.map((item) => writeItem(item.content, '- ')).join('\n')
    case 'orderedList':
      return block.content.map((item, index) => writeItem(item.content, `${block.attrs.start + index}. `)).join('\n')
    case 'table':
      return block.content.map((row) => row.content.map((cell) => cell.content.map(writeBlock).join(' ')).join('\t')).join('\n')
  }
}

const writeItem = (content: readonly BlockNode[], marker: string): string =>
  marker +
  content
    .map(writeBlock)
    .join('\n')
    .replaceAll('\n', `\n${' '.repeat(marker.length)}`)

const hrefOf = (node: InlineNode | undefined): string | undefined => {
  const link = node?.type === 'text' ? node.marks?.find((mark) => mark.type === 'link') : undefined
  return link?.type === 'link' ? link.attrs.href : undefined
}

function writeLine(line: readonly InlineNode[]): string {
  let result = ''
  let linkText = ''
  line.forEach((node, index) => {
    const text = node.type === 'text' ? node.text : '\n'
    result += text
    const href = hrefOf(node)
    linkText = href === undefined ? '' : linkText + text
    // A link of several runs (one of them bold, say) has its address once, after the last run.
    if (href !== undefined && hrefOf(line[index + 1]) !== href) {
      if (linkText !== href) result += ` (${href})`
      linkText = ''
    }
  })
  return result
}
