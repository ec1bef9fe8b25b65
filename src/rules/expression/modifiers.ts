/*
 * `(?i:…)` and `(?-i:…)` inside an expression are written out, each letter with its other cases, where the runtime cannot be relied on.
 * Node 20 and 22, in which the npm package checks texts too, refuse them. V8 13.6 (Node 24) takes them and forgets the modifier in a
 * choice of words as soon as it no longer optimizes expressions: in one longer than 20,000 characters, and in every one compiled after a
 * process has compiled much (a megabyte of machine code), so that `(?i:ab|C)` no longer finds “c” and findings would depend on how long
 * a worker has been running. Without a choice inside they are left to V8, which is faster than classes of letters.
 * (A reference to a group, `\1`, compares exactly when written out.)
 */

const MODIFIER = /\(\?-?i:/

function knowsModifiers(): boolean {
  try {
    RegExp('(?i:a)')
    return true
  } catch {
    return false
  }
}

const ARE_KNOWN = knowsModifiers()

/** A regular expression of a translation (reader.ts). */
export function makeRegExp(source: string, flags: string): RegExp {
  if (!MODIFIER.test(source) || (ARE_KNOWN && !hasChoiceWithin(source))) return new RegExp(source, flags)
  return new RegExp(withoutModifiers(source, flags.includes('i')), flags.replace('i', ''))
}

/** Whether a group with a modifier has a choice in it, however deep. */
function hasChoiceWithin(source: string): boolean {
  const groups: boolean[] = []
  let classes = 0
  for (const piece of source.match(PIECE) ?? []) {
    if (piece === '[') classes++
    else if (piece === ']') classes--
    else if (classes > 0) continue
    else if (piece === '|' && groups.at(-1)) return true
    else if (piece.startsWith('(')) groups.push(MODIFIER.test(piece) || groups.at(-1) === true)
    else if (piece === ')') groups.pop()
  }
  return false
}

/** An escape, the beginning of a group, or a character. */
const PIECE = /\\(?:[pP]\{[^}]*\}|k<\w+>|[^])|\(\?(?:-?i:|<\w+>|<?[=!]|:)|[^]/gu

/** The same expression without modifiers, for flags without `i`; `ignoring` is whether it had that flag. */
export function withoutModifiers(source: string, ignoring: boolean): string {
  let written = ''
  /** Whether each open group ignores case, and what is to be added to each open class. */
  const groups = [ignoring]
  const classes: string[] = []
  const pieces = source.match(PIECE) ?? []
  for (const [at, piece] of pieces.entries()) {
    const ignores = groups.at(-1)!
    if (piece === '[') classes.push('')
    else if (piece === ']') written += classes.pop() ?? ''
    else if (classes.length > 0) classes[classes.length - 1] += ignores ? otherCases(pieces, at) : ''
    else if (piece.startsWith('(')) groups.push(piece === '(?i:' || (piece !== '(?-i:' && ignores))
    else if (piece === ')') groups.pop()
    if (classes.length === 0 && MODIFIER.test(piece)) written += '(?:'
    else written += ignores && classes.length === 0 ? inAnyCase(piece) : piece
  }
  return written
}

const ONE_CASE = /^\\p\{(?:Lu|Ll|Lt)\}$/
const EVERY_CASE = '\\p{Lu}\\p{Ll}\\p{Lt}'

function inAnyCase(piece: string): string {
  if (ONE_CASE.test(piece)) return `[${EVERY_CASE}]`
  const cases = casesOf(piece)
  return cases.length > 1 ? `[${cases.join('')}]` : piece
}

/** The longest range whose letters are gone through one by one. */
const LONGEST = 2000

/** What a class that names this piece, or the range it begins, has to name as well. */
function otherCases(pieces: readonly string[], at: number): string {
  const piece = pieces[at]!
  if (ONE_CASE.test(piece)) return EVERY_CASE
  const [first, last] = [piece, pieces[at + 1] === '-' ? pieces[at + 2]! : piece].map((one) => one.codePointAt(0)!) as [number, number]
  if (piece.startsWith('\\') || last - first > LONGEST) return ''
  let others = ''
  for (let point = first; point <= last; point++) {
    const character = String.fromCodePoint(point)
    others += casesOf(character)
      .filter((one) => one !== character)
      .join('')
  }
  return others
}

/** Its capital is two letters in JavaScript, and one where case is ignored. */
const SHARP_S = ['ß', 'ẞ']

function casesOf(piece: string): string[] {
  if (SHARP_S.includes(piece)) return SHARP_S
  if (!/^\p{L}$/u.test(piece)) return [piece]
  return [...new Set([piece, piece.toLowerCase(), piece.toUpperCase()])].filter((one) => [...one].length === 1)
}
