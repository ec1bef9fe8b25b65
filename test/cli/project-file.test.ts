import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand as imprimatur } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

describe('imprimatur.yml', () => {
  const { path: folder, file, at, remove } = temporaryFolder('project-file')
  const rule = (word: string, more = '') => `extends: existence\nmessage: "Drop %s"\nlevel: error\nname: ${word}\n${more}terms: [${word}]\n`
  before(() => {
    file('rules/Team/Utilize.yml', rule('utilize'))
    file('rules/Team/American.yml', rule('awesome', 'jurisdiction: US\n'))
    file('rules/Team/European.yml', rule('super', 'jurisdiction: EU\n'))
    file('rules/Team/Bank.yml', rule('yield', 'sector: finance\n'))
    file('rules/Team/Grave.yml', rule('poison', 'severity: CRITICAL\n'))
    const TEXT = 'We utilize awesome and super things, and yield more.\n'
    file('docs/page.md', TEXT)
    file('docs/us/page.md', TEXT)
    file('docs/old/page.md', TEXT)
    file('docs/poison.md', 'It is poison.\n')
  })
  after(remove)
  const audit = (yaml: string, ...args: string[]) => {
    file('imprimatur.yml', yaml)
    return imprimatur(['audit', ...args], { cwd: folder })
  }
  const found = async (yaml: string, ...args: string[]) => {
    const { json } = await audit(yaml, ...args, '--json')
    return Object.fromEntries(
      json.assets.map((asset: any) => [
        asset.path,
        asset.findings.map((one: any) => `${one.rule_id.replace('Team.', '')} ${one.severity}`).sort(),
      ]),
    )
  }
  const RULES = 'rule_folders: [rules]\n'

  test('rules explain what they find in the language it names, or a flag; the text found stays', async () => {
    file('beutel.txt', 'Unsere Beutel sind biologisch abbaubar.\n')
    const reason = async (...args: string[]) => {
      const { json } = await audit('packs: [eu-green-claims]\nexplain_in: FR\n', 'beutel.txt', '--json', ...args)
      const [{ text, reason: why }] = json.assets[0].findings
      assert.equal(text, 'biologisch abbaubar')
      return why
    }
    assert.match(await reason(), /^« biologisch abbaubar » ne /)
    assert.match(await reason('--explain-in', 'en'), /^'biologisch abbaubar' says/)
    file('agb.txt', 'Wir sind berechtigt, diese Bedingungen jederzeit ohne Angabe von Gründen zu ändern.\n')
    const ofTerms = async (language: string) => {
      const { json } = await audit('packs: [unfair-terms]\n', 'agb.txt', '--json', '--explain-in', language)
      return json.assets[0].findings[0].reason
    }
    assert.equal(await ofTerms('RU'), await ofTerms('EN'), 'a language the rule does not have')
    assert.notEqual(await ofTerms('DE'), await ofTerms('EN'))
    assert.match((await audit('packs: [eu-green-claims]\n', 'beutel.txt', '--explain-in', 'xx')).stderr, /“xx” is no language/)
  })

  test('says what is checked with which rules; it is found upwards, and flags win over it', async () => {
    const yaml = `${RULES}sources: [docs]\nexclude: [docs/old/, docs/us/, poison.md]\nmarkets: [DE]\nfail_on: never\n`
    assert.deepEqual(await found(yaml), { 'docs/page.md': ['Bank HIGH', 'European HIGH', 'Utilize HIGH'] })
    const plain = await audit(yaml)
    assert.equal(plain.code, 0)
    assert.match(
      plain.stdout,
      /^Imprimatur \S+: 4 rules; imprimatur\.yml; own rules in rules; .*; markets DE; 1 rule for others left out$/m,
    )
    assert.match(plain.stdout, /^not read: 2 × folder \(docs\/old, docs\/us\): Left out by exclude of the project file\.$/m)
    assert.equal((await audit(yaml, '--fail-on', 'high')).code, 1)
    assert.deepEqual(await found(yaml, '--markets', 'us', '--sectors', 'food'), { 'docs/page.md': ['American HIGH', 'Utilize HIGH'] })
    const above = await imprimatur(['audit', '.', '--json'], { cwd: at('docs/us') })
    assert.equal(above.json.ran.config, at('imprimatur.yml'))
    const without = await imprimatur(['audit', 'page.md', '--no-config', '--rules', at('rules'), '--json'], { cwd: at('docs') })
    assert.deepEqual([without.json.ran.config, without.json.assets[0].findings.length], [null, 4])
    assert.equal((await imprimatur(['audit', '--no-config'], { cwd: folder })).code, 2)
    assert.match((await audit(`${RULES}markets: [DE, JP]\n`, 'docs/page.md')).stderr, /no rule is made for the market JP/)
  })

  test('switches rules on and off, changes severities, and does otherwise below some paths', async () => {
    const yaml = `${RULES}exclude: [poison.md]
markets: [DE]
rules:
  Team.*: low
  Team.Utilize: CRITICAL
overrides:
  - paths: [docs/us/]
    markets: [US]
  - paths: ['old/*.md']
    rules: { Team.*: off }
`.replace("'old/*.md'", "'docs/old/*.md'")
    assert.deepEqual(await found(yaml, 'docs'), {
      'docs/page.md': ['Bank LOW', 'European LOW', 'Utilize CRITICAL'],
      'docs/us/page.md': ['American LOW', 'Bank LOW', 'Utilize CRITICAL'],
      'docs/old/page.md': [],
    })
    const { code, stdout } = await audit(yaml, '--print-config', 'docs/us/page.md', '--fail-on', 'low')
    assert.equal(code, 0)
    assert.match(stdout, /^docs\/us\/page\.md is checked with imprimatur\.yml: 4 rules run$/m)
    assert.match(stdout, /^ {2}rule_folders +rules +imprimatur\.yml:1$/m)
    assert.match(stdout, /^ {2}fail_on +low +--fail-on$/m)
    assert.match(stdout, /^ {2}format +table +default$/m)
    assert.match(stdout, /^ {2}Team\.Utilize +CRITICAL +imprimatur\.yml:6$/m)
    assert.match(stdout, /^ {2}Team\.European +off +imprimatur\.yml:8$/m)
    const { json } = await audit(yaml, '--print-config', 'docs/us/page.md', '--json')
    assert.deepEqual(json.settings.markets, { value: ['DE'], from: 'imprimatur.yml:3' })
    assert.deepEqual(json.running, ['Team.American', 'Team.Bank', 'Team.Grave', 'Team.Utilize'])
  })

  test('for the market of a country its language is checked, by its law', async () => {
    const [turkish, german] = ['Doğa dostu şampuanımız geldi.\n', 'Unser umweltfreundliches Shampoo ist da.\n']
    for (const folderName of ['tr', 'de']) {
      file(`shop/${folderName}/turkish.txt`, turkish)
      file(`shop/${folderName}/german.txt`, german)
    }
    file('shop/ru/russian.txt', 'Наш экологичный шампунь уже в продаже.\n')
    file('shop/no/norwegian.txt', 'Vår miljøvennlige sjampo er her.\n')
    const laws = async (yaml: string, ...args: string[]) => {
      const { json } = await audit(`packs: [eu-green-claims]\n${yaml}`, 'shop', '--json', ...args)
      return Object.fromEntries(
        json.assets.flatMap(({ path: name, findings }: any) =>
          findings.map(({ law, jurisdiction, reason }: any) => {
            assert.ok(reason.includes(`(${law})`), reason)
            return [
              name.slice('shop/'.length),
              `${jurisdiction} ${/Yönetmeliği m. 17|38-ФЗ|markedsføringsloven § 3 og § 7|Directive/g.exec(law)}`,
            ]
          }),
        ),
      )
    }
    const turkey = 'TR Yönetmeliği m. 17'
    assert.deepEqual(await laws('', '--markets', 'TR'), { 'tr/turkish.txt': turkey, 'de/turkish.txt': turkey })
    assert.deepEqual(await laws('', '--markets', 'RU'), { 'ru/russian.txt': 'RU 38-ФЗ' })
    const norway = await laws('', '--markets', 'NO')
    assert.equal(norway['no/norwegian.txt'], 'NO markedsføringsloven § 3 og § 7')
    assert.equal(norway['de/german.txt'], 'EU Directive', 'EU law holds in Norway for other languages')
    assert.deepEqual(
      await laws('markets: [DE]\noverrides:\n  - paths: [shop/tr/]\n    markets: [TR]\n'),
      {
        'tr/turkish.txt': turkey,
        'de/turkish.txt': 'EU Directive',
        'de/german.txt': 'EU Directive',
        'ru/russian.txt': 'EU Directive',
        'no/norwegian.txt': 'EU Directive',
      },
      'German words below shop/tr are not for the market there',
    )
    const { json } = await audit('packs: [eu-green-claims]\n', 'shop/tr', '--markets', 'TR', '--format', 'sarif')
    const [described] = json.runs[0].tool.driver.rules.filter(({ id }: any) => id === 'eu-green-claims.eco-friendly')
    assert.match(described.help.text, /Yönetmeliği m\. 17/)
  })

  test('languages choose what rules say, and texts in others are named', async () => {
    file('docs/french.md', "Nous utilisons des choses naturelles et nous en sommes très heureux aujourd'hui.\n")
    const yaml = 'packs: [eu-green-claims]\nlanguages: [EN, DE]\n'
    const { code, stderr, json } = await audit(yaml, 'docs/french.md', '--json')
    const said = '1 text in FR not checked by the rules of that language, which is none of'
    assert.ok(stderr.includes(`imprimatur: ${said} EN, DE (imprimatur.yml:2; --allow-other-languages accepts that)\n`), stderr)
    assert.deepEqual([code, json.ran.languages], [2, ['EN', 'DE']])
    assert.equal((await audit(yaml, 'docs/french.md', '--allow-other-languages')).code, 0)
    // Read as the one language that was asked for, since detection may be wrong; but not passed over in silence.
    const one = await audit('packs: [eu-green-claims]\n', 'docs/french.md', '--json', '--languages', 'de')
    assert.deepEqual([one.code, one.json.assets[0].language, one.json.assets[0].looks_like], [2, 'DE', 'FR'])
    assert.ok(one.stderr.includes(`imprimatur: ${said} DE (--languages; --allow-other-languages accepts that)\n`), one.stderr)
    file('docs/german.md', 'Unsere Flasche ist heute und morgen die, mit der wir alle sehr zufrieden sind.\n')
    const german = await audit('packs: [eu-green-claims]\n', 'docs/german.md', '--json', '--languages', 'de')
    assert.deepEqual([german.code, german.json.assets[0].looks_like], [0, undefined])
  })

  test('what is not known or cannot be is refused with its line', async () => {
    for (const [yaml, line, words] of [
      ['sources: [docs]\npakcs: [alcohol]\n', 2, /“pakcs” is not known; did you mean “packs”/],
      ['rules:\n  Team.Utilise: off\n', 2, /there is no rule Team\.Utilise/],
      ['rules:\n  plain-langage.*: off\n', 2, /there is no rule plain-langage\.\*; did you mean “plain-language”/],
      ['rules:\n  alcohol.*: sometimes\n', 2, /“sometimes” is none of off, on/],
      ['overrides:\n  - rules: {}\n', 2, /has no “paths”/],
      ['markets: DE\n', 1, /“markets” must be a list/],
      ['markets: [DE, QQ]\n', 1, /“QQ” is no market/],
      ['suppressions:\n  - rule: Team.Utilize\n', 2, /has no “reason”/],
      ['suppressions:\n  - rule: Team.Utilize\n    reason: why\n    until: soon\n', 4, /YYYY-MM-DD/],
      ['packs: []\n', 1, /“packs” is empty/],
      ['packs: [alcohl]\n', 1, /there is no pack “alcohl”; did you mean “alcohol”/],
      ['packs: [a\n', 1, /./],
      ['fail_on: high\nfail_on: low\n', 2, /twice/],
    ] as const) {
      const { code, stdout, stderr } = await audit(yaml, 'docs/page.md')
      assert.deepEqual([code, stdout], [2, ''], `${yaml}${stderr}`)
      assert.match(stderr, new RegExp(`^imprimatur: imprimatur\\.yml:${line}: `), yaml)
      assert.match(stderr, words, yaml)
    }
    for (const flags of [
      ['--markets', 'QQ'],
      ['--sectors', 'crime'],
      ['--languages', 'XX'],
    ]) {
      const { code, stderr } = await imprimatur(['audit', 'docs/page.md', '--no-config', ...flags], { cwd: folder })
      assert.equal(code, 2)
      assert.match(stderr, new RegExp(`${flags[0]}: “${flags[1]}” is no`))
    }
    file('other/imprimatur.yml', 'fail_on: low\n')
    file('other/page.md', 'Text.\n')
    const two = await audit('fail_on: low\n', 'docs/page.md', 'other/page.md')
    assert.match(two.stderr, /different project files/)
  })

  test('suppresses findings, CRITICAL ones too; what is expired, excuses nothing or names no rule is a finding', async () => {
    const suppressions = `${RULES}sources: [docs/poison.md]
suppressions:
  - rule: Team.Grave
    paths: [docs/poison.md]
    reason: a quotation
    owner: legal
  - rule: Team.Utilize
    reason: unneeded
  - rule: Team.Grave
    reason: old
    until: 2020-01-31
  - rule: Team.Gravy
    reason: misspelled
`
    const { code, json } = await audit(suppressions, '--json')
    assert.equal(code, 0)
    const [page, project] = json.assets
    assert.deepEqual(page.findings, [])
    assert.deepEqual(page.suppressed, [
      { rule_id: 'Team.Grave', file: 'imprimatur.yml', line: 4, reason: 'a quotation', owner: 'legal', until: null, findings: 1 },
    ])
    assert.deepEqual(
      project.findings.map((one: any) => `${one.start.line} ${one.reason}`),
      [
        '8 The suppression of Team.Utilize excuses nothing: the rule finds nothing there.',
        '10 The suppression of Team.Grave ended on 2020-01-31.',
        '13 The suppression names the rule Team.Gravy, which there is not; did you mean “Team.Grave”?',
      ],
    )
    assert.equal(project.path, 'imprimatur.yml')
    // Of a part of the project it cannot be said that a suppression excuses nothing.
    const part = await audit(`${RULES}suppressions: [{ rule: Team.Utilize, reason: elsewhere }]\n`, 'docs/poison.md', '--json')
    assert.equal(part.json.assets.length, 1)
  })

  test('init takes what is found with --yes, asks on a terminal, and shows a first result', async () => {
    const text = 'Our bottle is eco-friendly and we are very happy with it, as are all of our customers.\n'
    for (const name of ['fresh', 'asked']) file(`${name}/content/page.md`, text)
    const fresh = await imprimatur(['init', '--yes', '--markets', 'DE'], { cwd: at('fresh') })
    assert.equal(fresh.code, 0, fresh.stderr)
    assert.match(
      readFileSync(at('fresh/imprimatur.yml'), 'utf8'),
      /^sources: \[content\]$[^]*^markets: \[DE\]$[^]*^# sectors: \[\]$[^]*^# channels: \[\]$[^]*^languages: \[EN\]$/m,
    )
    assert.match(fresh.stdout, /content\/page\.md\n[^]*eu-green-claims\.eco-friendly/)
    // What is added later is read: files beside those that were there, and those of a folder that was empty.
    file('beside/a.md', text)
    file('empty/.keep', '')
    for (const [name, sources] of [
      ['beside', '["*.md"]'],
      ['empty', '[.]'],
    ]) {
      await imprimatur(['init', '--yes'], { cwd: at(name!) })
      assert.ok(readFileSync(at(`${name}/imprimatur.yml`), 'utf8').includes(`\nsources: ${sources}\n`), name)
      file(`${name}/later.md`, text)
      const later = await imprimatur(['audit', '--json'], { cwd: at(name!) })
      assert.ok(
        later.json.assets.some(({ path }: { path: string }) => path === 'later.md'),
        later.stdout,
      )
    }
    assert.match((await imprimatur(['init', '--yes'], { cwd: at('fresh') })).stderr, /already here/)
    const unasked = await imprimatur(['init'], { cwd: at('asked') })
    assert.deepEqual([unasked.code, existsSync(at('asked/imprimatur.yml'))], [2, false])
    const command = [process.execPath, LAUNCHER, 'init'].map((word) => `'${word}'`).join(' ')
    const asked = execFileSync('script', ['-qec', command, '/dev/null'], {
      cwd: at('asked'),
      input: '\nXY\nAT\nfood\n\n\n',
      stdio: ['pipe', 'pipe', 'pipe'],
    }).toString()
    assert.match(asked, /Markets, such as DE, AT, UK, US or EU \[all\]: /, 'English texts name no market')
    assert.match(
      readFileSync(at('asked/imprimatur.yml'), 'utf8'),
      /^sources: \[content\]$[^]*^markets: \[AT\]$[^]*^sectors: \[food\]$[^]*^channels: \[website\]$[^]*^languages: \[EN\]$/m,
    )
    // Channels choose rules like markets and sectors, and a flag wins over the file.
    const elsewhere = await imprimatur(['audit', '--channels', 'Video', '--json'], { cwd: at('asked') })
    assert.deepEqual(JSON.parse(elsewhere.stdout).ran.channels, ['video'])
    assert.match((await imprimatur(['audit', '--channels', 'fax'], { cwd: at('asked') })).stderr, /“fax” is no channel \(website, /)
  })
})
