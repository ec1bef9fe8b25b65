import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sourcesFromArguments } from '../../src/local/sources.ts'
import { runLocal } from '../../src/local/run.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const { path: folder, file, remove } = temporaryFolder('threads')
after(remove)
const PAGES = 400

test('threads find what one finds, in the order of the sources, and each source is reported once', async () => {
  // Enough work for every thread.
  for (let n = 0; n < PAGES; n++)
    file(`page${n}.md`, `# Page ${n}\n\nAn eco-friendly cup, number ${n}.${` There is more to read on page ${n}.`.repeat(500)}\n`)
  const choice = { packs: ['eu-green-claims'], folders: [], valeIni: null }
  const progress: number[] = []
  const one = await runLocal(sourcesFromArguments([folder]).sources, choice, { threads: 1 })
  const three = await runLocal(sourcesFromArguments([folder]).sources, choice, { threads: 3, onProgress: (done) => progress.push(done) })
  assert.deepEqual([...three.results], [...one.results])
  assert.equal([...one.results].filter((asset) => asset.findings.length > 0).length, PAGES)
  assert.deepEqual(
    progress,
    Array.from({ length: PAGES }, (_, index) => index + 1),
  )
})
