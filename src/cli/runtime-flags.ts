import { performance } from 'node:perf_hooks'
import v8 from 'node:v8'
import { collectNow } from '../upkeep/collect-now.ts'

/**
 * Bytes of the space for new objects from which on it does not grow. With half of it what a request makes is copied twice as often: a
 * quarter more processor time for a read, and no less memory, since more of it is then kept in old space.
 */
const ENOUGH = 32 * 2 ** 20
/** Milliseconds from one look to the next. */
const OFTEN = 20

/** The flags are those of Node 24; an earlier one complains of what it does not know. */
const HAS_FLAGS = Number(process.versions.node.split('.')[0]) >= 24

const setFlag = (flag: string): void => void (HAS_FLAGS && v8.setFlagsFromString(flag))

const growBy = (factor: 1 | 2) => setFlag(`--semi-space-growth-factor=${factor}`)

function look(): void {
  const size = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_size ?? 0
  growBy(size < ENOUGH ? 2 : 1)
}

/**
 * Keeps the memory of a process small whose requests, or documents, are; how far new space may grow is otherwise a flag of the command
 * line alone. While it loads nothing grows: what is made then is made to stay.
 */
export function keepHeapSmall({ oldSpaceToo = false } = {}): void {
  growBy(1)
  setTimeout(() => {
    setInterval(look, 250).unref()
    if (oldSpaceToo) limitOldSpace()
  }, LOADING).unref()
  returnMemoryWhenIdle()
}

/** Milliseconds in which most processes have loaded what they need. */
const LOADING = 2000

/** By how many percent of what was alive at the last collection old space may grow until the next; V8 would take up to 300. */
const OLD_SPACE_GROWTH = 60

/**
 * A busy server makes old space four times as large as what it needs before V8 collects it; its requests leave little behind, so
 * collecting more often costs nothing that could be measured. The flag takes effect with the end of a collection, and the first one
 * would come only at some 200 MB.
 */
function limitOldSpace(): void {
  setFlag(`--heap-growing-percent=${OLD_SPACE_GROWTH}`)
  void collectNow()
}

/**
 * Milliseconds of little work after which unused memory goes back to the system, and the part of them that counts as little. Code that V8
 * has compiled goes too and is made again with the next requests: not while somebody reads between two clicks.
 */
const IDLE = 60_000
const LITTLE = 0.02

/** V8 collects when something is allocated; a process that came to rest would keep all that its last work took, for hours. */
function returnMemoryWhenIdle(): void {
  let before = performance.eventLoopUtilization()
  let hasWorked = true
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > LITTLE) hasWorked = true
    else if (hasWorked) {
      hasWorked = false
      void collectNow().then(() => (before = performance.eventLoopUtilization()))
    }
  }, IDLE).unref()
}

/**
 * The same for work that leaves the event loop no time: to be called between its parts. Until it is called first nothing grows: what is
 * made at the start, in one go, is made to stay, and needs no space for what does not.
 */
export function heapKeeper(): () => void {
  growBy(1)
  let looked = 0
  return () => {
    const now = performance.now()
    if (now - looked < OFTEN) return
    looked = now
    look()
  }
}

/** How often a function is called before V8 compiles it once more, at its best; 3,000 otherwise. */
const OFTEN_CALLED = 40_000

/**
 * An audit of some files ends before the best code has paid for its compiling, which takes the processor from other threads; a long one
 * has it soon enough.
 */
export const compileLess = (): void => setFlag(`--invocation-count-for-turbofan=${OFTEN_CALLED}`)
