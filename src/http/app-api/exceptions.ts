import type pg from 'pg'
import { isId } from '../../db/base/ids.ts'
import { membersAmong } from '../../db/people/members.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { invalid } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { placeOf } from '../shared/place.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { AllowListInput, AllowListSchema, OverridesInput, OverridesSchema, OwnNamesInput, OwnNamesSchema } from '../../contract/settings.ts'

const tag = 'Settings'

/** Where a workspace departs from the rules: other severities, texts that are allowed, names that are left alone. */
export const exceptionRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/severity-overrides',
    operationId: 'listOverrides',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Severities the workspace gave to rules',
    success: { status: 200, schema: OverridesSchema, description: 'The overrides, those that have ended too.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ overrides: (await readSettings(db, workspaceOf(request))).overrides }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/severity-overrides',
    operationId: 'setOverrides',
    tag,
    needs: 'manage_rules',
    summary: 'Replace the severity overrides; audits from now on use them',
    description: 'Each change is an entry in the admin log, with `reason` or the reason of the override itself.',
    body: OverridesInput,
    success: { status: 200, schema: OverridesSchema, description: 'The overrides.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await checkOwners(db, workspaceOf(request), request.body.overrides, 'overrides')
      const overrides = [...new Map(request.body.overrides.map((override) => [override.rule_id, override])).values()]
      await changeSetting(db, workspaceOf(request), 'overrides', overrides, changeBy(request, request.body.reason))
      return { overrides }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/allow-list',
    operationId: 'getAllowList',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Texts that are no violation here',
    success: { status: 200, schema: AllowListSchema, description: 'The allow-list, entries that have ended too.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ entries: (await readSettings(db, workspaceOf(request))).allowedTexts }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/allow-list',
    operationId: 'setAllowList',
    tag,
    needs: 'manage_rules',
    summary: 'Replace the allow-list; audits from now on use it',
    description: 'Each change is an entry in the admin log, with `reason` or the note of the entry itself.',
    body: AllowListInput,
    success: { status: 200, schema: AllowListSchema, description: 'The allow-list.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { entries: given, reason } = request.body
      await checkOwners(db, workspaceOf(request), given, 'entries')
      const entries = given.map((entry) => ('site' in entry ? { ...entry, site: placeOf(entry.site) } : entry))
      const wrong = entries.findIndex(({ site }) => site && /[\s?#]/.test(site))
      if (wrong >= 0) throw fault(['body', 'entries', wrong, 'site'], 'a site is a host, a path or both, such as shop.example/uk')
      await changeSetting(db, workspaceOf(request), 'allowed_texts', entries, changeBy(request, reason))
      return { entries }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/own-names',
    operationId: 'getOwnNames',
    tag,
    needs: 'read',
    summary: 'Names that no suggestion changes',
    success: { status: 200, schema: OwnNamesSchema, description: 'The names.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ names: (await readSettings(db, workspaceOf(request))).ownNames }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/own-names',
    operationId: 'setOwnNames',
    tag,
    needs: 'manage_rules',
    summary: 'Replace the names of company, products and people that no suggestion changes',
    description: 'What is found in them is still a finding; only nothing is suggested that would change the name.',
    body: OwnNamesInput,
    success: { status: 200, schema: OwnNamesSchema, description: 'The names.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const names = [...new Set(request.body.names.map((name) => name.replaceAll(/\s+/g, ' ').trim()).filter(Boolean))]
      const wrong = request.body.names.findIndex((name) => name.trim() !== '' && !/[\p{L}\p{N}]/u.test(name))
      if (wrong >= 0) throw fault(['body', 'names', wrong], 'a name has a letter or a digit')
      await changeSetting(db, workspaceOf(request), 'own_names', names, changeBy(request, request.body.reason))
      return { names }
    },
  }),
]

const fault = (loc: (string | number)[], msg: string) => invalid({ loc, msg: `Value error, ${msg}`, type: 'value_error' })

/** Owners are members, and days are days of the calendar. */
async function checkOwners(
  db: pg.Pool,
  workspaceId: string,
  items: { owner_id?: string | null; until?: string | null }[],
  field: string,
): Promise<void> {
  const asked = [...new Set(items.flatMap(({ owner_id: id }) => (id ? [id] : [])))]
  const members = new Set((await membersAmong(db, workspaceId, asked.filter(isId))).map(({ id }) => id))
  for (const [index, { owner_id: owner, until }] of items.entries()) {
    if (owner && !members.has(owner)) throw fault(['body', field, index, 'owner_id'], 'this is no member')
    if (until && !isDay(until)) throw fault(['body', field, index, 'until'], 'the calendar has no such day')
  }
}

export const isDay = (text: string): boolean => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
