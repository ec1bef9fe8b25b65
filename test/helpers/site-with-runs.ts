import type pg from 'pg'
import { plantRun, plantSite } from './site-runs.ts'
import type { PlantedRun } from './site-runs.ts'

export interface SiteWithRuns {
  siteId: string
  first: PlantedRun
  second: PlantedRun
  third: PlantedRun
}

/** A site with three runs: findings that are new, carried over, asked again, still there, back again, gone, and not looked at. */
export async function siteWithRuns(db: pg.Pool, workspaceId: string): Promise<SiteWithRuns> {
  const languageOf = (page: string) => (page.startsWith('/de') ? 'DE' : 'EN')
  const siteId = await plantSite(db, workspaceId, 'Linden & Lark shop', {
    schedule: '0 6 3 * *',
    zone: 'Europe/Berlin',
    next: new Date('2026-12-03T05:00:00Z'),
  })
  const rules = ['Label without a certificate', 'Generic environmental claim', 'No 30-day price'] as const
  const [label, claim, price] = rules
  const back = { page: '/de/angebote', rule: price, severity: 'MEDIUM', text: '119 € statt 179 €' } as const
  const first = await plantRun(db, workspaceId, [back, { page: '/uk/shop/a', rule: claim }], {
    siteId,
    run: 1,
    at: new Date('2026-09-03T04:00:00Z'),
    languageOf,
    rules: [...rules],
  })
  const changed = {
    page: '/uk/shop/beeswax',
    rule: claim,
    state: 'dismissed',
    sentence: 'Our eco-friendly wax keeps rain out for a season.',
    text: 'eco-friendly',
    reason: 'Name of the product line, see the label',
  } as const
  const second = await plantRun(
    db,
    workspaceId,
    [
      changed,
      { page: '/uk/shop/jacket', rule: label, severity: 'CRITICAL', state: 'dismissed', text: 'Lark Green seal' },
      { page: '/de/hilfe', rule: price, severity: 'MEDIUM', state: 'fixed', decidedBy: 'Jonas', text: 'Kostenloser Versand' },
      { page: '/uk/help', rule: claim, severity: 'LOW' },
      { page: '/de/weg', rule: claim, state: 'fixed', decidedBy: 'system' },
      { page: '/de/kaputt', rule: claim },
    ],
    {
      siteId,
      run: 2,
      previous: first,
      at: new Date('2026-10-03T04:00:00Z'),
      languageOf,
      read: ['/de/angebote', '/uk/shop/a'],
      rules: [...rules],
      changes: { met: {}, gone: 2 },
    },
  )
  const [asked, carried, fixed, met] = second.findings
  const third = await plantRun(
    db,
    workspaceId,
    [
      {
        page: '/uk/shop/beeswax',
        rule: claim,
        earlier: asked!,
        how: 'sentence_changed',
        sentence: 'Our planet-friendly wax keeps rain out for two seasons.',
        text: 'planet-friendly',
      },
      {
        page: '/uk/shop/auwald',
        rule: label,
        severity: 'CRITICAL',
        state: 'dismissed',
        text: 'Lark Green seal',
        earlier: carried!,
        how: 'carried',
      },
      { page: '/de/hilfe', rule: price, severity: 'MEDIUM', text: 'Kostenloser Versand', earlier: fixed!, how: 'still_there' },
      { page: '/uk/help', rule: claim, severity: 'LOW', earlier: met!, how: 'met' },
      { ...back, earlier: first.findings[0]!, how: 'came_back' },
      { page: '/de/neu', rule: label, severity: 'CRITICAL', text: 'Siegel Lark Green' },
    ],
    {
      siteId,
      run: 3,
      previous: second,
      at: new Date('2026-11-03T05:00:00Z'),
      languageOf,
      failed: ['/de/kaputt'],
      read: ['/de/weg'],
      rules: [...rules],
      changes: { met: { 1: 1, 2: 1, 3: 1, 5: 1, 6: 1 }, gone: 1 },
    },
  )
  return { siteId, first, second, third }
}
