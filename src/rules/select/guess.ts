/** The country in which most readers of a language live, where its tag names none. */
const HOME: Record<string, string> = {
  nl: 'NL',
  en: 'UK',
  es: 'ES',
  it: 'IT',
  el: 'GR',
  sv: 'SE',
  pt: 'PT',
  fr: 'FR',
  fi: 'FI',
  pl: 'PL',
  de: 'DE',
  tr: 'TR',
  da: 'DK',
  nb: 'NO',
  no: 'NO',
  ru: 'RU',
}

/** Endings of addresses that are no country's, or another's. */
const ENDINGS: Record<string, string> = { uk: 'UK', eu: 'EU', gov: 'US' }

/**
 * Where a team probably sells, from the languages of its browser (`de-AT`, `fr`) and the addresses of its sites. Where no address says
 * anything, languages do; a guess is shown as one.
 */
export function guessMarkets(languages: readonly string[], hosts: readonly string[], known: readonly string[]): string[] {
  const fromHosts = hosts.map((host) => {
    const ending = host.toLowerCase().split('.').at(-1) ?? ''
    return ENDINGS[ending] ?? ending.toUpperCase()
  })
  const fromLanguages = languages.map((tag) => {
    const [language = '', ...rest] = tag.split('-')
    const region = rest.find((part) => /^[A-Z]{2}$/.test(part))
    return region === 'GB' ? 'UK' : (region ?? HOME[language.toLowerCase()] ?? '')
  })
  const isKnown = (market: string) => known.includes(market)
  const guessed = fromHosts.filter(isKnown)
  return [...new Set(guessed.length > 0 ? guessed : fromLanguages.filter(isKnown))]
}

/** Markets to choose from: the Union and its members, their neighbours, and the United States. */
export const MARKETS = 'DE AT FR NL BE IT ES IE PL SE DK FI PT GR CZ HU RO BG HR SI SK LT LV EE LU MT CY NO IS LI CH UK US TR RU EU'.split(
  ' ',
)
