import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand as imprimatur } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

describe('audit --watch', () => {
  const { path: folder, file, at, remove } = temporaryFolder('watch')
  const rule = (word: string) => `extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [${word}]\n`
  before(() => {
    file('rules/Team/Word.yml', rule('utilize'))
    file('docs/a.md', 'We utilize it.\n')
    file('docs/b.md', 'Plain.\n')
  })
  after(remove)

  test('checks again what changes, what is new and everything when a rule changes, until Ctrl+C', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'audit', 'docs', '--rules', 'rules', '--watch'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let seen = ''
    let look = () => undefined as void
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        seen += text
        look()
      })
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    /** Waits for words, and forgets what came up to them. */
    const until = (words: RegExp) =>
      new Promise<void>((resolve, reject) => {
        look = () => {
          const found = words.exec(seen)
          if (!found) return
          seen = seen.slice(found.index + found[0].length)
          look = () => undefined
          resolve()
        }
        void ended.then(() => reject(new Error(`it ended before ${words}: ${seen}`)))
        look()
      })
    await until(/docs\/a\.md\n[^]*utilize[^]*2 checked: 1 finding[^]*watching for changes/)
    file('docs/a.md', 'We use it.\n')
    await until(/docs\/a\.md: no findings\n/)
    file('docs/new/c.md', 'They utilize it.\n')
    await until(/docs\/new\/c\.md\n {2}1:6/)
    rmSync(at('docs/b.md'))
    await until(/docs\/b\.md is gone\n/)
    file('rules/Team/Word.yml', rule('use'))
    await until(/everything is checked again[^]*docs\/a\.md\n {2}1:4[^]*2 checked: 1 finding/)
    child.kill('SIGINT')
    assert.equal(await ended, 0)
  })

  test('refuses what it cannot do', async () => {
    for (const [args, words] of [
      [['docs', '--output', 'a.json'], /--output cannot be used with --watch/],
      [['docs', '--fix'], /--fix cannot be used with --watch/],
      [['docs', '--json'], /--format json cannot be used with it/],
      [['-'], /for files and folders/],
      [['https://shop.example'], /for files and folders/],
    ] as const) {
      const { code, stderr } = await imprimatur(['audit', ...args, '--watch'], { cwd: folder })
      assert.equal(code, 2, stderr)
      assert.match(stderr, words)
    }
  })
})
