import type { Draft } from '../draft.ts'
import { ExtractedText } from '../extracted.ts'
import { isNotText } from '../values.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { takeParagraphs, type ParagraphGrammar } from './xml-paragraphs.ts'
import { ZippedParts } from './zipped-parts.ts'

const CELLS: ParagraphGrammar = {
  paragraphs: new Set(['si', 'is']),
  texts: new Set(['t']),
  leftOut: new Map([
    ['rPh', 'code'],
    ['f', 'code'],
  ]),
  characters: new Map(),
  scopeOf: () => 'table.cell',
}

/** An Excel workbook: each text of a cell, once however many cells show it. Numbers and formulas are left out. */
export function readXlsx(bytes: Uint8Array): Draft {
  const parts = new ZippedParts(bytes)
  const text = new TextsOnly()
  for (const name of parts.names(/^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/)) takeParagraphs(parts.text(name), text, CELLS)
  for (const name of parts.names(/^xl\/(?:comments|threadedComments\/threadedComment)\d+\.xml$/))
    takeParagraphs(parts.text(name), text, {
      ...CELLS,
      paragraphs: new Set(['comment']),
      leftOut: new Map([['text', 'comments and notes']]),
    })
  return refuseEmpty(text.finish(null), 'an Excel workbook')
}

class TextsOnly extends ExtractedText {
  override add(text: string, scope: string): void {
    if (isNotText(text)) this.leaveOut('values that are not text', text)
    else super.add(text, scope)
  }
}
