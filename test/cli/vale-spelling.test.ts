import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('spelling rules of a Vale style', () => {
  const { file, at, remove } = temporaryFolder('vale-spelling')
  after(remove)
  let projects = 0

  /** The words that a spelling rule with these keys finds, and what is said on standard error. */
  async function spelled(rule: string, text: string, files: Record<string, string> = {}, style = 'Team') {
    const root = `project${++projects}`
    file(`${root}/.vale.ini`, `StylesPath = styles\n[*.md]\nBasedOnStyles = ${style}\n`)
    file(`${root}/styles/Team/Spelling.yml`, `extends: spelling\nmessage: "%s"\nlevel: error\n${rule}`)
    file(`${root}/page.md`, `${text}\n`)
    for (const [name, content] of Object.entries(files)) file(`${root}/styles/${name}`, content)
    const { json, stderr, code } = await runCommand(['audit', 'page.md', '--json', '--fail-on', 'never'], { cwd: at(root) })
    return { words: json.assets[0].findings.map((one: { text: string }) => one.text) as string[], stderr, code }
  }
  const AFF = 'SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n'
  const PAIR = { 'config/dictionaries/own.aff': AFF, 'config/dictionaries/own.dic': '2\nzorblax/S po:noun\nQuuxly\n' }

  test('dictionaries of their own are read, with or without the built-in list', async () => {
    const keys = 'dicpath: config/dictionaries\ndictionaries: [own]\n'
    const text = 'The zorblax and zorblaxs of Quuxly, quuxly wrogn.'
    assert.deepEqual((await spelled(`append: true\n${keys}`, text, PAIR)).words, ['quuxly', 'wrogn'])
    assert.deepEqual((await spelled(keys, 'The zorblax of Quuxly.', PAIR)).words, ['The', 'of'])
    assert.deepEqual((await spelled('', 'The zorblax.', PAIR)).words, ['zorblax'])
  })

  test('a pair of files is the whole list', async () => {
    const files = { 'words/a.aff': AFF, 'words/b.dic': '1\nzorblax/S\n' }
    assert.deepEqual((await spelled('aff: words/a.aff\ndic: words/b.dic\n', 'These zorblaxs.', files)).words, ['These'])
  })

  test('the built-in rule takes all that lies in the usual folders', async () => {
    const files = { ...PAIR, 'config/ignore/more/terms.txt': 'frobnitz\n' }
    assert.deepEqual((await spelled('', 'A zorblax, a frobnitz, a wrogn.', files, 'Vale')).words, ['wrogn'])
  })

  test('one that is not there is named with its line, and the rule does not run', async () => {
    for (const [keys, line, name] of [
      ['dictionaries: [gone]\n', 4, 'gone'],
      ['dicpath: nowhere\ndictionaries: [own]\n', 4, 'nowhere'],
      ['aff: a.aff\ndic: b.dic\n', 4, 'a.aff'],
    ] as const) {
      const { code, stderr, words } = await spelled(keys, 'The wrogn.')
      assert.deepEqual([code, words], [2, []])
      assert.match(stderr, new RegExp(`Spelling\\.yml:${line}: “${name.replace('.', '\\.')}” is not there`))
    }
  })

  test('the built-in list knows technical English; a key that Vale passes over is passed over', async () => {
    const text =
      'The backend’s lifecycle: a webhook calls localhost. Stylesheets and microservices, minified; whitespace and symlinks. Wrogn.'
    assert.deepEqual((await spelled('ignorecase: true\n', text)).words, ['Wrogn'])
  })
})
