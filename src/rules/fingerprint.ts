import { folded } from './fold.ts'

const FOLDING = { language: null, ignoreCase: true, ignoreAccents: false }

/**
 * The same for the same rule and text wherever on the page it stands and whatever is written around it; where a text occurs several
 * times, the first, second … of them. A new occurrence of a known text is then exactly one new fingerprint.
 */
export class Fingerprints {
  #counts = new Map<string, number>()

  of(ruleId: string, text: string): string {
    const key = `${ruleId}\u0000${folded(text, FOLDING).trim()}`
    const count = this.#counts.get(key) ?? 0
    this.#counts.set(key, count + 1)
    return hash(`${key}\u0000${count}`)
  }
}

/** FNV-1a twice with different starts: 64 bits in hexadecimal, without needing anything but arithmetic. */
function hash(text: string): string {
  let one = 0x811c9dc5
  let other = 0x2f0b4c47
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ (code + index), 0x01000193)
    other ^= other >>> 13
  }
  return (one >>> 0).toString(16).padStart(8, '0') + (other >>> 0).toString(16).padStart(8, '0')
}
