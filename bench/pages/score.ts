import { writeFileSync } from 'node:fs'
import { READ_WHOLE_FILE } from '../../src/packs/read-whole.ts'
import type { ReadWhole } from '../../src/packs/read-whole.ts'
import { packKeys } from '../../src/packs/library.ts'
import { openRuleset } from '../../src/local/ruleset.ts'
import { readPage } from '../../src/packs/page-reader.ts'
import { weigh } from '../../src/packs/weighed.ts'
import { check, mergeFindings, STAGES, type CompiledRules, type Finding, type Stage } from '../../src/rules/index.ts'
import type { Document } from '../../src/text/document.ts'
import { isGrave, STYLE } from '../quality.ts'
import { documentOf, LABELS, LOOKED, readIndex, readLines, type Fault, type Looked, type PageLabels } from './files.ts'

/** How the findings of some pages stand beside what their readers wrote down. */
class Tally implements ReadWhole {
  pages = 0
  right = 0
  debatable = 0
  wrong = 0
  faults = 0
  found = 0

  add(verdict: Verdict): void {
    this[verdict]++
  }

  /** Debatable findings count for nothing in the first figure, as wrong in the second. */
  line(name: string): string {
    const { pages, right, debatable, wrong, faults, found } = this
    const share = (part: number, of: number) => (of === 0 ? '   -' : (part / of).toFixed(2))
    const precision = `${share(right, right + wrong)} (debatable as wrong ${share(right, right + wrong + debatable)})`
    const counts = `${right} right, ${debatable} debatable, ${wrong} wrong`
    const missed = `faults found ${found} of ${faults}: ${share(found, faults)}`
    return `${name.padEnd(30)} ${String(pages).padStart(4)} pages  right ${precision}  ${counts}; ${missed}`
  }
}

type Verdict = 'right' | 'debatable' | 'wrong'

const NONE: ReadonlySet<Stage> = new Set()

/** `--without sentence`: the same with a stage off; several with a comma. What it adds is the difference. */
export function stagesOff(args: readonly string[]): ReadonlySet<Stage> {
  const at = args.indexOf('--without')
  const names = at < 0 ? [] : (args[at + 1] ?? '').split(',')
  const unknown = names.filter((name) => !(STAGES as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}: ${STAGES.join(', ')}`)
  return new Set(names as Stage[])
}

/** Prints counts alone: whoever measures on a part must not learn what stands in it. */
export async function score(folder: string, part: string, isKept: boolean, without: ReadonlySet<Stage> = NONE): Promise<void> {
  const { compiled } = await openRuleset({ packs: packKeys(), also: [], folders: [], valeIni: null })
  const labels = Map.groupBy(readLines<PageLabels>(LABELS), ({ id }) => id)
  const looked = Map.groupBy(readLines<Looked>(LOOKED), ({ id }) => id)
  const tallies = new Map<string, Tally>()
  const tally = (name: string) => tallies.get(name) ?? tallies.set(name, new Tally()).get(name)!
  for (const entry of readIndex()) {
    const readings = labels.get(entry.id)
    const document = entry.part === part && readings ? await documentOf(folder, entry) : null
    if (!document) continue
    const findings = findingsOn(document, compiled, without)
    const written = agreed(readings!)
    const seen = lookedAt(looked.get(entry.id) ?? [])
    const isHonest = readings!.every(({ honest }) => honest)
    const names = ['all', `language ${entry.lang}`, ...(isHonest ? ['honest businesses'] : [])]
    for (const name of names) count(tally(name), findings, written, seen)
    for (const name of names.filter((each) => !each.startsWith('language')))
      count(tally(`${name}, HIGH and above`), findings.filter(isGrave), written, seen)
  }
  const rows = [...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [name, each] of rows) console.log(each.line(name))
  if (isKept) writeFileSync(READ_WHOLE_FILE, `${JSON.stringify(Object.fromEntries(rows), null, 1)}\n`)
}

/** What is found by rules of law, as an audit shows it. */
export const findingsOn = (document: Document, compiled: CompiledRules, without: ReadonlySet<Stage> = NONE): Finding[] =>
  mergeFindings(check(document, compiled, { read: readPage, weigh, without }).findings, compiled.precedence).filter(
    ({ ruleId, block }) => block >= 0 && !STYLE.has(packOf(ruleId)),
  )

export const packOf = (ruleId: string) => ruleId.slice(0, ruleId.indexOf('.'))
export const meet = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end

function count(tally: Tally, findings: readonly Finding[], written: readonly Fault[], seen: readonly Seen[]): void {
  tally.pages++
  for (const repeated of Map.groupBy(findings, ({ ruleId, sentence }) => `${ruleId} ${folded(sentence)}`).values())
    tally.add(verdictOf(repeated, written, seen))
  const faults = written.filter(({ label }) => label === 'fault')
  tally.faults += faults.length
  tally.found += faults.filter((fault) => findings.some((finding) => meet(sentenceSpan(finding), fault))).length
}

const folded = (sentence: string) => sentence.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * A sentence that a page repeats was written down once: what is found in any of its places counts once. What the readers of whole pages
 * agreed on stands; of all else those decide who looked at the sentence alone, where anybody did.
 */
export function verdictOf(repeated: readonly Finding[], written: readonly Fault[], seen: readonly Seen[] = []): Verdict {
  const met = <One extends Fault | Seen>(labels: readonly One[]) =>
    labels.filter((label) => repeated.some((finding) => meet(sentenceSpan(finding), label)))
  const [whole, alone] = [met(written), met(seen)]
  if (whole.some(({ label }) => label === 'fault')) return 'right'
  if (alone.length > 0) return alone.some(({ label }) => label === 'fault') ? 'right' : verdictOfRest(alone)
  return whole.length > 0 ? 'debatable' : 'wrong'
}

const verdictOfRest = (alone: readonly Seen[]): Verdict => (alone.some(({ label }) => label === 'debatable') ? 'debatable' : 'wrong')

/** What those agree on who looked at a sentence; otherwise it is debatable. */
type Seen = Pick<Looked, 'start' | 'end' | 'label'>

export const lookedAt = (labels: readonly Looked[]): Seen[] =>
  [...Map.groupBy(labels, ({ start, end }) => `${start} ${end}`).values()].map((same) => {
    const { start, end, label } = same[0]!
    return { start, end, label: same.every((one) => one.label === label) ? label : 'debatable' }
  })

/** Readers quote a sentence or its faulty part: what is found elsewhere in the same sentence is about the same fault. */
const sentenceSpan = ({ sentenceStart: start, sentenceEnd: end }: Finding) => ({ start, end })

/** What both readers wrote down is a fault; what one of two did not is debatable. */
export function agreed(readings: readonly PageLabels[]): Fault[] {
  if (readings.length < 2) return readings.flatMap(({ faults }) => faults)
  const byOthers = (fault: Fault, reader: string) =>
    readings.every((other) => other.reader === reader || other.faults.some((one) => one.label === 'fault' && meet(one, fault)))
  // What both call a fault is counted once, where the first saw it.
  return readings.flatMap(({ reader, faults }, turn) =>
    faults.flatMap((fault) => {
      if (fault.label === 'debatable' || !byOthers(fault, reader)) return [{ ...fault, label: 'debatable' as const }]
      return turn === 0 ? [fault] : []
    }),
  )
}
