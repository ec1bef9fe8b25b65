import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('imprimatur-ignore comments', () => {
  const { path: folder, file, remove } = temporaryFolder('suppressions')
  before(() => {
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\nterms: [utilize]\n')
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
        {
          rule_id: 'Team.Utilize',
          file: null,
          line: 1,
          reason: 'licence 123',
          owner: 'legal@example.com',
          until: '2999-01-31',
          findings: 2,
        },
        { rule_id: 'Team.Utilize', file: null, line: 8, reason: 'a quotation', owner: null, until: null, findings: 1 },
      ],
    })
    const { stdout, stderr } = await audit('a.md', text)
    assert.match(stderr, /^3 findings suppressed$/m)
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
      ['alcohol.bravado: of another audit', 'Nothing here.', [], /no findings/],
      ['Team.Utilise: why', 'We utilize it.', ['1 imprimatur.suppression', '3 Team.Utilize'], /there is not; did you mean “Team\.Utilize”/],
      ['Utilize', 'We utilize it.', ['1 imprimatur.suppression', '3 Team.Utilize'], /names no rule/],
      ['Team.Utilize: why, until June', 'We utilize it.', ['1 imprimatur.suppression', '3 Team.Utilize'], /“June”, which is no day/],
      ['Team.Utilize: why', 'Nothing here.', ['1 imprimatur.suppression'], /excuses nothing/],
      ['Team.Grave: why', 'It is poison.', ['1 imprimatur.suppression', '3 Team.Grave'], /severity is CRITICAL/],
    ] as const) {
      const page = `<!-- imprimatur-ignore ${comment} -->\n\n${text}\n`
      assert.deepEqual((await found('b.md', page)).findings, expected, comment)
      assert.match((await audit('b.md', page)).stdout, words)
    }
  })

  test('are comments of the format: not code that shows one, nor a text that reads like one', async () => {
    const shown = '    <!-- imprimatur-ignore Team.Utilize: shown -->\n\nWe utilize it.\n'
    assert.deepEqual(await found('c.md', shown), { findings: ['3 Team.Utilize'], suppressed: [] })
    assert.deepEqual((await found('c.txt', 'imprimatur-ignore Team.Utilize: why\nWe utilize it.\n')).findings, [
      '1 Team.Utilize',
      '2 Team.Utilize',
    ])
  })

  const IGNORE = 'imprimatur-ignore Team.Utilize: why'
  for (const [name, content, left] of [
    ['a.mdx', `{/* ${IGNORE} */}\n\nWe utilize it.\n\nThey utilize it, {/* ${IGNORE} */} too.\n\nAll utilize it.\n`, 7],
    ['a.adoc', `// ${IGNORE}\nWe utilize it.\n\nThey utilize it.\n`, 4],
    ['a.rst', `.. ${IGNORE}\n\nWe utilize it.\n\nThey utilize it.\n`, 5],
    ['a.tex', `% ${IGNORE}\nWe utilize it.\n\nThey utilize it.\n`, 4],
    ['a.yml', `# ${IGNORE}\na: We utilize it.\nb: They utilize it. # ${IGNORE}\nc: All utilize it.\n`, 4],
    ['a.po', `# ${IGNORE}\nmsgid "a"\nmsgstr "We utilize it."\n\nmsgid "b"\nmsgstr "They utilize it."\n`, 6],
    ['a.properties', `# ${IGNORE}\na=We utilize it.\nb=They utilize it.\n`, 3],
    ['a.strings', `/* ${IGNORE} */\n"a" = "We utilize it.";\n"b" = "They utilize it.";\n`, 3],
    [
      'strings.xml',
      `<resources>\n<!-- ${IGNORE} -->\n<string name="a">We utilize</string>\n<string name="b">They utilize</string>\n</resources>\n`,
      4,
    ],
    ['a.html', `<!-- ${IGNORE} --><p>We utilize it.</p><p>They utilize it.</p> <!-- ${IGNORE} -->\n<p>All utilize it.</p>\n`, 2],
  ] as const)
    test(`stand in ${name.slice(name.lastIndexOf('.') + 1)} files as comments do there`, async () => {
      const { findings, suppressed } = await found(name, content)
      assert.deepEqual(findings, [`${left} Team.Utilize`])
      assert.ok(suppressed.length >= 1)
    })

  test('are counted and listed in every format', async () => {
    const text = '<!-- imprimatur-ignore Team.Utilize: licence 123, until 2999-01-31 -->\n\nWe utilize it, and utilize it.\n'
    const words = 'suppressed 2 findings of Team.Utilize: licence 123, until 2999-01-31'
    const printed = async (format: string) => (await audit('d.md', text, '--format', format)).stdout
    for (const format of ['table', 'stylish', 'csv', 'github', 'gitlab', 'html', 'junit', 'checkstyle', 'sarif'])
      assert.ok((await printed(format)).includes(words), format)
    assert.match(await printed('table'), /1 checked: no findings, 2 suppressed$/m)
    assert.match(await printed('junit'), /<property name="suppressed" value="2"\/>/)
    const { results } = JSON.parse(await printed('sarif')).runs[0]
    assert.deepEqual(results[0].suppressions, [{ kind: 'inSource', status: 'accepted', justification: 'licence 123' }])
    for (const format of ['json', 'jsonl'])
      assert.match(await printed(format), /"suppressed":\[\{"rule_id":"Team\.Utilize"[^]*"suppressed":2/)
  })
})
