import { existsSync, readFileSync } from 'node:fs'
import { UsageError } from '../errors.ts'
import { checkSource } from '../local/check.ts'
import type { ChangedLines } from '../local/changed.ts'
import { FIX_CLASSES, fixed, writeFixed, type FixedFile } from '../local/fix.ts'
import { writeDown, type Results } from '../local/results.ts'
import type { LocalSource } from '../local/sources.ts'
import { namesIn, type Ruleset, type RulesetChoice } from '../local/ruleset.ts'
import { readWordLines, type ApplyOptions } from '../rules/index.ts'
import { textFlag } from './command.ts'
import type { Call } from './command.ts'
import { counted } from './counted.ts'
import { progressDone } from './progress.ts'

/** What `--fix` asks for; null where nothing is to be changed. */
export function fixingOf(call: Call, { folders }: RulesetChoice): ApplyOptions | null {
  const given = textFlag(call, 'fix')
  const list = textFlag(call, 'names')
  if (given === undefined) {
    if (call.flags['dry-run'] === true || list !== undefined)
      throw new UsageError(`--${list === undefined ? 'dry-run' : 'names'} goes with --fix`)
    return null
  }
  const classes = FIX_CLASSES[given]
  const reported = ['output', 'format', 'baseline', 'update-baseline'].filter((name) => call.flags[name] !== undefined)
  if (call.flags['dry-run'] === true && reported.length > 0)
    throw new UsageError(
      `${reported.map((name) => `--${name}`).join(', ')} cannot be used with --dry-run, which prints a diff and no report`,
    )
  if (!classes) throw new UsageError(`--fix takes nothing or ${Object.keys(FIX_CLASSES).join(' or ')}, not "${given}"`)
  if (list !== undefined && !existsSync(list)) throw new UsageError(`${list} is not there`)
  return { classes, names: [...namesIn(folders), ...(list === undefined ? [] : readWordLines(readFileSync(list, 'utf8')))] }
}

/**
 * Applies what can be applied and says so on standard error. The files that changed are checked again, so that what is reported is what is
 * left. A dry run writes nothing and answers a unified diff.
 */
export async function fix(
  results: Results,
  sources: readonly LocalSource[],
  ruleset: Ruleset,
  options: ApplyOptions,
  { dry, details, changed: lines }: { dry: boolean; details: boolean; changed: ChangedLines | null },
): Promise<string> {
  const changed: { index: number; file: FixedFile }[] = []
  const left = new Map<string, number>()
  let index = 0
  for (const asset of results) {
    const suggests = asset.findings.some((finding) => finding.suggested_text !== null)
    const file = sources[index]!.kind !== 'file' || asset.error !== null || !suggests ? null : await fixed(asset, ruleset, options, lines)
    if (file && file.changes.length > 0) changed.push({ index, file })
    for (const [reason, count] of file?.left ?? []) left.set(reason, (left.get(reason) ?? 0) + count)
    index++
  }
  progressDone()
  process.stderr.write(
    report(
      changed.map(({ file }) => file),
      left,
      dry,
    ),
  )
  if (dry) return (await Promise.all(changed.map(({ file }) => diffOf(file)))).join('')
  for (const { index: at, file } of changed) {
    writeFixed(file)
    const size = Buffer.byteLength(file.after)
    results.set(at, writeDown(await checkSource({ kind: 'file', path: file.path, size }, ruleset, details)))
  }
  return ''
}

function report(files: readonly FixedFile[], left: ReadonlyMap<string, number>, dry: boolean): string {
  const lines: string[] = []
  for (const { path, changes } of files) {
    lines.push(path)
    for (const { ruleId, place, before, after } of changes)
      lines.push(`  ${place.line}:${place.column} ${ruleId}: ${quoted(before)} -> ${after.trim() === '' ? 'left out' : quoted(after)}`)
  }
  const applied = files.reduce((sum, { changes }) => sum + changes.length, 0)
  lines.push(`${counted(applied, 'suggestion')} ${dry ? 'would be ' : ''}applied in ${counted(files.length, 'file')}`)
  const others = [...left].toSorted(([, one], [, other]) => other - one).map(([reason, count]) => `${count} (${reason})`)
  if (others.length > 0) lines.push(`left to you: ${others.join(', ')}`)
  return `${lines.join('\n')}\n`
}

const quoted = (text: string) => JSON.stringify(text.trim())

/** Loaded where it is asked for: most audits print none. */
async function diffOf({ path, before, after }: FixedFile): Promise<string> {
  const { createTwoFilesPatch } = await import('diff')
  return createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 3 })
}
