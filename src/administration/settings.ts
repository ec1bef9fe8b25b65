import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '../contract/values.ts'
import { allowedTextKey, changeSettingFrom, withoutSecrets } from '../db/settings/changes.ts'
import { readSettings, SETTING_NAMES } from '../db/settings/settings.ts'
import type { AllowedText, Override, PageReading, SettingName, StoredModel, WorkspaceSettings } from '../db/settings/settings.ts'
import { AppError } from '../errors.ts'
import type { Changed, Place } from './entry.ts'
import { CHANGED } from './undo.ts'
import type { FindUndo, Undo } from './undo.ts'

/** The value from before, or why it cannot be had. */
type Restored = { value: unknown } | { refused: string }
type Restore = (current: never, entry: Changed, place: Place) => Restored

const refused = (why: string): Restored => ({ refused: why })
const same = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null)

/** Settings whose entry has the whole value before and after. */
const whole: Restore = (current, { from, to }) => (same(current, to) ? { value: from } : refused(CHANGED))

const packs: Restore = (current, entry, place) => {
  const known = new Set(place.library.packs().map(({ key }) => key))
  const gone = ((entry.from ?? []) as string[]).filter((key) => !known.has(key))
  return gone.length > 0 ? refused(`There is no pack ${gone.join(', ')} any more.`) : whole(current, entry, place)
}

/** One thing of a list. */
const item =
  <T>(keyOf: (one: T) => string) =>
  (current: T[], { from, to }: Changed): Restored => {
    const key = keyOf((to ?? from) as T)
    const at = current.findIndex((one) => keyOf(one) === key)
    if (!same(current[at], to)) return refused(CHANGED)
    const place = at < 0 ? current.length : at
    return { value: current.toSpliced(place, at < 0 ? 0 : 1, ...(from === null ? [] : [from as T])) }
  }

/** Of a long list the entry has what was taken out and what was added. */
const names = (current: string[], { from, to }: Changed): Restored => {
  const [out, added] = [from as string[], to as string[]]
  const isAsLeft = added.every((name) => current.includes(name)) && !out.some((name) => current.includes(name))
  return isAsLeft ? { value: [...current.filter((name) => !added.includes(name)), ...out] } : refused(CHANGED)
}

/** The trail keeps the host of a webhook, not its address: that there was none can be had again. */
const webhook = (current: WorkspaceSettings['webhook'], { from, to }: Changed): Restored => {
  if (!same(withoutSecrets(current), to)) return refused(CHANGED)
  if (from.host === null) return { value: { url: null, kinds: from.kinds } }
  return refused('The trail keeps the host of a webhook, not its whole address: enter it again under Settings, Webhooks.')
}

/** A key is not in the trail: a model comes back without one, or with the one it has had all the time. */
const model = (current: StoredModel | null, { from, to }: Changed): Restored => {
  const shown = current && { model: current.model, url: current.url, has_key: current.sealedKey !== null }
  const { key_changed: isKeyNew = false, ...after } = to ?? {}
  if (!same(shown, to && after)) return refused(CHANGED)
  if (from === null || !from.has_key) return { value: from && { model: from.model, url: from.url, sealedKey: null } }
  if (current === null || isKeyNew || current.url !== from.url || providerOf(current) !== providerOf(from))
    return refused('The trail never holds the key of a model: enter model and key again under Settings, Model.')
  return { value: { model: from.model, url: from.url, sealedKey: current.sealedKey } }
}
const providerOf = ({ model: name }: { model: string }) => name.split(':')[0]

const SETTINGS: Record<string, [name: SettingName, needs: Permission, restore: Restore, isLast: boolean]> = {
  'packs.changed': ['active_packs', 'manage_rules', packs, true],
  'markets.changed': ['markets', 'manage_rules', whole, true],
  'severity.changed': ['overrides', 'manage_rules', item<Override>(({ rule_id: id }) => id) as Restore, true],
  'allow_list.changed': ['allowed_texts', 'manage_rules', item<AllowedText>((entry) => allowedTextKey(entry)[0]) as Restore, false],
  'page_reading.changed': ['page_readings', 'manage_rules', item<PageReading>(({ place }) => place) as Restore, false],
  'names.changed': ['own_names', 'manage_rules', names as Restore, false],
  'hosts.changed': ['allowed_hosts', 'manage_workspace', whole, true],
  'retention.changed': ['retention', 'manage_workspace', whole, true],
  'due_days.changed': ['due_days', 'manage_workspace', whole, true],
  'ending_days.changed': ['ending_days', 'manage_workspace', whole, true],
  'four_eyes.changed': ['four_eyes', 'manage_workspace', whole, true],
  'dismissal_reasons.changed': ['dismissal_reasons', 'manage_workspace', whole, true],
  'issue_trackers.changed': ['issue_trackers', 'manage_workspace', whole, true],
  'rule_review.changed': ['rule_review', 'manage_workspace', whole, true],
  'webhook.changed': ['webhook', 'manage_workspace', webhook as Restore, true],
  'model.changed': ['model', 'manage_workspace', model as Restore, true],
}

export const isSetting = (kind: string): boolean => kind in SETTINGS

export const settingUndo: FindUndo = (place, entry): Undo => {
  const { db, workspaceId } = place
  const [name, needs, restore, isLast] = SETTINGS[entry.kind]!
  return {
    needs,
    isLast,
    async whyNot() {
      const current = (await readSettings(db, workspaceId))[SETTING_NAMES[name]]
      const found = restore(current as never, entry, place)
      return 'refused' in found ? found.refused : null
    },
    async run({ actor, why }) {
      await changeSettingFrom(
        db,
        workspaceId,
        name,
        (current) => {
          const found = restore(current as never, entry, place)
          if ('refused' in found) throw new AppError(409, found.refused)
          return found.value
        },
        { actor, why },
      )
    },
  }
}
