import { UnreadableDocument } from './document.ts'
import type { Draft } from './draft.ts'
import { readHtml } from './html.ts'
import { SourceBlocks } from './source-blocks.ts'

/** Comments and declarations may stand before it, and what a document type declares in square brackets. */
const BEGIN = /<(?:[\w-]+:)?svg(?=[\s/>])/i

/** An SVG drawing: its texts, names and descriptions, as in a page that it stands in. One without any is read, and says nothing. */
export function readSvg(source: string): Draft {
  const at = source.search(BEGIN)
  if (at === -1) throw new UnreadableDocument('This file is called an SVG drawing but is not one: it has no <svg>.')
  const blocks = new SourceBlocks(source)
  blocks.adopt(readHtml(source.slice(at)), at)
  return blocks.finish()
}
