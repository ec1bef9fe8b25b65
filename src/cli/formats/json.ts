import type { Report } from './index.ts'

/** The contract other programs rely on. */
export function* json({ results }: Report): Generator<string> {
  yield '{"assets":['
  let before = ''
  for (const line of results.lines()) {
    yield before + line
    before = ','
  }
  yield `],"summary":${JSON.stringify({ assets: results.length, failed: results.failed, findings: results.findings })}}\n`
}
