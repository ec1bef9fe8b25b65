import { UnreadableDocument } from './document.ts'
import { typeByMembers, type DocumentType } from './document-types.ts'
import { OTHER_FILES, type OtherFile } from './other-files.ts'
import { zipEntries } from './zip-directory.ts'

/** What the first bytes of a file show it to be: a document that can be read, or something else; null where they show nothing. */
type SniffedType = { type: DocumentType } | { other: Pick<OtherFile, 'name' | 'advice'> } | null

const FIRST_BYTES = 2048
const ZIP = 'PK\x03\x04'
const EMPTY_ZIP = 'PK\x05\x06'
const PDF = '%PDF-'
const RTF = '{\\rtf'

const UNKNOWN_BINARY = { name: 'a binary file of unknown type' }

const HTML_TAGS =
  'html|head|body|title|meta|script|style|link|h[1-6]|div|p|a|br|table|main|article|section|header|nav|iframe|font|b|ul|span'
const HTML = new RegExp(String.raw`^(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|${HTML_TAGS})[\s>/]`, 'i')

const SVG = /^(?:<!--[^]*?-->\s*)*<(?:!doctype\s+)?svg[\s/>]/i

export function sniff(bytes: Uint8Array): SniffedType {
  const binary = sniffBytes(bytes)
  if (binary !== null) return binary
  const text = asText(bytes.subarray(0, FIRST_BYTES))
  if (text === null) return { other: UNKNOWN_BINARY }
  const begin = text.replace(/^\uFEFF/, '').trimStart()
  if (HTML.test(begin)) return { type: 'html' }
  if (begin.startsWith('<?xml')) return /<html[\s>]/i.test(begin) ? { type: 'html' } : sniffXml(begin)
  return SVG.test(begin) ? { type: 'svg' } : null
}

/** What a signature shows. Formats of text have none, but for those that no person reads as text (PostScript). */
export function sniffBytes(bytes: Uint8Array): SniffedType {
  const begin = firstCharacters(bytes)
  if (begin.startsWith(ZIP)) return sniffZip(bytes)
  if (begin.startsWith(EMPTY_ZIP)) return { other: { name: 'an empty zip archive' } }
  const isText = !hasControls(bytes.subarray(0, FIRST_BYTES))
  // Some generators put a few bytes before the header, which readers accept within the first kilobyte; a text may just speak of it.
  if (begin.startsWith(PDF) || (!isText && begin.slice(0, 1024).includes(PDF))) return { type: 'pdf' }
  const trimmed = begin.replace(/^\u00EF\u00BB\u00BF/, '').trimStart()
  if (trimmed.startsWith(RTF)) return { type: 'rtf' }
  const shown = OTHER_FILES.find(({ signature, at = 0 }) => {
    if (signature === undefined) return false
    // Letters such as BM or MZ begin texts too.
    return isText ? !/^\w+!?$/.test(signature) && trimmed.startsWith(signature) : begin.startsWith(signature, at)
  })
  return shown ? { other: shown } : null
}

function sniffZip(bytes: Uint8Array): SniffedType {
  const type = typeByMembers(membersOf(bytes))
  return type === undefined ? { other: { name: 'a zip archive' } } : { type }
}

/** The names of the files in an archive; none where its table of contents is damaged. */
function membersOf(bytes: Uint8Array): string[] {
  try {
    return [...zipEntries(bytes).keys()]
  } catch (error) {
    if (error instanceof UnreadableDocument) return []
    throw error
  }
}

function sniffXml(begin: string): SniffedType {
  if (/<(?:!doctype\s+)?(?:[\w-]+:)?svg[\s/>]/i.test(begin)) return { type: 'svg' }
  if (/<(?:rss|feed)[\s>]/.test(begin)) return { other: { name: 'a news feed' } }
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(begin)) return { other: { name: 'a sitemap' } }
  if (/<xliff[\s>]/.test(begin)) return { type: 'xliff' }
  if (/<resources[\s>]/.test(begin)) return { type: 'android-strings' }
  if (/<root>/.test(begin) && /<(?:resheader|xsd:schema|data)\s/.test(begin)) return { type: 'resx' }
  return { other: { name: 'an XML file' } }
}

/** Whether text begins as a whole web page does, not as a fragment of one. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text.slice(0, 4096))
}

/** Each byte as the character of its number. TextDecoder's latin1 is Windows-1252, which has other characters for some. */
export function firstCharacters(bytes: Uint8Array): string {
  // Spread takes nine times as long; Buffer is not there in a browser.
  return String.fromCharCode.apply(null, bytes.subarray(0, FIRST_BYTES) as unknown as number[])
}

const startsWith = (bytes: Uint8Array, first: number, second: number) => bytes[0] === first && bytes[1] === second

/** The bytes as text as far as it matters for telling types apart, or null where control bytes show that they are no text. */
function asText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  return hasControls(bytes) ? null : firstCharacters(bytes).replace(/^\u00EF\u00BB\u00BF/, '')
}

/** Bytes that no text has, but for texts in UTF-16, which begin with the mark of their order. */
function hasControls(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte < 32 && (byte < 9 || (byte > 13 && byte !== 27))) return true
  }
  return false
}
