/*
 * A text as the words, figures and signs that must agree. White space, the form of quotes, dashes and apostrophes, invisible characters and
 * what divides sentences may differ: markup and content systems change those. Nothing else may: 3 % is not 13 %, "can" is not "cannot".
 */

export interface Token {
  key: string
  /** In the text it was found in. */
  start: number
  end: number
}

const INVISIBLE = String.raw`\u00ad\u200b-\u200d\u2060\ufeff`
const PART = String.raw`[\p{L}\p{M}\p{N}${INVISIBLE}]+`
/** Within a figure: 1,000.5, 12:30, 31/1, 5–10; and between its thousands white space, which counts as none. */
const IN_FIGURE = String.raw`(?<=\p{N})[.,:/·⁄\u2010-\u2015\u2212-](?=\p{N})`
const THOUSANDS = String.raw`(?<=(?:^|[^\p{N}.,])\p{N}{1,3}(?:\s\p{N}{3})*)\s(?=\p{N}{3}(?!\p{N}))`
/** Within a word: don't, anti-ageing. */
const IN_WORD = String.raw`['’ʼ\u2010\u2011-](?=[\p{L}\p{N}])`
/** A minus, and not a dash between words or in front of an entry of a list. */
const MINUS = String.raw`(?<![\p{L}\p{N}\p{M}]|[\p{L}\p{N}]\s?)[\u2212\u2013-](?=\p{N})`
const WORD = `(?:${MINUS})?${PART}(?:(?:${IN_FIGURE}|${THOUSANDS}|${IN_WORD})${PART})*`
/** Marks that divide a text or decorate it. */
const SOFT = String.raw`.,;:()\[\]{}"'‘’‚‛“”„‟«»‹›\u2010-\u2015\u2212\-·•‣◦▪▫■□●○►▶→✓✔☑|_…¡¿`
const TOKEN = new RegExp(`${WORD}|[^\\s${SOFT}${INVISIBLE}\\p{Cc}]`, 'gu')

const HIDDEN = new RegExp(`[\\s${INVISIBLE}]+`, 'gu')
const UNUSUAL = /[^\x21-\x7e]/

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }

function keyOf(word: string): string {
  if (!UNUSUAL.test(word)) return word
  return word
    .replaceAll(HIDDEN, '')
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[ﬀﬁﬂﬃﬄ]/g, (each) => LIGATURES[each]!)
    .normalize('NFC')
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const key = keyOf(word)
    if (key !== '') tokens.push({ key, start: index, end: index + word.length })
  }
  return tokens
}

/** The paragraphs of a text: a line that ends within one is white space. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\n\s*/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
