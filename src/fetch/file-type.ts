import type { DocumentType } from '../text/document.ts'

/** What the first bytes of a file show it to be: a document we read, or something else by its everyday name. */
export type SniffedType = { type: DocumentType } | { other: string } | null

const starts = (bytes: Uint8Array, signature: string | number[], at = 0) => {
  const expected = typeof signature === 'string' ? [...signature].map((letter) => letter.charCodeAt(0)) : signature
  return expected.every((byte, position) => bytes[at + position] === byte)
}

const SIGNATURES: [signature: string | number[], name: string, at?: number][] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG image'],
  [[0xff, 0xd8, 0xff], 'a JPEG image'],
  ['GIF8', 'a GIF image'],
  ['WEBP', 'a WebP image', 8],
  ['ftypavif', 'an AVIF image', 4],
  ['ftypheic', 'a HEIC image', 4],
  ['BM', 'a BMP image'],
  [[0x00, 0x00, 0x01, 0x00], 'an icon'],
  [[0x49, 0x49, 0x2a, 0x00], 'a TIFF image'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'a TIFF image'],
  ['ftyp', 'a video', 4],
  [[0x1a, 0x45, 0xdf, 0xa3], 'a video'],
  ['OggS', 'an Ogg sound or video file'],
  ['ID3', 'an MP3 sound file'],
  ['RIFF', 'a sound or video file'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'an old Office document (.doc, .xls or .ppt)'],
  ['{\\rtf', 'an RTF document'],
  [[0x1f, 0x8b], 'a gzip archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'a 7-Zip archive'],
  ['Rar!', 'a RAR archive'],
  ['\x7fELF', 'a program'],
  ['MZ', 'a Windows program'],
  ['wOFF', 'a font'],
  ['wOF2', 'a font'],
  ['%!PS', 'a PostScript file'],
]

const HTML_TAGS =
  'html|head|body|title|meta|script|style|link|h[1-6]|div|p|a|br|table|main|article|section|header|nav|iframe|font|b|ul|span'
const HTML = new RegExp(String.raw`^(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|${HTML_TAGS})[\s>/]`, 'i')

export function sniff(bytes: Uint8Array): SniffedType {
  const first = bytes.subarray(0, 2048)
  // Some generators put a few bytes before the PDF header, and readers accept it within the first kilobyte.
  if (asLatin1(first.subarray(0, 1024)).includes('%PDF-')) return { type: 'pdf' }
  if (starts(first, 'PK\x03\x04')) return sniffZip(bytes)
  if (starts(first, 'PK\x05\x06')) return { other: 'an empty zip archive' }
  const text = asText(first)
  if (text !== null) {
    const begin = text.replace(/^\uFEFF/, '').trimStart()
    if (HTML.test(begin)) return { type: 'html' }
    if (begin.startsWith('<?xml')) return /<html[\s>]/i.test(begin) ? { type: 'html' } : sniffXml(begin)
    if (begin.startsWith('<svg')) return { other: 'an SVG image' }
    if (begin.startsWith('{\\rtf')) return { other: 'an RTF document' }
    if (begin.startsWith('%!PS')) return { other: 'a PostScript file' }
    return null
  }
  const known = SIGNATURES.find(([signature, , at]) => starts(first, signature, at))
  return { other: known?.[1] ?? 'a binary file of unknown type' }
}

function sniffZip(bytes: Uint8Array): SniffedType {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (archive.includes('word/')) return { type: 'docx' }
  if (archive.includes('xl/workbook')) return { other: 'an Excel workbook' }
  if (archive.includes('ppt/presentation')) return { other: 'a PowerPoint presentation' }
  if (archive.includes('opendocument')) return { other: 'an OpenDocument file' }
  if (archive.includes('epub+zip')) return { other: 'an e-book' }
  return { other: 'a zip archive' }
}

function sniffXml(begin: string): SniffedType {
  if (/<svg[\s>]/.test(begin)) return { other: 'an SVG image' }
  if (/<(?:rss|feed)[\s>]/.test(begin)) return { other: 'a news feed' }
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(begin)) return { other: 'a sitemap' }
  return { other: 'an XML file' }
}

const asLatin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** The bytes as text as far as it matters for telling types apart, or null where control bytes show that they are no text. */
function asText(bytes: Uint8Array): string | null {
  if (starts(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (starts(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  for (let position = 0; position < bytes.length; position++) {
    const byte = bytes[position]!
    if (byte < 32 && (byte < 9 || (byte > 13 && byte !== 27))) return null
  }
  return asLatin1(bytes).replace(/^ï»¿/, '')
}
