import { keepCompiled } from '../places.ts'
import { isTelemetry, sendLastFigures } from '../telemetry/processes.ts'
import { isBusy } from './busy.ts'
import type { FromWorker, Order } from './process-messages.ts'

keepCompiled()
// Ctrl-C reaches every process of the terminal; this one is told by the server when to stop, and without a server it has nothing to do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

/** Without it the process is taken for one whose loop stands still. */
const ALIVE = 1000
const say = (message: FromWorker) => process.send?.(message)
setInterval(() => say({ busy: !hasStarted || isBusy(), started: hasStarted }), ALIVE).unref()

const [ordered, stopped] = [Promise.withResolvers<Order>(), Promise.withResolvers<void>()]
let hasBegun = false
let hasStarted = false
process.on('message', (message: Order | 'stop') => {
  if (isTelemetry(message)) return
  if (message !== 'stop') return ordered.resolve(message)
  // While it still loads it has taken no work that it would have to end.
  if (!hasBegun) process.exit(0)
  stopped.resolve()
})
const { url, settings, housekeeping } = await ordered.promise
const [{ FOR_JOBS, openPool }, { startWorker }, { startTelemetry }, { log }] = await Promise.all([
  import('../db/base/pool.ts'),
  import('./worker.ts'),
  import('../telemetry/start.ts'),
  import('../telemetry/log.ts'),
])
hasBegun = true
const telemetry = await startTelemetry('worker', settings, { child: true })
const db = openPool(url, { max: 4, limits: FOR_JOBS, name: 'jobs' })
const worker = await startWorker(db, url, settings, (error) => log().error({ err: error }, 'work that goes on'), { housekeeping })
hasStarted = true
say({ busy: isBusy(), started: true })
await stopped.promise
await worker.stop()
await db.end()
await Promise.all([sendLastFigures(), telemetry.stop()])
process.exit(0)
