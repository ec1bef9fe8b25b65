import { kindOf } from './kinds.ts'
import { bare } from './sentences.ts'

/** Units that are never written with a full stop; one after them ended a sentence. */
const UNIT = /\d\s?(?:[kcmd]?m|k?g|m?l|cl|dl|h|s|k?W|V|°C|[MGT]B|zł|kr|snt)\.$/u
/**
 * A short word with a consonant at its end, which may be an abbreviation of which nobody has a list (w zest., 2 pess.). English has too
 * many other such words.
 */
const MAY_BE_ABBREVIATION = /(?<![\p{L}\p{M}])\p{L}{0,3}[^\P{L}aeiouyáéíóúàèìòùâêôãõąęåäöæøıüаеиоуыэюяαειουηωάέίόύήώ]\.$/iu

/**
 * Phrases without their end marks. A full stop stays where it may be that of an abbreviation, as taking that away is worse than leaving
 * one; not at the end of entries with semicolons, where it ended the list.
 */
export function unended(texts: readonly string[], tag: string): string[] {
  const isEnumerated = texts.length > 1 && texts.slice(0, -1).every((text) => /[;,]$/u.test(text))
  return texts.map((text) => {
    if (/\p{L}\.[;,]$/u.test(text)) return text.slice(0, -1)
    const shown = bare(text, tag)
    return !isEnumerated && tag !== 'en' && MAY_BE_ABBREVIATION.test(text) && !UNIT.test(text) && kindOf(shown, tag) === 'noun'
      ? text
      : shown
  })
}
