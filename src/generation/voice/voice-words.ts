import type { LanguageKey } from '../../languages.ts'
import {
  FINNISH_FORMAL,
  FINNISH_INFORMAL,
  FRENCH_FORMAL,
  GERMAN_INFORMAL,
  GREEK_INFORMAL,
  ITALIAN_INFORMAL,
  POLISH_INFORMAL,
  PORTUGUESE_FORMAL,
  PORTUGUESE_INFORMAL,
  RUSSIAN_FORMAL,
  SPANISH_FORMAL,
  SPANISH_INFORMAL,
  TURKISH_FORMAL,
  TURKISH_INFORMAL,
} from './address-verbs.ts'

/** çocuğunuz, ayaklarınızı, evinizde */
const TURKISH_YOURS = '\\p{L}+(?:ınız|iniz|unuz|ünüz)(?:[ıiuüae]|[ıiuü]n|d[ae]n?|l[ae])?'

/** How a language addresses one reader, as regular expressions of whole words; capitals count where `Sie` and `sie` are two words. */
interface Person {
  formal: string
  informal: string
  we: string
  i: string
}

/** Where the form of address cannot be seen in a word, as in English, it is left empty. */
export const PERSONS: Record<LanguageKey, Person> = {
  EN: { formal: '', informal: '', we: '[Ww]e|[Oo]ur|[Oo]urs|us', i: 'I|[Mm]y|me|mine' },
  DE: {
    formal: 'Sie|Ihnen|Ihre?[mnrs]?',
    informal: `[Dd]u|dich|dir|[Dd]eine?[mnrs]?|euch|eure?[mnrs]?|${GERMAN_INFORMAL}`,
    we: '[Ww]ir|uns|[Uu]nsere?[mnrs]?',
    i: '[Ii]ch|mich|mir',
  },
  NL: { formal: '(?<!\\d\\s)[Uu]|[Uu]w', informal: '[Jj]e|[Jj]ij|jou|jouw|[Jj]ullie', we: '[Ww]e|[Ww]ij|ons|[Oo]nze', i: '[Ii]k|mij|mijn' },
  FR: {
    formal: `(?<!rendez-)[Vv]ous|[Vv]otre|[Vv]os|${FRENCH_FORMAL}`,
    informal: '[Tt]u|te|toi|[Tt]on|[Tt]a|[Tt]es',
    we: '[Nn]ous|[Nn]otre|[Nn]os',
    i: '[Jj]e|moi|mon',
  },
  ES: {
    formal: `[Uu]sted|[Uu]stedes|${SPANISH_FORMAL}`,
    informal: `[Tt]ú|[Tt]us?|te|Te(?!\\s\\p{Lu})|ti|contigo|vosotros|os|[Vv]uestr[oa]s?|${SPANISH_INFORMAL}`,
    we: '[Nn]osotros|nos|[Nn]uestr[oa]s?',
    i: '[Yy]o|mí|conmigo',
  },
  IT: {
    formal: 'Lei|Suo|Sua|Suoi|Sue',
    // Ti is titanium as well.
    informal: `[Tt]u|[Tt]e|ti|(?<=^\\P{L}*)Ti(?=\\s\\p{Ll})|[Tt]uo|[Tt]ua|[Tt]uoi|[Tt]ue|${ITALIAN_INFORMAL}`,
    we: '[Nn]oi|ci|[Nn]ostr[oaie]',
    i: '[Ii]o|mi|mio',
  },
  PT: {
    formal: `senhor|senhora|[Vv]ocê|[Vv]ocês|${PORTUGUESE_FORMAL}`,
    informal: `[Tt]u|te|ti|contigo|[Tt]eus?|[Tt]uas?|${PORTUGUESE_INFORMAL}`,
    we: '[Nn]ós|nos|[Nn]oss[oa]s?',
    i: '[Ee]u|mim|meu',
  },
  GR: {
    formal: '[Εε]σείς|[Εε]σάς|[Σσ]ας|[Εε]ίστε|\\p{L}{2,}(?:ετε|είτε|άτε|(?<!μα)στε|ξτε|ψτε)',
    informal: `[Εε]σύ|[Εε]σένα|[Σσ]ου|\\p{L}{2,}[εά]σαι|έχεις|θέλεις|μπορείς|${GREEK_INFORMAL}`,
    we: '[Εε]μείς|[Μμ]ας',
    i: '[Εε]γώ|μου',
  },
  SE: {
    formal: 'Ni|Er|Ert|Era',
    informal: '[Dd]u|dig|[Dd]in|[Dd]itt|[Dd]ina',
    we: '[Vv]i|oss|[Vv]år|[Vv]årt|[Vv]åra',
    i: '[Jj]ag|mig|min',
  },
  DK: { formal: 'De|Dem|Deres', informal: '[Dd]u|dig|[Dd]in|[Dd]it|[Dd]ine', we: '[Vv]i|os|[Vv]ores', i: '[Jj]eg|mig|min' },
  NO: { formal: 'De|Dem|Deres', informal: '[Dd]u|deg|[Dd]in|[Dd]itt|[Dd]ine', we: '[Vv]i|oss|[Vv]år|[Vv]årt|[Vv]åre', i: '[Jj]eg|meg|min' },
  FI: {
    formal: `[Tt]e|[Tt]eidän|teitä|teille|teillä|teiltä|${FINNISH_FORMAL}`,
    informal: `[Ss]in(?:ä|un|ua|ulle|ulla|ut|usta)|${FINNISH_INFORMAL}`,
    we: '[Mm]e|[Mm]eidän|meitä',
    i: '[Mm]inä|minun',
  },
  PL: {
    formal: '(?:Państwo|Państwa|Państwu)|(?:Pan|Pani|Pana)(?!\\s\\p{Lu})',
    informal: `[Tt]y|[Cc]iebie|cię|Cię|[Tt]obie|[Tt]w[oó]j\\p{L}*|${POLISH_INFORMAL}`,
    we: '[Mm]y|nas|nam|[Nn]asz[aey]?',
    i: '[Jj]a|mnie|mój',
  },
  RU: {
    formal: `[Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш(?:[аеиу]|ей|его|ему|им|их|ими)?|${RUSSIAN_FORMAL}`,
    informal: '[Тт]ы|[Тт]ебя|[Тт]ебе|[Тт]во(?:[йяёеию]|ей|его|ему|им|их|ими)',
    we: '[Мм]ы|нас|нам|[Нн]аш[аеи]?',
    i: '[Яя]|меня|мой',
  },
  TR: {
    formal: `[Ss]iz|[Ss]izin|[Ss]ize|[Ss]izi|${TURKISH_YOURS}|\\p{L}+s[ıiuü]n[ıiuü]z|${TURKISH_FORMAL}`,
    informal: `[Ss]en|[Ss]enin|[Ss]ana|[Ss]eni|${TURKISH_INFORMAL}`,
    we: '[Bb]iz|[Bb]izim|bize',
    i: '[Bb]en|[Bb]enim|bana',
  },
}

