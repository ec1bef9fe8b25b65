/** What is counted where it happens. There is one only where somebody reads the figures (METRICS_PORT or METRICS_TOKEN). */
export interface Meter {
  /** For one route and method: what to call with each answer's status and seconds. */
  requests(method: string, route: string): (status: number, seconds: number) => void
  /** A request was told to come back. */
  refused(reason: RefusalReason): void
  job(kind: string, result: 'done' | 'failed', seconds: number): void
  auditEnded(status: string): void
  unfinishedAudits(count: number): void
  findingsStored(count: number): void
  modelCall(call: ModelCallFigures): void
  /** Work that a server repeats by a timer failed, for another reason than an absent database. */
  backgroundFailure(task: string): void
}

/** Why requests are told to come back: more came than can be served in time, or the database cannot answer them. */
export type RefusalReason = 'overload' | 'database'

interface ModelCallFigures {
  provider: string
  /** `done`, or the kind of trouble. */
  result: string
  seconds: number
  inputTokens: number
  outputTokens: number
  /** In the currency of MODEL_PRICE; null where no price is known. */
  cost: number | null
}

let current: Meter | null = null

export const meter = (): Meter | null => current

export function setMeter(made: Meter | null): void {
  current = made
}

/** What a pool of connections says about itself; node-postgres's pools do. */
interface CountedPool {
  totalCount: number
  idleCount: number
  waitingCount: number
  options: { max?: number }
}

/** Every pool of connections that is open, by its name. */
export const openPools = new Map<CountedPool, string>()

/** Figures that are asked for when somebody reads them, by the process that answers: they are the same for all processes. */
export interface SharedFigures {
  ready: boolean
  queues: { queue: string; waiting: number; active: number; oldestSeconds: number }[]
  /** When the last good backup began (null: there is none), and whether one has failed since; null: none was ever tried. */
  backup: { at: string | null; failed: boolean } | null
}

let figures: (() => Promise<SharedFigures>) | null = null

export const sharedFigures = async (): Promise<SharedFigures | null> => (figures ? figures() : null)

export function setSharedFigures(ask: (() => Promise<SharedFigures>) | null): void {
  figures = ask
}
