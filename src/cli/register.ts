import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { registerGaps, sumEntries } from '../db/promotions/list.ts'
import { today } from '../db/settings/settings.ts'
import { registerWorkbook } from '../documents/export/register-workbook.ts'
import { PlainError, UsageError } from '../errors.ts'
import { registerCsv } from '../promotions/register/table.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

export const register: Command = {
  usage: '--to FILE.csv|.xlsx --workspace ID',
  summary: 'Writes the register of promotions: each approved document, claim and live page with number, approver, reason and proof.',
  options: {
    to: {
      type: 'string',
      value: 'FILE',
      help: 'The file to write, of the format that its ending says; one that is there already is left alone.',
    },
    workspace: WORKSPACE,
  },
  words: [0, 0],
  async run(call) {
    const file = path.resolve(requiredFlag(call, 'to'))
    const isWorkbook = file.toLowerCase().endsWith('.xlsx')
    if (!isWorkbook && !file.toLowerCase().endsWith('.csv')) throw new UsageError('--to wants a name that ends in .csv or .xlsx')
    if (existsSync(file)) throw new PlainError(`${file} exists already`)
    const { entries, incomplete, gaps } = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      const rows = isWorkbook ? registerWorkbook(db, id) : registerCsv(db, id)
      try {
        await pipeline(Readable.from(rows), createWriteStream(file, { flags: 'wx' }))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true })
        throw error
      }
      return { ...(await sumEntries(db, id, today())), gaps: await registerGaps(db, id) }
    })
    const lacking = incomplete > 0 ? `; ${incomplete} lack something an examiner asks for` : ''
    const gone = gaps.length > 0 ? `\nNumbers are missing: ${gaps.join(', ')}. Somebody took these entries out of the database.` : ''
    call.print({ file, entries, incomplete, gaps }, `${entries === 1 ? '1 entry' : `${entries} entries`} in ${file}${lacking}.${gone}`)
    return gaps.length > 0 ? 1 : 0
  },
}
