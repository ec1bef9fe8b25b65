/** In place of what is beyond ASCII: letters and marks, digits, white space, what ends a line, and all other characters. */
export const LETTER = 0x5f
export const DIGIT = 0x30
const BLANK = 0x0b
const LINE_END = 0x0d
const OTHER_CHARACTER = 0x7f
/** What stands for something beyond ASCII, and may stand for itself as well. */
export const STAND_INS = String.fromCharCode(LETTER, DIGIT, BLANK, LINE_END, OTHER_CHARACTER)

const IS_DIGIT = /\p{Nd}/u
const IS_LETTER = /[\p{L}\p{M}\p{N}\p{Pc}]/u

/** By their code, found out where one is first seen. */
const standIns = new Uint8Array(0x10000)

export function findStandIn(character: string): number {
  if (IS_DIGIT.test(character)) return DIGIT
  if (IS_LETTER.test(character)) return LETTER
  if (character === '\u2028' || character === '\u2029') return LINE_END
  return /\s/.test(character) ? BLANK : OTHER_CHARACTER
}

export const standInOf = (code: number): number => standIns[code] || (standIns[code] = findStandIn(String.fromCharCode(code)))
