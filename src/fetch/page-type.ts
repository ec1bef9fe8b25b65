import type { DocumentType } from '../text/document.ts'
import { sniff } from './file-type.ts'

const BY_MEDIA_TYPE: Record<string, DocumentType> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'application/json': 'json',
  'text/csv': 'csv',
}

const BY_ENDING: Record<string, DocumentType> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  pdf: 'pdf',
  docx: 'docx',
  txt: 'text',
  md: 'markdown',
  markdown: 'markdown',
  json: 'json',
  csv: 'csv',
}

const NAMES: Record<DocumentType, string> = {
  html: 'a web page',
  pdf: 'a PDF',
  docx: 'a Word document',
  text: 'plain text',
  markdown: 'Markdown',
  json: 'JSON',
  csv: 'a table (CSV)',
}

const UNSPECIFIC = new Set([
  'application/octet-stream',
  'binary/octet-stream',
  'application/force-download',
  'application/download',
  '*/*',
  '',
])

export type PageType =
  | { type: DocumentType /** Set where the file is not what it was announced as. */; note: string | null }
  | { type: null; code: 'wrong-type' | 'unsupported-type'; reason: string }

const mediaTypeOf = (contentType: string | null) => (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase()

export const endingOf = (url: string) => /\.([a-z0-9]{1,10})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''

export const documentEnding = (url: string) => BY_ENDING[endingOf(url)] ?? null

/** What a page was announced as, before any of it is read: a document we take, or the media type of something we do not. */
export function announcedType(contentType: string | null, url: string): DocumentType | { other: string } | null {
  const media = mediaTypeOf(contentType)
  const byEnding = documentEnding(url)
  if (UNSPECIFIC.has(media)) return byEnding
  const byMedia = BY_MEDIA_TYPE[media]
  // Markdown and tables are commonly served as plain text.
  if (byMedia === 'text' && (byEnding === 'markdown' || byEnding === 'csv' || byEnding === 'json')) return byEnding
  return byMedia ?? { other: media }
}

/** What a file really is: its bytes decide, its announcement only where the bytes say nothing. */
export function pageType(bytes: Uint8Array, contentType: string | null, url: string): PageType {
  const announced = announcedType(contentType, url)
  const found = sniff(bytes)
  const said = announced === null ? null : typeof announced === 'string' ? NAMES[announced] : announced.other
  if (found && 'other' in found) {
    if (announced !== null && typeof announced === 'string') {
      return { type: null, code: 'wrong-type', reason: `The file is announced as ${said}, but it is ${found.other}.` }
    }
    return { type: null, code: 'unsupported-type', reason: `The file is ${found.other}, which is not read.` }
  }
  if (found) {
    const note = found.type === announced || announced === null ? null : `The file is announced as ${said}, but it is ${NAMES[found.type]}.`
    // An HTML fragment inside plain text or Markdown is part of that text.
    if (found.type === 'html' && typeof announced === 'string' && ['text', 'markdown', 'json', 'csv'].includes(announced)) {
      return looksLikeWholePage(bytes) ? { type: 'html', note } : { type: announced, note: null }
    }
    return { type: found.type, note }
  }
  if (announced === 'pdf' || announced === 'docx') {
    const what = bytes.length === 0 ? 'it is empty' : 'it is only text'
    return { type: null, code: 'wrong-type', reason: `The file is announced as ${said}, but ${what}.` }
  }
  if (announced === null) return { type: 'text', note: null }
  if (typeof announced === 'string') return { type: announced, note: null }
  if (announced.other.startsWith('text/') && !NOT_PROSE.has(announced.other)) return { type: 'text', note: null }
  if (/^(?:image|audio|video|font)\//.test(announced.other)) {
    return { type: null, code: 'wrong-type', reason: `The file is announced as ${announced.other}, but it is only text.` }
  }
  return { type: null, code: 'unsupported-type', reason: `Files of the type ${announced.other} are not read.` }
}

const NOT_PROSE = new Set(['text/css', 'text/javascript', 'text/xml', 'text/calendar', 'text/vcard'])

const looksLikeWholePage = (bytes: Uint8Array) =>
  /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).replace(/^ï»¿/, ''),
  )
