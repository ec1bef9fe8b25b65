import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { openRuleset } from '../../src/local/ruleset.ts'
import { loadRules, plainValues } from '../../src/rules/load/load.ts'

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'imprimatur-own-')), 'styles/Own')
after(() => rmSync(path.dirname(path.dirname(folder)), { recursive: true }))
mkdirSync(folder, { recursive: true })
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
const open = () => openRuleset({ packs: null, folders: [folder], valeIni: null })

test('rules of one’s own are the same when they were read before, and so is what is refused, line by line', async () => {
  write('Word.yml', `extends: existence\nmessage: "'%s' ${Date.now()}"\nlevel: error\ntokens:\n  - leverage\n`)
  write('Number.yml', 'extends: occurrence\nmessage: too many\nmax: .inf\ntoken: x\n')
  write('Broken.yml', 'extends: existence\nmessage: "%s"\ntokens:\n  - "(a"\n')
  write('Twice.yml', 'extends: existence\nmessage: one\nmessage: two\ntokens: [a]\n')
  const first = await open()
  const second = await open()
  assert.deepEqual(second.rules, first.rules)
  assert.deepEqual(second.refused, first.refused)
  // JSON cannot represent the value in Number.yml: the rule must not be cached, or it would be read as null.
  assert.deepEqual(second.refused.map(({ file, line }) => [path.basename(file), line]).toSorted(), [
    ['Broken.yml', 4],
    ['Number.yml', 3],
    ['Twice.yml', 3],
  ])
})

test('a changed rule is read anew', async () => {
  write('Word.yml', 'extends: existence\nmessage: first\ntokens:\n  - leverage\n')
  await open()
  write('Word.yml', 'extends: existence\nmessage: other\ntokens:\n  - leverage\n')
  assert.equal((await open()).rules.find((rule) => rule.id === 'Own.Word')!.parts[0]!.message, 'other')
})

test('values that are handed in are taken for the file’s own', () => {
  const files = [
    { path: 'styles/Own/Word.yml', content: 'extends: existence\nmessage: mine\ntokens: [a]\n' },
    { path: 'styles/Own/pack.yml', content: 'name: Own\n' },
  ]
  const values = plainValues(files)
  assert.deepEqual(values, [{ extends: 'existence', message: 'mine', tokens: ['a'] }, null])
  assert.equal(loadRules(files, { values: [{ ...values[0], message: 'kept' }, null] }).rules[0]!.parts[0]!.message, 'kept')
})
