/** What `\w`, `\d`, `\b` … become in the two readings of an expression: plain for text whose words are ASCII, full otherwise. */
export const UNICODE_WORD = '\\p{L}\\p{M}\\p{Nd}\\p{Pc}'

export const BOUNDARY = `(?:(?<=[${UNICODE_WORD}])(?![${UNICODE_WORD}])|(?<![${UNICODE_WORD}])(?=[${UNICODE_WORD}]))`
export const NO_BOUNDARY = `(?:(?<=[${UNICODE_WORD}])(?=[${UNICODE_WORD}])|(?<![${UNICODE_WORD}])(?![${UNICODE_WORD}]))`

export const POSIX: Record<string, string> = {
  alpha: '\\p{L}',
  digit: '\\p{Nd}',
  alnum: '\\p{L}\\p{Nd}',
  upper: '\\p{Lu}',
  lower: '\\p{Ll}',
  space: '\\s',
  punct: '\\p{P}\\p{S}',
  word: UNICODE_WORD,
  blank: ' \\t',
  cntrl: '\\p{Cc}',
  xdigit: '0-9A-Fa-f',
  print: '\\P{C}',
  graph: '\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}',
  ascii: '\\0-\\x7f',
}

/** ASCII readings of the properties that have one; a property that is not here needs the full reading. */
export const ASCII_PROPERTY: Record<string, string> = {
  L: 'A-Za-z',
  Lu: 'A-Z',
  Ll: 'a-z',
  Letter: 'A-Za-z',
  N: '0-9',
  Nd: '0-9',
  M: '',
  Mn: '',
  Pc: '_',
}

const SCRIPTS = /^(?:Is)?(Latin|Greek|Cyrillic|Han|Hiragana|Katakana|Arabic|Hebrew|Thai|Hangul|Armenian|Georgian|Devanagari)$/

/** The name JavaScript knows a property by, or null. */
export function propertyName(name: string): string | null {
  const script = SCRIPTS.exec(name)
  if (script) return `Script=${script[1]}`
  try {
    RegExp(`\\p{${name}}`, 'u')
    return name
  } catch {
    return null
  }
}
