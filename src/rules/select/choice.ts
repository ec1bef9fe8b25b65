import type { Channel, Rule, Sector } from '../definition/rule.ts'
import { isForMarkets } from './markets.ts'

/** Where a workspace sells, what, and where its words appear; null: it has not said, and no rule is left out for it. */
export interface Choice {
  markets: readonly string[] | null
  sectors: readonly Sector[] | null
  channels: readonly Channel[] | null
}

export const NOTHING_CHOSEN: Choice = { markets: null, sectors: null, channels: null }

/** Which answer leaves a rule out, in the order in which they are asked. */
export const CAUSES = ['market', 'sector', 'channel'] as const
export type Cause = (typeof CAUSES)[number]

/** Null where the rule runs. One without a jurisdiction, sector or channel is for every one of them. */
export function causeLeftOut(
  rule: Pick<Rule, 'jurisdiction' | 'sector' | 'channels'>,
  { markets, sectors, channels }: Choice,
): Cause | null {
  if (markets !== null && !isForMarkets(rule.jurisdiction, markets)) return 'market'
  if (sectors !== null && rule.sector.length > 0 && !rule.sector.some((sector) => sectors.includes(sector))) return 'sector'
  if (channels !== null && rule.channels.length > 0 && !rule.channels.some((channel) => channels.includes(channel))) return 'channel'
  return null
}

/** A choice with some of its answers given for one audit or text. */
export const chosenFor = (choice: Choice, own: Partial<Choice>): Choice => ({
  markets: own.markets ?? choice.markets,
  sectors: own.sectors ?? choice.sectors,
  channels: own.channels ?? choice.channels,
})
