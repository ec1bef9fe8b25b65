import type pg from 'pg'
import { copyDemoAssets, insertDemoAudit } from '../db/demo/audits.ts'
import { newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import { demoAssets } from './assets.ts'
import { storeRules } from './load.ts'

interface Ended {
  name: string
  status: 'COMPLETED' | 'FAILED' | 'CANCELLED'
  site: string
  /** How many assets ended in which state, and why where they were not read. */
  assets: { state: 'completed' | 'failed' | 'cancelled'; count: number; reason: string | null }[]
  failure: string | null
}

/** Audits that failed or were cancelled, so that lists show what that looks like. */
const ENDED: Ended[] = [
  {
    name: 'Help centre',
    status: 'COMPLETED',
    site: 'https://help.shop.example',
    failure: null,
    assets: [{ state: 'completed', count: 18, reason: null }],
  },
  {
    name: 'Partner microsite',
    status: 'FAILED',
    site: 'https://partner.shop.example',
    failure: 'None of the pages or files could be read.',
    assets: [{ state: 'failed', count: 1, reason: 'Asks to sign in' }],
  },
  {
    name: 'Draft catalogue',
    status: 'CANCELLED',
    site: 'https://draft.shop.example',
    failure: null,
    assets: [
      { state: 'completed', count: 12, reason: null },
      { state: 'cancelled', count: 52, reason: null },
    ],
  },
]

const DAY = 24 * 3_600_000
const DURATION_MS = 9 * 60_000

/** Each with its assets and rules, one day between two of them. Returns their ids. */
export const loadEndedAudits = (pool: pg.Pool, workspaceId: string): Promise<string[]> =>
  transaction(pool, async (client) => {
    const ids: string[] = []
    for (const [index, ended] of ENDED.entries()) ids.push(await loadEnded(client, workspaceId, ended, Date.now() - (7 + index) * DAY))
    return ids
  })

async function loadEnded(
  client: pg.PoolClient,
  workspaceId: string,
  { name, status, site, assets, failure }: Ended,
  started: number,
): Promise<string> {
  const id = newId()
  const read = new Date(started + DURATION_MS).toISOString()
  const count = (state: string) => assets.filter((some) => some.state === state).reduce((sum, some) => sum + some.count, 0)
  const states = assets.flatMap((some) => Array.from({ length: some.count }, () => some))
  await insertDemoAudit(client, workspaceId, {
    id,
    name,
    status,
    started: new Date(started),
    ended: read,
    assets: { total: states.length, completed: count('completed'), failed: count('failed') },
    violations: 0,
    failure,
    sources: [{ kind: 'crawl', url: `${site}/` }],
    settings: { started_by: 'demo' },
  })
  await storeRules(client, workspaceId, id)
  await copyDemoAssets(
    client,
    demoAssets(
      site,
      states.map(() => 'EN'),
    ).map((asset, position) => {
      const { state, reason } = states[position]!
      const facts = state === 'completed' ? ['html', asset.name, 'EN', 2600, 2400, 0, read] : ['\\N', '\\N', '\\N', '\\N', '\\N', 0, '\\N']
      return [workspaceId, asset.id, id, position, asset.name, asset.url, state, reason ?? '\\N', ...facts].join('\t')
    }),
  )
  return id
}
