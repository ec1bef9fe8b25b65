import assert from 'node:assert/strict'
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('imprimatur audit --fix', () => {
  const { path: folder, file, remove } = temporaryFolder('fix')
  before(() => {
    file(
      'own/Team/Utilize.yml',
      'extends: substitution\nmessage: "%s %s"\nignorecase: true\nswap:\n  utilize: use\naction:\n  name: replace\n',
    )
    file('own/Team/Soon.yml', 'extends: substitution\nmessage: "%s %s"\nseverity: LOW\nreplace:\n  soon: on [date]\n')
    file('own/Team/Really.yml', 'extends: existence\nmessage: "%s"\nseverity: LOW\nsuggestion: removal\nterms: [really]\nremove: true\n')
  })
  after(remove)
  const fix = (at: string, ...more: string[]) =>
    runCommand(['audit', at, '--rules', path.join(folder, 'own/Team'), '--fail-on', 'never', '--json', ...more])
  const read = (at: string) => readFileSync(at, 'utf8')

  test('applies wording alone, and says per file what was changed by which rule and what is left', async () => {
    const at = file('a.md', 'We utilize a really good oven. It opens soon.\n')
    const { stderr, json } = await fix(at, '--fix')
    assert.equal(read(at), 'We use a really good oven. It opens soon.\n')
    assert.ok(stderr.includes(`${at}\n  1:4 Team.Utilize: "utilize" -> "use"\n1 suggestion applied in 1 file\n`), stderr)
    assert.match(stderr, /left to you: 1 \(it is a removal\), 1 \(it is advice\)/)
    assert.deepEqual(
      json.assets[0].findings.map((one: any) => [one.rule_id, one.suggestion_class]),
      [
        ['Team.Really', 'removal'],
        ['Team.Soon', 'advice'],
      ],
    )
  })

  test('--fix=removals also leaves out what the sentence can do without', async () => {
    const at = file('b.md', 'We utilize a really good oven. It is really.\n')
    await fix(at, '--fix=removals')
    assert.equal(read(at), 'We use a good oven. It is really.\n')
  })

  test('--dry-run prints a unified diff and writes nothing', async () => {
    const at = file('c.md', 'One.\n\nWe utilize it.\n')
    const { stdout, stderr, code } = await runCommand(['audit', at, '--rules', path.join(folder, 'own/Team'), '--fix', '--dry-run'])
    assert.equal(code, 0)
    assert.match(stdout, /^--- .*c\.md\n\+\+\+ .*c\.md\n@@ -1,3 \+1,3 @@\n One\.\n \n-We utilize it\.\n\+We use it\.\n/m)
    assert.match(stderr, /1 suggestion would be applied in 1 file/)
    assert.equal(read(at), 'One.\n\nWe utilize it.\n')
  })

  test('names of one’s own are left alone: names.txt beside the rules, and --names', async () => {
    file('named/names.txt', '# our names\nutilize studios\n')
    for (const rule of ['Utilize.yml']) file(`named/${rule}`, read(path.join(folder, 'own/Team', rule)))
    const at = file('d.md', 'Ask utilize studios, who utilize it.\n')
    await runCommand(['audit', at, '--rules', path.join(folder, 'named'), '--fix', '--fail-on', 'never'])
    assert.equal(read(at), 'Ask utilize studios, who use it.\n')
    const names = file('names-elsewhere.txt', 'utilize\n')
    const other = file('e.md', 'They utilize it.\n')
    await fix(other, '--fix', '--names', names)
    assert.equal(read(other), 'They utilize it.\n')
  })

  test('every byte that is not changed stays: line ends, a byte order mark, rights, a link to the file', async () => {
    const at = file('real/f.md', '\ufeffOne.\r\n\r\nWe utilize it.\r\n\tEnd')
    chmodSync(at, 0o640)
    const link = path.join(folder, 'link.md')
    symlinkSync(at, link)
    await fix(link, '--fix')
    assert.equal(read(at), '\ufeffOne.\r\n\r\nWe use it.\r\n\tEnd')
    assert.equal(statSync(at).mode & 0o777, 0o640)
    assert.ok(lstatSync(link).isSymbolicLink())
    assert.deepEqual(readdirSync(path.dirname(at)), ['f.md'])
  })

  test('what it cannot write exactly is left as it is', async () => {
    const latin = path.join(folder, 'latin.txt')
    const bytes = Buffer.from('We utilize caf\xe9s and more of them.\n', 'latin1')
    writeFileSync(latin, bytes)
    const html = file('g.html', '<p>We utilize it.</p>')
    await fix(latin, '--fix')
    await fix(html, '--fix')
    assert.ok(readFileSync(latin).equals(bytes))
    assert.equal(read(html), '<p>We utilize it.</p>')
  })

  test('what a comment excuses is not changed', async () => {
    const text = 'We utilize it. <!-- imprimatur-ignore Team.Utilize: a quotation -->\n\nThey utilize it.\n'
    const at = file('i.md', text)
    await fix(at, '--fix')
    assert.equal(read(at), text.replace('They utilize', 'They use'))
  })

  test('a file that has the name of standard input is not changed', async () => {
    const at = file('j.md', 'We utilize it.\n')
    await runCommand(['audit', '-', '--name', at, '--rules', path.join(folder, 'own/Team'), '--fix'], { input: 'We utilize it.\n' })
    assert.equal(read(at), 'We utilize it.\n')
  })

  test('a dry run that could not read everything does not end as a clean one', async () => {
    const at = file('k/a.md', 'We utilize it.\n')
    file('k/b.docx', 'not a document')
    const rules = path.join(folder, 'own/Team')
    const { code, stdout, stderr } = await runCommand(['audit', path.dirname(at), '--rules', rules, '--fix', '--dry-run'])
    assert.equal(code, 2)
    assert.match(stdout, /\+We use it\./)
    assert.match(stderr, /1 source could not be read/)
  })

  test('what --fix does not know is wrong use', async () => {
    const at = file('h.md', 'Fine.\n')
    assert.equal((await fix(at, '--fix=everything')).code, 2)
    assert.equal((await fix(at, '--dry-run')).code, 2)
    const { code, stderr } = await fix(at, '--fix', '--dry-run', '--output', 'json:x', '--baseline', 'y')
    assert.equal(code, 2)
    assert.match(stderr, /--output, --baseline cannot be used with --dry-run/)
  })
})
