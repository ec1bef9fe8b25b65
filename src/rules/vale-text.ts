import type { Document } from '../text/document.ts'
import { sourceSpan } from '../text/position.ts'

const ADDRESS = /https?:\/\/[^\s<>]+/g

/**
 * A block's text as Vale has it, letter for letter as long: a forced line break is a blank there, and an address that is its own
 * link is asterisks, like code. The same text where there is neither.
 */
export function valeText(document: Document, index: number): string {
  const block = document.blocks[index]!
  let { text } = block
  if (text.includes('\n')) text = withBlanks(document, index)
  if (text.includes('://')) {
    if (document.type === 'markdown') text = text.replaceAll(ADDRESS, (address) => hidden(address))
    for (const mark of block.marks ?? []) {
      if (mark.scope !== 'link') continue
      const linked = text.slice(mark.start, mark.end)
      if (/^https?:\/\/\S+$/.test(linked)) text = text.slice(0, mark.start) + '*'.repeat(linked.length) + text.slice(mark.end)
    }
  }
  return text
}

/** What ends a sentence after an address does not belong to it. */
function hidden(address: string): string {
  let end = address.length
  while (end > 0 && (/[?!.,:;*_~'"]/.test(address[end - 1]!) || (address[end - 1] === ')' && !address.slice(0, end).includes('(')))) end--
  return '*'.repeat(end) + address.slice(end)
}

function withBlanks(document: Document, index: number): string {
  const block = document.blocks[index]!
  let text = ''
  for (let offset = 0; offset < block.text.length; offset++) {
    const sign = block.text[offset]!
    text += sign === '\n' && isForced(document.source, sourceSpan(block, offset, offset + 1).start) ? ' ' : sign
  }
  return text
}

/** `<br>`, two blanks or a backslash before the end of the line. */
function isForced(source: string, offset: number): boolean {
  return source[offset] === '<' || source[offset - 1] === '\\' || source.slice(offset - 2, offset) === '  '
}
