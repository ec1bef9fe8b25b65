import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'

let folder: string
let repositories = 0
before(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-vale-'))
})
after(() => rmSync(folder, { recursive: true, force: true }))

/** Checks a repository with these settings and documents: position and text of each finding by file, and standard error. */
async function checkRepository(
  ini: string,
  documents: Record<string, string>,
  rules: Record<string, string> = { Bad: 'extends: existence\nmessage: "%s"\ntokens: [bad]\n' },
) {
  const root = path.join(folder, `repository${++repositories}`)
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  write('.vale.ini', `StylesPath = styles\nMinAlertLevel = suggestion\n${ini}`)
  for (const [name, content] of Object.entries(rules)) write(`styles/Team/${name}.yml`, content)
  for (const [name, content] of Object.entries(documents)) write(name, content)
  const { json, stderr } = await runCommand(['audit', '.', '--json', '--fail-on', 'never'], { cwd: root })
  const found: Record<string, string[]> = {}
  for (const asset of json.assets) {
    found[path.relative(root, path.resolve(root, asset.path))] = asset.findings.map(
      (finding: any) => `${finding.start.line}:${finding.start.column} ${finding.text}`,
    )
    assert.equal(asset.error, null)
  }
  return { found, stderr, json }
}

const ON = '[*.md]\nBasedOnStyles = Team\n'

test('TokenIgnores and BlockIgnores skip what they match, in the files of their section, and later positions stay right', async () => {
  const text = 'A bad $bad ünd bad$ word, bad.\n\n{{< note >}}\nbad\n\nbad\n{{< /note >}}\n\nbad 😀 at last: bad\n'
  const { found, stderr, json } = await checkRepository(
    `${ON}TokenIgnores = (\\$+[^\\n$]+\\$+)\nBlockIgnores = (?s) *(\\{\\{< note >\\}\\}.*?\\{\\{< /note >\\}\\})\n\n[other.md]\n` +
      `BlockIgnores = (?s)(bad 😀.*)\n`,
    { 'a.md': text, 'other.md': text, 'sub/c.md': 'bad' },
  )
  assert.deepEqual(found, {
    'a.md': ['1:3 bad', '1:27 bad', '9:1 bad', '9:16 bad'],
    'other.md': ['1:3 bad', '1:27 bad'],
    'sub/c.md': ['1:1 bad'],
  })
  assert.doesNotMatch(stderr, /\.vale\.ini:\d/)
  const [asset] = json.assets
  assert.equal(asset.characters, [...text].length)
  assert.ok(asset.checked < 60)
})

test('a comma inside an expression is written with a backslash; a broken expression is named and the others hold', async () => {
  const { found, stderr } = await checkRepository(`${ON}TokenIgnores = (%.{1\\,9}?%), (open\n`, {
    'a.md': 'bad %bad% bad, then bad %bad bad bad bad\n',
  })
  assert.deepEqual(found, { 'a.md': ['1:1 bad', '1:11 bad', '1:21 bad', '1:26 bad', '1:30 bad', '1:34 bad', '1:38 bad'] })
  assert.match(stderr, /\.vale\.ini:5: a broken expression in TokenIgnores/)
})

test('CommentDelimiters make comments: not read, and heard where they speak to Vale', async () => {
  const { found } = await checkRepository(`${ON}CommentDelimiters = {%, %}\n`, {
    'a.md': 'bad {% bad %} one\n\n{% vale off %}\n\nbad\n\n{% vale on %}\n\nbad\n',
  })
  assert.deepEqual(found, { 'a.md': ['1:1 bad', '9:1 bad'] })
})

test('IgnoredScopes, SkippedScopes and IgnoredClasses leave out elements', async () => {
  const documents = {
    'a.md': '# bad\n\nbad [bad](x) **bad**\n\n> bad\n\n- bad\n',
    'b.html': '<p>bad <a href="x">bad</a></p><div class="x skip">bad <div>bad</div> bad</div><blockquote>bad</blockquote><p>then bad</p>',
  }
  const { found, stderr } = await checkRepository(
    'IgnoredScopes = code, a\nSkippedScopes = pre, blockquote, h1\nIgnoredClasses = skip\n[*]\nBasedOnStyles = Team\n',
    documents,
  )
  assert.deepEqual(found, { 'a.md': ['3:1 bad', '3:16 bad', '7:3 bad'], 'b.html': ['1:4 bad', '1:115 bad'] })
  assert.doesNotMatch(stderr, /\.vale\.ini:\d/)
})

test('a WordTemplate says what a whole word is', async () => {
  const { found } = await checkRepository(`WordTemplate = (?m)(?<![\\w-])(?:%s)(?![\\w-])\n${ON}`, { 'a.md': 'bad bad-ish not-bad bad\n' })
  assert.deepEqual(found, { 'a.md': ['1:1 bad', '1:21 bad'] })
})

test('a setting that is not carried out is named with its line', async () => {
  const { stderr } = await checkRepository(`[formats]\nmdx = md\n\n${ON}Transform = a.xsl\nTeam.Bad = loud\n`, { 'a.md': 'bad\n' })
  assert.match(stderr, /:4: the setting mdx of \[formats\] is not carried out/)
  assert.match(stderr, /:8: the setting Transform is not carried out/)
  assert.match(stderr, /:9: “loud” is none of/)
})
