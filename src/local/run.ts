import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { checkSource, failedAsset } from './check.ts'
import type { LocalAsset } from './check.ts'
import type { LocalSource } from './gather.ts'
import { openRuleset } from './ruleset.ts'
import type { Ruleset, RulesetChoice } from './ruleset.ts'

/** A thread must first load and compile the rules: below this much text one does it faster alone. */
const WORTH_THREADS = 1_500_000
const MOST_THREADS = 8

export interface RunOptions {
  threads?: number
  onProgress?: (done: number, total: number) => void
}

/** Checks sources, over threads where that pays; the result is in the order of the sources. */
export async function runLocal(sources: LocalSource[], choice: RulesetChoice, options: RunOptions = {}): Promise<{ assets: LocalAsset[]; ruleset: Ruleset }> {
  const ruleset = await openRuleset(choice)
  const size = sources.reduce((sum, source) => sum + source.size, 0)
  const threads = options.threads ?? (size < WORTH_THREADS ? 1 : Math.min(availableParallelism(), MOST_THREADS, sources.length))
  const onProgress = options.onProgress ?? (() => undefined)
  let done = 0
  if (threads <= 1) {
    const assets: LocalAsset[] = []
    for (const source of sources) {
      assets.push(await checkSource(source, ruleset))
      onProgress(++done, sources.length)
    }
    return { assets, ruleset }
  }
  const assets: LocalAsset[] = Array(sources.length)
  // Largest first, so that no thread is left alone with a large one at the end.
  const queue = sources.map((source, index) => ({ source, index })).sort((a, b) => b.source.size - a.source.size)
  const own = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      assets[next.index] = await checkSource(next.source, ruleset)
      onProgress(++done, sources.length)
      // Lets the other threads' messages in between two documents.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const others = Array.from({ length: threads - 1 }, () => inThread(choice, queue, (index, asset) => {
    assets[index] = asset
    onProgress(++done, sources.length)
  }))
  await Promise.all([own(), ...others])
  return { assets, ruleset }
}

function inThread(choice: RulesetChoice, queue: { source: LocalSource; index: number }[], onDone: (index: number, asset: LocalAsset) => void): Promise<void> {
  return new Promise((resolve) => {
    let busy: { source: LocalSource; index: number } | undefined
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: choice })
    const next = () => {
      busy = queue.shift()
      thread.postMessage(busy ?? null)
    }
    thread.on('message', (message: 'ready' | LocalAsset) => {
      if (message !== 'ready') {
        onDone(busy!.index, message)
        busy = undefined
      }
      next()
    })
    thread.on('error', (error) => {
      if (busy) onDone(busy.index, failedAsset(busy.source.path, `It could not be checked: ${error.message}`))
      resolve()
    })
    thread.on('exit', () => resolve())
  })
}
