import type { Document } from '../../text/document.ts'
import type { CheckResult } from '../definition/rule.ts'
import { Page } from '../page/page.ts'
import { asValeReads } from '../vale/html.ts'
import { OriginalBlocks } from '../vale/page.ts'
import { CheckRun } from './check-run.ts'
import type { CompiledRules } from './compile.ts'
import type { CheckOptions } from './options.ts'

export const check = (document: Document, compiled: CompiledRules, options: CheckOptions = {}): CheckResult =>
  checkedByFormat(document, compiled, (page, rules) => checkOnce(page, rules, options))

/** Vale reads HTML in its own way, so the rules in its format look at another reading of the same page; what both found is put together. */
export function checkedByFormat(
  document: Document,
  compiled: CompiledRules,
  checkWith: (document: Document, compiled: CompiledRules) => CheckResult,
): CheckResult {
  const ofVale = document.type === 'html' ? compiled.ofFormat('vale') : null
  if (ofVale === null) return checkWith(document, compiled)
  const original = new OriginalBlocks(document)
  const { findings, failures, held } = checkWith(asValeReads(document), ofVale)
  const own = compiled.ofFormat('own')
  const others = own === null ? { findings: [], failures: [], held: [] } : checkWith(document, own)
  const all = [...findings.map((finding) => original.inOriginal(finding)).filter((finding) => finding !== null), ...others.findings]
  return {
    findings: all.toSorted((one, other) => one.start - other.start),
    failures: [...failures, ...others.failures],
    held: [...held, ...others.held],
  }
}

function checkOnce(document: Document, compiled: CompiledRules, options: CheckOptions): CheckResult {
  const set = compiled.setFor(document)
  const run = new CheckRun(new Page(document, set, options.judgements), set, options)
  return run.all()
}
