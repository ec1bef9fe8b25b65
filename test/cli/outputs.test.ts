import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { Parser } from 'htmlparser2'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const FORMATS = ['stylish', 'json', 'jsonl', 'sarif', 'junit', 'checkstyle', 'github', 'gitlab', 'html', 'csv']

describe('--output', () => {
  const { path: folder, file, at, remove } = temporaryFolder('outputs')
  let outcome: Awaited<ReturnType<typeof runCommand>>
  before(async () => {
    file('rules/Team/Utilize.yml', `extends: existence\nmessage: 'Drop ''%s" & <go>, 100%'\nlevel: error\ntokens: [utilize]\n`)
    file('docs/a.md', '=1+1 we utilize <it>, "all" of it.\n')
    file('docs/b, c.md', 'A clean page.\n')
    file('docs/d.docx', 'PK\u0003\u0004 cut')
    file('docs/e.unknown', 'x')
    outcome = await runCommand(
      ['audit', 'docs', '--rules', 'rules', '--allow-unreadable', ...FORMATS.flatMap((name) => ['--output', `${name}:out.${name}`])],
      { cwd: folder },
    )
  })
  after(remove)
  const written = (name: string) => readFileSync(at(`out.${name}`), 'utf8')
  const elements = (xml: string) => {
    const found: { name: string; attributes: Record<string, string> }[] = []
    const parser = new Parser({ onopentag: (name, attributes) => found.push({ name, attributes }) }, { xmlMode: true })
    parser.end(xml)
    return found
  }

  test('writes several files beside what is printed', () => {
    assert.equal(outcome.code, 1, outcome.stderr)
    assert.match(outcome.stdout, /^2 checked, 1 could not be read: 1 finding/m)
    for (const name of FORMATS) assert.ok(written(name).length > 0, name)
    assert.equal(written('stylish'), outcome.stdout)
  })

  test('json and jsonl hold the same', () => {
    const whole = JSON.parse(written('json'))
    const lines = written('jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const { assets, ...rest } = whole
    assert.deepEqual(lines, [...assets, rest])
    assert.deepEqual(rest.summary, { assets: 3, failed: 1, findings: 1 })
  })

  test('sarif says which version made it, and what was not read', () => {
    const [run] = JSON.parse(written('sarif')).runs
    assert.match(run.tool.driver.version, /^\d+\.\d+\.\d+/)
    assert.deepEqual(run.invocations[0].executionSuccessful, false)
    assert.match(JSON.stringify(run.invocations[0]), /1 × \.unknown not read/)
  })

  test('junit has a case for each document', () => {
    const found = elements(written('junit'))
    assert.deepEqual(found.map(({ name, attributes }) => [name, attributes.name ?? attributes.message]).slice(2), [
      ['testcase', 'docs/a.md'],
      ['failure', '1 findings'],
      ['testcase', 'docs/b, c.md'],
      ['testcase', 'docs/d.docx'],
      ['error', found.at(-1)!.attributes.message],
    ])
    assert.deepEqual([found[0]!.attributes.tests, found[0]!.attributes.failures, found[0]!.attributes.errors], ['3', '1', '1'])
  })

  test('checkstyle has places, and nothing of a text is markup', () => {
    const [error] = elements(written('checkstyle')).filter(({ name }) => name === 'error')
    assert.deepEqual(error!.attributes, {
      line: '1',
      column: '9',
      severity: 'error',
      message: 'Drop \'utilize" & <go>, 100%',
      source: 'Team.Utilize',
    })
  })

  test('github has one annotation for each finding, on one line', () => {
    const lines = written('github').trimEnd().split('\n')
    assert.equal(
      lines[0],
      '::error file=docs/a.md,line=1,endLine=1,col=9,endColumn=16,title=Team.Utilize (HIGH)::Drop \'utilize" & <go>, 100%25',
    )
    assert.match(lines[1]!, /^::error file=docs\/d\.docx,title=not checked::/)
    assert.match(lines[2]!, /^::notice title=not read::1 × \.unknown/)
  })

  test('gitlab has what its merge requests show, each with a fingerprint of its own', () => {
    const entries = JSON.parse(written('gitlab'))
    assert.deepEqual(
      entries.map((entry: any) => [entry.check_name, entry.severity, entry.location.path, entry.location.lines.begin]),
      [
        ['Team.Utilize', 'critical', 'docs/a.md', 1],
        ['not-checked', 'blocker', 'docs/d.docx', 1],
      ],
    )
    assert.equal(new Set(entries.map((entry: any) => entry.fingerprint)).size, 2)
  })

  test('csv quotes what it must, and no cell is a formula', () => {
    const [, row] = written('csv').split('\r\n')
    assert.match(row!, /^docs\/a\.md,1,9,HIGH,Team\.Utilize,utilize,"Drop 'utilize"" & <go>, 100%"/)
    assert.match(row!, /,"'=1\+1 we utilize , ""all"" of it\.",,EN,,,$/)
  })

  test('without a format the ending says it; what cannot be written is wrong use before anything is checked', async () => {
    const run = (...args: string[]) => runCommand(['audit', 'docs', '--rules', 'rules', '--allow-unreadable', ...args], { cwd: folder })
    assert.equal((await run('--output', 'report.sarif')).code, 1)
    assert.equal(JSON.parse(readFileSync(at('report.sarif'), 'utf8')).version, '2.1.0')
    for (const wrong of ['report.poem', 'sarif:none/report.json', 'json:docs']) {
      const { code, stdout, stderr } = await run('--output', wrong)
      assert.deepEqual([code, stdout], [2, ''])
      assert.ok(stderr.includes(`--output ${wrong}: `), stderr)
    }
  })
})
