import { UnreadableDocument, type DocumentType } from './document.ts'

const BY_EXTENSION: Record<string, DocumentType> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mkd: 'markdown',
  txt: 'text',
  text: 'text',
  docx: 'docx',
  pdf: 'pdf',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  csv: 'csv',
  tsv: 'csv',
}

const BY_MEDIA_TYPE: Record<string, DocumentType> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'text/plain': 'text',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'application/x-ndjson': 'json',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/** What the first bytes of files that hold no text for people look like, and what to tell their owner. */
const NOT_DOCUMENTS: [number[], string][] = [
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture (PNG), not a document with text.'],
  [[0xff, 0xd8, 0xff], 'This is a picture (JPEG), not a document with text.'],
  [[0x47, 0x49, 0x46, 0x38], 'This is a picture (GIF), not a document with text.'],
  [[0x52, 0x49, 0x46, 0x46], 'This is a picture, sound or film (RIFF), not a document with text.'],
  [[0x1f, 0x8b], 'This file is compressed (gzip). Unpack it first.'],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is a Word document of the old kind (.doc) or one protected by a password. Save it as .docx without a password.',
  ],
  [[0x7f, 0x45, 0x4c, 0x46], 'This is a program, not a document.'],
]

/** What a file is said to be: by the caller, by its name, by the server it came from. */
interface Said {
  type?: DocumentType | undefined
  name?: string | undefined
  contentType?: string | undefined
}

const startsWith = (bytes: Uint8Array, prefix: number[]) => prefix.every((byte, at) => bytes[at] === byte)

export const isPdf = (bytes: Uint8Array) => startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])
export const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])

/**
 * What a file is. Its first bytes outrank what it is said to be, because files are misnamed and servers mistaken; a file that is no
 * document at all is refused by name.
 */
export function kindOf(bytes: Uint8Array, said: Said): DocumentType {
  if (isPdf(bytes)) return 'pdf'
  if (isZip(bytes)) return 'docx'
  for (const [prefix, message] of NOT_DOCUMENTS) if (startsWith(bytes, prefix)) throw new UnreadableDocument(message)
  const kind = said.type ?? byName(said.name) ?? BY_MEDIA_TYPE[mediaType(said.contentType)]
  if (kind === 'docx')
    throw new UnreadableDocument('This file is called a Word document (.docx) but is not one, or its beginning is missing.')
  if (kind === 'pdf') throw new UnreadableDocument('This file is called a PDF but is not one, or its beginning is missing.')
  return kind ?? 'text'
}

/** For text that nobody named: what it looks like. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text.slice(0, 4096))
}

export function isNamed(said: Said): boolean {
  return (said.type ?? byName(said.name) ?? BY_MEDIA_TYPE[mediaType(said.contentType)]) !== undefined
}

function byName(name: string | undefined): DocumentType | undefined {
  return BY_EXTENSION[/\.([a-z]+)(?:[?#].*)?$/i.exec(name ?? '')?.[1]?.toLowerCase() ?? '']
}

function mediaType(contentType: string | undefined): string {
  return (contentType ?? '').split(';')[0]!.trim().toLowerCase()
}
