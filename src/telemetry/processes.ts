/** A metric as prom-client hands it on: what travels between processes. */
export interface MetricFigures {
  name: string
  help: string
  type: string
  values: { labels: Record<string, string | number>; value: number; metricName?: string }[]
}

export interface Snapshot {
  /** Empty: the process that answers. Null: the same for all. */
  process: string | null
  metrics: MetricFigures[]
}

type Message =
  | { telemetry: 'ask' | 'ask for all'; number: number }
  | { telemetry: 'answer' | 'last'; number: number; snapshots: Snapshot[] }

/** Messages of this file share the channel between parent and child with others, which leave them alone. */
export const isTelemetry = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'telemetry' in message

/** Of a process that does not answer in time what it answered last is shown, and that it did not: the others are read all the same. */
const WITHIN = 2500

/** Whether a process has answered. */
export const ANSWERS = 'imprimatur_process_answers'

/** A child as node:child_process and node:cluster have it. */
interface Child {
  send?(message: unknown, callback?: (error: Error | null) => void): boolean
  on(event: 'message', heard: (message: unknown) => void): unknown
  once(event: 'exit', ended: () => void): unknown
}

let own: (() => Promise<MetricFigures[]>) | null = null
let shared: (() => Promise<MetricFigures[]>) | null = null
const children = new Map<string, Child>()
/** What ended processes had counted, by their name: a worker that is started again goes on counting from there. */
const ended = new Map<string, MetricFigures[]>()
const lastSeen = new Map<Child, Snapshot[]>()
const asked = new Map<number, (snapshots: Snapshot[]) => void>()
let numbers = 0

/** What there is to say of this process, and what the first process says for all. */
export function setOwnMetrics(ofProcess: () => Promise<MetricFigures[]>, ofAll: () => Promise<MetricFigures[]>): void {
  own = ofProcess
  shared = ofAll
}

/** A parent reads the figures of this child as well, under the lowest free name: `worker`, or `server-1` where there may be several. */
export function readChild(child: Child, name: string, several = false): void {
  if (!own) return
  const named = several ? freeName(name) : name
  children.set(named, child)
  child.on('message', async (message) => {
    if (!isTelemetry(message)) return
    if (message.telemetry === 'answer') asked.get(message.number)?.(message.snapshots)
    else if (message.telemetry === 'last') lastSeen.set(child, message.snapshots)
    else if (message.telemetry === 'ask for all') tell(child, { telemetry: 'answer', number: message.number, snapshots: await readAll() })
  })
  child.once('exit', () => {
    if (children.get(named) === child) children.delete(named)
    for (const snapshot of lastSeen.get(child) ?? []) keepTotals(nameBelow(named, snapshot.process), snapshot.metrics)
    lastSeen.delete(child)
  })
}

/** In a child: answers its parent. */
export function answerParent(): void {
  if (!own || !process.send) return
  process.on('message', async (message: unknown) => {
    if (!isTelemetry(message)) return
    if (message.telemetry === 'answer') asked.get(message.number)?.(message.snapshots)
    else if (message.telemetry === 'ask') tell(process, { telemetry: 'answer', number: message.number, snapshots: await readBelow() })
  })
}

/** In a child that is about to end: what it has counted since it was last asked. */
export async function sendLastFigures(): Promise<void> {
  if (!own || !process.send || !process.connected) return
  const snapshots = await readBelow()
  await new Promise<void>((resolve) => process.send!({ telemetry: 'last', number: 0, snapshots } satisfies Message, () => resolve()))
}

/** The figures of every process of this machine that hangs together: of the first process, its children and theirs. */
export async function readAll(): Promise<Snapshot[]> {
  if (root === null) return ask(process, 'ask for all')
  const [below, ofAll] = await Promise.all([readBelow(), shared?.() ?? []])
  return [...below.map(({ process: name, metrics }) => ({ process: name || root, metrics })), { process: null, metrics: ofAll }]
}

/** The name of this process where it is the first one, which others ask. */
let root: string | null = null

export function nameRoot(name: string): void {
  root = name
}

async function readBelow(): Promise<Snapshot[]> {
  const answers = await Promise.all(
    [...children].map(async ([name, child]) => {
      const answer = await ask(child, 'ask')
      if (answer.length > 0) lastSeen.set(child, answer)
      const snapshots = answer.length > 0 ? answer : (lastSeen.get(child) ?? []).map(unanswered)
      return snapshots.map((snapshot) => ({ ...snapshot, process: nameBelow(name, snapshot.process) }))
    }),
  )
  const before = [...ended].map(([name, metrics]) => ({ process: name, metrics }))
  return [{ process: '', metrics: (await own?.()) ?? [] }, ...answers.flat(), ...before]
}

function ask(whom: Pick<Child, 'send'>, what: 'ask' | 'ask for all'): Promise<Snapshot[]> {
  const number = ++numbers
  return new Promise((resolve) => {
    const settle = (snapshots: Snapshot[]) => {
      clearTimeout(late)
      asked.delete(number)
      resolve(snapshots)
    }
    // A child asks all others through its parent, which waits for them.
    const late = setTimeout(settle, what === 'ask' ? WITHIN : WITHIN * 2, []).unref()
    asked.set(number, settle)
    tell(whom, { telemetry: what, number })
  })
}

/** What was seen last, marked as such. */
const unanswered = ({ process, metrics }: Snapshot): Snapshot => ({
  process,
  metrics: metrics.map((metric) => (metric.name === ANSWERS ? { ...metric, values: [{ labels: {}, value: 0 }] } : metric)),
})

/** To a process that may have ended meanwhile. */
function tell(whom: Pick<Child, 'send'>, message: Message): void {
  // One that has ended says so in the callback: whoever waits for its answer waits no longer than for any other.
  whom.send?.(message, () => undefined)
}

const nameBelow = (parent: string, name: string | null) => (name ? `${parent} ${name}` : parent)

function freeName(name: string): string {
  let number = 1
  while (children.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}

/** Only what is added up outlives a process: its memory and its connections are gone. */
function keepTotals(name: string, metrics: MetricFigures[]): void {
  const totals = metrics.filter(({ type }) => type === 'counter' || type === 'histogram')
  const before = ended.get(name)
  if (!before) return void ended.set(name, totals)
  const sums = new Map(before.flatMap((metric) => metric.values.map((value) => [keyOf(metric, value), value] as const)))
  for (const metric of totals) {
    const kept = before.find((each) => each.name === metric.name)
    if (!kept) {
      before.push(metric)
      continue
    }
    for (const value of metric.values) {
      const sum = sums.get(keyOf(metric, value))
      if (sum) sum.value += value.value
      else kept.values.push(value)
    }
  }
}

const keyOf = ({ name }: MetricFigures, { labels, metricName }: MetricFigures['values'][number]) =>
  JSON.stringify([name, metricName, Object.entries(labels).sort()])
