import { kindOf } from './kinds.ts'
import { bare } from './sentences.ts'

/** Units that are never written with a full stop; one after them ended a sentence. */
const UNIT = /(?:\d\s?|\/)(?:[kcmd]?m|k?g|m?l|cl|dl|h|s|k?W|V|°C|[MGT]B|zł|kr|snt|kk|vk|pv)\.$/u
/** Languages in which few words of four letters end in a consonant. */
const LANGUAGES = new Set(['pl', 'pt', 'fi'])
/** There such a word may be an abbreviation of which nobody has a list: w zest., 2 pess. */
const MAY_BE_ABBREVIATION = /(?<![\p{L}\p{M}])\p{L}{0,3}[^\P{L}aeiouyáéíóúàâêôãõąęäö]\.$/iu

export const mayBeAbbreviated = (text: string, tag: string): boolean =>
  LANGUAGES.has(tag) && MAY_BE_ABBREVIATION.test(text) && !UNIT.test(text) && kindOf(bare(text, tag), tag) === 'noun'

/**
 * Phrases without their end marks. A full stop stays where it may be that of an abbreviation, as taking that away is worse than leaving
 * one; not at the end of entries with semicolons, where it ended the list.
 */
export function unended(texts: readonly string[], tag: string): string[] {
  const isEnumerated = texts.length > 1 && texts.slice(0, -1).every((text) => /[;,]$/u.test(text))
  return texts.map((text) => {
    if (/\p{L}\.[;,]$/u.test(text)) return text.slice(0, -1)
    // Red, bl., gr.
    const isAmongOthers = /\p{L}\.,\s\p{Ll}+\.$/u.test(text)
    return isAmongOthers || (!isEnumerated && mayBeAbbreviated(text, tag)) ? text : bare(text, tag)
  })
}
