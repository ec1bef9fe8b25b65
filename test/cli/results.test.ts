import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import { failedAsset, type LocalAsset } from '../../src/local/check.ts'
import { Results, writeDown } from '../../src/local/results.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const { path: folder, remove } = temporaryFolder('results')
const before = process.env.TMPDIR
beforeEach(() => {
  process.env.TMPDIR = folder
})
after(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  remove()
})

const MEGABYTE = 2 ** 20
/** More than is held in memory. */
const MANY = 40
const start = { line: 1, column: 1 }

const assetOf = (n: number, severity: 'LOW' | 'HIGH' = 'LOW'): LocalAsset => ({
  ...failedAsset(`page${n}.md`, ''),
  error: null,
  findings: [
    {
      rule_id: 'a.b',
      rule_name: 'B',
      severity,
      start,
      end: start,
      text: `line\nbreak ${n}`,
      reason: 'é'.repeat(MEGABYTE / 2),
      suggested_text: null,
      suggestion_class: null,
      solution: '',
      sentence: `A sentence ${n}`,
      law: null,
      law_url: null,
      jurisdiction: [],
      confidence: null,
      language: null,
      also: [],
      fingerprint: 'f',
      context: 'a.b.c',
    },
  ],
  details: [{ at: 0, offsets: [0, 1], edits: [], editPlaces: [] }],
})

test('results beyond what is held in memory are read from a file that has no name, in the order of the sources', () => {
  const results = new Results()
  for (let n = MANY - 1; n >= 0; n--) results.set(n, writeDown(assetOf(n)))
  assert.deepEqual(
    [...results],
    Array.from({ length: MANY }, (_, n) => assetOf(n)),
  )
  assert.deepEqual(
    [...results.lines()].map((line) => (JSON.parse(new TextDecoder().decode(line)) as LocalAsset).path),
    Array.from({ length: MANY }, (_, n) => `page${n}.md`),
  )
  assert.deepEqual(readdirSync(folder), [])
  results.close()
})

test('a result that is set again takes the place of the first, in the file and in the counts', () => {
  const results = new Results()
  for (let n = 0; n < MANY; n++) results.set(n, writeDown(assetOf(n)))
  results.set(0, writeDown(failedAsset('page0.md', 'It is gone.')))
  results.set(1, writeDown(assetOf(1, 'HIGH')))
  const [first, second] = results
  assert.equal(first!.error, 'It is gone.')
  assert.equal(second!.findings[0]!.severity, 'HIGH')
  assert.deepEqual(
    [results.length, results.failed, results.findings, results.bySeverity],
    [MANY, 1, MANY - 1, { LOW: MANY - 2, MEDIUM: 0, HIGH: 1, CRITICAL: 0 }],
  )
  assert.deepEqual([results.reaches('MEDIUM'), results.reaches('CRITICAL')], [true, false])
  results.close()
})

test('where no file can be written the results stay in memory', () => {
  process.env.TMPDIR = `${folder}/not-there`
  const results = new Results()
  for (let n = 0; n < MANY; n++) results.push(writeDown(assetOf(n)))
  assert.deepEqual(
    [...results],
    Array.from({ length: MANY }, (_, n) => assetOf(n)),
  )
  results.close()
})

test('what is written down is the UTF-8 of its JSON, half of a pair too', () => {
  const asset = assetOf(0)
  for (const text of ['', 'plain', 'é’', '😀 \u{10fffd}', 'half \ud83d', '\udc00', '\0\u2028']) {
    asset.findings[0]!.text = asset.findings[0]!.reason = text
    const { details, ...contract } = asset
    const written = new TextDecoder('utf-8', { fatal: true }).decode(writeDown(asset).bytes).split('\n')
    assert.deepEqual(
      written.map((line) => JSON.parse(line) as unknown),
      [contract, details],
    )
  }
})
