import { writeFile } from 'node:fs/promises'
import { claimsTable } from '../claims/table/export.ts'
import { takeClaims } from '../claims/table/take.ts'
import { allClaims } from '../db/claims/claims.ts'
import { readTableApart } from '../documents/bulk/read-apart.ts'
import { faultOf } from '../documents/order/fault-text.ts'
import { AppError, PlainError } from '../errors.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { readBytes } from './writing-tools.ts'

const ACTOR = { ...SYSTEM, name: 'command line' }

export const importClaims: Command = {
  usage: 'FILE --workspace ID [--dry-run]',
  summary: 'Takes claims in from a table (CSV or Excel); rows with mistakes are refused, and each mistake is named.',
  options: {
    workspace: WORKSPACE,
    'dry-run': { type: 'boolean', help: 'Only says what would become of each row.' },
  },
  words: [1, 1],
  async run(call) {
    const bytes = new Uint8Array(await readBytes(call.words[0]!))
    const dryRun = call.flags['dry-run'] === true
    const report = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      return plainly(call.words[0]!, async () => takeClaims(db, id, ACTOR, await readTableApart(bytes), dryRun))
    })
    const of = (outcome: string) => report.rows.filter((row) => row.outcome === outcome).length
    const faults = report.rows.flatMap((row) => row.faults.map((fault) => `Row ${fault.row}, ${fault.column}: ${fault.why}.`))
    const aside = report.aside.length > 0 ? [`Left aside: ${report.aside.join(', ')}.`] : []
    const sum = `${counted(of('new'), 'new claim')}, ${of('changed')} changed, ${of('same')} the same, ${of('refused')} refused.`
    call.print({ dry_run: dryRun, ...report }, [...faults, ...aside, dryRun ? `Would be: ${sum}` : sum].join('\n'))
    return of('refused') > 0 ? 1 : 0
  },
}

export const exportClaims: Command = {
  usage: 'FILE --workspace ID',
  summary: 'Writes all claims of a workspace as a table (CSV) that can be taken in again.',
  options: { workspace: WORKSPACE },
  words: [1, 1],
  async run(call) {
    const [file] = call.words as [string]
    const claims = await withDatabase(call.settings, async (db) =>
      allClaims(db, (await workspaceNamed(db, requiredFlag(call, 'workspace'))).id),
    )
    await writeFile(file, [...claimsTable(claims)].join(''))
    call.print({ file, claims: claims.length }, `${counted(claims.length, 'claim')} in ${file}`)
  },
}

/** What a server would answer with 422 is a sentence here. */
async function plainly<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new PlainError(`${file}: ${faultOf(error).replace(/^file: Value error, /, '')}`)
  }
}
