import { closeSync, openSync, writeSync } from 'node:fs'
import { UsageError } from '../errors.ts'
import { updateBaseline, withoutBaseline } from '../local/baseline.ts'
import { gitPath, isChanged, type ChangedLines } from '../local/changed.ts'
import { sourcesFromArguments } from '../local/sources.ts'
import { Results, writeDown } from '../local/results.ts'
import type { Ruleset } from '../local/ruleset.ts'
import { stylesFoldersOf } from '../local/vale-setup.ts'
import { runLocal } from '../local/run.ts'
import { AUDIT_FLAGS, changedOf, choiceOf, failOnOf, isNotChecked, maxPagesOf, threadsOf } from './audit-flags.ts'
import { textFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { counted } from './counted.ts'
import { fix, fixingOf } from './fix.ts'
import { FOR_PEOPLE, FORMATS, type Report } from './formats/index.ts'
import type { FormatName } from './formats/names.ts'
import { outputsOf } from './outputs.ts'
import { progressBar, progressDone } from './progress.ts'
import { compileLess, heapKeeper } from './runtime-flags.ts'
import { notReadLines, ranLine } from './what-ran.ts'

export const audit: Command = {
  usage: 'SOURCE… [FLAG…]',
  summary: 'Checks files, folders, globs, addresses or standard input (-); with --workspace the audit is stored for review.',
  options: AUDIT_FLAGS,
  words: [1, Number.MAX_SAFE_INTEGER],
  async run(call) {
    if (call.flags.workspace !== undefined) return (await import('./audit-stored.ts')).runStored(call)
    const keepHeapSmall = heapKeeper()
    compileLess()
    const failOn = failOnOf(call)
    const format = formatOf(call)
    const outputs = outputsOf(call)
    const baseline = baselineOf(call)
    const changed = changedOf(call)
    const choice = choiceOf(call)
    const { sources: found, notRead } = sourcesFromArguments(call.words, {
      gitignore: call.flags['no-gitignore'] !== true,
      stdinName: textFlag(call, 'name'),
      rules: [...choice.folders, ...(choice.valeIni === null ? [] : stylesFoldersOf(choice.valeIni))],
    })
    const sources = changed === null ? found : found.filter(({ kind, path }) => kind !== 'file' || changed.has(gitPath(path)))
    const fixing = fixingOf(call, choice)
    const local = sources.filter((source) => source.kind !== 'url')
    const details = [format, ...outputs.map((output) => output.format)].some((one) => !WITHOUT_DETAILS.includes(one))
    const showProgress = progressBar('checking')
    let { results, ruleset } = await runLocal(local, choice, {
      details,
      ...threadsOf(call),
      onProgress(done, total) {
        keepHeapSmall()
        showProgress(done, total)
      },
    })
    progressDone()
    for (const { file, line, message } of ruleset.refused) process.stderr.write(`${file}:${line}: ${message}\n`)
    const isIncomplete = () =>
      isNotChecked(
        call,
        results.length - results.failed + (found.length - sources.length),
        results.failed + notRead.unreadable,
        ruleset.ran,
      )
    if (fixing !== null) {
      const dry = call.flags['dry-run'] === true
      const diff = await fix(results, local, ruleset, fixing, { dry, details })
      if (dry) {
        print([diff], (bytes) => process.stdout.write(bytes))
        const code = isIncomplete() ? 2 : 0
        results.close()
        return code
      }
    }
    await checkOutside(
      call,
      sources.filter((source) => source.kind === 'url').map((source) => source.path),
      ruleset,
      results,
    )
    if (changed !== null) process.stderr.write(`${found.length - sources.length} of ${counted(found.length, 'source')} not changed\n`)
    if (changed !== null && call.flags['changed-lines'] === true) results = onlyChanged(results, changed)
    if (baseline !== null) results = heedBaseline(results, baseline)
    progressDone()
    const report: Report = { results, rules: ruleset.rules, refused: ruleset.refused, ran: ruleset.ran, notRead: notRead.groups }
    if (!FOR_PEOPLE.includes(format)) process.stderr.write([ranLine(ruleset.ran), ...notReadLines(report.notRead), ''].join('\n'))
    if (results.suppressed > 0) process.stderr.write(`${counted(results.suppressed, 'finding')} suppressed by comments in the documents\n`)
    print(FORMATS[format](report), (bytes) => process.stdout.write(bytes))
    for (const output of outputs) writeOutput(output.file, FORMATS[output.format](report))
    const hasFailed = failOn !== null && results.reaches(failOn)
    const code = isIncomplete() ? 2 : hasFailed ? 1 : 0
    results.close()
    return code
  },
}

/** Formats that print no more of a finding than what `--json` does. */
const WITHOUT_DETAILS: FormatName[] = ['json', 'jsonl', 'csv', 'github', 'gitlab', 'junit', 'checkstyle']

/** Leaves only the findings in lines that changed. */
function onlyChanged(results: Results, changed: ChangedLines): Results {
  const left = new Results()
  for (const asset of results) {
    const kept = asset.findings.map(
      ({ start, end }) => !changed.has(gitPath(asset.path)) || isChanged(changed, asset.path, start.line, end.line),
    )
    left.push(writeDown({ ...asset, findings: asset.findings.filter((_, i) => kept[i]), details: asset.details.filter((_, i) => kept[i]) }))
  }
  results.close()
  return left
}

interface BaselineChoice {
  file: string
  update: boolean
}

function baselineOf(call: Call): BaselineChoice | null {
  const file = textFlag(call, 'baseline')
  const update = call.flags['update-baseline'] === true
  if (file === undefined && update) throw new UsageError('--update-baseline needs --baseline FILE, which it writes')
  return file === undefined ? null : { file, update }
}

function heedBaseline(results: Results, { file, update }: BaselineChoice): Results {
  if (update) {
    updateBaseline(results, file)
    process.stderr.write(`${file}: ${counted(results.findings, 'finding')} kept as known\n`)
  }
  const { results: left, known } = withoutBaseline(results, file)
  process.stderr.write(`${counted(known, 'finding')} of the baseline ${file} left out\n`)
  return left
}

/** What fetches is loaded where there is something to fetch: it is a quarter of the program, and most audits are of files. */
async function checkOutside(call: Call, urls: string[], ruleset: Ruleset, results: Results): Promise<void> {
  const maxPages = maxPagesOf(call)
  if (urls.length === 0) return
  const outside = await import('../local/outside.ts')
  await outside.checkOutside(urls, ruleset, call.settings, (asset) => results.push(writeDown(asset)), {
    crawl: call.flags.crawl === true,
    maxPages,
    onProgress: progressBar('checking'),
  })
}

/** Bytes written at once: each write costs more than a finding's line. */
const AT_ONCE = 1 << 16

function print(parts: Iterable<string | Uint8Array>, write: (bytes: Uint8Array) => void) {
  let held: Uint8Array[] = []
  let size = 0
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    held.push(bytes)
    size += bytes.length
    if (size < AT_ONCE) continue
    write(Buffer.concat(held))
    held = []
    size = 0
  }
  write(Buffer.concat(held))
}

function writeOutput(file: string, parts: Iterable<string | Uint8Array>): void {
  const open = openSync(file, 'w')
  try {
    print(parts, (bytes) => {
      for (let done = 0; done < bytes.length; ) done += writeSync(open, bytes, done)
    })
  } finally {
    closeSync(open)
  }
}

function formatOf(call: Call): FormatName {
  const given = call.json ? 'json' : (textFlag(call, 'format') ?? 'table')
  if (!(given in FORMATS)) throw new UsageError(`--format is one of ${Object.keys(FORMATS).join(', ')}, not "${given}"`)
  return given as FormatName
}
