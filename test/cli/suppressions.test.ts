import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('imprimatur-ignore comments', () => {
  const { path: folder, file, remove } = temporaryFolder('suppressions')
  before(() => {
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
    file('rules/Team/Grave.yml', 'extends: existence\nmessage: m\nname: Grave\nseverity: CRITICAL\nterms: [poison]\n')
    file('rules/Team/Cheap.yml', 'extends: existence\nmessage: m\nseverity: HIGH\nterms: [dirt cheap]\n')
    file('rules/Team/Word.yml', 'extends: existence\nmessage: m\nseverity: LOW\nterms: [cheap]\n')
  })
  after(remove)
  const audit = async (name: string, content: string, ...args: string[]) => {
    file(name, content)
    return runCommand(['audit', name, '--rules', 'rules', ...args], { cwd: folder })
  }
  const found = async (name: string, content: string) => {
    const { json } = await audit(name, content, '--json')
    const [asset] = json.assets
    return { findings: asset.findings.map((one: any) => `${one.start.line} ${one.rule_id}`), suppressed: asset.suppressed }
  }

  test('excuses the paragraph that follows, or its own line, with reason, owner and last day', async () => {
    const text =
      '<!-- imprimatur-ignore Team.Utilize: licence 123, owner legal@example.com, until 2999-01-31 -->\n\n' +
      'We utilize it,\nand utilize more.\n\nThey utilize it.\n\nYou utilize it. <!-- imprimatur-ignore Team.Utilize: a quotation -->\n'
    assert.deepEqual(await found('a.md', text), {
      findings: ['6 Team.Utilize'],
      suppressed: [
        { rule_id: 'Team.Utilize', line: 1, reason: 'licence 123', owner: 'legal@example.com', until: '2999-01-31', findings: 2 },
        { rule_id: 'Team.Utilize', line: 8, reason: 'a quotation', owner: null, until: null, findings: 1 },
      ],
    })
    const { stdout, stderr } = await audit('a.md', text)
    assert.match(stderr, /^3 findings suppressed by comments in the documents$/m)
    assert.equal((await audit('a.md', text, '--json')).json.suppressed, 3)
    assert.match(stdout, /1:1 +suppressed 2 findings of Team\.Utilize: licence 123, owner legal@example\.com, until 2999-01-31/)
  })

  test('excuses the rule it names and leaves the others on the same words standing', async () => {
    assert.deepEqual((await found('c.md', 'It is dirt cheap.\n')).findings, ['1 Team.Cheap'])
    assert.deepEqual((await found('c.md', 'It is dirt cheap. <!-- imprimatur-ignore Team.Cheap: true -->\n')).findings, ['1 Team.Word'])
  })

  test('is a finding itself where it is expired, gives no reason or excuses nothing, and never excuses CRITICAL', async () => {
    for (const [comment, text, expected, words] of [
      ['Team.Utilize: old, until 2020-01-31', 'We utilize it.', ['1 imprimatur.suppression', '3 Team.Utilize'], /ended on 2020-01-31/],
      ['Team.Utilize', 'We utilize it.', ['1 imprimatur.suppression', '3 Team.Utilize'], /gives no reason/],
      ['Team.Utilize: , until 2999-01-31', 'We utilize it.', ['1 imprimatur.suppression', '3 Team.Utilize'], /gives no reason/],
      ['Other.Rule: of another audit', 'Nothing here.', [], /no findings/],
      ['Team.Utilize: why', 'Nothing here.', ['1 imprimatur.suppression'], /excuses nothing/],
      ['Team.Grave: why', 'It is poison.', ['1 imprimatur.suppression', '3 Team.Grave'], /severity is CRITICAL/],
    ] as const) {
      const page = `<!-- imprimatur-ignore ${comment} -->\n\n${text}\n`
      assert.deepEqual((await found('b.md', page)).findings, expected, comment)
      assert.match((await audit('b.md', page)).stdout, words)
    }
  })
})
