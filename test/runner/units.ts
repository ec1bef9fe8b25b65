import { readFileSync } from 'node:fs'
import type { Needs } from './needs.ts'
import type { Durations } from './order.ts'

/** Test files that run in one process. */
export interface Unit {
  files: string[]
  seconds: number
}

/** A batch is ended when its files take this long together: longer ones would leave one core alone with the last of them. */
const BATCH_SECONDS = 30
/** A file that takes longer gains little from being loaded together with others. */
const LONGEST_IN_BATCH = 15

/** What reaches the other files of a process: hooks outside of a suite, and changes to the process itself. */
const PROCESS_WIDE = /^(?:before|after|beforeEach|afterEach)\(|\bprocess\.(?:env|chdir|on|once|exitCode)\b|\bmock\./m

/**
 * How the files are spread over processes, in the order of their start: what takes longest first, so that the run does not end with one
 * long file alone on one core. Short files that need nothing but Node, the shared database server and commands share a process.
 */
export function unitsOf(files: string[], needs: Needs, durations: Durations): Unit[] {
  const units: Unit[] = []
  // Apart, so that files that do not need the server do not load it because of their neighbours.
  const batches = { server: { files: [], seconds: 0 } as Unit, plain: { files: [], seconds: 0 } as Unit }
  for (const file of durations.longestFirst(files, needs)) {
    const seconds = durations.expected(file, needs)
    if (seconds > LONGEST_IN_BATCH || !mayShareProcess(file, needs)) {
      units.push({ files: [file], seconds })
      continue
    }
    const kind = needs.has(file, 'cluster') ? 'server' : 'plain'
    if (batches[kind].seconds + seconds > BATCH_SECONDS) batches[kind] = { files: [], seconds: 0 }
    const batch = batches[kind]
    if (batch.files.length === 0) units.push(batch)
    batch.files.push(file)
    batch.seconds += seconds
  }
  return units.toSorted((a, b) => b.seconds - a.seconds)
}

const mayShareProcess = (file: string, needs: Needs): boolean =>
  !(['browser', 'launcher'] as const).some((need) => needs.has(file, need)) &&
  !startsProcesses(file, needs) &&
  !PROCESS_WIDE.test(readFileSync(file, 'utf8'))

/** Files that only run commands gain most from sharing: so they share the process that the commands run in too. */
const startsProcesses = (file: string, needs: Needs): boolean =>
  needs.reachedFrom(file, 'test/helpers/command.ts').has('node:child_process')
