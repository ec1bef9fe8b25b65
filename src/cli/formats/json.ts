import type { Report } from './index.ts'

/** The contract other programs rely on. */
export function* json({ results }: Report): Generator<string | Uint8Array> {
  yield '{"assets":['
  let before = ''
  for (const line of results.lines()) {
    if (before !== '') yield before
    yield line
    before = ','
  }
  yield `],"summary":${JSON.stringify({ assets: results.length, failed: results.failed, findings: results.findings })}}\n`
}
