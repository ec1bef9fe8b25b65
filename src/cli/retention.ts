import { COMMAND_LINE } from '../db/trail/admin.ts'
import { wholeNumber } from '../config.ts'
import { readRetention } from '../db/deletion/retention.ts'
import type { Retention } from '../db/deletion/retention.ts'
import { changeSetting } from '../db/settings/changes.ts'
import { keepRetention } from '../deleting/retention.ts'
import { runDeletions } from '../deleting/run.ts'
import { UsageError } from '../errors.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { DATABASE_USED } from './used-settings.ts'

const PARTS = ['pages', 'texts', 'audits', 'versions'] as const
const days = (help: string) => ({ type: 'string', value: 'DAYS', help: `${help} "ever" keeps them.` }) as const

const shown = (kept: Retention): string => PARTS.map((part) => `${part}: ${kept[part] === null ? 'ever' : `${kept[part]} days`}`).join(', ')

export const show: Command = {
  usage: '--workspace ID',
  summary: 'Shows how long a workspace keeps pages, texts, audits and versions of documents.',
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const kept = await withDatabase(call.settings, async (db) =>
      readRetention(db, (await workspaceNamed(db, requiredFlag(call, 'workspace'))).id),
    )
    call.print(kept, shown(kept))
  },
}

export const set: Command = {
  usage: '--workspace ID [--pages DAYS] [--texts DAYS] [--audits DAYS] [--versions DAYS]',
  summary: 'Changes how long a workspace keeps pages, texts, audits and versions of documents; the worker deletes what is older.',
  options: {
    workspace: WORKSPACE,
    pages: days('Days that pages as they were are kept.'),
    texts: days('Days that extracted texts are kept, and the pages with them.'),
    audits: days('Days that audits are kept: findings, decisions, comments and trail.'),
    versions: days('Days that versions of documents are kept that nobody named, restored, approved or sent out.'),
  },
  words: [0, 0],
  async run(call) {
    const change = changeOf(call)
    const kept = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      const next = { ...(await readRetention(db, id)), ...change }
      await changeSetting(db, id, 'retention', next, { actor: COMMAND_LINE })
      return next
    })
    call.print(kept, shown(kept))
  },
}

function changeOf(call: Call): Partial<Retention> {
  const given = PARTS.flatMap((part) => {
    const text = call.flags[part] as string | undefined
    if (text === undefined) return []
    if (text !== 'ever' && !/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`--${part} is a number of days, or ever; not "${text}"`)
    return [[part, text === 'ever' ? null : Number(text)] as const]
  })
  if (given.length === 0) throw new UsageError('Say what is kept how long: --pages, --texts, --audits or --versions')
  return Object.fromEntries(given)
}

export const run: Command = {
  usage: '--workspace ID',
  uses: [...DATABASE_USED, 'KEEP_DAYS'],
  summary: 'Deletes now what a workspace no longer keeps, as the worker does once an hour.',
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const gone = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      const counts = await keepRetention(db, id, wholeNumber(call.settings, 'KEEP_DAYS'))
      await runDeletions(db, id)
      return counts
    })
    call.print(gone, `Deleted: ${gone.pages} pages, ${gone.texts} texts, ${gone.audits} audits, ${gone.versions} versions`)
  },
}
