import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { ExtractedText } from '../extracted.ts'
import { readHtml } from '../html.ts'
import type { Reason } from '../ledger.ts'
import { parseXml } from '../xml.ts'
import { refuseEmpty } from './refuse-empty.ts'
import { ZippedParts } from './zipped-parts.ts'

/** An e-book: its pages in the order they are read. */
export function readEpub(bytes: Uint8Array): Draft {
  const parts = new ZippedParts(bytes)
  if (parts.names(/^META-INF\/rights\.xml$/).length > 0) throw new UnreadableDocument('This e-book is protected against copying.')
  let opf = ''
  parseXml(parts.text('META-INF/container.xml'), {
    open: (name, attributes) => {
      if (name === 'rootfile') opf ||= attributes['full-path'] ?? ''
    },
  })
  const { pages, title } = contents(parts.text(opf), opf.includes('/') ? opf.slice(0, opf.lastIndexOf('/') + 1) : '')
  const text = new ExtractedText()
  for (const page of pages) {
    const draft = readHtml(parts.text(page))
    for (const { text: words, scope, region, language, marks } of draft.blocks)
      text.add(words, scope, { region, language, ...(marks ? { marks } : {}) })
    for (const { reason, characters } of draft.account.leftOut) {
      if (reason !== 'markup' && reason !== 'white space') text.leaveOut(reason as Reason, ' '.repeat(characters))
    }
  }
  return refuseEmpty(text.finish(title), 'an e-book')
}

function contents(opf: string, folder: string): { pages: string[]; title: string | null } {
  const addresses = new Map<string, string>()
  const pages: string[] = []
  let title = ''
  let inTitle = false
  parseXml(opf, {
    open: (name, attributes) => {
      inTitle = name === 'dc:title' && title === ''
      if (name === 'item') addresses.set(attributes['id'] ?? '', folder + decodeAddress(attributes['href'] ?? ''))
      const address = name === 'itemref' ? addresses.get(attributes['idref'] ?? '') : undefined
      if (address !== undefined) pages.push(address)
    },
    text: (piece) => {
      if (inTitle) title += piece
    },
    close: () => (inTitle = false),
  })
  return { pages, title: title.trim() || null }
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}
