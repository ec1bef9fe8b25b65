import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import {
  CancellationTokenSource,
  type CodeAction,
  type Diagnostic,
  type Range,
  type TextDocumentEdit,
  type TextEdit,
} from 'vscode-languageserver-protocol/node'
import { unzipSync } from 'fflate'
import { packExtension } from '../../release/extension.ts'
import { runCommand } from '../helpers/command.ts'
import { Editor } from '../helpers/editor.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const PROJECT = `packs: [eu-green-claims]
rule_folders: [rules]
exclude: [left-out/]
baseline: baseline.json
overrides:
  - paths: [quiet/]
    rules: { Team.Utilize: off }
suppressions:
  - rule: Team.Utilize
    paths: [excused.md]
    reason: agreed
`
const ALL: Range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } }
/** One text for each format, with what the rules find in it. */
const TEXTS: Record<string, string> = {
  'a.md': '# 😀 We utilize it\n\nOur 🌱 eco-friendly bottle is “eco-friendly”.\r\n\nThey *utilize* more.\n',
  'b.mdx': 'export const a = 1\n\n<Box>We utilize it.</Box>\n',
  'c.html': '<!doctype html><meta charset="windows-1252"><title>We utilize it</title><p>Größe: utilize &amp; <b>go</b></p>\n',
  'd.txt': 'We utilize it.\n',
  'e.po': 'msgid "a"\nmsgstr "We utilize it."\n',
  'f.json': '{"a": "We utilize 😀 it, and utilize it."}\n',
  'g.yaml': 'a: We utilize it.\n',
  'h.properties': 'a=We utilize it.\n',
  'i.rst': 'Title\n=====\n\nWe utilize it,\nand utilize more.\n',
  'j.adoc': '= Title\n\nWe utilize it.\n',
  'k.tex': '\\section{One}\nWe utilize it.\n',
  'l.vue': '<template>\n  <p>We utilize it.</p>\n</template>\n',
  'm.tsx': 'export const A = () => (\n  <div>\n    <p title="We utilize it">We utilize it.</p>\n  </div>\n)\n',
  'n.strings': '"a" = "We utilize it.";\n',
  'o.xliff':
    '<xliff version="1.2"><file source-language="en" target-language="en"><body><trans-unit id="a"><source>x</source>' +
    '<target>We utilize it.</target></trans-unit></body></file></xliff>\n',
  'p.erb': '<p>We utilize it.</p>\n',
  'q.twig': '<p>We utilize it.</p>\n',
  'quiet/r.md': 'We utilize it, which is eco-friendly.\n',
  'left-out/s.md': 'We utilize it.\n',
  'excused.md': 'We utilize it.\n',
  'known.md': 'We utilize it.\n',
}

describe('imprimatur lsp', () => {
  const { path: folder, file, at, remove } = temporaryFolder('lsp')
  let editor: Editor
  before(async () => {
    editor = new Editor(folder, ['--stdio'])
    file(
      'rules/Team/Utilize.yml',
      'extends: substitution\nmessage: "Use %s, not %s"\nseverity: HIGH\nsuggestion: wording\nreplace:\n  utilize: use\n',
    )
    file('rules/Team/Really.yml', 'extends: existence\nmessage: "%s"\nseverity: LOW\nsuggestion: removal\nterms: [really]\nremove: true\n')
    file('rules/Team/Soon.yml', 'extends: substitution\nmessage: "%s %s"\nseverity: MEDIUM\nreplace:\n  soon: on [date]\n')
    file('rules/Team/Grave.yml', 'extends: existence\nmessage: "never %s"\nseverity: CRITICAL\nterms: [poison]\n')
    file('imprimatur.yml', PROJECT)
    // As its charset says: the editor has it decoded.
    for (const [name, text] of Object.entries(TEXTS)) file(name, name === 'c.html' ? Buffer.from(text, 'latin1') : text)
    await runCommand(['audit', 'known.md', '--baseline', 'baseline.json', '--update-baseline', '--fail-on', 'never'], { cwd: folder })
    const { capabilities, serverInfo } = await editor.start({
      textDocument: { hover: { contentFormat: ['markdown'] } },
      workspace: { workspaceEdit: { documentChanges: true } },
    })
    assert.equal(serverInfo.name, 'imprimatur')
    assert.equal(capabilities.textDocumentSync.change, 2)
  })
  after(async () => {
    assert.equal(await editor.stop(), 0)
    remove()
  })

  /** A place of a diagnostic as the command line says it: from 1, in code points. */
  const placeIn = (text: string, { line, character }: Range['start']) =>
    `${line + 1}:${Array.from(text.split(/\r?\n/)[line]!.slice(0, character)).length + 1}`
  const shownAs = (text: string, diagnostics: Diagnostic[]) =>
    diagnostics.map(({ code, range, message }) => `${placeIn(text, range.start)} ${placeIn(text, range.end)} ${code} ${message}`)

  test('shows for every format what the command line finds in the same file', async () => {
    const { json } = await runCommand(['audit', ...Object.keys(TEXTS), '--json'], { cwd: folder })
    const found = new Map<string, string[]>(
      json.assets.map((asset: any) => [
        asset.path,
        asset.findings.map(
          (one: any) => `${one.start.line}:${one.start.column} ${one.end.line}:${one.end.column} ${one.rule_id} ${one.reason}`,
        ),
      ]),
    )
    for (const [name, text] of Object.entries(TEXTS))
      assert.deepEqual(shownAs(text, await editor.open(name, text)), found.get(name) ?? [], name)
    assert.deepEqual(found.get('known.md'), [])
    assert.equal([...found.values()].flat().length, 24)
    // Without a file the language of the editor tells, and without either there is nothing to check.
    assert.equal((await editor.open('untitled:Untitled-1', 'We utilize it. `utilize`', 'markdown')).length, 1)
    assert.equal((await editor.open('program.c', 'utilize', 'c')).length, 0)
  })

  test('checks what is typed after a pause, each version at most once, and not one that is past', async () => {
    const uri = editor.uri('typed.md')
    assert.deepEqual(await editor.open('typed.md', 'We 😀 it.\n'), [])
    let version = 1
    for (const [index, letter] of [...'utilize '].entries())
      version = editor.type(uri, { start: { line: 0, character: 6 + index }, end: { line: 0, character: 6 + index } }, letter)
    assert.deepEqual(shownAs(editor.content(uri), await editor.shown(uri, version)), ['1:6 1:13 Team.Utilize Use use, not utilize'])
    assert.ok(editor.published.filter((one) => one.uri === uri).length < 4)
    await editor.connection.sendNotification('textDocument/didClose', { textDocument: { uri } })
    await editor.until(() => (editor.published.findLast((one) => one.uri === uri)?.diagnostics.length === 0 ? true : undefined))
  })

  test('explains a finding with its law where one points at it', async () => {
    const uri = editor.uri('a.md')
    const hover = (position: Range['start']) =>
      editor.connection.sendRequest<any>('textDocument/hover', { textDocument: { uri }, position })
    const { contents, range } = await hover({ line: 2, character: 10 })
    assert.equal(contents.kind, 'markdown')
    assert.match(contents.value, /HIGH · eu-green-claims\.eco-friendly/)
    assert.match(contents.value, /\*\*Law\*\*: \[Directive 2005\/29\/EC.*\]\(https:\/\/eur-lex/)
    assert.match(contents.value, /\(.*EU.*\)/)
    assert.deepEqual(range.start, { line: 2, character: 7 })
    assert.equal(await hover({ line: 2, character: 0 }), null)
  })

  const titles = (actions: CodeAction[]) => actions.map(({ title, isPreferred }) => (isPreferred ? `${title} (preferred)` : title))

  test('offers wording to apply, removals apart, and shows advice without applying it', async () => {
    const text = 'We utilize a really good oven. It opens soon.\n\nShe said: “We utilize it.”\n'
    const uri = editor.uri('classes.md')
    await editor.open('classes.md', text)
    const actions = (await editor.actions(uri, { start: ALL.start, end: { line: 0, character: 45 } }, ['quickfix'])).filter(
      ({ title }) => !title.startsWith('Ignore'),
    )
    assert.deepEqual(titles(actions), ['Write “use” instead of “utilize” (preferred)', 'Leave out “really”', 'Advice: It opens on [date].'])
    assert.equal(actions[2]!.edit, undefined)
    await editor.connection.sendRequest('workspace/executeCommand', actions[2]!.command!)
    await editor.until(() => (editor.messages.includes('It opens on [date].') ? true : undefined))
    const [all, ...others] = await editor.actions(uri, ALL, ['source.fixAll'])
    assert.deepEqual([all!.title, others], ['Apply all suggestions that only change the wording (1)', []])
    // What `audit --fix` would leave alone is left alone here, and why is said.
    const quotation = await editor.actions(uri, { start: { line: 2, character: 14 }, end: { line: 2, character: 14 } })
    assert.match(titles(quotation).join('\n'), /Not applied by a program: it stands in a quotation/)
    assert.equal(editor.apply(actions[1]!.edit!), true)
    const [wording] = await editor.actions(uri, ALL, ['quickfix'])
    assert.equal(editor.apply(wording!.edit!), true)
    assert.equal(editor.content(uri).split('\n')[0], 'We use a good oven. It opens soon.')
    // A type that nothing is written into by a program shows what is suggested.
    const html = await editor.actions(editor.uri('c.html'), ALL)
    assert.ok(html.every(({ edit, title }) => edit === undefined || title.startsWith('Ignore')))
    assert.ok(titles(html).includes('Suggested wording: We use it'))
  })

  test('edits are those of one version, and all fixes at once change only the words they are about', async () => {
    const text = `We 😀 utilize it.\r\n\r\nThis stays.\n\nWe utilize it, and utilize more.\n${'Nothing to see in this line.\n'.repeat(1500)}`
    const uri = editor.uri('versions.md')
    await editor.open('versions.md', text)
    const [one] = await editor.actions(uri, ALL, ['quickfix'])
    const [all] = await editor.actions(uri, ALL, ['source.fixAll'])
    const [change] = all!.edit!.documentChanges as TextDocumentEdit[]
    assert.deepEqual(change!.textDocument, { uri, version: 1 })
    assert.deepEqual(
      change!.edits.map((edit) => (edit as TextEdit).range.start),
      [
        { line: 0, character: 6 },
        { line: 4, character: 3 },
        { line: 4, character: 19 },
      ],
    )
    // Somebody types while it is found out what can be done: nothing is offered, or what was offered before is refused.
    const late = editor.actions(uri, ALL, ['quickfix'])
    editor.type(uri, { start: ALL.start, end: ALL.start }, 'Then.\n\n')
    for (const { edit } of await late) assert.equal(edit !== undefined && editor.apply(edit), false)
    assert.deepEqual([editor.apply(one!.edit!), editor.apply(all!.edit!)], [false, false])
    const [again] = await editor.actions(uri, ALL, ['source.fixAll'])
    assert.equal(editor.apply(again!.edit!), true)
    assert.equal(editor.content(uri), `Then.\n\n${text.replaceAll('utilize', 'use')}`)
  })

  test('a selection with many findings offers their fixes and ignores none, and a request that is cancelled is answered', async () => {
    const uri = editor.uri('many.md')
    await editor.open('many.md', 'We utilize it.\n\n'.repeat(300))
    const many = await editor.actions(uri, ALL, ['quickfix'])
    assert.deepEqual([many.length, ...new Set(titles(many))], [300, 'Write “use” instead of “utilize” (preferred)'])
    const few = await editor.actions(uri, { start: ALL.start, end: { line: 2, character: 9 } }, ['quickfix'])
    assert.deepEqual([few.length, few.filter(({ title }) => title.startsWith('Ignore')).length], [4, 2])
    const cancelling = new CancellationTokenSource()
    const params = { textDocument: { uri }, range: ALL, context: { diagnostics: [] } }
    const cancelled = editor.connection.sendRequest('textDocument/codeAction', params, cancelling.token)
    cancelling.cancel()
    // With nothing, unless it was done before the server read that it is no longer wanted.
    const answered = (await cancelled) as unknown[]
    assert.ok(answered.length === 0 || answered.length >= many.length, String(answered.length))
  })

  test('an editor that asks for the reason is offered where it may go, and one without versions gets plain changes', async () => {
    const asking = new Editor(folder)
    await asking.start({}, { asksReason: true })
    const text = 'It is poison, and we utilize it.\n'
    await asking.open('asked.md', text)
    await asking.open('asked.txt', text)
    const ignoring = async (name: string) =>
      (await asking.actions(asking.uri(name), ALL)).flatMap(({ command }) => (command ? [command.arguments!.slice(1)] : []))
    const [grave, utilize] = [
      { line: 0, character: 6 },
      { line: 0, character: 21 },
    ]
    const inProject = [
      ['Team.Grave', grave, 'project'],
      ['Team.Utilize', utilize, 'project'],
    ]
    assert.deepEqual(await ignoring('asked.txt'), inProject)
    assert.deepEqual(await ignoring('asked.md'), inProject.toSpliced(1, 0, ['Team.Utilize', utilize, 'comment']))
    const uri = asking.uri('asked.md')
    const fixes = (await asking.actions(uri, ALL)).flatMap(({ edit }) => edit ?? [])
    const range = { start: utilize, end: { line: 0, character: 28 } }
    assert.deepEqual(fixes[0], { changes: { [uri]: [{ range, newText: 'use' }] } })
    assert.equal(await asking.stop(), 0)
  })

  test('ignores a finding by a comment that the command line honours, in every format that has comments', async () => {
    const none = ['d.txt', 'f.json', 'left-out/s.md', 'excused.md', 'known.md']
    for (const name of Object.keys(TEXTS).filter((one) => !none.includes(one))) {
      const uri = editor.uri(name)
      const diagnostics = (await editor.shown(uri, 1)).filter(({ code }) => code === 'Team.Utilize' || name.startsWith('quiet'))
      const { range, code } = diagnostics.at(-1)!
      const answer = await editor.connection.sendRequest('workspace/executeCommand', {
        command: 'imprimatur.ignore',
        arguments: [uri, code, range.start, 'comment', 'a licence -->\n of ours'],
      })
      assert.equal(answer, true, name)
      file(name, name === 'c.html' ? Buffer.from(editor.content(uri), 'latin1') : editor.content(uri))
      const { json } = await runCommand(['audit', name, '--json', '--no-gitignore'], { cwd: folder })
      const [asset] = json.assets
      assert.equal(asset.suppressed.at(-1)?.reason, 'a licence of ours', `${name}: ${editor.content(uri)}`)
      assert.ok(!asset.findings.some((one: any) => one.rule_id === 'imprimatur.suppression'), name)
      assert.equal((await editor.shown(uri, 2)).length, asset.findings.length)
    }
    await assert.rejects(
      editor.connection.sendRequest('workspace/executeCommand', {
        command: 'imprimatur.ignore',
        arguments: [editor.uri('d.txt'), 'Team.Utilize', { line: 0, character: 4 }, 'comment', 'why'],
      }),
      /finds nothing there that can be ignored so/,
    )
  })

  test('without a way to ask, the comment waits for its reason; the project file takes what no comment can excuse', async () => {
    const uri = editor.uri('grave.md')
    await editor.open('grave.md', 'It is poison, and we utilize it.\n')
    const ignoring = (await editor.actions(uri, ALL)).filter(({ title }) => title.startsWith('Ignore'))
    assert.deepEqual(titles(ignoring), ['Ignore Team.Utilize with a reason, here'])
    editor.apply(ignoring[0]!.edit!)
    assert.equal(editor.content(uri), 'It is poison, and we utilize it. <!-- imprimatur-ignore Team.Utilize:  -->\n')
    assert.match((await editor.shown(uri, 2)).map(({ message }) => message).join('\n'), /gives no reason/)
    const projectUri = editor.uri('imprimatur.yml')
    await editor.open('imprimatur.yml', PROJECT, 'yaml')
    // What is typed and not saved counts too.
    editor.type(projectUri, { start: ALL.start, end: ALL.start }, '# Ours\n')
    await editor.connection.sendRequest('workspace/executeCommand', {
      command: 'imprimatur.ignore',
      arguments: [uri, 'Team.Grave', { line: 0, character: 6 }, 'project', 'rat "poison", named so'],
    })
    file('imprimatur.yml', editor.content(projectUri))
    file('grave.md', 'It is poison.\n')
    const { json } = await runCommand(['audit', 'grave.md', '--json'], { cwd: folder })
    assert.deepEqual(json.assets[0].suppressed[0].reason, 'rat "poison", named so')
    assert.deepEqual(json.assets[0].findings, [])
  })

  test('a mistake in the project file is shown there, and what is fixed counts without a restart', async () => {
    const uri = editor.uri('d.txt')
    const changed = () => editor.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] })
    const seen = editor.published.length
    const after = (find: (one: (typeof editor.published)[number]) => boolean) =>
      editor.until(() => editor.published.slice(seen).find((one) => find(one)))
    file('imprimatur.yml', 'packs: [eu-green-claims]\nrule_folders: [rules]\nrules: { Team.Utilise: off }\n')
    await changed()
    const { diagnostics } = await after((one) => one.uri === editor.uri('imprimatur.yml') && one.diagnostics.length > 0)
    assert.equal(diagnostics[0]!.range.start.line, 2)
    assert.match(String(diagnostics[0]!.message), /there is no rule Team\.Utilise; did you mean “Team\.Utilize”/)
    await editor.until(() => editor.messages.find((message) => message.startsWith('Imprimatur does not check')))
    file('imprimatur.yml', 'packs: [eu-green-claims]\nrule_folders: [rules]\nrules: { Team.Utilize: LOW }\n')
    await changed()
    const again = await after((one) => one.uri === uri && one.diagnostics.length > 0)
    assert.deepEqual([again.diagnostics[0]!.code, again.diagnostics[0]!.severity], ['Team.Utilize', 3])
    assert.equal(readFileSync(at('d.txt'), 'utf8'), TEXTS['d.txt'])
  })
})

test('vsce packs the extension for VS Code: what it needs in one file, and nothing else', async (t) => {
  const { path: folder, at, remove } = temporaryFolder('vsix')
  t.after(remove)
  const files = unzipSync(readFileSync(at(await packExtension(folder, '1.2.3'))))
  assert.deepEqual(Object.keys(files).toSorted(), [
    '[Content_Types].xml',
    'extension.vsixmanifest',
    'extension/LICENSE.txt',
    'extension/THIRD-PARTY-LICENSES',
    'extension/extension.js',
    'extension/package.json',
    'extension/readme.md',
  ])
  const textOf = (name: string) => Buffer.from(files[name]!).toString('utf8')
  assert.match(textOf('extension.vsixmanifest'), /<Identity [^>]*Version="1\.2\.3" Publisher="imprimatur"/)
  assert.equal(JSON.parse(textOf('extension/package.json')).dependencies, undefined)
  const required = [...textOf('extension/extension.js').matchAll(/\brequire\(["'`]([^"'`]+)["'`]\)/g)].map(([, name]) => name!)
  assert.deepEqual(
    required.filter((name) => name !== 'vscode' && !isBuiltin(name)),
    [],
  )
  assert.ok(required.includes('vscode'))
  assert.match(textOf('extension/THIRD-PARTY-LICENSES'), /vscode-languageclient/)
})

