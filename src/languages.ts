/** The fifteen languages of the specification, in its order. */
export const LANGUAGE_KEYS = ['NL', 'EN', 'ES', 'IT', 'GR', 'SE', 'PT', 'FR', 'FI', 'PL', 'DE', 'TR', 'DK', 'RU', 'NO'] as const

export type LanguageKey = (typeof LANGUAGE_KEYS)[number]

/** What each key is called outside (BCP 47): four keys are countries, not languages. */
export const BCP47: Record<LanguageKey, string> = {
  NL: 'nl',
  EN: 'en',
  ES: 'es',
  IT: 'it',
  GR: 'el',
  SE: 'sv',
  PT: 'pt',
  FR: 'fr',
  FI: 'fi',
  PL: 'pl',
  DE: 'de',
  TR: 'tr',
  DK: 'da',
  RU: 'ru',
  NO: 'nb',
}

const BY_TAG = new Map<string, LanguageKey>(LANGUAGE_KEYS.map((key) => [BCP47[key], key]))
BY_TAG.set('no', 'NO').set('nn', 'NO')

/** The key for a language tag such as `de-AT` or `el`, or null for a language that is not one of ours. */
export function languageKeyOf(tag: string): LanguageKey | null {
  return BY_TAG.get(tag.trim().toLowerCase().split(/[-_]/)[0] ?? '') ?? null
}
