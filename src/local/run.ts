import { availableParallelism } from 'node:os'
import v8 from 'node:v8'
import { Worker } from 'node:worker_threads'
import { collectNow } from '../upkeep/collect-now.ts'
import { checkSource, failedAsset } from './check.ts'
import type { LocalSource } from './sources.ts'
import { SharedQueue } from './queue.ts'
import { Results, writeDown } from './results.ts'
import type { WrittenAsset } from './results.ts'
import { needsModel, openRuleset } from './ruleset.ts'
import type { Ruleset, RulesetChoice } from './ruleset.ts'
import type { Checked, ThreadWork } from './thread.ts'

/** A thread must first load and compile the rules, and its code must grow warm: each needs this much text to earn that. */
const TEXT_PER_THREAD = 16_000_000
const MOST_THREADS = 8
/**
 * Megabytes of a thread's space for what a document leaves behind: with less it is copied about, with more it only lies longer. A thread
 * begins with all of it, as how far it may grow is one setting for the whole process, which the first thread has used up by then.
 */
const NEW_SPACE = 16
/**
 * Per cent by which what is kept may grow until V8 looks for what of it is no longer needed: it would wait for twice as much, in each
 * thread.
 */
const GROWTH = 40

/** Documents about which a model is asked at one time. */
const ASKED_AT_ONCE = 4

/** Bytes from which on a source is a large one. */
const LARGE = 1_000_000

const weightOf = ({ size }: LocalSource, threads: number) => (threads > 1 && size > LARGE ? size : 0)

interface RunOptions {
  /** Whether more is wanted of a finding than its line of the contract: `--json` prints no more. */
  details?: boolean
  threads?: number
  onProgress?: (done: number, total: number) => void
  /** Asks a model about documents, where one is set up. Asking takes long and no processor, so one thread asks about several at once. */
  judging?: Ruleset['judging']
  /** The rules are there, and nothing is checked yet. */
  onRuleset?: (ruleset: Ruleset) => void
  /** One more result is there, in any order. */
  onResult?: (results: Results) => void
}

/** Checks sources, over threads where that pays; the result is in the order of the sources. */
export async function runLocal(
  sources: LocalSource[],
  choice: RulesetChoice,
  options: RunOptions = {},
): Promise<{ results: Results; ruleset: Ruleset }> {
  const size = sources.reduce((sum, source) => sum + source.size, 0)
  const worthwhile = Math.min(1 + Math.floor(size / TEXT_PER_THREAD), availableParallelism(), MOST_THREADS)
  const asking = options.judging === undefined ? null : await openRuleset(choice)
  const asks = asking !== null && needsModel(asking)
  if (asks) asking.judging = options.judging
  const threads = asks ? 1 : Math.max(1, Math.min(options.threads ?? worthwhile, sources.length))
  const { details = true, onProgress = () => undefined, onRuleset = () => undefined, onResult = () => undefined } = options
  const results = new Results()
  let done = 0
  const keep = (index: number, written: WrittenAsset) => {
    results.set(index, written)
    onProgress(++done, sources.length)
    onResult(results)
  }
  // Large ones first, so that no thread is left alone with one at the end; the others as they were named, as they are printed.
  const queue = new SharedQueue(
    sources.map((source, index) => ({ source, index })).sort((a, b) => weightOf(b.source, threads) - weightOf(a.source, threads)),
    threads,
  )
  // They load their rules while this one does; if it cannot, there is nothing for them to do.
  const others = Array.from({ length: threads - 1 }, (_, index) =>
    inThread({ thread: index + 1, choice, details, queue: queue.parts }, queue, keep),
  )
  try {
    const ruleset = asking ?? (await openRuleset(choice))
    onRuleset(ruleset)
    let isFirst = true
    const work = async () => {
      for (let next = queue.take(0); next; next = queue.take(0)) {
        keep(next.index, writeDown(await checkSource(next.source, ruleset, details)))
        // Reading and compiling the rules leaves as much behind as it keeps, and V8 would let it lie until there is far more.
        if (threads > 1 && isFirst) await collectNow()
        isFirst = false
        // Lets the other threads' results in between two documents.
        if (threads > 1) await new Promise((resolve) => setImmediate(resolve))
      }
    }
    await Promise.all(Array.from({ length: asks ? ASKED_AT_ONCE : 1 }, work))
    await Promise.all(others.map(({ ended }) => ended))
    // What a thread had checked but not handed over when a document felled it.
    for (const [index, source] of sources.entries())
      if (!results.has(index)) keep(index, writeDown(await checkSource(source, ruleset, details)))
    return { results, ruleset }
  } catch (error) {
    await Promise.all(others.map(({ thread }) => thread.terminate()))
    throw error
  }
}

function inThread(
  work: ThreadWork,
  queue: SharedQueue,
  keep: (index: number, written: WrittenAsset) => void,
): { thread: Worker; ended: Promise<void> } {
  v8.setFlagsFromString(`--min-semi-space-size=${NEW_SPACE} --heap-growing-percent=${GROWTH}`)
  const thread = new Worker(new URL('./thread-main.ts', import.meta.url), {
    workerData: work,
    // V8 counts three of them.
    resourceLimits: { maxYoungGenerationSizeMb: 3 * NEW_SPACE },
  })
  const ended = new Promise<void>((resolve) => {
    thread.on('message', (checked: Checked[]) => {
      for (const { index, written } of checked) keep(index, written)
    })
    thread.on('error', (error) => {
      const felling = queue.lastOf(work.thread)
      if (felling) keep(felling.index, writeDown(failedAsset(felling.source.path, `It could not be checked: ${error.message}`)))
      resolve()
    })
    thread.on('exit', () => resolve())
  })
  return { thread, ended }
}
