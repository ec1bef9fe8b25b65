/** In place of what is beyond ASCII: letters and marks, digits, white space, what ends a line, and all other signs. */
export const LETTER = 0x5f
export const DIGIT = 0x30
const BLANK = 0x0b
const LINE_END = 0x0d
const OTHER_SIGN = 0x7f
/** What stands for something beyond ASCII, and may stand for itself as well. */
export const STAND_INS = String.fromCharCode(LETTER, DIGIT, BLANK, LINE_END, OTHER_SIGN)

const IS_DIGIT = /\p{Nd}/u
const IS_LETTER = /[\p{L}\p{M}\p{N}\p{Pc}]/u

/** By their code, found out where one is first seen. */
const standIns = new Uint8Array(0x10000)

export function findStandIn(sign: string): number {
  if (IS_DIGIT.test(sign)) return DIGIT
  if (IS_LETTER.test(sign)) return LETTER
  if (sign === '\u2028' || sign === '\u2029') return LINE_END
  return /\s/.test(sign) ? BLANK : OTHER_SIGN
}

export const standInOf = (code: number): number => standIns[code] || (standIns[code] = findStandIn(String.fromCharCode(code)))
