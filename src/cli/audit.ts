import { SEVERITIES } from '../rules/index.ts'
import type { Severity } from '../rules/index.ts'
import { UsageError } from '../errors.ts'
import { withoutBaseline } from '../local/baseline.ts'
import type { LocalAsset } from '../local/check.ts'
import { fixFile } from '../local/fix.ts'
import { findValeIni, gather } from '../local/gather.ts'
import { packKeys } from '../rule-library.ts'
import type { Ruleset, RulesetChoice } from '../local/ruleset.ts'
import { runLocal } from '../local/run.ts'
import { textFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { FORMATS } from './formats/index.ts'
import type { FormatName } from './formats/index.ts'
import { progressBar, progressDone } from './progress.ts'
import { keepHeapSmall } from './small-heap.ts'

export const audit: Command = {
  usage: 'SOURCE… [--packs a,b] [--rules DIR]… [--format table|json|sarif|html] [--fail-on LOW|MEDIUM|HIGH|CRITICAL|never] [--baseline FILE] [--fix] [--crawl] [--max-pages N] [--workspace ID --name NAME]',
  summary: 'Checks files, folders, globs, addresses or standard input (-); with --workspace the audit is stored for review.',
  options: {
    packs: { type: 'string' }, rules: { type: 'string', multiple: true }, format: { type: 'string' }, 'fail-on': { type: 'string' }, baseline: { type: 'string' },
    fix: { type: 'boolean' }, crawl: { type: 'boolean' }, 'max-pages': { type: 'string' }, workspace: { type: 'string' }, name: { type: 'string' },
  },
  words: [1, Number.MAX_SAFE_INTEGER],
  async run(call) {
    if (call.flags.workspace !== undefined) return (await import('./audit-stored.ts')).runStored(call)
    keepHeapSmall()
    const failOn = failOnOf(call)
    const format = formatOf(call)
    const sources = gather(call.words)
    const choice = choiceOf(call)
    const { assets: files, ruleset } = await runLocal(sources.filter((source) => source.kind !== 'url'), choice, { onProgress: progressBar('checking') })
    const pages = await checkedOutside(call, sources.filter((source) => source.kind === 'url').map((source) => source.path), ruleset)
    let assets = [...files, ...pages]
    if (call.flags.fix) assets = (await fixed(files, choice)).concat(pages)
    const baseline = textFlag(call, 'baseline')
    if (baseline !== undefined) assets = withoutBaseline(assets, baseline)
    progressDone()
    for (const { file, line, message } of ruleset.refused) process.stderr.write(`${file}:${line}: ${message}\n`)
    process.stdout.write(FORMATS[format]({ assets, rules: ruleset.rules, refused: ruleset.refused }))
    return failOn !== null && assets.some((asset) => asset.findings.some((finding) => SEVERITIES.indexOf(finding.severity) >= SEVERITIES.indexOf(failOn))) ? 1 : 0
  },
}

/** What fetches is loaded where there is something to fetch: it is a quarter of the program, and most audits are of files. */
async function checkedOutside(call: Call, urls: string[], ruleset: Ruleset): Promise<LocalAsset[]> {
  const maxPages = maxPagesOf(call)
  if (urls.length === 0) return []
  const { checkOutside } = await import('../local/outside.ts')
  return checkOutside(urls, ruleset, call.settings, { crawl: call.flags.crawl === true, maxPages, onProgress: progressBar('checking') })
}

/** Built-in packs unless rules of one's own, or a team's Vale set-up, take their place. */
function choiceOf(call: Call): RulesetChoice {
  const folders = ([call.flags.rules].flat().filter((folder) => typeof folder === 'string') as string[])
  const packs = textFlag(call, 'packs')?.split(',').map((pack) => pack.trim()).filter((pack) => pack !== '') ?? null
  const valeIni = folders.length === 0 && packs === null ? findValeIni(call.words) : null
  return { packs: packs ?? (folders.length === 0 && !valeIni ? packKeys() : null), folders, valeIni }
}

/** Applies what can be applied, and checks those files again: what is reported is what is left. */
async function fixed(assets: LocalAsset[], choice: RulesetChoice): Promise<LocalAsset[]> {
  const changed = assets.filter((asset) => asset.path !== '-' && asset.error === null && fixFile(asset) > 0)
  if (changed.length === 0) return assets
  const again = await runLocal(gather(changed.map((asset) => asset.path)), choice, { threads: 1 })
  const byPath = new Map(again.assets.map((asset) => [asset.path, asset]))
  return assets.map((asset) => byPath.get(asset.path) ?? asset)
}

function failOnOf(call: Call): Severity | null {
  const given = textFlag(call, 'fail-on') ?? 'HIGH'
  if (given === 'never') return null
  if (!SEVERITIES.includes(given as Severity)) throw new UsageError(`--fail-on is one of ${SEVERITIES.join(', ')} or never, not "${given}"`)
  return given as Severity
}

function formatOf(call: Call): FormatName {
  const given = call.json ? 'json' : (textFlag(call, 'format') ?? 'table')
  if (!(given in FORMATS)) throw new UsageError(`--format is one of ${Object.keys(FORMATS).join(', ')}, not "${given}"`)
  return given as FormatName
}

export function maxPagesOf(call: Call): number {
  const given = textFlag(call, 'max-pages') ?? '200'
  if (!/^[1-9]\d*$/.test(given)) throw new UsageError(`--max-pages is a whole number from 1, not "${given}"`)
  return Number(given)
}
