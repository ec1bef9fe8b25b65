import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { contentHashes, markOf } from '../../src/upkeep/content-hashes.ts'

const NAME = 'content-hashes-test'
const KEPT = path.join(import.meta.dirname, '../../node_modules/.cache/imprimatur')
const folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-hashes-'))
const file = path.join(folder, 'rule.yml')
const sha = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16)
const LONG_AGO = new Date('2001-01-01')

after(() => {
  rmSync(folder, { recursive: true })
  for (const entry of readdirSync(KEPT)) if (entry.startsWith(`marks-${NAME}-`)) rmSync(path.join(KEPT, entry))
})

test('a file that was changed is noticed though its size and the time of its content are as before', () => {
  for (const content of ['one', 'two', 'six']) {
    writeFileSync(file, content)
    utimesSync(file, LONG_AGO, LONG_AGO)
    assert.equal(contentHashes(NAME, [file]).get(file), sha(content))
  }
})

test('a file that stands as it did is not read again; one that was touched is', () => {
  writeFileSync(file, 'content')
  const [size, modified, , hash] = markOf(file)!
  assert.equal(hash, sha('content'))
  const changed = (known: number) => markOf(file, [size, modified, known, 'as it was'])?.[3]
  assert.equal(changed(0), sha('content'), 'what was marked just after a change is read again')
  const { ctimeMs } = statSync(file)
  assert.equal(changed(ctimeMs), 'as it was')
})
