import type { LanguageKey } from '../../languages.ts'

const FIRST_PERSON: Record<LanguageKey, string> = {
  EN: 'I|my|mine|me|myself',
  DE: 'ich|mein(?:e|er|es|en|em)?|mir|mich',
  FR: 'je|mon|ma|mes|moi',
  NL: 'ik|mijn|mij|me',
  ES: 'yo|mis?|me|mí[oa]s?',
  IT: 'io|mi|mi[oae]|miei|me',
  PT: 'eu|meus?|minhas?|me|mim',
  PL: 'ja|mój|moj(?:a|e|ego|ej|ą|ich)|mnie|mi',
  SE: 'jag|min|mitt|mina|mig',
  DK: 'jeg|min|mit|mine|mig',
  NO: 'jeg|min|mitt|mine|meg',
  FI: 'minä|minun|minua|minulle|minulla',
  GR: 'εγώ|μου|με',
  RU: 'я|мой|мо(?:я|ё|е|и|его|ей|ю|их)|мне|меня',
  TR: 'ben|benim|bana|beni',
}

const patterns = new Map(
  Object.entries(FIRST_PERSON).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})${language === 'FR' ? "|(?<!\\p{L})[jm][’']" : ''}`, 'iu'),
  ]),
)

/** Whether somebody tells of himself: "it healed my knee" is no report of a claim but a customer who makes it for the seller. */
export const isFirstPerson = (text: string, language: LanguageKey | null): boolean => patterns.get(language ?? 'EN')!.test(text)
