import type { LanguageKey } from '../languages.ts'
import type { Document } from '../text/document.ts'
import { detectLanguage } from '../text/language.ts'

/** Shorter texts do not show their language. */
const ENOUGH = 40
const SAMPLE = 4000

/**
 * The language a text is in that was read as another because that was asked for (`--languages DE`); null where it may well be that one.
 * The rules of the language asked for find nothing in it, and silence is not to be taken for a clean text.
 */
export function otherLanguage({ language, blocks }: Document, asked: LanguageKey | undefined): LanguageKey | null {
  if (asked === undefined || language !== asked) return null
  let sample = ''
  for (const { text } of blocks) {
    sample += `${text}\n`
    if (sample.length > SAMPLE) break
  }
  const seen = sample.length < ENOUGH ? null : detectLanguage(sample)
  return seen === asked ? null : seen
}
