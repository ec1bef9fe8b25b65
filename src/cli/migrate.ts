import { setTimeout as sleep } from 'node:timers/promises'
import { missingMigrations } from '../db/base/migrate.ts'
import { isUnavailable } from '../db/base/unavailable.ts'
import { PlainError, UsageError } from '../errors.ts'
import { textFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { explain, openDatabase } from './database.ts'
import { progress, progressDone } from './progress.ts'
import { watchProcess } from './watching.ts'
import { DATABASE_USED } from './used-settings.ts'

export const migrateCommand: Command = {
  usage: '[--distributed] | --wait SECONDS',
  uses: [...DATABASE_USED, 'LOG_LEVEL', 'LOG_FORMAT'],
  summary: 'Migrates the database to the newest schema; --distributed then does what `imprimatur distribute` does.',
  options: {
    distributed: { type: 'boolean', help: 'Distributes the tables over the machines of a Citus cluster.' },
    wait: { type: 'string', value: 'SECONDS', help: 'Changes nothing: waits until another process has migrated the schema.' },
  },
  words: [0, 0],
  async run(call) {
    await watchProcess('migrate', call.settings)
    if (call.flags.wait !== undefined) return waitForSchema(call)
    const opened = await openDatabase(call.settings, { migrated: false })
    try {
      const { migrate } = await import('../db/base/migrate.ts')
      const migrated = await migrate(opened.url, progress).catch((error: unknown) => {
        throw explain(error)
      })
      const { distribute } = await import('../db/base/distribute.ts')
      const distributed = call.flags.distributed ? (await distribute(opened.url, progress)).tables : []
      progressDone()
      call.print({ migrated, distributed }, `${migrated.length} migrations applied, ${distributed.length} tables distributed.`)
    } finally {
      await opened.close()
    }
  },
}

const BETWEEN_LOOKS = 500

/** For processes that must not start before the schema is there, such as the pods of a release (deploy/kubernetes). */
async function waitForSchema(call: Call): Promise<void> {
  const given = textFlag(call, 'wait')!
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new UsageError(`--wait is a number of seconds from 1, not "${given}"`)
  if (call.flags.distributed) throw new UsageError('--wait changes nothing, and --distributed does')
  const url = call.settings.DATABASE_URL
  if (url === '') throw new UsageError('--wait is for a database that others migrate too: set DATABASE_URL')
  const last = Date.now() + Number(given) * 1000
  for (let said = ''; ; ) {
    const state = await stateOf(url)
    if (state === null) break
    if (Date.now() >= last) throw new PlainError(`The schema is not there after ${given} seconds: ${state}`)
    if (state !== said) progress(`Waiting for the schema: ${state}`)
    said = state
    await sleep(BETWEEN_LOOKS)
  }
  progressDone()
  call.print({ migrated: [], distributed: [] }, 'The schema is there.')
}

/** What there is to wait for; null: nothing. */
async function stateOf(url: string): Promise<string | null> {
  try {
    const missing = await missingMigrations(url)
    return missing.length === 0 ? null : `${missing.length} migrations are still to come`
  } catch (error) {
    if (isUnavailable(error)) return 'the database does not answer'
    throw explain(error)
  }
}
