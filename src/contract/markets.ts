import { Type } from 'typebox'
import { CHANNELS, SECTORS } from '../rules/definition/rule.ts'
import { nullable, oneOf } from './schema.ts'
import { reason } from './common.ts'
import { LONGEST_MARKET_CODE } from './limits.ts'

const Market = Type.String({ maxLength: LONGEST_MARKET_CODE })
const markets = Type.Array(Market, { maxItems: 100, description: 'Countries (DE, UK, US-CA) or EU.' })
const sectors = Type.Array(oneOf(SECTORS), { maxItems: 50, description: 'What is sold.' })
const channels = Type.Array(oneOf(CHANNELS), { maxItems: 50, description: 'Where the words appear.' })

/** Of an audit; each may be left out for the workspace's own. */
export const choiceFields = {
  markets: Type.Optional(nullable(markets)),
  sectors: Type.Optional(nullable(sectors)),
  channels: Type.Optional(nullable(channels)),
}

export const MarketsInput = Type.Object(
  { markets: nullable(markets), sectors: nullable(sectors), channels: nullable(channels), reason },
  { title: 'MarketsInput', description: 'Null: not said, so that no rule is left out for it.' },
)

export const MarketsEffectInput = Type.Object(
  { markets: nullable(markets), sectors: nullable(sectors), channels: nullable(channels) },
  { title: 'MarketsEffectInput', description: 'Null: not said, so that no rule is left out for it.' },
)

const Count = (description: string) => Type.Integer({ description })
export const MarketsEffectSchema = Type.Object(
  {
    pages: Count('Stored pages that were looked at, within some seconds.'),
    of: Count('Pages of the newest run of each site.'),
    runs: Count('These runs.'),
    added: Count('Findings that there would be more on the pages looked at.'),
    dropped: Count('Findings that there would no longer be.'),
    stays: Count('Findings that stay.'),
  },
  { title: 'MarketsEffect' },
)

export const MarketsSchema = Type.Object(
  {
    chosen: Type.Boolean({ description: 'Whether anybody has answered; until then every rule of the active packs runs.' }),
    markets: nullable(markets),
    sectors: nullable(sectors),
    channels: nullable(channels),
    hosts: Type.Array(Type.String(), { description: 'Hosts of the latest audits, to guess from while nothing is chosen.' }),
    sites: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        markets: nullable(markets),
        sectors: nullable(sectors),
        channels: nullable(channels),
      }),
      { description: 'Sites with an answer of their own; null: as the workspace.' },
    ),
    countries: Type.Array(Type.String(), { description: 'Markets to choose from.' }),
    sector_options: Type.Array(oneOf(SECTORS)),
    channel_options: Type.Array(oneOf(CHANNELS)),
    rules: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        pack: Type.String(),
        jurisdiction: Type.Array(Type.String()),
        sector: Type.Array(Type.String()),
        channels: Type.Array(Type.String()),
        not_run: nullable(oneOf(['pack', 'off'], { description: 'Left out whatever is chosen: its pack is not active, or it is off.' })),
      }),
      { description: 'Every rule of the library.' },
    ),
  },
  { title: 'Markets' },
)
