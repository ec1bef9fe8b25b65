/** Members of the European Union, where its rules hold. */
const EU_MEMBERS = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** Members of the European Economic Area, which take over the consumer law of the Union. */
const EEA_MEMBERS = [...EU_MEMBERS, 'IS', 'LI', 'NO']

/** Other names of the same market. */
const ALIASES: Record<string, string> = { GB: 'UK', EL: 'GR', USA: 'US' }

/** Two letters of a country, `EU`, or a part of a country such as `US-CA`; null where it is none. */
export function marketOf(word: string): string | null {
  const upper = word.trim().toUpperCase()
  const market = ALIASES[upper] ?? upper
  if (market === 'EU' || market === 'UK') return market
  const country = /^([A-Z]{2})(?:-[A-Z0-9]{1,3})?$/.exec(market)?.[1]
  return country !== undefined && isCountry(country) ? market : null
}

let names: Intl.DisplayNames | undefined

const isCountry = (code: string): boolean => {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // ZZ is the code of no country, and has a name that says so.
  return code !== 'ZZ' && names.of(code) !== undefined
}

/** Whether a rule of a jurisdiction holds in a market. Who sells in the whole Union heeds the rules of each member as well. */
function holdsIn(jurisdiction: string, market: string): boolean {
  const upper = jurisdiction.toUpperCase()
  const from = ALIASES[upper] ?? upper
  if (from === market || market.startsWith(`${from}-`) || from.startsWith(`${market}-`)) return true
  if (from === 'EU') return EEA_MEMBERS.includes(market.slice(0, 2))
  return market === 'EU' && EU_MEMBERS.includes(from.slice(0, 2))
}

/** A rule without a jurisdiction holds everywhere. */
export const isForMarkets = (jurisdiction: readonly string[], markets: readonly string[]): boolean =>
  jurisdiction.length === 0 || jurisdiction.some((from) => markets.some((market) => holdsIn(from, market)))
