import { relative } from 'node:path'
import { inspect } from 'node:util'
import type { run } from 'node:test'

interface FileOutcome {
  passed: number
  failures: { name: string; error: unknown }[]
  /** Of its tests and suites, without loading. */
  milliseconds: number
}

export interface Counts {
  passed: number
  failed: number
  /** What was printed of files with failures, to be printed again at the end: build servers keep only the end of a long output. */
  failures: string
}

/**
 * Prints one line for each test file when its process has ended (in a batch several files have one), and every failure in full; gives the
 * counts of tests. `batch` is the files of a batch; without it each file has a process of its own.
 */
export async function report(
  events: ReturnType<typeof run>,
  root: string,
  options: { batch?: string[]; quietWithoutTests: boolean; onFile(file: string, seconds: number): void },
): Promise<Counts> {
  const files = new Map<string, FileOutcome>()
  const outcomeOf = (file: string) => {
    let outcome = files.get(file)
    if (!outcome) files.set(file, (outcome = { passed: 0, failures: [], milliseconds: 0 }))
    return outcome
  }
  const total: Counts = { passed: 0, failed: 0, failures: '' }
  const printed = new Map<string, string>()
  const note = (file: string, text: string) => printed.set(file, (printed.get(file) ?? '') + text)
  const end = (file: string, output: string, milliseconds: number) => {
    const outcome = outcomeOf(file)
    // A process that ends early, even without a fault, has not run the files after it.
    if (outcome.passed + outcome.failures.length === 0 && !options.quietWithoutTests)
      outcome.failures.push({ name: 'no test ran', error: 'its process ended before its tests did' })
    total.passed += outcome.passed
    total.failed += outcome.failures.length
    const empty = outcome.passed + outcome.failures.length === 0
    if (!empty || !options.quietWithoutTests) total.failures += print(relative(root, file), outcome, output, milliseconds)
    if (outcome.passed > 0 && outcome.failures.length === 0) options.onFile(relative(root, file), milliseconds / 1000)
    files.delete(file)
  }
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') note(data.file ?? '', data.message)
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0)
      outcomeOf(data.file ?? '').milliseconds += data.details.duration_ms
    if (type === 'test:pass' && data.details.type !== 'suite' && !isFile(data, root)) {
      // A test that is left out proves nothing.
      if (data.skip !== undefined || data.todo !== undefined)
        outcomeOf(data.file ?? '').failures.push({ name: data.name, error: 'skipped' })
      else outcomeOf(data.file ?? '').passed++
    }
    if (type === 'test:fail' && !isOnlyBelow(data.details.error))
      outcomeOf(data.file ?? '').failures.push({ name: data.name, error: data.details.error })
    if (type === 'test:summary' && data.file) {
      const output = printed.get(data.file) ?? ''
      // What one process printed is not told apart by file.
      if (options.batch) for (const file of options.batch) end(file, output, outcomeOf(file).milliseconds)
      else end(data.file, output, data.duration_ms)
      printed.delete(data.file)
    }
  }
  // What never came to a summary of its own: a file that could not even be loaded.
  for (const [file, outcome] of files) {
    if (outcome.failures.length === 0) continue
    total.failed += outcome.failures.length
    total.failures += print(relative(root, file), outcome, printed.get(file) ?? '')
  }
  return total
}

/** Prints the line of a file; gives what there is to say of its failures, which is printed too. */
function print(file: string, { passed, failures }: FileOutcome, output: string, duration?: number): string {
  const seconds = duration === undefined ? '' : `, ${(duration / 1000).toFixed(1)} s`
  let text = `${failures.length === 0 ? '✔' : '✖'} ${file} (${passed} passed, ${failures.length} failed${seconds})\n`
  for (const { name, error } of failures) text += `\n  ✖ ${name}\n${indent(describe(error))}\n`
  if (failures.length > 0 && output) text += `${indent(output.slice(-8000))}\n`
  process.stdout.write(text)
  return failures.length > 0 ? text : ''
}

/** The file itself is reported as a test too, named by its path. */
function isFile(data: { name: string; file?: string; nesting: number }, root: string): boolean {
  return data.nesting === 0 && data.file !== undefined && (data.name === data.file || data.name === relative(root, data.file))
}

/** A suite fails with its tests; the tests are counted. */
function isOnlyBelow(error: Error): boolean {
  return (error as { failureType?: string }).failureType === 'subtestsFailed'
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (cause instanceof Error) return cause.stack?.includes(cause.message) ? cause.stack : `${cause.message}\n${cause.stack ?? ''}`
  return typeof cause === 'string' ? cause : inspect(cause)
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
