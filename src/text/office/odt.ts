import type { Draft } from '../draft.ts'
import { ExtractedText } from '../extracted.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { takeParagraphs, type ParagraphGrammar } from './xml-paragraphs.ts'
import { ZippedParts } from './zipped-parts.ts'

const CONTENT: ParagraphGrammar = {
  paragraphs: new Set(['text:p', 'text:h', 'svg:desc']),
  texts: null,
  leftOut: new Map([
    ['office:annotation', 'comments and notes'],
    ['text:tracked-changes', 'deleted'],
    ['text:note-citation', 'markup'],
    ['text:page-number', 'code'],
    ['script:event-listener', 'code'],
  ]),
  characters: new Map([
    ['text:s', ' '],
    ['text:tab', '\t'],
    ['text:line-break', '\n'],
  ]),
  scopeOf: (attributes, name, open) => {
    if (name === 'text:h') return `heading.h${Math.min(6, Math.max(1, Number(attributes['text:outline-level'] ?? 1) || 1))}`
    if (name === 'svg:desc') return 'alt'
    if (open.includes('text:note-body')) return 'footnote'
    if (open.includes('table:table-header-rows')) return 'table.header'
    if (open.includes('table:table-cell')) return 'table.cell'
    return open.includes('text:list-item') ? 'list.item' : 'paragraph'
  },
}

/** An OpenDocument text, presentation or table: its paragraphs; not comments and not what was deleted. */
export function readOdt(bytes: Uint8Array): Draft {
  const parts = new ZippedParts(bytes)
  const text = new ExtractedText()
  takeParagraphs(parts.text('content.xml'), text, CONTENT)
  takeParagraphs(parts.text('styles.xml'), text, CONTENT)
  const title = /<dc:title>([^<]+)<\/dc:title>/.exec(parts.text('meta.xml'))?.[1] ?? null
  return refuseEmpty(text.finish(title), 'an OpenDocument file')
}
