/** Endings of addresses that are no country's, or another's. */
const ENDINGS: Record<string, string> = { uk: 'UK', eu: 'EU', gov: 'US' }

/** The market that the ending of an address names; null where it names none. */
export function marketOfHost(host: string, known: readonly string[]): string | null {
  const ending = host.toLowerCase().split('.').at(-1) ?? ''
  const market = ENDINGS[ending] ?? ending.toUpperCase()
  return known.includes(market) ? market : null
}

/**
 * Where a team probably sells, from the addresses of its sites and, where none says anything, from the languages of its texts: the key of a
 * language is the country in which most of its readers live, except English, which is read everywhere. A guess is shown as one.
 */
export function guessMarkets(languages: readonly string[], hosts: readonly string[], known: readonly string[]): string[] {
  const named = hosts.flatMap((host) => marketOfHost(host, known) ?? [])
  return [...new Set(named.length > 0 ? named : languages.filter((language) => known.includes(language)))]
}

/** Markets to choose from: the Union and its members, their neighbours, and the United States. */
export const MARKETS = 'DE AT FR NL BE IT ES IE PL SE DK FI PT GR CZ HU RO BG HR SI SK LT LV EE LU MT CY NO IS LI CH UK US TR RU EU'.split(
  ' ',
)
