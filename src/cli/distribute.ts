import type { Command } from './command.ts'
import { explain, openDatabase } from './database.ts'
import { progress, progressDone } from './progress.ts'
import { watchProcess } from './watching.ts'
import { DATABASE_USED } from './used-settings.ts'

export const distributeCommand: Command = {
  usage: '[--abandon]',
  uses: [...DATABASE_USED, 'LOG_LEVEL', 'LOG_FORMAT'],
  summary: 'Spreads the tables of workspaces over the machines of a Citus cluster, while they are used; run again, it goes on.',
  options: {
    abandon: { type: 'boolean', help: 'Takes away what an unfinished move has made, and leaves the tables where they are.' },
  },
  words: [0, 0],
  async run(call) {
    await watchProcess('distribute', call.settings)
    const opened = await openDatabase(call.settings)
    const explained = (error: unknown) => {
      throw explain(error)
    }
    try {
      const { abandonDistributing, distribute } = await import('../db/base/distribute.ts')
      if (call.flags.abandon) {
        await abandonDistributing(opened.url).catch(explained)
        return call.print({ distributed: [], blocked_ms: null }, 'What an unfinished move had made is gone.')
      }
      const { tables, blockedMs } = await distribute(opened.url, progress).catch(explained)
      progressDone()
      const waited = blockedMs === null ? '' : ` Requests waited for ${(blockedMs / 1000).toFixed(1)} s while they took their places.`
      call.print({ distributed: tables, blocked_ms: blockedMs }, `${tables.length} tables distributed.${waited}`)
    } finally {
      await opened.close()
    }
  },
}
