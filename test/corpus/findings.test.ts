import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { corpusFindings } from './score.ts'

const FILE = path.join(import.meta.dirname, 'findings.txt')

test('what the packs find on the corpus is what was committed, so that a change of a rule shows as a diff (RENEW_SNAPSHOTS=1 renews it)', async () => {
  const lines = (await corpusFindings()).map(({ page, start, severity, rule_id: rule, text }) => ({ page, start, line: `${page}\t${severity}\t${rule}\t${text.replaceAll(/\s+/g, ' ').slice(0, 160)}` }))
  lines.sort((a, b) => (a.page === b.page ? a.start - b.start || (a.line < b.line ? -1 : 1) : a.page < b.page ? -1 : 1))
  const found = `${lines.map(({ line }) => line).join('\n')}\n`
  if (process.env.RENEW_SNAPSHOTS) writeFileSync(FILE, found)
  assert.equal(found, readFileSync(FILE, 'utf8'))
})
