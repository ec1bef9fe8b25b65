/** Opening marks and the marks that close them; a straight mark closes itself. */
const PAIRS: Record<string, string> = {
  '“': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '‟': '”',
  '"': '"',
  '”': '”',
  '‘': '’',
  '‚': '‘’',
}

/** An apostrophe inside a word or at its end before another letter closes nothing. */
const closes = (text: string, index: number, closing: string) =>
  closing.includes(text[index]!) && !(/['’]/.test(text[index]!) && /\p{L}/u.test(text[index + 1] ?? ''))

/** A straight single mark is an apostrophe after a letter or figure, and before a figure (the '90s). */
const opensSingle = (text: string, index: number) => !/[\p{L}\p{N}]/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '')

export interface Range {
  start: number
  end: number
}

/** The ranges of a text that stand in quotation marks; a mark that is never closed quotes nothing. */
export function quotedRanges(text: string): Range[] {
  const ranges: Range[] = []
  for (let index = 0; index < text.length; index++) {
    const closing = text[index] === "'" && opensSingle(text, index) ? "'" : PAIRS[text[index]!]
    if (closing === undefined) continue
    let end = index + 1
    while (end < text.length && !closes(text, end, closing)) end++
    if (end >= text.length) continue
    ranges.push({ start: index, end: end + 1 })
    index = end
  }
  return ranges
}
