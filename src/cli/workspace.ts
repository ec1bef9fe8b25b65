import { isOneLine, ONE_LINE_FAULT } from '../contract/one-line.ts'
import { COMMAND_LINE, recordChange } from '../db/trail/admin.ts'
import { transaction } from '../db/base/pool.ts'
import { createWorkspace, listWorkspaces, requireSecondFactor, setNetworks, setPlan } from '../db/settings/workspaces.ts'
import { UsageError } from '../errors.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { PLANS } from '../contract/values.ts'
import type { Plan } from '../contract/values.ts'

export const create: Command = {
  usage: 'NAME',
  summary: 'Makes a workspace.',
  words: [1, 1],
  async run(call) {
    const name = call.words[0]!.trim()
    if (name === '') throw new UsageError('A workspace needs a name')
    if (!isOneLine(name)) throw new UsageError(`This cannot be a workspace's name: ${ONE_LINE_FAULT}`)
    const workspace = await withDatabase(call.settings, (db) =>
      transaction(db, async (client) => {
        const made = await createWorkspace(client, name)
        await recordChange(client, made.id, {
          kind: 'workspace.made',
          subject: name,
          from: null,
          to: { plan: made.plan },
          actor: COMMAND_LINE,
        })
        return made
      }),
    )
    call.print(workspace, `${workspace.id}  ${workspace.name}  ${workspace.plan}`)
  },
}

export const list: Command = {
  usage: '',
  summary: 'Lists the workspaces.',
  words: [0, 0],
  async run(call) {
    const workspaces = await withDatabase(call.settings, listWorkspaces)
    call.print(workspaces, workspaces.map(({ id, name, plan }) => `${id}  ${plan.padEnd(10)}  ${name}`).join('\n'))
  },
}

export const changePlan: Command = {
  usage: 'ID PLAN',
  summary: `Changes a workspace's plan: ${PLANS.join(', ')}.`,
  words: [2, 2],
  async run(call) {
    const [id, plan] = call.words as [string, Plan]
    if (!PLANS.includes(plan)) throw new UsageError(`PLAN is one of ${PLANS.join(', ')}, not "${plan}"`)
    await withDatabase(call.settings, async (db) => setPlan(db, (await workspaceNamed(db, id)).id, plan))
    call.print({ id, plan }, `${id}  ${plan}`)
  },
}

/** For owners who shut themselves out. */
export const openToAll: Command = {
  usage: 'ID',
  summary: 'Opens a workspace to every network address, and to members without a second factor.',
  words: [1, 1],
  async run(call) {
    const named = call.words[0]!
    const id = await withDatabase(call.settings, async (db) => {
      const workspace = await workspaceNamed(db, named)
      await setNetworks(db, workspace.id, [], { actor: COMMAND_LINE })
      await requireSecondFactor(db, workspace.id, false, { actor: COMMAND_LINE })
      return workspace.id
    })
    call.print({ id, networks: [], requires_second_factor: false }, `${id}  open to every network address, no second factor required`)
  },
}
