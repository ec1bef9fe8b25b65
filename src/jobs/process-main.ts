import type { Settings } from '../config.ts'
import { keepCompiled } from '../places.ts'

keepCompiled()
// Ctrl-C reaches every process of the terminal; this one is told by the server when to stop, and without a server it has nothing to do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

/** Without it the process is taken for one whose loop stands still. */
const ALIVE = 1000
setInterval(() => process.send?.('alive'), ALIVE).unref()

interface Order {
  url: string
  settings: Settings
}

const [ordered, stopped] = [Promise.withResolvers<Order>(), Promise.withResolvers<void>()]
let hasBegun = false
process.on('message', (message: Order | 'stop') => {
  if (message !== 'stop') return ordered.resolve(message)
  // While it still loads it has taken no work that it would have to end.
  if (!hasBegun) process.exit(0)
  stopped.resolve()
})
const { url, settings } = await ordered.promise
const [{ FOR_JOBS, openPool }, { startWorker }] = await Promise.all([import('../db/pool.ts'), import('./worker.ts')])
hasBegun = true
const db = openPool(url, { max: 4, limits: FOR_JOBS })
const worker = await startWorker(db, url, settings, (error) => process.send?.({ error: error.stack ?? error.message }))
await stopped.promise
await worker.stop()
await db.end()
process.exit(0)
