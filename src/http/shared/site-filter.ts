import type pg from 'pg'
import { Type } from 'typebox'
import { SITE_SCHEDULES, siteChoices } from '../../db/sites/pages.ts'
import type { SiteFilter } from '../../db/sites/pages.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { invalid } from '../../errors.ts'
import { packKeys } from '../../packs/library.ts'
import { isStorable } from '../base/faults.ts'
import { LONGEST_LIST_OF_VALUES, LONGEST_SEARCH } from '../../contract/limits.ts'

interface Given {
  search?: string
  market?: string
  pack?: string
  schedule?: string
  overdue?: boolean
}

/** A parameter of several values. */
export const listQuery = (description: string) =>
  Type.Optional(Type.String({ maxLength: LONGEST_LIST_OF_VALUES, description: `${description}; several with commas.` }))

export const SITE_FILTER_QUERY = {
  search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In the name.' })),
  market: listQuery('Markets: the site’s own, or the workspace’s where it has none'),
  pack: listQuery('Packs: the site’s own, or the workspace’s where it has none'),
  schedule: listQuery(`When it runs: ${SITE_SCHEDULES.join(', ')}`),
}

const listed = (given: string | undefined): string[] | null => {
  const values = given?.split(',').filter(Boolean) ?? []
  return values.length > 0 ? values : null
}

/** Which sites are asked for, and what there is to ask for. A site without markets or packs of its own has the workspace's. */
export async function siteFilterOf(db: pg.Pool, workspaceId: string, given: Given) {
  for (const [field, text] of Object.entries(given)) {
    if (typeof text === 'string' && !isStorable(text))
      throw invalid({ loc: ['query', field], msg: 'Value error, not a text', type: 'value_error' })
  }
  const schedules = listed(given.schedule)
  if (schedules?.some((name) => !(SITE_SCHEDULES as readonly string[]).includes(name)))
    throw invalid({
      loc: ['query', 'schedule'],
      msg: `Input should be one or several of ${SITE_SCHEDULES.join(', ')}`,
      type: 'literal_error',
    })
  const [{ choice, activePacks }, own] = await Promise.all([readSettings(db, workspaceId), siteChoices(db, workspaceId)])
  const usual = { markets: choice?.markets ?? [], packs: activePacks ?? packKeys() }
  const among = (values: string[] | null, known: readonly string[]) =>
    values && { values, isUsual: values.some((value) => known.includes(value)) }
  const filter: SiteFilter = {
    search: given.search?.trim() || null,
    markets: among(listed(given.market), usual.markets),
    packs: among(listed(given.pack), usual.packs),
    schedules: schedules as SiteFilter['schedules'],
    overdue: given.overdue ?? false,
  }
  const all = (some: readonly string[], more: string[]) => [...new Set([...some, ...more])].sort()
  return { filter, facets: { markets: all(usual.markets, own.markets), packs: all(usual.packs, own.packs) } }
}
