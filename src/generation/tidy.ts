import type { BlockNode } from './nodes.ts'

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
  return /^(?:-|\d+\.|#{1,6}|>)?\s*[.,;:–—-]*$/u.test(text) && text !== '---' ? '' : text
}

/** Drops headings without content before the next heading of the same or a higher level, a rule, or the end. */
export function dropEmptyHeadings(blocks: readonly BlockNode[]): BlockNode[] {
  const kept = blocks.filter((block, index) => {
    if (block.type !== 'heading' || block.attrs.level === 1) return true
    const next = blocks[index + 1]
    return next !== undefined && next.type !== 'horizontalRule' && !(next.type === 'heading' && next.attrs.level <= block.attrs.level)
  })
  return kept.length === blocks.length ? [...blocks] : dropEmptyHeadings(kept)
}
