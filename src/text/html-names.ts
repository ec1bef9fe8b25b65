/** Longer ones are cut from their page each time, and would keep it alive. */
const LONGEST_KEPT = 12
const SLOT_BITS = 10
/** Names seen before, each in the slot that its letters lead to: the latest one where several do. */
const names: string[] = Array.from({ length: 2 ** SLOT_BITS }, () => '')

/**
 * The name of an element between two places of a page, in lower case. Pages say the same few names over and over: those are not cut
 * out of them anew.
 */
export function nameAt(source: string, start: number, end: number): string {
  if (end - start > LONGEST_KEPT) return lower(source.slice(start, end))
  let hash = 0
  for (let at = start; at < end; at++) {
    const code = source.charCodeAt(at)
    if (code >= 0x80) return lower(source.slice(start, end))
    hash = (Math.imul(hash, 31) + (isCapital(code) ? code | 0x20 : code)) | 0
  }
  const slot = Math.imul(hash, 0x9e3779b1) >>> (32 - SLOT_BITS)
  const known = names[slot]!
  return known.length === end - start && isAt(source, start, known) ? known : (names[slot] = unique(lower(source.slice(start, end))))
}

function isAt(source: string, start: number, name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const code = source.charCodeAt(start + at)
    if ((isCapital(code) ? code | 0x20 : code) !== name.charCodeAt(at)) return false
  }
  return true
}

/** The one text that the runtime compares by where it lies, and not letter by letter: names of properties are such texts. */
const unique = (name: string) => Object.keys({ [name]: true })[0] ?? ''

const isCapital = (code: number) => code >= 0x41 && code <= 0x5a

/** In lower case; most names are already, and then nothing is made anew. */
export function lower(name: string): string {
  for (let at = 0; at < name.length; at++) if (isCapital(name.charCodeAt(at))) return name.toLowerCase()
  return name
}
