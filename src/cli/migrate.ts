import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { progress, progressDone } from './progress.ts'
import { watchProcess } from './watching.ts'
import { DATABASE_USED } from './used-settings.ts'

export const migrateCommand: Command = {
  usage: '[--distributed]',
  uses: [...DATABASE_USED, 'LOG_LEVEL', 'LOG_FORMAT'],
  summary: 'Brings the database to the newest schema; --distributed also spreads it over a Citus cluster.',
  options: { distributed: { type: 'boolean', help: 'Distributes the tables over the machines of a Citus cluster.' } },
  words: [0, 0],
  async run(call) {
    await watchProcess('migrate', call.settings)
    const opened = await openDatabase(call.settings, { migrated: false })
    try {
      const { migrate } = await import('../db/migrate.ts')
      const migrated = await migrate(opened.url, progress)
      const { distribute } = await import('../db/distribute.ts')
      const distributed = call.flags.distributed ? await distribute(opened.url, progress) : []
      progressDone()
      call.print({ migrated, distributed }, `${migrated.length} migrations applied, ${distributed.length} tables distributed.`)
    } finally {
      await opened.close()
    }
  },
}
