import { UnreadableDocument } from './document.ts'
import type { Draft } from './draft.ts'
import { DocxPart } from './docx-part.ts'
import { docxStyles, type DocxStyle } from './docx-styles.ts'
import { tidy } from './encoding.ts'
import { ExtractedText, MOST_TEXT } from './extracted.ts'
import { unzipEntry } from './zip.ts'
import { zipEntries } from './zip-directory.ts'
import { parseXml } from './xml.ts'

/** All parts together, unpacked. Markup takes room: more than the text that may be in them. */
const MOST_UNPACKED = 2 * MOST_TEXT

/** Reads a Word document straight from its parts: body, notes, headers and footers; not comments, not what was deleted. */
export function readDocx(bytes: Uint8Array): Draft {
  const entries = zipEntries(bytes)
  const body = [...entries.keys()].find((name) => /^word\/document\d*\.xml$/.test(name))
  if (body === undefined) throw new UnreadableDocument('This Word document has no text in it: its main part is missing.')
  let room = MOST_UNPACKED
  const part = (name: string) => {
    const entry = entries.get(name)
    if (entry === undefined) return ''
    const unpacked = unzipEntry(bytes, entry, room)
    room -= unpacked.length
    return tidy(new TextDecoder().decode(unpacked))
  }
  const styles = docxStyles(part('word/styles.xml'))
  const text = new ExtractedText()
  const names = [...entries.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const matching = (pattern: RegExp) => names.filter((name) => pattern.test(name))
  for (const name of matching(/^word\/header\d*\.xml$/)) read(part(name), text, styles, 'header')
  read(part(body), text, styles, 'main')
  for (const name of matching(/^word\/(?:foot|end)notes\.xml$/)) read(part(name), text, styles, 'main', 'footnote')
  for (const name of matching(/^word\/footer\d*\.xml$/)) read(part(name), text, styles, 'footer')
  for (const name of matching(/^word\/comments\.xml$/))
    parseXml(part(name), { text: (piece) => text.leaveOut('comments and notes', piece) })
  return text.finish(titleOf(part('docProps/core.xml')))
}

function read(
  xml: string,
  text: ExtractedText,
  styles: Map<string, DocxStyle>,
  region: 'main' | 'header' | 'footer',
  scope?: string,
): void {
  const part = new DocxPart(text, styles, region, scope)
  parseXml(xml, part)
}

function titleOf(core: string): string | null {
  let inside = false
  let title = ''
  parseXml(core, {
    open: (name) => (inside = name === 'dc:title'),
    text: (piece) => {
      if (inside) title += piece
    },
    close: () => (inside = false),
  })
  return title.trim() || null
}
