import type { LanguageKey } from '../../languages.ts'

/** Languages in which people of a market are addressed. */
const SPOKEN: Record<string, readonly LanguageKey[]> = {
  DE: ['DE'],
  AT: ['DE'],
  LI: ['DE'],
  CH: ['DE', 'FR', 'IT'],
  LU: ['FR', 'DE'],
  BE: ['NL', 'FR', 'DE'],
  NL: ['NL'],
  FR: ['FR'],
  IT: ['IT'],
  ES: ['ES'],
  PT: ['PT'],
  GR: ['GR'],
  CY: ['GR', 'TR'],
  TR: ['TR'],
  PL: ['PL'],
  SE: ['SE'],
  FI: ['FI', 'SE'],
  DK: ['DK'],
  NO: ['NO'],
  UK: ['EN'],
  IE: ['EN'],
  MT: ['EN'],
  US: ['EN', 'ES'],
}

/** Of a campaign's markets those that a text of this language is for; all of them where none of them speaks it. */
export function marketsFor(language: LanguageKey, markets: readonly string[]): string[] {
  const own = markets.filter((market) => market === 'EU' || SPOKEN[market.slice(0, 2)]?.includes(language))
  return own.some((market) => market !== 'EU') || own.length === markets.length ? own : [...markets]
}
