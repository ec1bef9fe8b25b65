import { folded } from '../words/fold.ts'

const FOLDING = { language: null, ignoreCase: true, ignoreAccents: false }

/** Quicker at a megamorphic call site: see word-table.ts. */
const codeAt = String.prototype.charCodeAt

/**
 * The same for the same rule and text wherever on the page it stands and whatever is written around it; where a text occurs several
 * times, the first, second … of them. A new occurrence of a known text is then exactly one new fingerprint.
 */
export class Fingerprints {
  #counts = new Map<string, Map<string, number>>()

  of(ruleId: string, text: string): string {
    const form = foldedText(text)
    let counts = this.#counts.get(ruleId)
    if (!counts) this.#counts.set(ruleId, (counts = new Map()))
    const count = counts.get(form) ?? 0
    counts.set(form, count + 1)
    return hash(`${ruleId}\u0000${form}\u0000${count}`)
  }
}

const [PLAIN, CAPITALS, OTHERWISE] = [0, 1, 2] as const

/** Without its case, with plain blanks and punctuation, and no blanks around it. Most texts are plain ones with at most a capital. */
export function foldedText(text: string): string {
  const kind = kindOf(text)
  if (kind === PLAIN) return text
  return kind === CAPITALS ? text.toLowerCase() : folded(text, FOLDING).trim()
}

/** Of ASCII without white space other than single blanks between words folding changes the capitals alone. */
function kindOf(text: string): number {
  let kind: number = PLAIN
  let wasBlank = true
  const { length } = text
  for (let index = 0; index < length; index++) {
    const code = codeAt.call(text, index)
    if (code < 0x20 || code > 0x7e || (code === 0x20 && wasBlank)) return OTHERWISE
    wasBlank = code === 0x20
    if (code >= 0x41 && code <= 0x5a) kind = CAPITALS
  }
  return wasBlank && length > 0 ? OTHERWISE : kind
}

/** FNV-1a twice with different starts: 64 bits in hexadecimal, without needing anything but arithmetic. */
function hash(text: string): string {
  let one = 0x811c9dc5 | 0
  let other = 0x2f0b4c47
  const { length } = text
  for (let index = 0; index < length; index++) {
    const code = codeAt.call(text, index)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ (code + index), 0x01000193)
    other ^= other >>> 13
  }
  return hexadecimal(one) + hexadecimal(other)
}

/** By hand: the runtime divides such numbers as floating ones, digit by digit. */
function hexadecimal(bits: number): string {
  return String.fromCharCode(
    digit(bits >>> 28),
    digit(bits >>> 24),
    digit(bits >>> 20),
    digit(bits >>> 16),
    digit(bits >>> 12),
    digit(bits >>> 8),
    digit(bits >>> 4),
    digit(bits),
  )
}

const digit = (bits: number) => ((bits & 15) < 10 ? 0x30 : 0x57) + (bits & 15)
