import { VERSION } from '../../version.ts'
import type { Report } from './index.ts'

/** The contract other programs rely on. */
export function* json(report: Report): Generator<string | Uint8Array> {
  yield '{"assets":['
  let before = ''
  for (const line of report.results.lines()) {
    if (before !== '') yield before
    yield line
    before = ','
  }
  yield `],${summaryOf(report).slice(1)}\n`
}

/** One document on each line, and the summary on the last. */
export function* jsonl(report: Report): Generator<string | Uint8Array> {
  for (const line of report.results.lines()) {
    yield line
    yield '\n'
  }
  yield `${summaryOf(report)}\n`
}

const summaryOf = ({ results, ran, notRead }: Report) =>
  JSON.stringify({
    summary: { assets: results.length, failed: results.failed, findings: results.findings },
    suppressed: results.suppressed,
    held: results.held,
    not_read: notRead,
    ran: { version: VERSION, ...ran },
  })
