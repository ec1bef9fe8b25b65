import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('--since', () => {
  const { path: folder, file, at, remove } = temporaryFolder('since')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'ignore' })
  before(() => {
    file('.gitignore', 'rules\n')
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
    for (const name of ['same.md', 'edited ü.md', 'gone.md']) file(`docs/${name}`, 'We utilize it.\n\nMore words.\n')
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'First')
    git('checkout', '-qb', 'work')
    file('docs/edited ü.md', 'We utilize it.\n\nMore words.\n\nThey utilize more.\n')
    git('rm', '-q', 'docs/gone.md')
    git('commit', '-qam', 'Second')
    file('docs/new.md', 'New ones utilize it.\n')
  })
  after(remove)
  const audit = (...args: string[]) => runCommand(['audit', 'docs', '--rules', at('rules'), ...args], { cwd: folder })
  const found = async (...args: string[]) => {
    const { json } = await audit('--json', ...args)
    return json.assets.flatMap((asset: any) => asset.findings.map((finding: any) => `${asset.path}:${finding.start.line}`))
  }

  test('checks the files that changed, and with --changed-lines reports only the lines that did', async () => {
    assert.deepEqual(await found('--since', 'main'), ['docs/edited ü.md:1', 'docs/edited ü.md:5', 'docs/new.md:1'])
    assert.deepEqual(await found('--since', 'main', '--changed-lines'), ['docs/edited ü.md:5', 'docs/new.md:1'])
    const { code, stderr } = await audit('--since', 'main')
    assert.equal(code, 1)
    assert.match(stderr, /^1 of 3 sources not changed$/m)
  })

  test('--fix --changed-lines changes nothing in lines that did not change', async () => {
    const rules = file(
      'swap/Team/Utilize.yml',
      'extends: substitution\nmessage: "%s %s"\nswap:\n  utilize: use\naction:\n  name: replace\n',
    )
    const page = at('docs/edited ü.md')
    const before = readFileSync(page, 'utf8')
    await runCommand(['audit', 'docs', '--rules', path.dirname(rules), '--since', 'main', '--changed-lines', '--fix'], { cwd: folder })
    assert.equal(readFileSync(page, 'utf8'), 'We utilize it.\n\nMore words.\n\nThey use more.\n')
    assert.equal(readFileSync(at('docs/new.md'), 'utf8'), 'New ones use it.\n')
    writeFileSync(page, before)
    file('docs/new.md', 'New ones utilize it.\n')
  })

  test('nothing changed is no failure; a commit that is not there is', async () => {
    git('add', '.')
    git('commit', '-qm', 'Third')
    assert.equal((await audit('--since', 'HEAD')).code, 0)
    for (const args of [['--since', 'nowhere'], ['--since=--output=x'], ['--changed-lines']]) {
      const { code, stdout, stderr } = await audit(...args)
      assert.deepEqual([code, stdout], [2, ''], stderr)
    }
  })
})
