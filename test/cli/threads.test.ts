import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gather } from '../../src/local/gather.ts'
import { runLocal } from '../../src/local/run.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const { path: folder, file, remove } = temporaryFolder('threads')
after(remove)

test('threads find what one finds, in the order of the sources, and each source is reported once', async () => {
  for (let n = 0; n < 60; n++) file(`page${n}.md`, `# Page ${n}\n\nAn eco-friendly cup, number ${n}.${' More to read.'.repeat(n)}\n`)
  const choice = { packs: ['eu-green-claims'], folders: [], valeIni: null }
  const progress: number[] = []
  const one = await runLocal(gather([folder]), choice, { threads: 1 })
  const three = await runLocal(gather([folder]), choice, { threads: 3, onProgress: (done) => progress.push(done) })
  assert.deepEqual(three.assets, one.assets)
  assert.equal(one.assets.filter((asset) => asset.findings.length > 0).length, 60)
  assert.deepEqual(progress, Array.from({ length: 60 }, (_, index) => index + 1))
})
