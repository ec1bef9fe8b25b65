import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { keptReading } from '../../src/upkeep/kept-reading.ts'

const NAME = 'kept-reading-test'
const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/imprimatur')
const kept = () => readdirSync(FOLDER).filter((entry) => entry.startsWith(`${NAME}-`))

const READER = `
  import { workerData } from 'node:worker_threads'
  const { keptReading } = await import(workerData.module)
  for (let round = 0; round < 100; round++) {
    const content = String((round + workerData.number) % 3)
    const value = keptReading(workerData.name, [['a', content]], () => ({ content, filler: 'x'.repeat(200_000) }))
    if (value.content !== content || value.filler.length !== 200_000) throw new Error('read ' + value.content + ' for ' + content)
  }
`

after(() => kept().forEach((entry) => rmSync(path.join(FOLDER, entry))))

test('many at once keep and read the same and different readings: each gets its own, whole', async () => {
  const module = new URL('../../src/upkeep/kept-reading.ts', import.meta.url).href
  const readers = Array.from(
    { length: 4 },
    (_, number) =>
      new Worker(new URL(`data:text/javascript,${encodeURIComponent(READER)}`), {
        workerData: { module, name: NAME, number },
      }),
  )
  const ends = await Promise.all(readers.map((reader) => once(reader, 'exit')))
  assert.deepEqual(
    ends.map(([code]) => code),
    [0, 0, 0, 0],
  )
  assert.equal(kept().length, 3)
})

test('what a failing machine left empty is read anew', () => {
  kept().forEach((entry) => rmSync(path.join(FOLDER, entry)))
  const read = (value: string) => keptReading(NAME, [['a', 'content']], () => ({ value }))
  assert.equal(read('first').value, 'first')
  assert.equal(read('second').value, 'first')
  writeFileSync(path.join(FOLDER, kept()[0]!), '')
  assert.equal(read('third').value, 'third')
  assert.equal(read('fourth').value, 'third')
})
