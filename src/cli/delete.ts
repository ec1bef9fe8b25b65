import type pg from 'pg'
import { isId } from '../db/base/ids.ts'
import { findUserByEmail } from '../db/people/accounts.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { deleteAudit, deleteSite } from '../deleting/audits.ts'
import { deleteDocument } from '../deleting/documents.ts'
import { deletePerson } from '../deleting/people.ts'
import { runDeletions } from '../deleting/run.ts'
import { AppError, PlainError, UsageError } from '../errors.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

const ACTOR: Actor = { ...SYSTEM, name: 'command line' }

type Deletion = (db: pg.Pool, workspaceId: string, actor: Actor, id: string, typed: string) => Promise<{ number: number }>

const YES = { type: 'string', value: 'NAME', help: 'Its name, as a confirmation.' } as const

/** What is wrong is said as a sentence; that a name does not fit `what` as well, where one was to be typed. */
export async function plainly<T>(what: string | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new PlainError(error.status === 422 && what !== null ? `--yes does not name ${what}; nothing was deleted` : error.message)
  }
}

const command = (what: string, remove: Deletion): Command => ({
  usage: 'ID --workspace ID --yes NAME',
  summary: `Deletes ${what} for good, with everything that belongs to it; a tombstone stays.`,
  options: { workspace: WORKSPACE, yes: YES },
  words: [1, 1],
  async run(call: Call) {
    const [id] = call.words as [string]
    const yes = call.flags.yes as string | undefined
    if (yes === undefined) throw new UsageError(`Say its name as well: --yes "NAME"; ${what} that is deleted is gone for good`)
    const number = await withDatabase(call.settings, async (db) => {
      const { id: workspaceId } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      if (!isId(id)) throw new PlainError(`There is no ${what.slice(what.indexOf(' ') + 1)} ${id}`)
      const { number: written } = await plainly(what, () => remove(db, workspaceId, ACTOR, id, yes))
      await runDeletions(db, workspaceId)
      return written
    })
    call.print({ deleted: id, tombstone: number }, `${id} is deleted; tombstone ${number}`)
  },
})

export const audit = command('an audit', deleteAudit)
export const site = command('a site', deleteSite)
export const document = command('a document', deleteDocument)

/** In every workspace that knows the person, and the account with the last of them. */
export const person: Command = {
  usage: 'EMAIL --yes NAME',
  summary: "Deletes a person's data in every workspace, and the account; a pseudonym stands where the name stood.",
  options: { yes: YES },
  words: [1, 1],
  async run(call) {
    const [email] = call.words as [string]
    const yes = call.flags.yes as string | undefined
    if (yes === undefined) throw new UsageError('Say the name as well: --yes "NAME"')
    const done = await withDatabase(call.settings, async (db) => {
      const user = await findUserByEmail(db, email.toLowerCase())
      if (!user) throw new PlainError(`Nobody has the e-mail address ${email}`)
      if (user.name.trim() !== yes.trim())
        throw new PlainError(`--yes does not name this person, who is called “${user.name}”; nothing was deleted`)
      const workspaces: string[] = []
      const blocked: string[] = []
      for (const { id } of await listWorkspaces(db)) {
        const deleted = await plainly('this person', () => deletePerson(db, id, ACTOR, user.id, null)).catch((error: unknown) => {
          if (error instanceof PlainError && error.message === 'Member not found') return null
          throw error
        })
        if (!deleted) continue
        await runDeletions(db, id)
        ;(deleted.blocked ? blocked : workspaces).push(id)
      }
      return { workspaces, blocked }
    })
    const many = (ids: string[]) => `${ids.length} ${ids.length === 1 ? 'workspace' : 'workspaces'}`
    const waits = done.blocked.length > 0 ? `; blocked in ${many(done.blocked)}, where a legal hold stands, until it is lifted` : ''
    call.print({ email, ...done }, `The data are deleted in ${many(done.workspaces)}${waits}`)
  },
}
