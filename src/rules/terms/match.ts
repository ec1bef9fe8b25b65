import { coarse, IGNORED, isWordCode, plainCharacter, sameFolded, SEPARATOR } from '../words/fold.ts'
import type { TermEntry, TermHit } from './lookup.ts'

/** Compares a whole term with the text, given where the last letter of its looked-up part stands. */
export function matchAt(entry: TermEntry, text: string, last: number, wordStart: number): TermHit | null {
  // What follows differs more often than what was looked up already.
  let end = last + 1
  for (let right = entry.anchorEnd; right < entry.codes.length; right++) {
    end = stepOn(text, end, entry.codes.charCodeAt(right))
    if (end < 0) return null
  }
  let start = last + 1
  for (let left = entry.anchorEnd; left > 0; left--) {
    start = stepBack(text, start, entry.codes.charCodeAt(left - 1))
    if (start < 0) return null
  }
  if (isWordCode(entry.codes.charCodeAt(0)) && insideWord(text, start - 1, -1)) {
    if (!entry.openStart) return null
  }
  const lastIsWord = isWordCode(entry.codes.charCodeAt(entry.codes.length - 1))
  if (lastIsWord && insideWord(text, end, 1) && !entry.openEnd) return null
  if (!sameFolded(text.slice(start, end), entry.form, entry.folding)) return null
  if (entry.openStart) start = Math.min(start, wordStart)
  if (entry.openEnd && lastIsWord) while (end < text.length && coarse(text.charCodeAt(end)) !== SEPARATOR) end++
  while (end < text.length && isCombining(text.charCodeAt(end))) end++
  return { index: entry.index, start, end }
}

const isCombining = (code: number) => code >= 0x300 && code < 0x370

function insideWord(text: string, index: number, step: number): boolean {
  while (index >= 0 && index < text.length) {
    const letter = coarse(text.charCodeAt(index))
    if (letter !== IGNORED) return letter > IGNORED
    index += step
  }
  return false
}

function stepOn(text: string, from: number, wanted: number): number {
  let index = from
  while (index < text.length && coarse(text.charCodeAt(index)) === IGNORED) index++
  if (index >= text.length) return -1
  if (comparable(text.charCodeAt(index)) !== wanted) return -1
  index++
  if (wanted === 0x20) while (index < text.length && plainCharacter(text.charCodeAt(index)) === 0x20) index++
  return index
}

function stepBack(text: string, from: number, wanted: number): number {
  let index = from - 1
  while (index >= 0 && coarse(text.charCodeAt(index)) === IGNORED) index--
  if (index < 0) return -1
  if (comparable(text.charCodeAt(index)) !== wanted) return -1
  if (wanted === 0x20) while (index > 0 && plainCharacter(text.charCodeAt(index - 1)) === 0x20) index--
  return index
}

export function comparable(code: number): number {
  const letter = coarse(code)
  return letter > IGNORED ? letter : plainCharacter(code)
}
