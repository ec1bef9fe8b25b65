import { may } from '../auth/permissions.ts'
import { findAdminEntry } from '../db/trail/admin-pages.ts'
import type { Role } from '../db/settings/workspaces.ts'
import { AppError, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { effectOf } from './effects.ts'
import type { Changed, Later, Place } from './entry.ts'
import { PEOPLE_WAYS } from './people.ts'
import { RULE_WAYS } from './rules.ts'
import { isSetting, settingWay } from './settings.ts'
import type { Guards, Way } from './way.ts'
import { WORKSPACE_WAYS } from './workspace.ts'

export type { Guards } from './way.ts'

const WAYS = { ...WORKSPACE_WAYS, ...PEOPLE_WAYS, ...RULE_WAYS }

const wayOf = (place: Place, entry: Changed, guards: Guards): Way | string => {
  const find = isSetting(entry.kind) ? settingWay : WAYS[entry.kind]
  return find ? find(place, entry, guards) : 'A change of this kind cannot be taken back.'
}

const day = (at: string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const changedLater = ({ number, by, at }: NonNullable<Later>) => `It was changed since, by ${by} on ${day(at)} UTC (entry ${number}).`

/** Why an entry cannot be taken back, and by which way it can. */
async function found(place: Place, entry: Changed, later: Later, role: Role, guards: Guards) {
  const way = wayOf(place, entry, guards)
  if (typeof way === 'string') return { way: null, why: way, isForbidden: false }
  if (!may(role, way.needs))
    return { way: null, why: `The role ${role} may not do this; ask an owner of the workspace.`, isForbidden: true }
  if (way.isLast && later) return { way: null, why: changedLater(later), isForbidden: false }
  return { way, why: await way.whyNot(), isForbidden: false }
}

async function entryOf({ db, workspaceId }: Place, number: number) {
  const entry = await findAdminEntry(db, workspaceId, number)
  if (!entry) throw notFound('Entry')
  return entry
}

/** An entry with what it did, and whether it can be taken back. */
export async function entryInFull(place: Place, number: number, role: Role, guards: Guards) {
  const { entry, later } = await entryOf(place, number)
  const [effect, { why }] = await Promise.all([effectOf(place, entry, later), found(place, entry, later, role, guards)])
  return { entry, effect, not_taken_back: why }
}

/** Sets what was before an entry; refused in words where that cannot be. */
export async function takeBack(place: Place, number: number, role: Role, actor: Actor, why: string, guards: Guards): Promise<void> {
  const { entry, later } = await entryOf(place, number)
  const { way, why: refused, isForbidden } = await found(place, entry, later, role, guards)
  if (!way || refused !== null) throw new AppError(isForbidden ? 403 : 409, refused ?? '')
  await way.run({ actor: { ...actor, takesBack: number }, why })
}
