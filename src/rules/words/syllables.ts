import type { LanguageKey } from '../../languages.ts'

/** How a language writes its syllables: letters that are seen and not sounded, and what makes one syllable, the longest first. */
interface Writing {
  mute: RegExp | null
  nucleus: RegExp
}

const WRITINGS: Partial<Record<LanguageKey, Writing>> = {
  DE: { mute: /(?<=q)u|y(?=[aeiou])/g, nucleus: /i(?=en$)(?<=[rln]i)|äu|au|ei|ai|eu(?!m)|ie|oi|ey|ay|aa|ee|oo|[aeiouyäöüéèàáâê]/g },
  // A last -e or -es is mute, and so is the u of -que and -gue. What stands before is looked at only at the end of a word: from every
  // letter it would take quadratic time.
  FR: {
    mute: /ues?$(?<=[aeiouyéèêàâîôûëï].*[qg]ues?)|(?<=[qg])u(?=[eiéèêy])|(?<=q)u|es?$(?<=[aeiouyéèêàâîôûëï].*[^aeiouyèêàâîôûëï]es?)/g,
    nucleus: /[éèêëïöü]|[aeiouàâîôûùœæ]+(?:y(?![aeiouéèê]))?|y(?![aeiouéèê])/g,
  },
  ES: {
    mute: /(?<=[qg])u(?=[eiéí])/g,
    nucleus: /[iuü]?[aeoáéó](?:[iuü](?![aeoáéó])|y(?![aeiouáéíóú]))?|[íú]|[iu][iuüy]?|y$/g,
  },
  IT: { mute: /(?<=q)u/g, nucleus: /[iu]?[aeoàèéòóìíùú](?:[iu](?![aeoàèéòó]))?|[iu]+|y/g },
  NL: {
    mute: /(?<=q)u|y(?=[aeiou])/g,
    nucleus: /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie(?!e)|oe|eu(?!m)|ui|ij|ei|ëi|ëe|öo|ou|au|ai|oi|[aeiouyäëïöüéèêàáó]/g,
  },
  SE: { mute: /(?<=[ts])i(?=on)|(?<=^e)u/g, nucleus: /[aeiouyåäöéèàü]/g },
}

/** By the rules of the language; those of English where it has none of its own here. */
export function syllablesOf(word: string, language: LanguageKey | null = null): number {
  const writing = language === null ? undefined : WRITINGS[language]
  return writing ? writtenSyllables(word, writing) : englishSyllables(word)
}

function writtenSyllables(word: string, { mute, nucleus }: Writing): number {
  const lower = word.toLowerCase().normalize('NFC')
  // The parts of a word with a hyphen or an apostrophe are sounded apart.
  const parts = lower.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const count = (part: string) => (mute ? part.replaceAll(mute, '') : part).match(nucleus)?.length ?? 0
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + count(part), 0),
  )
}

/** Groups of vowels, less the ones English does not sound, plus the ones it sounds apart. */
function englishSyllables(word: string): number {
  const lower = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const groups = lower.match(/[aeiouy]+/g)?.length ?? 0
  if (groups <= 1) return 1
  let silent = 0
  if (/[^aeiouyl]e$/.test(lower) || /[aeiouy]le$/.test(lower)) silent++
  if (/[^aeiouytdszxcgh]e[ds]$/.test(lower) || /[^td]ed$/.test(lower)) silent++
  const apart = (lower.match(/i[ao](?!us|n)|[aeiou]ing$|[^q]ua[^i]|io$|eo(?!u)|ism$/g) ?? []).length
  return Math.max(1, groups - Math.min(1, silent) + apart)
}
