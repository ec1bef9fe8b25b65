import type pg from 'pg'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { queueFigures } from '../db/base/queue-figures.ts'
import { openReadiness } from '../db/base/readiness.ts'
import { log } from '../telemetry/log.ts'
import { setSharedFigures } from '../telemetry/meter.ts'
import type { SharedFigures } from '../telemetry/meter.ts'
import type { Probes } from '../telemetry/probes.ts'
import { sayBy } from '../telemetry/say.ts'
import { hasMetrics, startTelemetry } from '../telemetry/start.ts'

/** Begins to log, count and trace in this process. With LOG_FORMAT=json all it says on standard error is in the log's form. */
export async function watchProcess(
  name: string,
  settings: Settings,
  options: { child?: boolean } = {},
): Promise<{ stop(): Promise<void> }> {
  const telemetry = await startTelemetry(name, settings, options)
  if (settings.LOG_FORMAT === 'json') sayBy((level, text) => log()[level](text))
  return telemetry
}

interface Watched {
  db: pg.Pool
  url: string
}

/** Figures that are the same for all processes, and the port they are read at, where one is set. */
export async function openProbes(settings: Settings, { db, url }: Watched, isStopping: () => boolean): Promise<{ close(): Promise<void> }> {
  if (!hasMetrics(settings)) return { close: async () => undefined }
  const database = openReadiness(url)
  const whyNotReady = async () => (isStopping() ? 'It is stopping.' : database.trouble())
  setSharedFigures(() => figuresOf(db, whyNotReady, database.backup))
  const port = settings.METRICS_PORT === '' ? null : wholeNumber(settings, 'METRICS_PORT', 0, 65_535)
  const { listenForProbes } = await import('../telemetry/probes.ts')
  const listening =
    port === null
      ? null
      : await listenForProbes(settings.METRICS_HOST, port, { whyNotReady, lastBackup: database.backup, token: settings.METRICS_TOKEN })
  if (listening) log().info({ url: listening.url }, 'metrics')
  return {
    async close() {
      await listening?.close()
      await database.close()
    },
  }
}

async function figuresOf(db: pg.Pool, whyNotReady: Probes['whyNotReady'], lastBackup: Probes['lastBackup']): Promise<SharedFigures> {
  // What the database does not answer is left out: the rest is worth reading all the more.
  const [trouble, queues, backup] = await Promise.all([whyNotReady(), queueFigures(db).catch(() => []), lastBackup()])
  return { ready: trouble === null, queues, backup }
}
