import { RULE_SEVERITIES } from '../rules/index.ts'
import type { RuleSeverity } from '../rules/index.ts'
import { UsageError } from '../errors.ts'
import { withoutBaseline } from '../local/baseline.ts'
import { findValeIni, sourcesFromArguments } from '../local/sources.ts'
import { packKeys } from '../packs/library.ts'
import { writeDown, type Results } from '../local/results.ts'
import type { Ruleset, RulesetChoice } from '../local/ruleset.ts'
import { runLocal } from '../local/run.ts'
import { textFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { fix, fixingOf } from './fix.ts'
import { FORMATS } from './formats/index.ts'
import type { FormatName } from './formats/index.ts'
import { progressBar, progressDone } from './progress.ts'
import { compileLess, heapKeeper } from './runtime-flags.ts'

export const audit: Command = {
  usage:
    'SOURCE… [--packs a,b] [--rules DIR]… [--format table|json|sarif|html] [--fail-on LOW|MEDIUM|HIGH|CRITICAL|never] ' +
    '[--baseline FILE] [--fix[=removals]] [--dry-run] [--names FILE] [--threads N] [--crawl] [--max-pages N] ' +
    '[--workspace ID --name NAME]',
  summary: 'Checks files, folders, globs, addresses or standard input (-); with --workspace the audit is stored for review.',
  options: {
    packs: { type: 'string' },
    rules: { type: 'string', multiple: true },
    format: { type: 'string' },
    'fail-on': { type: 'string' },
    baseline: { type: 'string' },
    fix: { type: 'string' },
    'dry-run': { type: 'boolean' },
    names: { type: 'string' },
    threads: { type: 'string' },
    crawl: { type: 'boolean' },
    'max-pages': { type: 'string' },
    workspace: { type: 'string' },
    name: { type: 'string' },
  },
  optionalValues: { fix: 'wording' },
  words: [1, Number.MAX_SAFE_INTEGER],
  async run(call) {
    if (call.flags.workspace !== undefined) return (await import('./audit-stored.ts')).runStored(call)
    const keepHeapSmall = heapKeeper()
    compileLess()
    const failOn = failOnOf(call)
    const format = formatOf(call)
    const sources = sourcesFromArguments(call.words)
    const choice = choiceOf(call)
    const fixing = fixingOf(call, choice)
    const showProgress = progressBar('checking')
    let { results, ruleset } = await runLocal(
      sources.filter((source) => source.kind !== 'url'),
      choice,
      {
        details: format !== 'json',
        ...threadsOf(call),
        onProgress(done, total) {
          keepHeapSmall()
          showProgress(done, total)
        },
      },
    )
    if (fixing !== null) {
      const dry = call.flags['dry-run'] === true
      const diff = await fix(results, ruleset, fixing, { dry, details: format !== 'json' })
      if (dry) {
        progressDone()
        print([diff])
        results.close()
        return 0
      }
    }
    await checkOutside(
      call,
      sources.filter((source) => source.kind === 'url').map((source) => source.path),
      ruleset,
      results,
    )
    const baseline = textFlag(call, 'baseline')
    if (baseline !== undefined) results = withoutBaseline(results, baseline)
    progressDone()
    for (const { file, line, message } of ruleset.refused) process.stderr.write(`${file}:${line}: ${message}\n`)
    print(FORMATS[format]({ results, rules: ruleset.rules, refused: ruleset.refused }))
    results.close()
    return failOn !== null && results.reaches(failOn) ? 1 : 0
  },
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

/** Built-in packs unless rules of one's own, or a team's Vale set-up, take their place. */
function choiceOf(call: Call): RulesetChoice {
  const folders = [call.flags.rules].flat().filter((folder) => typeof folder === 'string') as string[]
  const packs =
    textFlag(call, 'packs')
      ?.split(',')
      .map((pack) => pack.trim())
      .filter((pack) => pack !== '') ?? null
  const valeIni = folders.length === 0 && packs === null ? findValeIni(call.words) : null
  return { packs: packs ?? (folders.length === 0 && !valeIni ? packKeys() : null), folders, valeIni }
}

/** Bytes written at once: each write costs more than a finding's line. */
const AT_ONCE = 1 << 16

function print(parts: Iterable<string | Uint8Array>) {
  let held: Uint8Array[] = []
  let size = 0
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    held.push(bytes)
    size += bytes.length
    if (size < AT_ONCE) continue
    process.stdout.write(Buffer.concat(held))
    held = []
    size = 0
  }
  process.stdout.write(Buffer.concat(held))
}

function failOnOf(call: Call): RuleSeverity | null {
  const given = textFlag(call, 'fail-on') ?? 'HIGH'
  if (given === 'never') return null
  if (!RULE_SEVERITIES.includes(given as RuleSeverity))
    throw new UsageError(`--fail-on is one of ${RULE_SEVERITIES.join(', ')} or never, not "${given}"`)
  return given as RuleSeverity
}

function formatOf(call: Call): FormatName {
  const given = call.json ? 'json' : (textFlag(call, 'format') ?? 'table')
  if (!(given in FORMATS)) throw new UsageError(`--format is one of ${Object.keys(FORMATS).join(', ')}, not "${given}"`)
  return given as FormatName
}

export const maxPagesOf = (call: Call): number => numberOf(call, 'max-pages') ?? 200

function threadsOf(call: Call): { threads?: number } {
  const threads = numberOf(call, 'threads')
  return threads === null ? {} : { threads }
}

function numberOf(call: Call, flag: string): number | null {
  const given = textFlag(call, flag)
  if (given === undefined) return null
  if (!/^[1-9]\d*$/.test(given)) throw new UsageError(`--${flag} is a whole number from 1, not "${given}"`)
  return Number(given)
}
