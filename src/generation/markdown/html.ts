import type { BlockNode, InlineNode, Mark } from './nodes.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char]!)

const TAGS: Record<Exclude<Mark['type'], 'link'>, string> = { bold: 'strong', italic: 'em', strike: 's', code: 'code' }

function writeInline(node: InlineNode): string {
  if (node.type === 'hardBreak') return '<br>'
  return (node.marks ?? []).reduceRight(
    (inside, mark) =>
      mark.type === 'link'
        ? `<a href="${escapeHtml(mark.attrs.href)}">${inside}</a>`
        : `<${TAGS[mark.type]}>${inside}</${TAGS[mark.type]}>`,
    escapeHtml(node.text),
  )
}

const writeLine = (line: readonly InlineNode[] | undefined): string => (line ?? []).map(writeInline).join('')

/** A list item with one paragraph is written without it: word processors paste it as one line of the list. */
const writeItem = (content: readonly BlockNode[]): string => {
  const [first, ...rest] = content
  return first?.type === 'paragraph' ? writeLine(first.content) + (rest.length > 0 ? `\n${toHtml(rest)}` : '') : toHtml(content)
}

function writeBlock(block: BlockNode): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${writeLine(block.content)}</p>`
    case 'heading':
      return `<h${block.attrs.level}>${writeLine(block.content)}</h${block.attrs.level}>`
    case 'image':
      return `<p><img src="${escapeHtml(block.attrs.src)}" alt="${escapeHtml(block.attrs.alt)}"></p>`
    case 'horizontalRule':
      return '<hr>'
    case 'codeBlock':
      return `<pre><code>${writeLine(block.content)}</code></pre>`
    case 'blockquote':
      return `<blockquote>\n${toHtml(block.content)}\n</blockquote>`
    case 'bulletList':
      return `<ul>\n${block.content.map(({ content }) => `<li>${writeItem(content)}</li>`).join('\n')}\n</ul>`
    case 'orderedList': {
      const start = block.attrs.start === 1 ? '' : ` start="${block.attrs.start}"`
      return `<ol${start}>\n${block.content.map(({ content }) => `<li>${writeItem(content)}</li>`).join('\n')}\n</ol>`
    }
    case 'table':
      return `<table>\n${block.content
        .map(({ content }) => {
          const cells = content.map((cell) => {
            const inside = cell.content.map(({ content: line }) => writeLine(line)).join('<br>')
            return cell.type === 'tableHeader' ? `<th scope="col">${inside}</th>` : `<td>${inside}</td>`
          })
          return `<tr>${cells.join('')}</tr>`
        })
        .join('\n')}\n</table>`
  }
}

/** Blocks as HTML: elements alone, without styles, so that whoever receives it gives it its own. */
export const toHtml = (blocks: readonly BlockNode[]): string => blocks.map(writeBlock).join('\n')
