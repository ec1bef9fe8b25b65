/** Text that is already Markdown and is inserted into a draft unescaped; everything else a draft prints is escaped. */
export class Markdown {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
  toString(): string {
    return this.source
  }
}

/**
 * Escapes a value so that it is nothing but text: a backslash before every punctuation mark, line ends become spaces. The
 * backslashes also distinguish punctuation of values from that of the draft, so that tidying never changes what a person wrote.
 */
export const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/[\r\n]+/g, ' ')

/** One line: control characters, line ends and runs of white space become a single space; a lone no-break space stays. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^\s+|\s+$/gu, '')

/** No visible character: only white space, control characters, fillers and combining marks without a base letter. */
export const isBlankText = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
