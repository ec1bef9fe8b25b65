import { EXIT, UsageError } from '../errors.ts'
import { updateBaseline, withoutBaseline } from '../local/baseline.ts'
import { gitPath, isChanged, type ChangedLines } from '../local/changed.ts'
import { sourcesFromArguments, type Gathered } from '../local/sources.ts'
import { Results, writeDown } from '../local/results.ts'
import type { Ruleset, RulesetChoice } from '../local/ruleset.ts'
import { stylesFoldersOf } from '../local/vale-setup.ts'
import { runLocal } from '../local/run.ts'
import { auditConfig, choiceOf, resultFiles, type AuditConfig } from './audit-config.ts'
import { AUDIT_FLAGS, askedFor, changedOf, failOnOf, isNotChecked, maxPagesOf, threadsOf } from './audit-flags.ts'
import { guidelinesFor, judgingHere, notJudged } from './audit-judging.ts'
import { LiveTable, print, writeOutput } from './audit-printing.ts'
import { textFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { counted } from './counted.ts'
import { fix, fixingOf } from './fix.ts'
import { FOR_PEOPLE, FORMATS, type Report } from './formats/index.ts'
import type { FormatName } from './formats/names.ts'
import { refuseUnwritable } from './outputs.ts'
import { progressBar, progressDone } from './progress.ts'
import { suppressionFaults } from './project-faults.ts'
import { compileLess, heapKeeper } from './runtime-flags.ts'
import { notReadLines, ranLine } from './what-ran.ts'
import { AUDIT_USED } from './used-settings.ts'

const USAGE = '[SOURCE…] [FLAG…]'

export const audit: Command = {
  usage: USAGE,
  uses: AUDIT_USED,
  summary:
    'Checks files, folders, globs, addresses or standard input (-), or the sources of an imprimatur.yml; with --workspace or --server ' +
    'the audit is stored for review.',
  options: AUDIT_FLAGS,
  words: [0, Number.MAX_SAFE_INTEGER],
  foreignFolders: true,
  async run(call) {
    if (call.flags['print-config'] !== undefined) return (await import('./print-config.ts')).printConfig(call)
    if (call.flags.workspace !== undefined) return (await import('./audit-stored.ts')).runStored(call)
    if (call.flags.server !== undefined) return (await import('./audit-server.ts')).runOnServer(call)
    const lost = ['key', 'key-file'].find((name) => call.flags[name] !== undefined)
    if (lost !== undefined) throw new UsageError(`--${lost} goes with --server`)
    if (call.flags.watch === true) return (await import('./watch.ts')).watch(call)
    return (await checkOnce(call)).code
  },
}

export interface Checked {
  code: number
  config: AuditConfig
  choice: RulesetChoice
  ruleset: Ruleset
  gathered: Gathered
}

/** Checks everything once and prints the result. */
export async function checkOnce(call: Call): Promise<Checked> {
  const keepHeapSmall = heapKeeper()
  compileLess()
  const config = auditConfig(call)
  if (config.sources.value.length === 0) throw new UsageError(`Usage: imprimatur audit ${USAGE}`)
  const failOn = failOnOf(config.fail_on.value)
  const format = formatOf(config)
  const outputs = config.output.value
  refuseUnwritable(outputs)
  const baseline = baselineOf(call, config)
  const changed = changedOf(call)
  const choice = { ...choiceOf(config), ...askedFor(call) }
  const gathered = gather(call, config, choice)
  const { sources: found, notRead } = gathered
  const sources = changed === null ? found : found.filter(({ kind, path }) => kind !== 'file' || changed.has(gitPath(path)))
  const fixing = fixingOf(call, choice)
  const local = sources.filter((source) => source.kind !== 'url')
  const details = [format, ...outputs.map((output) => output.format)].some((one) => !WITHOUT_DETAILS.includes(one))
  const showProgress = progressBar('checking')
  const onlyChangedLines = changed !== null && call.flags['changed-lines'] === true
  const live =
    FOR_PEOPLE.includes(format) && fixing === null && baseline === null && !onlyChangedLines
      ? new LiveTable(call.flags.held === true)
      : null
  const judging = judgingHere(call.settings)
  let { results, ruleset } = await runLocal(local, choice, {
    details,
    ...(judging ? { judging: () => judging.open() } : {}),
    ...threadsOf(call),
    onRuleset(opened) {
      for (const { file, line, message } of opened.refused) process.stderr.write(`${file}:${line}: ${message}\n`)
      for (const market of opened.marketsWithoutRules) process.stderr.write(`imprimatur: no rule is made for the market ${market}\n`)
      live?.begin(opened.ran)
    },
    onResult: (so) => live?.more(so),
    onProgress(done, total) {
      keepHeapSmall()
      showProgress(done, total)
    },
  })
  progressDone()
  const isIncomplete = () =>
    isNotChecked(
      call,
      results.length - results.failed + (found.length - sources.length),
      results.failed + notRead.unreadable,
      ruleset.ran,
      notJudged(judging, guidelinesFor(ruleset, sources)),
      notRead.emptyInput,
      results.incomplete,
    )
  const checked = (code: number): Checked => {
    results.close()
    return { code, config, choice, ruleset, gathered }
  }
  if (fixing !== null) {
    const dry = call.flags['dry-run'] === true
    const diff = await fix(results, local, ruleset, fixing, { dry, details, changed: onlyChangedLines ? changed : null })
    if (dry) {
      print([diff])
      return checked(isIncomplete() ? EXIT.wrongUse : EXIT.done)
    }
  }
  await checkOutside(
    call,
    sources.filter((source) => source.kind === 'url').map((source) => source.path),
    ruleset,
    results,
  )
  const faults = suppressionFaults(config, choice, ruleset, results, changed !== null)
  if (faults !== null) results.push(writeDown(faults))
  if (changed !== null) process.stderr.write(`${found.length - sources.length} of ${counted(found.length, 'source')} not changed\n`)
  if (onlyChangedLines) results = onlyChanged(results, changed)
  if (baseline !== null) results = heedBaseline(results, baseline)
  progressDone()
  const isForeign = sayOtherLanguages(results, config, call.flags['allow-other-languages'] === true)
  const report: Report = {
    results,
    rules: ruleset.rules,
    refused: ruleset.refused,
    ran: ruleset.ran,
    notRead: notRead.groups,
    showHeld: call.flags.held === true,
  }
  if (!FOR_PEOPLE.includes(format)) process.stderr.write([ranLine(ruleset.ran), ...notReadLines(report.notRead), ''].join('\n'))
  if (results.suppressed > 0) process.stderr.write(`${counted(results.suppressed, 'finding')} suppressed\n`)
  if (live) live.end(report)
  else print(FORMATS[format](report))
  for (const output of outputs) writeOutput(output.file, FORMATS[output.format](report))
  const hasFailed = failOn !== null && results.reaches(failOn)
  return checked(isIncomplete() || isForeign ? EXIT.wrongUse : hasFailed ? EXIT.findings : EXIT.done)
}

/** What is named on the command line or in the project file, without what those leave out. */
export function gather(call: Call, config: AuditConfig, choice: RulesetChoice): Gathered {
  return sourcesFromArguments(config.sources.value, {
    gitignore: call.flags['no-gitignore'] !== true,
    stdinName: textFlag(call, 'name'),
    results: resultFiles(config),
    rules: [...choice.folders, ...(choice.valeIni === null ? [] : stylesFoldersOf(choice.valeIni))],
    ...(config.project === null ? {} : { project: { root: config.project.root, exclude: config.exclude.value } }),
  })
}

/** Formats that print no more of a finding than what `--json` does. */
const WITHOUT_DETAILS: FormatName[] = ['json', 'jsonl', 'csv', 'github', 'gitlab', 'junit', 'checkstyle']

/** Texts in languages that were not asked for are read by rules for every language alone: said, and no clean result unless accepted. */
function sayOtherLanguages(results: Results, { languages }: AuditConfig, isAccepted: boolean): boolean {
  const { value: asked } = languages
  if (asked === null) return false
  const others = new Map<string, number>()
  for (const { language, looks_like: seen = language } of results)
    if (seen !== null && !(asked as string[]).includes(seen)) others.set(seen, (others.get(seen) ?? 0) + 1)
  const accepts = isAccepted ? '' : '; --allow-other-languages accepts that'
  for (const [language, count] of others)
    process.stderr.write(
      `imprimatur: ${counted(count, 'text')} in ${language} not checked by the rules of that language, which is none of ` +
        `${asked.join(', ')} (${languages.from}${accepts})\n`,
    )
  return others.size > 0 && !isAccepted
}

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

function baselineOf(call: Call, { baseline }: AuditConfig): BaselineChoice | null {
  const update = call.flags['update-baseline'] === true
  if (baseline.value === null && update) throw new UsageError('--update-baseline needs --baseline FILE, which it writes')
  return baseline.value === null ? null : { file: baseline.value, update }
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

function formatOf({ format: { value, from } }: AuditConfig): FormatName {
  if (!(value in FORMATS))
    throw new UsageError(`${from === 'default' ? '--format' : from} is one of ${Object.keys(FORMATS).join(', ')}, not "${value}"`)
  return value as FormatName
}
