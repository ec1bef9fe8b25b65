import type { LanguageKey } from '../../languages.ts'
import type { Rule } from '../definition/rule.ts'
import { inMarkets } from './in-markets.ts'
import { isForMarkets } from './markets.ts'

/** What a team asks for; null: it has not said, and nothing is left out for it. */
export interface Selection {
  markets: readonly string[] | null
  sectors: readonly string[] | null
  channels: readonly string[] | null
  languages: readonly LanguageKey[] | null
}

export const EVERYTHING: Selection = { markets: null, sectors: null, channels: null, languages: null }

/** Why a selection leaves a rule out; null where it is taken. A rule without one of these is always taken. */
export function reasonLeftOut(rule: Pick<Rule, 'jurisdiction' | 'sector' | 'channels' | 'parts'>, selection: Selection): string | null {
  const { markets, sectors, channels, languages } = selection
  if (markets !== null && !isForMarkets(rule.jurisdiction, markets))
    return `its jurisdiction (${rule.jurisdiction.join(', ')}) is none of the markets ${markets.join(', ')}`
  if (sectors !== null && rule.sector.length > 0 && !rule.sector.some((sector) => sectors.includes(sector)))
    return `its sector (${rule.sector.join(', ')}) is none of the sectors ${sectors.join(', ')}`
  if (channels !== null && rule.channels.length > 0 && !rule.channels.some((channel) => channels.includes(channel)))
    return `its channel (${rule.channels.join(', ')}) is none of the channels ${channels.join(', ')}`
  if (languages !== null && partsIn(rule.parts, languages).length === 0) return `it says nothing in ${languages.join(', ')}`
  return null
}

const partsIn = (parts: Rule['parts'], languages: readonly LanguageKey[]) =>
  parts.filter(({ language }) => language === null || languages.includes(language))

/** The rules that a selection takes, each with what it says in the markets and languages asked for. */
export function selectRules(rules: readonly Rule[], selection: Selection, day: string | null = null): Rule[] {
  const { languages, markets } = selection
  const taken = rules
    .map((rule) => inMarkets(rule, markets, day))
    .filter((rule) => rule.parts.length > 0 && reasonLeftOut(rule, selection) === null)
  return languages === null ? taken : taken.map((rule) => ({ ...rule, parts: partsIn(rule.parts, languages) }))
}

/** Markets for which there is no rule at all: who asks for one of them must not take silence for a clean result. */
export const marketsWithoutRules = (rules: readonly Rule[], markets: readonly string[]): string[] =>
  markets.filter((market) => !rules.some((rule) => rule.jurisdiction.length > 0 && isForMarkets(rule.jurisdiction, [market])))
