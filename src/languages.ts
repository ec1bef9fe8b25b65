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

/**
 * The languages of an `Accept-Language` header that are ours, the preferred first. `*` says that any will do, which is what naming none
 * says too; a language with q=0 is not wanted.
 */
export function acceptedLanguages(header: string | undefined): LanguageKey[] {
  if (header === undefined || header.length > LONGEST_HEADER) return []
  const wanted = header.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';')
    const key = languageKeyOf(tag)
    const quality = parameters.map((parameter) => /^\s*q\s*=\s*(\d(?:\.\d+)?)\s*$/i.exec(parameter)?.[1]).find(Boolean)
    return key === null || Number(quality ?? 1) === 0 ? [] : [{ key, quality: Number(quality ?? 1) }]
  })
  return [...new Set(wanted.toSorted((one, other) => other.quality - one.quality).map(({ key }) => key))]
}
/** Characters; browsers send less than a hundred. */
const LONGEST_HEADER = 1000

const known = new Map<string, LanguageKey | null | undefined>()
const MOST_KNOWN = 1000
let names: Intl.DisplayNames | undefined

/**
 * What a page declares: the key of a language, null for a language that is not one of ours, undefined where the tag is empty or names no
 * language at all (`dk` and `gr` are countries, `se` is meant for one more often than for Northern Sami).
 */
export function declaredLanguage(tag: string): LanguageKey | null | undefined {
  const first = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  if (!known.has(first)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(first, keyOrUndefined(first))
  }
  return known.get(first)
}

function keyOrUndefined(tag: string): LanguageKey | null | undefined {
  const key = BY_TAG.get(tag)
  if (key !== undefined) return key
  if (!/^[a-z]{2,3}$/.test(tag) || tag === 'se') return undefined
  // Languages of three letters (`rus`) have a shorter name of their own.
  const canonical = Intl.getCanonicalLocales(tag)[0] ?? tag
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return BY_TAG.get(canonical) ?? (names.of(canonical) === undefined ? undefined : null)
}
