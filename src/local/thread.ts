import { parentPort, workerData } from 'node:worker_threads'
import { checkSource } from './check.ts'
import { SharedQueue, type QueueParts } from './queue.ts'
import { openRuleset } from './ruleset.ts'
import type { RulesetChoice } from './ruleset.ts'
import { clearStartGarbage } from './start-garbage.ts'

export interface ThreadWork {
  choice: RulesetChoice
  queue: QueueParts
}

const { choice, queue: parts } = workerData as ThreadWork
const ruleset = await openRuleset(choice)
let isFirst = true
const queue = SharedQueue.of(parts)
for (let next = queue.take(); next; next = queue.take()) {
  // Said beforehand: if the document fells this thread, the other side knows which it was.
  parentPort!.postMessage({ began: next.number })
  parentPort!.postMessage({ index: next.index, asset: await checkSource(next.source, ruleset) })
  if (isFirst) clearStartGarbage()
  isFirst = false
}
