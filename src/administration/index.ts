import { may } from '../auth/permissions.ts'
import { findAdminEntry } from '../db/trail/admin-pages.ts'
import { AppError, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { effectOf } from './effects.ts'
import type { Changed, Later, Place } from './entry.ts'
import { PEOPLE_UNDO } from './people.ts'
import { RULE_UNDO } from './rules.ts'
import { isSetting, settingUndo } from './settings.ts'
import type { Guards, Undo } from './undo.ts'
import { WORKSPACE_UNDO } from './workspace.ts'
import type { Role } from '../contract/values.ts'

export type { Guards } from './undo.ts'

const UNDO = { ...WORKSPACE_UNDO, ...PEOPLE_UNDO, ...RULE_UNDO }

const undoOf = (place: Place, entry: Changed, guards: Guards): Undo | string => {
  const find = isSetting(entry.kind) ? settingUndo : UNDO[entry.kind]
  return find ? find(place, entry, guards) : 'A change of this kind cannot be taken back.'
}

const day = (at: string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
const changedLater = ({ number, by, at }: NonNullable<Later>) => `It was changed since, by ${by} on ${day(at)} UTC (entry ${number}).`

/** How an entry is undone, or why it cannot be. */
async function found(place: Place, entry: Changed, later: Later, role: Role, guards: Guards) {
  const undo = undoOf(place, entry, guards)
  if (typeof undo === 'string') return { undo: null, why: undo, isForbidden: false }
  if (!may(role, undo.needs))
    return { undo: null, why: `The role ${role} may not do this; ask an owner of the workspace.`, isForbidden: true }
  if (undo.isLast && later) return { undo: null, why: changedLater(later), isForbidden: false }
  return { undo, why: await undo.whyNot(), isForbidden: false }
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
export async function undoEntry(place: Place, number: number, role: Role, actor: Actor, why: string, guards: Guards): Promise<void> {
  const { entry, later } = await entryOf(place, number)
  const { undo, why: refused, isForbidden } = await found(place, entry, later, role, guards)
  if (!undo || refused !== null) throw new AppError(isForbidden ? 403 : 409, refused ?? '')
  await undo.run({ actor: { ...actor, takesBack: number }, why })
}
