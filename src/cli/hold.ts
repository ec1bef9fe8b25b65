import { HELD_KINDS } from '../contract/values.ts'
import type { HeldKind } from '../contract/values.ts'
import type { Hold } from '../db/deletion/holds.ts'
import { listHolds, liftHold, placeHold } from '../deleting/holds.ts'
import { day } from '../deleting/words.ts'
import { UsageError } from '../errors.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { plainly } from './delete.ts'

const ACTOR = { ...SYSTEM, name: 'command line' }
const MOST = 10_000
const shown = ({ id, kind, subject_name: name, matter, placed_at: at, lifted_at: lifted }: Hold): string =>
  `${id}  ${kind} “${name}”, ${matter}, since ${day(at)}${lifted === null ? '' : `, lifted ${day(lifted)}`}`

export const list: Command = {
  usage: '--workspace ID',
  summary: 'Lists legal holds, those that stand first.',
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const { holds } = await withDatabase(call.settings, async (db) =>
      listHolds(db, (await workspaceNamed(db, requiredFlag(call, 'workspace'))).id, MOST, 0),
    )
    call.print(holds, holds.length === 0 ? 'No holds' : holds.map(shown).join('\n'))
  },
}

export const place: Command = {
  usage: `${HELD_KINDS.join('|')} ID --workspace ID --matter NAME --reason WHY`,
  summary: 'Places a legal hold: nobody deletes it from then on, nor does retention.',
  options: {
    workspace: WORKSPACE,
    matter: { type: 'string', value: 'NAME', help: 'The case, request or investigation it is for.' },
    reason: { type: 'string', value: 'WHY', help: 'Why; kept in the admin log.' },
  },
  words: [2, 2],
  async run(call) {
    const [kind, subject] = call.words as [string, string]
    if (!HELD_KINDS.includes(kind as HeldKind)) throw new UsageError(`Say what is held: ${HELD_KINDS.join(', ')}; not "${kind}"`)
    const order = {
      kind: kind as HeldKind,
      subject_id: subject,
      matter: requiredFlag(call, 'matter'),
      reason: requiredFlag(call, 'reason'),
    }
    const hold = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      return plainly(null, () => placeHold(db, id, ACTOR, order))
    })
    call.print(hold, shown(hold))
  },
}

export const lift: Command = {
  usage: 'ID --workspace ID --reason WHY',
  summary: 'Lifts a legal hold; data of a person that were to be deleted meanwhile are deleted then.',
  options: { workspace: WORKSPACE, reason: { type: 'string', value: 'WHY', help: 'Why; kept in the admin log.' } },
  words: [1, 1],
  async run(call) {
    const [holdId] = call.words as [string]
    const reason = requiredFlag(call, 'reason')
    const hold = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      return plainly(null, () => liftHold(db, id, ACTOR, holdId, reason))
    })
    call.print(hold, `${shown(hold)}${hold.erased ? '; the data of the person are deleted now' : ''}`)
  },
}
