import type { DocumentType } from './document-types.ts'
import { knowPairless } from './position.ts'

const BYTE_ORDER_MARKS = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Bytes that begin the UTF-8 of what JavaScript counts as two. */
const LONG_SEQUENCES = [0xf0, 0xf1, 0xf2, 0xf3, 0xf4]
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Types whose files may name their encoding, in an XML declaration or a tag. */
const DECLARING = new Set<DocumentType>(['html', 'xliff', 'resx', 'android-strings', 'svg'])

/** How far into a file a declaration may stand: the HTML standard says 1,024 bytes; real pages put scripts before it. */
const DECLARATION_WITHIN = 8192

/**
 * Bytes as text. A byte order mark decides; then what the bytes look like, what was declared by the server, and what the file says
 * of itself. UTF-8 that is not valid UTF-8 is read as Windows-1252, in which every byte is a character.
 */
export function decodeText(bytes: Uint8Array, hints: { contentType?: string | undefined; type?: DocumentType | undefined } = {}): string {
  for (const mark of BYTE_ORDER_MARKS) {
    if (mark.bytes.every((byte, at) => bytes[at] === byte)) return decodeAs(mark.label, bytes.subarray(mark.bytes.length))
  }
  const label = utf16WithoutMark(bytes) ?? charsetOf(hints.contentType) ?? declaredIn(bytes, hints.type)
  if (label !== null && label !== 'utf-8') return decodeAs(label, bytes)
  try {
    // what is valid has no half of a surrogate pair
    const text = utf8.decode(bytes)
    // asked of the bytes, which are looked through several times as quickly as the text
    if (bytes.includes(0)) return withoutNul(text)
    if (!LONG_SEQUENCES.some((lead) => bytes.includes(lead))) knowPairless(text)
    return text
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return decodeAs(mostlyUtf8(bytes) ? 'utf-8' : 'windows-1252', bytes)
    throw error
  }
}

/**
 * Text that can be stored and shown anywhere: no NUL and no half of a surrogate pair. One character replaces one, so offsets stay.
 */
export function tidy(text: string): string {
  return withoutNul(text.isWellFormed() ? text : text.toWellFormed())
}

const withoutNul = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text)

function decodeAs(label: string, bytes: Uint8Array): string {
  return tidy(new TextDecoder(label, { ignoreBOM: true }).decode(bytes))
}

/** The label of an encoding the platform knows, or null. */
function knownLabel(name: string | undefined): string | null {
  if (name === undefined) return null
  try {
    const { encoding } = new TextDecoder(name.trim().toLowerCase())
    // a file that says of itself, byte by byte, that it is UTF-16 cannot be
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function charsetOf(contentType: string | undefined): string | null {
  return knownLabel(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1])
}

function declaredIn(bytes: Uint8Array, type: DocumentType | undefined): string | null {
  if (type !== undefined && !DECLARING.has(type)) return null
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_WITHIN))
  const xml = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1]
  const meta = /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1]
  return knownLabel(xml ?? meta)
}

/** UTF-16 that begins without a mark shows as every other byte being zero. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const length = Math.min(bytes.length & ~1, 512)
  if (length < 8) return null
  let even = 0
  let odd = 0
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1
    if (bytes[at + 1] === 0) odd += 1
  }
  const half = length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  return null
}

/** A few damaged bytes in text that is otherwise plainly UTF-8: those become the replacement character, the rest stays right. */
function mostlyUtf8(bytes: Uint8Array): boolean {
  let sequences = 0
  let broken = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    const expected = lead >= 0xf0 && lead < 0xf5 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : 0
    let found = 0
    while (found < expected && (bytes[at + 1 + found]! & 0xc0) === 0x80) found += 1
    if (expected > 0 && found === expected) {
      sequences += 1
      at += expected
    } else broken += 1
  }
  return sequences > broken * 4
}
