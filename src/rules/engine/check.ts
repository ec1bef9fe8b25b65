import type { Document } from '../../text/document.ts'
import type { CheckResult } from '../definition/rule.ts'
import { Page } from '../page/page.ts'
import { asValeReads } from '../vale/html.ts'
import { OriginalBlocks } from '../vale/page.ts'
import { CheckRun } from './check-run.ts'
import type { CompiledRules } from './compile.ts'
import type { CheckOptions } from './options.ts'

export const check = (document: Document, compiled: CompiledRules, options: CheckOptions = {}): CheckResult =>
  checkedByFormat(document, compiled, (page, rules) => runOf(page, rules, options).all())

/** The same, which pauses between its rules: a long text then keeps nothing else waiting. */
export function* checkInTurns(document: Document, compiled: CompiledRules, options: CheckOptions = {}): Generator<void, CheckResult> {
  const readings = readingsOf(document, compiled)
  const results: CheckResult[] = []
  for (const reading of readings) {
    const run = runOf(reading.document, reading.compiled, options)
    yield* run.inTurns()
    results.push(run.result())
    yield
  }
  return together(document, readings, results)
}

/** A document as some rules read it. */
interface Reading {
  document: Document
  compiled: CompiledRules
  isVale: boolean
}

/** Vale reads HTML in its own way, so the rules in its format look at another reading of the same page. */
function readingsOf(document: Document, compiled: CompiledRules): Reading[] {
  const ofVale = document.type === 'html' ? compiled.ofFormat('vale') : null
  if (ofVale === null) return [{ document, compiled, isVale: false }]
  const own = compiled.ofFormat('own')
  const vale = { document: asValeReads(document), compiled: ofVale, isVale: true }
  return own === null ? [vale] : [vale, { document, compiled: own, isVale: false }]
}

/** What was found in each reading, put together. */
function together(document: Document, readings: readonly Reading[], results: readonly CheckResult[]): CheckResult {
  if (!readings[0]!.isVale) return results[0]!
  const original = new OriginalBlocks(document)
  const findings = results.flatMap((result, index) =>
    readings[index]!.isVale
      ? result.findings.map((finding) => original.inOriginal(finding)).filter((finding) => finding !== null)
      : result.findings,
  )
  return {
    findings: findings.toSorted((one, other) => one.start - other.start),
    failures: results.flatMap(({ failures }) => failures),
    held: results.flatMap(({ held }) => held),
  }
}

export function checkedByFormat(
  document: Document,
  compiled: CompiledRules,
  checkWith: (document: Document, compiled: CompiledRules) => CheckResult,
): CheckResult {
  const readings = readingsOf(document, compiled)
  return together(
    document,
    readings,
    readings.map((reading) => checkWith(reading.document, reading.compiled)),
  )
}

function runOf(document: Document, compiled: CompiledRules, options: CheckOptions): CheckRun {
  const set = compiled.setFor(document)
  return new CheckRun(new Page(document, set, options.judgements), set, options, compiled.rules)
}
