import type { Command } from './command.ts'
import { FOR_JOBS } from '../db/base/pool.ts'
import { openDatabase } from './database.ts'
import { log } from '../telemetry/log.ts'
import { progressDone } from './progress.ts'
import { keepHeapSmall } from './runtime-flags.ts'
import { refuseWrongModel } from './start-checks.ts'
import { openProbes, watchProcess } from './watching.ts'

export const worker: Command = {
  usage: '[--concurrency N]',
  uses: 'all',
  summary: 'One more worker for audits, on the same database.',
  words: [0, 0],
  async run(call) {
    refuseWrongModel(call.settings)
    keepHeapSmall()
    const telemetry = await watchProcess('main', call.settings)
    const opened = await openDatabase(call.settings, { limits: FOR_JOBS })
    try {
      // In a process of its own, which is replaced should it end or its loop stand still.
      const { startWorkerProcess } = await import('../jobs/process.ts')
      const working = startWorkerProcess(opened.url, call.settings, (error) => log().error({ err: error }, 'worker'))
      let stopping = false
      const probes = await openProbes(call.settings, opened, () => stopping)
      progressDone()
      call.print({ status: 'working' }, 'Working; Ctrl-C stops.')
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
      })
      stopping = true
      await working.stop()
      await probes.close()
    } finally {
      await opened.close()
      await telemetry.stop()
    }
  },
}
