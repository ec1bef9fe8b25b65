import assert from 'node:assert/strict'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('--baseline', () => {
  const { path: folder, file, at, remove } = temporaryFolder('baseline')
  before(() => {
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
  })
  after(remove)
  const audit = (...args: string[]) =>
    runCommand(['audit', 'docs', '--rules', 'rules', '--baseline', 'kept/baseline.json', ...args], { cwd: folder })
  const write = (files: Record<string, string>) => {
    rmSync(at('docs'), { recursive: true, force: true })
    for (const [name, content] of Object.entries(files)) file(`docs/${name}`, content)
  }

  const OLD = 'First words here.\n\nWe utilize this tool.\n\nLast words here.\n'
  const CASES: { name: string; after: Record<string, string>; found: string[] }[] = [
    { name: 'nothing changed', after: { 'a.md': OLD }, found: [] },
    { name: 'a line added above', after: { 'a.md': `A new line.\n\n${OLD}` }, found: [] },
    { name: 'a line added right before', after: { 'a.md': OLD.replace('We', 'Quite new.\n\nWe') }, found: [] },
    { name: 'both neighbours changed', after: { 'a.md': 'One.\n\nWe utilize this tool.\n\nTwo.\n' }, found: [] },
    { name: 'another finding in the same file', after: { 'a.md': `They utilize more.\n\n${OLD}` }, found: ['a.md:1'] },
    { name: 'the same sentence in another file', after: { 'a.md': OLD, 'b.md': OLD }, found: ['b.md:3'] },
    { name: 'the same sentence only in another file', after: { 'a.md': 'Clean.\n', 'b.md': OLD }, found: ['b.md:3'] },
    { name: 'twice in one file, the new one below', after: { 'a.md': `${OLD}\nWe utilize this tool.\n` }, found: ['a.md:7'] },
    { name: 'twice in one file, the new one above', after: { 'a.md': `We utilize this tool.\n\n${OLD}` }, found: ['a.md:1'] },
    {
      name: 'twice in one file, both beside what stood there before: one of them is new',
      after: { 'a.md': OLD.replace('We', 'We utilize this tool. New.\n\nWe') },
      found: ['a.md:5'],
    },
    { name: 'a renamed file', after: { 'moved/c.md': OLD }, found: [] },
    { name: 'a renamed file with a new finding', after: { 'c.md': `${OLD}\nThey utilize more.\n` }, found: ['c.md:7'] },
  ]

  test('knows findings again by path, sentence and neighbours', async () => {
    mkdirSync(at('kept'))
    write({ 'a.md': OLD })
    const kept = await audit('--update-baseline')
    assert.equal(kept.code, 0)
    assert.match(kept.stderr, /^kept\/baseline\.json: 1 finding kept as known$/m)
    for (const { name, after: files, found } of CASES) {
      write(files)
      const { json, code } = await audit('--json')
      const left = json.assets.flatMap((asset: any) =>
        asset.findings.map((finding: any) => `${path.relative('docs', asset.path)}:${finding.start.line}`),
      )
      assert.deepEqual([left, code], [found, found.length > 0 ? 1 : 0], name)
    }
  })

  test('is the same from another folder, and can be the JSON of an earlier audit', async () => {
    write({ 'a.md': OLD })
    const elsewhere = await runCommand(['audit', at('docs'), '--rules', at('rules'), '--baseline', at('kept/baseline.json')], { cwd: '/' })
    assert.equal(elsewhere.code, 0, elsewhere.stdout)
    const { stdout } = await runCommand(['audit', 'docs', '--rules', 'rules', '--json'], { cwd: folder })
    file('kept/result.json', stdout)
    renameSync(at('docs/a.md'), at('docs/z.md'))
    const moved = await runCommand(['audit', 'docs', '--rules', 'rules', '--baseline', 'kept/result.json'], { cwd: folder })
    assert.deepEqual([moved.code, moved.stderr], [0, '1 finding of the baseline kept/result.json left out\n'])
  })

  test('that is missing, broken or not named is wrong use', async () => {
    const run = (...args: string[]) => runCommand(['audit', 'docs', '--rules', 'rules', ...args], { cwd: folder })
    file('kept/broken.json', '[]')
    for (const name of ['kept/none.json', 'kept/broken.json']) {
      const { code, stderr } = await run('--baseline', name)
      assert.deepEqual([code, stderr], [2, `imprimatur: ${name} is not a baseline; --update-baseline writes one\n`])
    }
    assert.equal((await run('--update-baseline')).code, 2)
  })
})
