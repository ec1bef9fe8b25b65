import {
  DOCUMENT_TYPES,
  endingOf,
  hasSignature,
  isBytesType,
  mediaTypeOf,
  typeByMediaType,
  typeByName,
  type DocumentType,
} from '../text/document-types.ts'
import { mayHoldProse } from '../text/other-files.ts'
import { firstCharacters, looksLikeHtml, sniff } from '../text/sniff.ts'

const UNSPECIFIC = new Set([
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/download',
  '*/*',
  '',
])

type PageType =
  | { type: DocumentType /** Set where the file is not what it was announced as. */; note: string | null }
  | { type: null; code: 'wrong-type' | 'unsupported-type'; reason: string }

/** The ending of an address's path, without what a query brings. */
export const pathEnding = (url: string): string => endingOf(new URL(url).pathname)

export const typeByPath = (url: string): DocumentType | null => typeByName(new URL(url).pathname) ?? null

/** Text of another type than HTML, of which a fragment of HTML may be a part. */
const mayHoldHtml = (type: DocumentType) => !isBytesType(type) && type !== 'html'

/** What a page was announced as, before any of it is read: a document we take, or the media type of something we do not. */
export function announcedType(contentType: string | null, url: string): DocumentType | { other: string } | null {
  const media = mediaTypeOf(contentType)
  const byPath = typeByPath(url)
  if (UNSPECIFIC.has(media)) return byPath
  const byMedia = typeByMediaType(contentType)
  // Markdown and tables are commonly served as plain text.
  if (byMedia === 'text' && byPath !== null && mayHoldHtml(byPath)) return byPath
  return byMedia ?? { other: media }
}

/** What a file really is: its bytes decide, its announcement only where the bytes say nothing. */
export function pageType(bytes: Uint8Array, contentType: string | null, url: string): PageType {
  const announced = announcedType(contentType, url)
  const found = sniff(bytes)
  const said = announced === null ? null : typeof announced === 'string' ? DOCUMENT_TYPES[announced].name : announced.other
  if (found && 'other' in found) {
    if (announced !== null && typeof announced === 'string') {
      return { type: null, code: 'wrong-type', reason: `The file is announced as ${said}, but it is ${found.other.name}.` }
    }
    return { type: null, code: 'unsupported-type', reason: `The file is ${found.other.name}, which is not read.` }
  }
  if (found) {
    const note =
      found.type === announced || announced === null
        ? null
        : `The file is announced as ${said}, but it is ${DOCUMENT_TYPES[found.type].name}.`
    // An HTML fragment inside plain text or Markdown is part of that text.
    if (found.type === 'html' && typeof announced === 'string' && mayHoldHtml(announced)) {
      return looksLikeHtml(firstCharacters(bytes).replace(/^\u00EF\u00BB\u00BF/, ''))
        ? { type: 'html', note }
        : { type: announced, note: null }
    }
    return { type: found.type, note }
  }
  if (typeof announced === 'string' && hasSignature(announced)) {
    const what = bytes.length === 0 ? 'it is empty' : 'it is only text'
    return { type: null, code: 'wrong-type', reason: `The file is announced as ${said}, but ${what}.` }
  }
  if (announced === null) return { type: 'text', note: null }
  if (typeof announced === 'string') return { type: announced, note: null }
  if (mayHoldProse(announced.other)) return { type: 'text', note: null }
  if (/^(?:image|audio|video|font)\//.test(announced.other)) {
    return { type: null, code: 'wrong-type', reason: `The file is announced as ${announced.other}, but it is only text.` }
  }
  return { type: null, code: 'unsupported-type', reason: `Files of the type ${announced.other} are not read.` }
}
