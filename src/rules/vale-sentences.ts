import type { LanguageKey } from '../languages.ts'
import { sentences, type Span } from '../text/sentences.ts'

/** "3.2." before a sentence belongs to it for Vale, "3." does not. */
const SECTION_NUMBER = /(?:^|\s)\S*\d\.\d+\.$/
/** ... unless one of these, which mostly begin a sentence, comes after it. */
const STARTS = /^(?:In|This|These|If|When|However)\b/
const LEADING_NUMBER = /^\d+\.(?=\s+\P{Ll})/u

/** The sentences of a text where Vale has them. */
export function valeSentences(text: string, language: LanguageKey | null): Span[] {
  const spans: Span[] = []
  for (const span of sentences(text, language)) {
    const before = spans.at(-1)
    if (before && SECTION_NUMBER.test(text.slice(before.start, before.end)) && !STARTS.test(text.slice(span.start, span.end))) before.end = span.end
    else spans.push({ ...span })
  }
  return spans.flatMap((span) => {
    const number = LEADING_NUMBER.exec(text.slice(span.start, span.end))
    if (!number) return [span]
    const end = span.start + number[0].length
    const next = end + text.slice(end).search(/\S/)
    return [{ start: span.start, end }, { start: next, end: span.end }]
  })
}
