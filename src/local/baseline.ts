import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import type { LocalFinding } from './check.ts'
import { hashed } from './context.ts'
import { Results, writeDown } from './results.ts'

/** What a baseline keeps of a finding. */
export type Known = Pick<LocalFinding, 'rule_id' | 'text' | 'fingerprint'> & { context?: string }

/** What was checked, with what was found there. */
interface Audited {
  path: string
  findings: readonly Known[]
}

interface BaselineFile {
  /** Written by --update-baseline: its paths are relative to the baseline's folder. Otherwise it is the JSON result of an audit. */
  baseline?: 1
  assets: { path: string; findings: Known[] }[]
}

/** Leaves only what the baseline does not have. Answers the results and how many findings of the baseline were found again. */
export function withoutBaseline(results: Results, file: string): { results: Results; known: number } {
  const left = new Results()
  let known = 0
  for (const { asset, isNew } of comparedWith(results, file)) {
    known += isNew.filter((one) => !one).length
    left.push(
      writeDown({ ...asset, findings: asset.findings.filter((_, i) => isNew[i]), details: asset.details.filter((_, i) => isNew[i]) }),
    )
  }
  results.close()
  return { results: left, known }
}

/** What was checked, with which of its findings a baseline does not have. */
export function* comparedWith<T extends Audited>(results: Iterable<T>, file: string): Generator<{ asset: T; isNew: boolean[] }> {
  const baseline = readBaseline(file)
  const formerPath = movedFiles(results, baseline)
  for (const asset of results) {
    const place = placeOf(asset.path)
    yield { asset, isNew: unmatched(asset.findings, baseline.get(formerPath.get(place) ?? place) ?? []) }
  }
}

/** Keeps every finding of this audit as known. */
export function updateBaseline(results: Iterable<Audited>, file: string): void {
  const folder = path.dirname(path.resolve(file))
  const assets = []
  for (const asset of results) {
    if (asset.findings.length === 0) continue
    const place = placeOf(asset.path)
    assets.push({
      path: path.isAbsolute(place) ? path.relative(folder, place).replaceAll(path.sep, '/') : place,
      findings: asset.findings.map(({ rule_id, text, fingerprint, context }) => ({
        rule_id,
        text,
        fingerprint,
        ...(context ? { context } : {}),
      })),
    })
  }
  writeFileSync(file, `${JSON.stringify({ baseline: 1, assets } satisfies BaselineFile, null, 2)}\n`)
}

/** A file by its absolute path, wherever the audit was started; addresses and standard input as they are. */
const placeOf = (name: string, folder = '.') => (name === '-' || /^https?:/i.test(name) ? name : path.resolve(folder, name))

function readBaseline(file: string): Map<string, Known[]> {
  let read: BaselineFile
  try {
    read = JSON.parse(readFileSync(file, 'utf8')) as BaselineFile
    const folder = read.baseline === 1 ? path.dirname(path.resolve(file)) : '.'
    return new Map(read.assets.map((asset) => [placeOf(asset.path, folder), asset.findings]))
  } catch {
    throw new UsageError(`${file} is not a baseline; --update-baseline writes one`)
  }
}

/** The nearest first: sentence and both neighbours, then one of them, then the sentence alone. */
const NEARNESS: ((parts: [string, string, string]) => string[])[] = [
  ([before, sentence, after]) => [`${before}.${sentence}.${after}`],
  ([before, sentence, after]) => [`${before}.${sentence}`, `${sentence}.${after}`],
  ([, sentence]) => [sentence],
]

/** Which findings are new: each of the baseline's explains one finding, the one whose surroundings are most like its own. */
function unmatched(findings: readonly Known[], baseline: Known[]): boolean[] {
  const isNew = findings.map(() => true)
  const open = new Set(baseline)
  const match = (keysOf: (finding: Known) => string[]) => {
    const byKey = new Map<string, Known[]>()
    for (const known of open)
      for (const key of keysOf(known)) {
        const alike = byKey.get(key)
        if (alike) alike.push(known)
        else byKey.set(key, [known])
      }
    for (const [i, finding] of findings.entries()) {
      if (!isNew[i]) continue
      const known = keysOf(finding)
        .flatMap((key) => byKey.get(key) ?? [])
        .find((one) => open.has(one))
      if (!known) continue
      open.delete(known)
      isNew[i] = false
    }
  }
  for (const near of NEARNESS) match(({ rule_id, text, context }) => near(partsOf(context)).map((key) => `${rule_id}\n${text}\n${key}`))
  // Results of before there were contexts.
  for (const known of open) if (known.context !== undefined) open.delete(known)
  match(({ fingerprint }) => [fingerprint])
  return isNew
}

/** Findings that a server stores are known by their sentence: what stands around it is not sent. */
const isSentenceAlone = ({ context }: Known) => context?.startsWith(`${UNKNOWN}.`) === true

const UNKNOWN = 'none'

/** The context of a finding of which only the sentence is known. */
export const sentenceContext = (sentence: string): string => `${UNKNOWN}.${hashed(sentence)}.${UNKNOWN}`

const partsOf = (context = 'none.none.none') => context.split('.') as [string, string, string]

/**
 * Files that the baseline does not know, each with the vanished file it was before: the one it shares most findings with, surroundings
 * included. A file that is still there was not moved, however much it is alike.
 */
function movedFiles(results: Iterable<Audited>, baseline: Map<string, Known[]>): Map<string, string> {
  const gone = new Map([...baseline].filter(([place]) => path.isAbsolute(place) && !existsSync(place)))
  const moved = new Map<string, string>()
  if (gone.size === 0) return moved
  for (const asset of results) {
    const place = placeOf(asset.path)
    if (baseline.has(place) || asset.findings.length === 0) continue
    const keyOf = isSentenceAlone(asset.findings[0]!)
      ? ({ rule_id, context }: Known) => `${rule_id}\n${partsOf(context)[1]}`
      : ({ rule_id, context }: Known) => `${rule_id}\n${context}`
    const contexts = new Set(asset.findings.map(keyOf))
    const shared = (known: Known[]) => known.filter((one) => contexts.has(keyOf(one))).length
    const [best] = [...gone].map(([from, known]) => ({ from, count: shared(known) })).toSorted((a, b) => b.count - a.count)
    if (!best || best.count === 0) continue
    moved.set(place, best.from)
    gone.delete(best.from)
  }
  return moved
}