/** Words that advertising likes: where a house never uses them, that is a part of its voice. Those of the languages that were read. */
export const LOUD_WORDS: Partial<Record<LanguageKey, readonly string[]>> = {
  EN: [
    'amazing',
    'awesome',
    'best',
    'exciting',
    'exclusive',
    'fantastic',
    'incredible',
    'perfect',
    'revolutionary',
    'stunning',
    'ultimate',
    'unique',
    'very',
  ],
  DE: [
    'absolut',
    'einzigartig',
    'exklusiv',
    'fantastisch',
    'genial',
    'maximal',
    'perfekt',
    'revolutionär',
    'sensationell',
    'ultimativ',
    'unglaublich',
    'sehr',
  ],
  NL: ['absoluut', 'exclusief', 'fantastisch', 'geweldig', 'ongelooflijk', 'perfect', 'revolutionair', 'uniek', 'ultiem', 'zeer'],
  FR: ['exceptionnel', 'exclusif', 'extraordinaire', 'fantastique', 'incroyable', 'parfait', 'révolutionnaire', 'unique', 'ultime', 'très'],
  ES: ['absoluto', 'exclusivo', 'extraordinario', 'fantástico', 'increíble', 'perfecto', 'revolucionario', 'único', 'definitivo', 'muy'],
  IT: [
    'assoluto',
    'eccezionale',
    'esclusivo',
    'fantastico',
    'incredibile',
    'perfetto',
    'rivoluzionario',
    'straordinario',
    'unico',
    'molto',
  ],
}
