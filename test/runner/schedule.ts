import { availableParallelism, cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Processes at once, however many cores there are: they share a cluster of 200 connections. */
const MOST_AT_ONCE = 8
const LOOK_EVERY = 500
/** A core that was idle for this part of the time since the last look could do something. */
const IDLE_ENOUGH = 0.4

interface Machine {
  cores: number
  /** How many cores had nothing to do since it was last called. */
  idleCores(): number
  /** Milliseconds. */
  lookEvery: number
}

const thisMachine = (): Machine => ({ cores: availableParallelism(), idleCores: idleMeter(), lookEvery: LOOK_EVERY })

/**
 * Runs jobs in their order, one more at once than there are cores. While cores are idle nevertheless, because tests wait for a browser, a
 * process or a time limit, more are started, one at each look. On a machine with other work to do, none are.
 */
export async function runScheduled(jobs: (() => Promise<void>)[], machine = thisMachine(), stop?: AbortSignal): Promise<void> {
  const usual = Math.min(machine.cores + 1, MOST_AT_ONCE)
  const most = Math.min(machine.cores * 2 + 1, MOST_AT_ONCE)
  const waiting = [...jobs]
  const running = new Set<Promise<void>>()
  while (waiting.length > 0 && !stop?.aborted) {
    const idle = machine.idleCores()
    if (running.size < usual || (running.size < most && idle > IDLE_ENOUGH)) {
      const job: Promise<void> = waiting.shift()!().finally(() => running.delete(job))
      running.add(job)
    }
    if (running.size >= usual) await Promise.race([...running, sleep(machine.lookEvery)])
  }
  await Promise.all(running)
}

/** Answers how many cores had nothing to do since it was last called. */
function idleMeter(): () => number {
  let last = coreTimes()
  return () => {
    const now = coreTimes()
    const passed = now.total - last.total
    // Too soon after the last call for the clock of the operating system.
    if (passed < (LOOK_EVERY / 2) * now.cores) return 0
    const idle = ((now.idle - last.idle) / passed) * now.cores
    last = now
    return idle
  }
}

function coreTimes(): { cores: number; idle: number; total: number } {
  const times = cpus().map((core) => core.times)
  const idle = times.reduce((sum, each) => sum + each.idle, 0)
  const busy = times.reduce((sum, each) => sum + each.user + each.sys + each.nice + each.irq, 0)
  return { cores: times.length, idle, total: idle + busy }
}
