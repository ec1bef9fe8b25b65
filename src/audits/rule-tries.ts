import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { nothingTried } from '../decided/tried.ts'
import { newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import { countOpenTries, insertTry, triableRuns } from '../db/rules/tries.ts'
import { AppError, invalid } from '../errors.ts'
import { addTryJob } from '../queue/queue.ts'

export interface TryRequest {
  file: string
  content: string
  /** The version it would replace. */
  earlier: string | null
  /** Null: the newest run of each site. */
  runs: string[] | null
}

/** Each keeps a thread of the worker busy, one after the other. */
const MOST_OPEN = 5
const FILE = /^[\p{L}\p{N}][\p{L}\p{N}_-]*\/[\p{L}\p{N}][\p{L}\p{N}_-]*\.ya?ml$/u

/** The rule's id as its file names it. */
export function ruleIdOf(file: string): string {
  if (!FILE.test(file))
    throw invalid({
      loc: ['body', 'file'],
      msg: 'Value error, a rule is in folder/name.yml, of letters, digits, - and _',
      type: 'value_error',
    })
  return file.replace(/\.ya?ml$/, '').replace('/', '.')
}

/** Stores a try with its work; nothing is fetched for it, and no finding is made. */
export async function startTry(
  boss: PgBoss,
  db: pg.Pool,
  workspaceId: string,
  userId: string | null,
  { file, content, earlier, runs }: TryRequest,
): Promise<{ id: string }> {
  const ruleId = ruleIdOf(file)
  const known = await triableRuns(db, workspaceId)
  const chosen = runs === null ? known.filter(({ newest }) => newest) : known.filter(({ id }) => runs.includes(id))
  if (runs !== null && chosen.length < new Set(runs).size)
    throw invalid({ loc: ['body', 'runs'], msg: 'Value error, one of these runs is not there, or has not ended', type: 'value_error' })
  if (chosen.length === 0)
    throw new AppError(409, 'There is no completed audit whose pages the rule could be tried on; run one first, or try the rule on a text.')
  if ((await countOpenTries(db, workspaceId)) >= MOST_OPEN)
    throw new AppError(409, `${MOST_OPEN} tries are under way in this workspace; wait for one to end, or cancel one.`)
  const pages = chosen.reduce((sum, run) => sum + run.pages, 0)
  const id = newId()
  await transaction(db, async (client) => {
    await insertTry(client, workspaceId, {
      id,
      ruleId,
      file,
      content,
      earlier,
      runs: chosen.map((run) => run.id),
      counts: nothingTried(pages),
      results: { added: [], dropped: [], not_tried: [] },
      createdBy: userId,
    })
    await addTryJob(boss, client, { workspaceId, tryId: id })
  })
  return { id }
}
