import type pg from 'pg'
import { offToday } from '../../packs/off-rules.ts'
import type { RuleLibrary } from '../../packs/pack.ts'
import { sitesThatDiffer } from '../../db/sites/settings.ts'
import { recentHosts } from '../../db/audits/hosts.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { CHANNELS, SECTORS } from '../../rules/definition/rule.ts'
import { MARKETS } from '../../rules/select/guess.ts'
import { marketsOf } from '../shared/markets.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { MarketsEffectInput, MarketsEffectSchema, MarketsInput, MarketsSchema } from '../../contract/markets.ts'

const tag = 'Settings'

/** Where a workspace sells, what, and where its words appear: what picks the rules of its audits and texts. */
export const marketRoutes = (db: pg.Pool, library: RuleLibrary): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/markets',
    operationId: 'getMarkets',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Markets, sectors and channels, and what decides about each rule',
    success: { status: 200, schema: MarketsSchema, description: 'The choice, and every rule.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => markets(db, library, workspaceOf(request)),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/markets',
    operationId: 'setMarkets',
    tag,
    needs: 'manage_rules',
    summary: 'Say where the workspace sells, what, and where its words appear',
    body: MarketsInput,
    success: { status: 200, schema: MarketsSchema, description: 'The choice, and every rule.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { markets: named, sectors, channels, reason } = request.body
      const choice = { markets: named && marketsOf(named, ['body', 'markets']), sectors, channels }
      await changeSetting(db, workspaceOf(request), 'markets', choice, changeBy(request, reason))
      return markets(db, library, workspaceOf(request))
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/markets/effect',
    operationId: 'tryMarkets',
    ruleWords: true,
    tag,
    needs: 'manage_rules',
    summary: 'What another choice would have found on stored pages of the last runs; nothing is fetched or stored',
    body: MarketsEffectInput,
    success: { status: 200, schema: MarketsEffectSchema, description: 'The figures, and how many pages they are of.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { markets: named, sectors, channels } = request.body
      const choice = { markets: named && marketsOf(named, ['body', 'markets']), sectors, channels }
      const { effectOfChoice } = await import('../../workshop/choice-effect.ts')
      return effectOfChoice(db, workspaceOf(request), choice)
    },
  }),
]

async function markets(db: pg.Pool, library: RuleLibrary, workspaceId: string) {
  const { choice, activePacks, overrides } = await readSettings(db, workspaceId)
  const off = offToday(overrides, library.rules())
  const active = new Set(activePacks ?? library.packs().flatMap((pack) => (pack.default ? [pack.key] : [])))
  return {
    chosen: choice !== null,
    markets: choice?.markets ?? null,
    sectors: choice?.sectors ?? null,
    channels: choice?.channels ?? null,
    hosts: choice === null ? await recentHosts(db, workspaceId) : [],
    sites: await sitesThatDiffer(db, workspaceId),
    countries: MARKETS,
    sector_options: SECTORS,
    channel_options: CHANNELS,
    rules: library.rules().map(({ id, name, pack, jurisdiction, sector, channels }) => ({
      id,
      name,
      pack,
      jurisdiction,
      sector,
      channels,
      not_run: !active.has(pack) ? ('pack' as const) : off.has(id) ? ('off' as const) : null,
    })),
  }
}