test('the extension for VS Code has what vsce asks for, and starts the command', () => {
  const folder = path.join(import.meta.dirname, '../../editors/vscode')
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  for (const key of ['name', 'publisher', 'version', 'license', 'repository', 'engines', 'main', 'activationEvents', 'contributes'])
    assert.ok(manifest[key], key)
  assert.match(manifest.engines.vscode, /^\^\d+\.\d+\.\d+$/)
  for (const name of ['README.md', 'LICENSE', '.vscodeignore', manifest.main])
    assert.ok(readFileSync(path.join(folder, name), 'utf8') !== '')
  const code = readFileSync(path.join(folder, manifest.main), 'utf8')
  assert.match(code, /'lsp'/)
  for (const name of [...code.matchAll(/getConfiguration\('imprimatur'\)\.get\('(\w+)'/g)].map(([, key]) => `imprimatur.${key}`))
    assert.ok(manifest.contributes.configuration.properties[name], name)
  for (const name of [...code.matchAll(/require\('([\w/-]+)'\)/g)].map(([, module]) => module!.split('/')[0]!))
    assert.ok(name === 'vscode' || manifest.dependencies[name], name)
  const { devDependencies } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'))
  for (const [name, version] of Object.entries(manifest.dependencies)) assert.equal(devDependencies[name], version)
})

test('neither an audit nor a server at rest loads anything of the protocols of editors and programs', async () => {
  const SRC = path.join(import.meta.dirname, '../../src')
  const loadedBy = async (word: string) => {
    const script = `
      import module from 'node:module'
      const loaded = []
      module.registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
      const { COMMANDS } = await import('${SRC}/cli/commands.ts')
      for (const command of ['audit', 'rules list', 'lsp', 'mcp']) await COMMANDS[command]()
      if ('${word}' === 'http') await import('${SRC}/http/app.ts')
      else if ('${word}' !== 'audit') await import('${SRC}/cli/${word}/server.ts')
      console.log(loaded.filter((url) => /vscode-|modelcontextprotocol${word === 'http' ? '' : '|zod'}/.test(url)).length)`
    return Number((await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])).stdout)
  }
  const [audit, http, lsp, mcp] = await Promise.all([loadedBy('audit'), loadedBy('http'), loadedBy('lsp'), loadedBy('mcp')])
  assert.deepEqual([audit, http], [0, 0])
  assert.ok(lsp > 5 && mcp > 5, 'this test would not notice')
})
