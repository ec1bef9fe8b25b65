import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { lockAdminTrail, recordChanges } from '../trail/admin.ts'
import type { By, Change } from '../trail/admin.ts'
import { transaction } from '../base/pool.ts'
import { readSettings, SETTING_NAMES, writeSetting } from './settings.ts'
import type { AllowedText, Override, PageReading, SettingName, StampAuthority, StoredModel, WorkspaceSettings } from './settings.ts'

/** What of a change the admin log keeps. */
type Entry = Pick<Change, 'kind' | 'subject' | 'from' | 'to'> & { why?: string | null | undefined }

/** Writes a setting and what changed by it; a setting that stays as it was leaves no entry. */
export const changeSetting = (db: pg.Pool, workspaceId: string, name: SettingName, value: unknown, by: By): Promise<void> =>
  changeSettingFrom(db, workspaceId, name, () => value, by)

/** The same, with a value that is made from the one before, which nobody changes meanwhile. */
export async function changeSettingFrom<Name extends SettingName>(
  db: pg.Pool,
  workspaceId: string,
  name: Name,
  next: (before: WorkspaceSettings[(typeof SETTING_NAMES)[Name]]) => unknown,
  by: By,
): Promise<void> {
  await transaction(db, async (client) => {
    // Two changes at once are two entries, of which the second begins where the first ended.
    await lockAdminTrail(client, workspaceId)
    const before = await readSettings(client, workspaceId)
    const value = next(before[SETTING_NAMES[name]])
    await writeSetting(client, workspaceId, name, value)
    const entries = describe(name, before[SETTING_NAMES[name]], value)
    await recordChanges(
      client,
      workspaceId,
      entries.map((entry) => ({ ...entry, why: by.why?.trim() || entry.why, actor: by.actor })),
    )
  })
}

/** Settings whose value is kept before and after as it is. */
const WHOLE: Partial<Record<SettingName, string>> = {
  active_packs: 'packs.changed',
  allowed_hosts: 'hosts.changed',
  markets: 'markets.changed',
  retention: 'retention.changed',
  minimum_retention: 'minimum_retention.changed',
  due_days: 'due_days.changed',
  ending_days: 'ending_days.changed',
  four_eyes: 'four_eyes.changed',
  dismissal_reasons: 'dismissal_reasons.changed',
  issue_trackers: 'issue_trackers.changed',
}

function describe(name: SettingName, from: unknown, to: unknown): Entry[] {
  if (isDeepStrictEqual(from, to)) return []
  switch (name) {
    case 'overrides':
      return listChanges('severity.changed', from as Override[], to as Override[], (override) => [override.rule_id, override.rule_id])
    case 'allowed_texts':
      return listChanges('allow_list.changed', from as AllowedText[], to as AllowedText[], allowedTextKey)
    case 'page_readings':
      return listChanges('page_reading.changed', from as PageReading[], to as PageReading[], ({ place }) => [place, place])
    case 'own_names':
      return [{ kind: 'names.changed', subject: null, ...differing(from as string[], to as string[]) }]
    case 'webhook':
      return [{ kind: 'webhook.changed', subject: null, from: withoutSecrets(from as Hook), to: withoutSecrets(to as Hook) }]
    case 'model':
      return [modelChange('model.changed', from as StoredModel | null, to as StoredModel | null)]
    case 'second_model':
      return [modelChange('second_model.changed', from as StoredModel | null, to as StoredModel | null)]
    case 'time_stamps':
      return [{ kind: 'time_stamps.changed', subject: null, from: authorityOf(from as Authority), to: authorityOf(to as Authority) }]
    default:
      return [{ kind: WHOLE[name] ?? `${name}.changed`, subject: null, from, to }]
  }
}

type Authority = StampAuthority | null
const authorityOf = (authority: Authority) =>
  authority && {
    url: authority.url,
    user: authority.user,
    has_key: authority.sealedKey !== null,
    policy: authority.policy ?? null,
    daily: authority.daily,
  }

/** Of a long list, what was taken out and what was added. */
function differing(from: string[], to: string[]): Pick<Change, 'from' | 'to'> {
  const [before, after] = [new Set(from), new Set(to)]
  return { from: from.filter((item) => !after.has(item)), to: to.filter((item) => !before.has(item)) }
}

/** What tells allowed texts apart, and the text. */
export const allowedTextKey = (entry: AllowedText): [string, string] => [
  JSON.stringify([entry.text, entry.rule_id ?? null, entry.site ?? null, entry.language ?? null]),
  entry.text,
]

/** One entry for each thing that was added, changed or taken out of a list. `keyOf` answers what tells things apart, and their name. */
function listChanges<T extends { reason?: string | null; note?: string | null }>(
  kind: string,
  before: T[],
  after: T[],
  keyOf: (item: T) => [key: string, subject: string],
): Entry[] {
  const [old, current] = [before, after].map((list) => new Map(list.map((item) => [keyOf(item)[0], item]))) as [
    Map<string, T>,
    Map<string, T>,
  ]
  const gone = before.filter((item) => !current.has(keyOf(item)[0])).map((item) => ({ from: item, to: null, item }))
  const put = [...current].flatMap(([key, item]) => {
    const from = old.get(key) ?? null
    return isDeepStrictEqual(from, item) ? [] : [{ from, to: item, item }]
  })
  return [...gone, ...put].map(({ from, to, item }) => ({ kind, subject: keyOf(item)[1], from, to, why: to && (to.reason || to.note) }))
}

type Hook = WorkspaceSettings['webhook']

/** The path of a webhook's address may be all that keeps others from calling it. */
export const withoutSecrets = ({ url, kinds }: Hook) => ({ host: url === null ? null : (URL.parse(url)?.host ?? null), kinds })

function modelChange(kind: string, from: StoredModel | null, to: StoredModel | null): Entry {
  const shown = (model: StoredModel | null) => model && { model: model.model, url: model.url, has_key: model.sealedKey !== null }
  const isKeyNew = to !== null && to.sealedKey !== null && to.sealedKey !== from?.sealedKey
  return { kind, subject: null, from: shown(from), to: to && { ...shown(to), key_changed: isKeyNew } }
}
