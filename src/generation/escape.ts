/** Text that is Markdown already and is put into a draft as it stands; everything else a draft prints is escaped. */
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
 * A value that cannot be anything but text: a backslash before every punctuation mark, line ends folded to blanks.
 * That also tells the punctuation of values from the draft's own, so that tidying never touches what a person wrote.
 */
export const escapeMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/[\r\n]+/g, ' ')

/** One line: control characters, line ends and runs of blanks become a single blank; a lone no-break space stays. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^\s+|\s+$/gu, '')

/** Nothing a reader could see: blanks, control characters, fillers and marks without a letter to stand on. */
export const isBlankText = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
