import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { VERSION } from '../version.ts'
import { openPools, setMeter, sharedFigures } from './meter.ts'
import { ANSWERS, setOwnMetrics } from './processes.ts'
import type { MetricFigures, Snapshot } from './processes.ts'

/** How often the delay of the event loop is looked at, in milliseconds: rarely enough not to be seen in its own figures. */
const LOOK_EVERY = 50

/** Timers and sockets of Node.js by kind: of use to nobody who runs a server, and named against the convention. */
const ACTIVE = ['handles', 'requests', 'resources'].flatMap((what) => [`nodejs_active_${what}`, `nodejs_active_${what}_total`])

const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800]
const MODEL_SECONDS = [0.5, 1, 2, 5, 10, 20, 40, 80, 160]

/** Every figure there is of this process. Loaded only where somebody reads them; no label has more values than the program itself names. */
export function startMetrics(): void {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_EVERY })
  for (const name of ACTIVE) registry.removeSingleMetric(name)
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })

  gauge(ANSWERS, 'Whether the process has answered; 0: its figures are those of its last answer.').set(1)
  gauge('imprimatur_build_info', 'The version that runs; always 1.', ['version']).set({ version: VERSION }, 1)
  const requests = new Histogram({
    name: 'imprimatur_http_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'imprimatur_job_duration_seconds',
    help: 'Background jobs that have ended, by kind and result.',
    labelNames: ['kind', 'result'],
    buckets: JOB_SECONDS,
    registers,
  })
  const modelCalls = new Histogram({
    name: 'imprimatur_model_call_duration_seconds',
    help: 'Calls of language models by provider and result, retries included.',
    labelNames: ['provider', 'result'],
    buckets: MODEL_SECONDS,
    registers,
  })
  const refused = counter('imprimatur_http_refused_total', 'Requests that were told to come back, by reason.', ['reason'])
  const tokens = counter('imprimatur_model_tokens_total', 'Tokens sent to and received from language models.', ['provider', 'direction'])
  const cost = counter('imprimatur_model_cost_total', 'What tokens of the model of MODEL cost, by MODEL_PRICE.', ['provider'])
  const audits = counter('imprimatur_audits_ended_total', 'Audits that have ended, by status.', ['status'])
  const background = counter(
    'imprimatur_background_failures_total',
    'Repeated work of a server that failed although the database answered, by task.',
    ['task'],
  )
  const findings = counter('imprimatur_findings_stored_total', 'Findings of audits that were stored.')
  const unfinished = gauge(
    'imprimatur_audits_unfinished',
    'Audits that wait or run, as the worker saw them last; the same from every worker.',
  )
  watchPools(registry)

  const known = new Map<string, (status: number, seconds: number) => void>()
  setMeter({
    requests(method, route) {
      const name = `${method} ${route}`
      const found = known.get(name)
      if (found) return found
      const observe: ((seconds: number) => void)[] = []
      const count = (status: number, seconds: number) => {
        observe[status] ??= requests.labels(method, route, String(status)).observe
        observe[status](seconds)
      }
      known.set(name, count)
      return count
    },
    refused: (reason) => refused.inc({ reason }),
    job: (kind, result, seconds) => jobs.observe({ kind, result }, seconds),
    auditEnded: (status) => audits.inc({ status }),
    unfinishedAudits: (count) => unfinished.set(count),
    findingsStored: (count) => findings.inc(count),
    backgroundFailure: (task) => background.inc({ task }),
    modelCall({ provider, result, seconds, inputTokens, outputTokens, cost: price }) {
      modelCalls.observe({ provider, result }, seconds)
      tokens.inc({ provider, direction: 'input' }, inputTokens)
      tokens.inc({ provider, direction: 'output' }, outputTokens)
      if (price !== null) cost.inc({ provider }, price)
    },
  })
  setOwnMetrics(
    async () => figuresIn(registry),
    async () => figuresIn(await sharedMetrics()),
  )
}

const figuresIn = async (registry: Registry) => (await registry.getMetricsAsJSON()) as unknown as MetricFigures[]

function watchPools(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'imprimatur_database_pool_connections',
    help: 'Connections to the database by pool and state.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      this.reset()
      for (const [{ totalCount, idleCount }, pool] of openPools) {
        this.inc({ pool, state: 'in_use' }, totalCount - idleCount)
        this.inc({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'imprimatur_database_pool_max',
    help: 'Connections that a pool may have.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset()
      for (const [{ options }, pool] of openPools) this.inc({ pool }, options.max ?? 0)
    },
  })
  new Gauge({
    name: 'imprimatur_database_pool_waiting',
    help: 'Callers that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset()
      for (const [{ waitingCount }, pool] of openPools) this.inc({ pool }, waitingCount)
    },
  })
}

/** What is the same whichever process is asked: asked for once, by the one that answers. */
async function sharedMetrics(): Promise<Registry> {
  const registry = new Registry()
  const registers = [registry]
  const figures = await sharedFigures()
  if (!figures) return registry
  new Gauge({ name: 'imprimatur_ready', help: 'Whether requests or jobs would be accepted now.', registers }).set(figures.ready ? 1 : 0)
  const jobs = new Gauge({ name: 'imprimatur_queue_jobs', help: 'Jobs in a queue by state.', labelNames: ['queue', 'state'], registers })
  const oldest = new Gauge({
    name: 'imprimatur_queue_oldest_seconds',
    help: 'Seconds that the job waits which waits longest among those that could begin.',
    labelNames: ['queue'],
    registers,
  })
  for (const { queue, waiting, active, oldestSeconds } of figures.queues) {
    jobs.set({ queue, state: 'waiting' }, waiting)
    jobs.set({ queue, state: 'active' }, active)
    oldest.set({ queue }, oldestSeconds)
  }
  const backup = new Gauge({
    name: 'imprimatur_last_backup_timestamp_seconds',
    help: 'The moment that the last good backup holds, in seconds since 1970; 0: there is none.',
    registers,
  })
  backup.set(figures.backup?.at ? Date.parse(figures.backup.at) / 1000 : 0)
  const failed = new Gauge({
    name: 'imprimatur_last_backup_failed',
    help: 'Whether a backup has failed since the last good one.',
    registers,
  })
  failed.set(figures.backup?.failed ? 1 : 0)
  return registry
}

/** The figures of all processes as Prometheus reads them, each with the name of its process. */
export async function metricsText(snapshots: Snapshot[]): Promise<{ type: string; text: string }> {
  const labelled = snapshots.map(({ process, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      // Values of one process at different times are added up; others never meet, since the label keeps them apart.
      aggregator: 'sum',
      values: metric.values
        .filter(({ value }) => Number.isFinite(value))
        .map((each) => (process === null ? each : { ...each, labels: { ...each.labels, process } })),
    })),
  )
  const all = AggregatorRegistry.aggregate(labelled as never)
  return { type: all.contentType, text: `${(await all.metrics()).trimEnd()}\n` }
}
