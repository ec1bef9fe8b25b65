import type { Draft } from '../draft.ts'
import { ExtractedText } from '../extracted.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { takeParagraphs } from './xml-paragraphs.ts'
import { ZippedParts } from './zipped-parts.ts'

/** A PowerPoint presentation: the slides in their order, then the notes of the speaker, which are handed out too. */
export function readPptx(bytes: Uint8Array): Draft {
  const parts = new ZippedParts(bytes)
  const text = new ExtractedText()
  let isTitle = false
  const take = (name: string, body: string) =>
    takeParagraphs(parts.text(name), text, {
      paragraphs: new Set(['a:p']),
      texts: new Set(['a:t']),
      leftOut: new Map([['a:fld', 'code']]),
      characters: new Map([['a:br', '\n']]),
      opened: (element, attributes) => {
        if (element === 'p:sp') isTitle = false
        else if (element === 'p:ph') isTitle = /^(?:title|ctrTitle)$/.test(attributes['type'] ?? '')
      },
      scopeOf: (_attributes, _name, open) => (isTitle ? 'heading.h2' : open.includes('a:tc') ? 'table.cell' : body),
      alternative: (element, attributes) => (element === 'p:cNvPr' ? attributes['descr'] : undefined),
    })
  for (const name of parts.names(/^ppt\/slides\/slide\d+\.xml$/)) take(name, 'paragraph')
  for (const name of parts.names(/^ppt\/notesSlides\/notesSlide\d+\.xml$/)) take(name, 'footnote')
  const draft = refuseEmpty(text.finish(null), 'a PowerPoint presentation')
  const title = draft.blocks.find(({ scope }) => scope === 'heading.h2')?.text ?? null
  return { ...draft, title }
}
