import type { LanguageKey } from '../languages.ts'

/*
 * Endings that a word gets in a sentence are taken off, those that make another word of it are not: "recycled" and "recycles" are the same,
 * "recyclable" is not.
 */

const ENDINGS: Partial<Record<LanguageKey, readonly string[]>> = {
  EN: ['ings', 'ing', 'ies', 'ied', 'ed', 'es', 's', 'e', 'y'],
  DE: ['innen', 'eten', 'etes', 'eter', 'etem', 'ete', 'ten', 'tes', 'ter', 'tem', 'et', 'te', 'en', 'em', 'er', 'es', 'e', 't', 'n', 's'],
  FR: ['aient', 'ait', 'ees', 'ent', 'ee', 'es', 'er', 'e', 's', 't'],
  NL: ['den', 'ten', 'de', 'te', 'en', 'd', 't', 'e', 's'],
  ES: [
    'aron',
    'ando',
    'ados',
    'adas',
    'ado',
    'ada',
    'idos',
    'idas',
    'ido',
    'ida',
    'en',
    'an',
    'ar',
    'er',
    'ir',
    'os',
    'as',
    'es',
    'o',
    'a',
    'e',
    's',
  ],
  IT: [
    'ando',
    'ati',
    'ate',
    'ato',
    'ata',
    'iti',
    'ite',
    'ito',
    'ita',
    'uti',
    'ute',
    'uto',
    'uta',
    'ano',
    'ono',
    'are',
    'ere',
    'ire',
    'i',
    'e',
    'o',
    'a',
  ],
}

/** Letters that stay at least. */
const LEAST = 3
/** A word of this many letters or fewer, or with a digit, is its own stem: "X2", "C", "D". */
const SHORT = 3

export function stem(word: string, language: LanguageKey | null): string {
  const endings = language && ENDINGS[language]
  if (!endings || word.length <= SHORT || /\d/.test(word)) return word
  let rest = word
  const isParticiple = (language === 'DE' || language === 'NL') && /^ge.{3,}(?:[td]|en)$/.test(rest)
  if (isParticiple) rest = rest.slice(2)
  // The plural goes first: "azúcares" and "azúcar" have one stem.
  if (language === 'ES' && rest.length > LEAST + 2) rest = rest.replace(/(?:(?<=[^aeiou])es|s)$/, '')
  const ending = endings.find((each) => rest.endsWith(each) && rest.length - each.length >= LEAST)
  if (ending) rest = rest.slice(0, -ending.length)
  // "maakt" and "maken", "rapid" and "rapidly" are left; doubled letters before an ending are one.
  if (language === 'NL') rest = rest.replace(/(a|e|o|u)\1(?=[^aeiou]$)/, '$1')
  return rest.replace(/([^aeiou])\1$/, '$1')
}
