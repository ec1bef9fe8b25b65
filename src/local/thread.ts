import { parentPort, workerData } from 'node:worker_threads'
import { collectNow } from '../upkeep/collect-now.ts'
import { checkSource } from './check.ts'
import { SharedQueue, type QueueParts } from './queue.ts'
import { writeDown, type WrittenAsset } from './results.ts'
import { openRuleset } from './ruleset.ts'
import type { RulesetChoice } from './ruleset.ts'

export interface ThreadWork {
  /** Its number; 0 is the one that has started the others. */
  thread: number
  choice: RulesetChoice
  details: boolean
  queue: QueueParts
}

/** A checked source, by its place among the sources as they were given. */
export interface Checked {
  index: number
  written: WrittenAsset
}

/** Milliseconds after which results are handed over: each hand-over costs more than what it carries. */
const HANDED_OVER_EVERY = 100

const { thread, choice, details, queue: parts } = workerData as ThreadWork
const ruleset = await openRuleset(choice)
const queue = SharedQueue.of(parts)
let done: Checked[] = []
let handedOver = 0

function handOver() {
  parentPort!.postMessage(
    done,
    done.map(({ written }) => written.bytes.buffer),
  )
  done = []
}

for (let next = queue.take(thread); next; next = queue.take(thread)) {
  done.push({ index: next.index, written: writeDown(await checkSource(next.source, ruleset, details)) })
  if (performance.now() - handedOver < HANDED_OVER_EVERY) continue
  handOver()
  // Reading and compiling the rules leaves as much behind as it keeps, and V8 would let it lie until there is far more.
  if (handedOver === 0) await collectNow()
  handedOver = performance.now()
}
handOver()
