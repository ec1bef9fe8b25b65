import assert from 'node:assert/strict'
import { symlinkSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

interface Place {
  line: number
  column: number
}

describe('an audit never says "no findings" of what it did not check', () => {
  const { path: folder, file, at, remove } = temporaryFolder('not-checked')
  before(() => {
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
  })
  after(remove)
  const audit = (...args: string[]) => runCommand(['audit', ...args, '--rules', at('rules')], { cwd: folder })

  test('a folder of files that are not read, and an empty one: exit 2, and what was passed over is listed', async () => {
    file('other/page.unknown', 'We utilize it.\n')
    file('other/more.unknown', 'We utilize it.\n')
    file('other/empty/.keep', '')
    const other = await audit('other')
    assert.equal(other.code, 2)
    assert.match(other.stdout, /^not read: 2 × \.unknown \(other\/more\.unknown, other\/page\.unknown\): Not a type of file/m)
    assert.match(other.stdout, /^Nothing was checked$/m)
    assert.doesNotMatch(other.stdout, /no findings/)
    assert.match(other.stderr, /^imprimatur: nothing was checked \(--allow-empty accepts that\)$/m)
    const empty = await audit('other/empty', '--json')
    assert.equal(empty.code, 2)
    assert.deepEqual(empty.json.summary, { assets: 0, failed: 0, findings: 0 })
    assert.equal((await audit('other/empty', '--allow-empty')).code, 0)
  })

  test('what was passed over beside what was checked is listed for people and programs', async () => {
    file('some/page.md', 'A clean page.\n')
    file('some/picture.raw', 'x')
    file('some/.hidden/page.md', 'We utilize it.\n')
    const { code, json, stderr } = await audit('some', '--json')
    assert.equal(code, 0)
    assert.deepEqual(
      json.not_read.map(({ type, files, examples }: { type: string; files: number; examples: string[] }) => [type, files, ...examples]),
      [
        ['folder', 1, 'some/.hidden'],
        ['.raw', 1, 'some/picture.raw'],
      ],
    )
    assert.match(stderr, /^not read: 1 × \.raw/m)
  })

  test('documents that cannot be read: exit 2, also where others have findings, unless it is allowed', async () => {
    file('broken/a.md', 'We utilize it.\n')
    file('broken/b.docx', 'PK\u0003\u0004 cut')
    file('broken/c.json', '{"post": "We uti')
    symlinkSync(at('broken/nowhere'), at('broken/link.md'))
    const { code, stdout, stderr } = await audit('broken')
    assert.equal(code, 2)
    assert.match(stdout, /^1 checked, 3 could not be read: 1 finding/m)
    assert.match(stderr, /^imprimatur: 3 sources could not be read \(--allow-unreadable accepts that\)$/m)
    assert.equal((await audit('broken', '--allow-unreadable')).code, 1)
    assert.equal((await audit('broken/b.docx', '--allow-unreadable')).code, 2, 'nothing was checked at all')
    assert.equal((await audit('broken/b.docx', '--allow-unreadable', '--allow-empty')).code, 0)
  })

  test('parts of a page that are not shown as such, and words in disguise, are checked in place or counted as left out', async () => {
    const proof = 'hits: [{text: A risk-free loan., found: risk-free}]\npasses: [A loan.]\n'
    file('own/house/risk.yml', `extends: existence\nmessage: m\nseverity: HIGH\nterms: [risk-free, guaranteed]\n${proof}`)
    const data = '<script type="application/ld+json">{"sku": "s-1", "description": "It is guaranteed"}</script>'
    const lines = [
      '<title>Loans</title><meta property="og:description" content="Our risk-free loan">',
      `<meta name="twitter:title" content="Our risk-free loan">${data}`,
      '<p>Safe.</p><template><p>A guaranteed rate</p></template>',
      '<iframe srcdoc="<p>A risk-free&lt;b> loan&lt;/b></p>"></iframe>',
      '<p>A risk-frее and ｇｕａｒａｎｔｅｅｄ loan, guaran-',
      'teed</p><script type="application/ld+json">{"name": "risk-free</script>',
    ]
    const sources: Record<string, string> = {
      'hidden/page.html': lines.join('\n'),
      'hidden/page.md': 'A [loan](x "risk-free") with guaran\u00AD\nteed rates\n',
    }
    for (const [path, source] of Object.entries(sources)) file(path, source)
    const { json } = await runCommand(['audit', 'hidden', '--rules', at('own'), '--json'], { cwd: folder })
    /** The source at the place of each finding. */
    const found = (path: string): string[] => {
      const rows = sources[path]!.split('\n')
      const offset = ({ line, column }: Place) => rows.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
      const { findings } = json.assets.find((asset: { path: string }) => asset.path === path)
      return findings.map(
        ({ start, end }: { start: Place; end: Place }) => `${start.line} ${sources[path]!.slice(offset(start), offset(end))}`,
      )
    }
    assert.deepEqual(found('hidden/page.html'), [
      '1 risk-free',
      '2 guaranteed',
      '3 guaranteed',
      '4 risk-free',
      '5 risk-frее',
      '5 ｇｕａｒａｎｔｅｅｄ',
      '5 guaran-\nteed',
    ])
    assert.deepEqual(found('hidden/page.md'), ['1 risk-free', '1 guaran\u00AD\nteed'])
    const [page] = json.assets
    const reasons = page.left_out.map(({ reason }: { reason: string }) => reason)
    for (const reason of ['repeated text', 'structured data', 'broken structured data']) assert.ok(reasons.includes(reason), reason)
  })

  test('.gitignore is honoured as Git does, and said; a file that is named is checked all the same', async () => {
    file('repo/.git/HEAD', '')
    file('repo/.gitignore', 'dist/\n*.draft.md\n!kept.draft.md\n')
    file('repo/docs/.gitignore', 'only-here.md\n')
    for (const name of ['docs/a.md', 'docs/b.draft.md', 'docs/kept.draft.md', 'docs/only-here.md', 'docs/dist/c.md', 'only-here.md'])
      file(`repo/${name}`, 'We utilize it.\n')
    const paths = async (...args: string[]) => (await audit(...args, '--json')).json.assets.map((asset: { path: string }) => asset.path)
    assert.deepEqual(await paths('repo'), ['repo/docs/a.md', 'repo/docs/kept.draft.md', 'repo/only-here.md'])
    assert.deepEqual(await paths('repo/docs'), ['repo/docs/a.md', 'repo/docs/kept.draft.md'], 'those of the folders above count')
    assert.equal((await paths('repo', '--no-gitignore')).length, 6)
    assert.deepEqual(await paths('repo/docs/b.draft.md'), ['repo/docs/b.draft.md'])
    assert.match((await audit('repo')).stdout, /^not read: 1 × folder \(repo\/docs\/dist\): Left out by \.gitignore/m)
  })

  test('standard input with nothing on it: exit 2, and it is said, also beside what was checked', async () => {
    file('beside/page.md', 'A clean page.\n')
    for (const input of ['', ' \n']) {
      const { code, stderr, json } = await runCommand(['audit', '-', '--rules', at('rules'), '--json'], { cwd: folder, input })
      assert.equal(code, 2)
      assert.match(stderr, /^imprimatur: standard input was empty: nothing was read from it \(--allow-empty accepts that\)$/m)
      assert.deepEqual([json.summary.assets, json.not_read[0].type], [0, 'standard input'])
    }
    const beside = await runCommand(['audit', '-', 'beside', '--rules', at('rules')], { cwd: folder, input: '' })
    assert.equal(beside.code, 2)
    assert.equal((await audit('-', 'beside', '--allow-empty')).code, 0)
    assert.equal((await runCommand(['audit', '-', '--rules', at('rules')], { cwd: folder, input: 'Clean.' })).code, 0)
  })

  test('rules that were refused, and no rules at all: exit 2', async () => {
    file('few/page.md', 'We utilize it.\n')
    file('bad/Team/Broken.yml', 'extends: existence\nmessage: x\ntokens: ["(unclosed"]\n')
    file('none/readme.txt', 'no rules')
    const run = (...args: string[]) => runCommand(['audit', 'few', ...args], { cwd: folder })
    const broken = await run('--rules', 'bad', '--rules', 'rules', '--fail-on', 'never')
    assert.equal(broken.code, 2)
    assert.match(broken.stderr, /Broken\.yml:3: [\s\S]*^imprimatur: 1 rule refused and not run \(--allow-refused accepts that\)$/m)
    assert.equal((await run('--rules', 'bad', '--rules', 'rules', '--allow-refused')).code, 1)
    const none = await run('--rules', 'none')
    assert.deepEqual([none.code, none.stderr], [2, 'imprimatur: there is no rule to check with\n'])
  })
})
