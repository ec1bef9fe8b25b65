import { BlockText } from './block-text.ts'
import { addBlock, type Draft, type DraftBlock } from './draft.ts'
import { Ledger } from './ledger.ts'
import { SourcePositions, sourceSpan } from './position.ts'

/** One or more lines with nothing but white space: what stands between two paragraphs. */
const BLANK_LINES = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)\s*/g

/** Plain text: paragraphs are set apart by blank lines; line breaks inside one stay as they are. */
export function readPlain(source: string): Draft {
  const positions = new SourcePositions(source)
  const ledger = new Ledger(positions)
  const blocks: DraftBlock[] = []
  const paragraph = (from: number, to: number) => {
    let start = from
    let end = to
    while (start < end && isSpace(source.charCodeAt(start))) start += 1
    while (end > start && isSpace(source.charCodeAt(end - 1))) end -= 1
    ledger.leaveOutCount('white space', start - from + (to - end))
    if (start === end) return
    const block = new BlockText(source)
    const dropped = block.copyVisible(start, end)
    ledger.checkedCount(positions.codePoints(start, end) - dropped)
    ledger.leaveOutCount('invisible characters', dropped)
    if (block.isEmpty) return
    const span = sourceSpan({ map: block.map, start }, 0, block.text.length)
    addBlock(blocks, {
      text: block.text,
      scope: 'paragraph',
      region: 'main',
      language: undefined,
      ...span,
      map: block.map,
      place: positions.at(span.start),
    })
  }
  let from = 0
  for (const gap of source.matchAll(BLANK_LINES)) {
    paragraph(from, gap.index)
    ledger.leaveOutCount('white space', gap[0].length)
    from = gap.index + gap[0].length
  }
  paragraph(from, source.length)
  return { source, title: null, blocks, account: ledger.close(source) }
}

const isSpace = (code: number) => code <= 0x20 || code === 0xa0 || code === 0x3000 || code === 0x2028 || code === 0x2029
