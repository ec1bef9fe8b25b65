import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page, startSite } from '../helpers/site.ts'
import { docx, pdf } from '../text/fixtures.ts'

interface Asset {
  type: string
  findings: { text: string }[]
  rule_failures: { rule_id: string; message: string }[]
}

describe('imprimatur audit', () => {
  const { path: folder, file, remove } = temporaryFolder('audit')
  before(() => {
    file(
      'own/Team/Utilize.yml',
      "extends: substitution\nmessage: \"Use '%s' instead of '%s'\"\nlevel: error\nignorecase: true\n" +
        'swap:\n  utilize: use\naction:\n  name: replace\n',
    )
    file('own/Team/Very.yml', 'extends: existence\nmessage: "Drop \'%s\'"\nlevel: suggestion\ntokens: [very]\n')
  })
  after(remove)
  const own = () => path.join(folder, 'own/Team')

  test('the JSON is the contract: lines and columns in code points from 1, end exclusive', async () => {
    const md = file('docs/a.md', '# Title\n\nWe 😀 **utilize** it.\n')
    const html = file('docs/b.html', '<p>Nothing</p>\n<p>They utilize &amp; go.</p>')
    const { code, json } = await runCommand(['audit', path.join(folder, 'docs'), '--rules', own(), '--json'])
    assert.equal(code, 1)
    assert.deepEqual(json.summary, { assets: 2, failed: 0, findings: 2 })
    const [first, second] = json.assets
    assert.deepEqual([first.path, first.type, first.language, first.error], [md, 'markdown', 'EN', null])
    const { fingerprint, suggested_text, context, ...finding } = first.findings[0]
    assert.deepEqual(finding, {
      rule_id: 'Team.Utilize',
      rule_name: 'Team.Utilize',
      severity: 'HIGH',
      start: { line: 3, column: 8 },
      end: { line: 3, column: 15 },
      text: 'utilize',
      reason: "Use 'use' instead of 'utilize'",
      // Set in bold type it may be the name of something.
      suggestion_class: 'advice',
      solution: '',
      sentence: 'We 😀 utilize it.',
      law: null,
      law_url: null,
      jurisdiction: [],
      confidence: null,
      language: 'EN',
      also: [],
    })
    assert.match(context, /^([0-9a-f]{12}\.){2}[0-9a-f]{12}$/)
    assert.match(suggested_text, /use/)
    assert.ok(fingerprint.length >= 8)
    assert.equal(second.path, html)
    assert.deepEqual(second.findings[0].start, { line: 2, column: 9 })
    assert.ok(first.characters > 0 && first.checked <= first.characters)
  })

  test('a rule that takes too long is named for people too, also where nothing else was found', async () => {
    const at = file('slow.md', `Some ${'a'.repeat(40)}!\n`)
    const rule = file('slow/Team/Slow.yml', "extends: existence\nmessage: m\nterms: ['/(a+)+$/']\n")
    const { stdout, stderr, code } = await runCommand(['audit', at, '--rules', rule])
    assert.match(stdout, /rule failed.*Team\.Slow: its expression takes too long/)
    assert.match(stdout, /^1 checked: no findings; 1 rule did not look everywhere$/m)
    // Silence is not taken for a clean text.
    assert.equal(code, 2)
    assert.match(stderr, /1 rule met a limit and did not look everywhere \(--allow-incomplete accepts that\)/)
    assert.equal((await runCommand(['audit', at, '--rules', rule, '--allow-incomplete'])).code, 0)
    const [{ invocations }] = JSON.parse((await runCommand(['audit', at, '--rules', rule, '--format', 'sarif'])).stdout).runs
    assert.equal(invocations[0].executionSuccessful, false)
    assert.match(invocations[0].toolExecutionNotifications[0].message.text, /^Team\.Slow: .* in what begins in line 1$/)
    const { stdout: annotations } = await runCommand(['audit', at, '--rules', rule, '--format', 'github'])
    assert.match(annotations, /^::error file=.*title=Team\.Slow incomplete::its expression takes too long/m)
    for (const [format, said] of [
      ['junit', /errors="1"[^]*<error message="Team\.Slow: its expression takes too long/],
      ['checkstyle', /severity="error" message="its expression takes too long.*source="Team\.Slow\.incomplete"/],
      ['gitlab', /"check_name":"Team\.Slow\.incomplete".*"severity":"blocker"/],
      ['csv', /slow\.md,,,,Team\.Slow,.*its expression takes too long/],
      ['html', /1 rule did not look everywhere[^]*Team\.Slow: its expression takes too long/],
    ] as const)
      assert.match((await runCommand(['audit', at, '--rules', rule, '--format', format])).stdout, said, format)
  })

  test('what is found in one long sentence does not depend on the clock, and each finding brings a part of it along', async () => {
    const at = file('long.md', `${'eco-friendly '.repeat(4000)}\n`)
    const { json } = await runCommand(['audit', at, '--packs', 'eu-green-claims,us-green-guides', '--json'])
    const [{ findings, rule_failures }] = json.assets
    assert.deepEqual(rule_failures, [])
    assert.equal(findings.length, 8000)
    assert.ok(
      findings.every(
        ({ sentence, suggested_text }: Asset['findings'][number] & { sentence: string; suggested_text: string | null }) =>
          sentence.length < 1500 && (suggested_text ?? '').length < 1500 && sentence.includes('…'),
      ),
    )
  })

  test('a rule that takes too long on a Word document or a PDF is reported, and delays neither other rules nor other files', async () => {
    const endless = `Some ${'a'.repeat(60)}b`
    const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
    file('formats/a.docx', docx({ 'word/document.xml': `<w:body>${paragraph('A very fine bottle.')}${paragraph(endless)}</w:body>` }))
    file('formats/b.pdf', pdf([['A very fine bottle.', '', endless]]))
    file('formats/c.txt', 'A very fine bottle.\n')
    for (const [name, how] of Object.entries({
      Terms: "terms: ['/(a+)+$/']",
      Tokens: "nonword: true\ntokens: ['(a+)+$']",
      Raw: "scope: raw\nraw: ['(a+)+$']",
    })) {
      file(`endless/Team/${name}.yml`, `extends: existence\nmessage: m\n${how}\n`)
    }
    const { json } = await runCommand([
      'audit',
      path.join(folder, 'formats'),
      '--rules',
      path.join(folder, 'endless'),
      '--rules',
      own(),
      '--json',
    ])
    const named = ['Team.Raw', 'Team.Terms', 'Team.Tokens']
    const results = json.assets.map((asset: Asset) => [
      asset.type,
      asset.findings.map(({ text }) => text),
      asset.rule_failures.map(({ rule_id }) => rule_id).toSorted(),
    ])
    assert.deepEqual(results, [
      ['docx', ['very'], named],
      ['pdf', ['very'], named],
      ['text', ['very'], []],
    ])
    for (const { message } of json.assets.flatMap((asset: Asset) => asset.rule_failures))
      assert.match(message, /takes too long on this text and was stopped/)
  })

  test('exit codes follow --fail-on', async () => {
    const at = file('low.md', 'A very plain text.\n')
    const code = async (...flags: string[]) => (await runCommand(['audit', at, '--rules', own(), ...flags])).code
    assert.equal(await code(), 0)
    assert.equal(await code('--fail-on', 'LOW'), 1)
    assert.equal(await code('--fail-on', 'never'), 0)
    assert.equal(await code('--fail-on', 'SOMETIMES'), 2)
    assert.equal((await runCommand(['audit', path.join(folder, 'not-there.md')])).code, 2)
    assert.equal((await runCommand(['audit', at, '--packs', 'no-such-pack'])).code, 2)
    assert.equal((await runCommand(['audit', at, '--format', 'pdf'])).code, 2)
  })

  test('standard input, globs, and the built-in packs', async () => {
    const { json } = await runCommand(['audit', '-', '--json'], { input: 'Our eco-friendly bottle.', cwd: folder })
    const [finding] = json.assets[0].findings
    assert.equal(finding.rule_id, 'eu-green-claims.eco-friendly')
    assert.match(finding.law, /^Directive 2005\/29\/EC, Annex I, no\. 4a/)
    assert.match(finding.law_url, /^https:\/\/eur-lex\.europa\.eu\//)
    assert.deepEqual([finding.jurisdiction, finding.sentence], [['EU'], 'Our eco-friendly bottle.'])
    assert.match(finding.solution, /^Leave the word out/)
    file('globs/x.txt', 'utilize')
    file('globs/y.md', 'utilize')
    const matched = await runCommand(['audit', 'globs/*.txt', '--rules', own(), '--json'], { cwd: folder })
    assert.deepEqual(
      matched.json.assets.map((asset: any) => asset.path),
      ['globs/x.txt'],
    )
  })

  test('a baseline leaves only what is new, also when the old has moved', async () => {
    const at = file('base.md', 'We utilize this.\n')
    const before_ = await runCommand(['audit', at, '--rules', own(), '--json'])
    const baseline = file('baseline.json', before_.stdout)
    assert.equal((await runCommand(['audit', at, '--rules', own(), '--baseline', baseline, '--json'])).json.summary.findings, 0)
    file('base.md', 'A new first paragraph.\n\nWe utilize this.\n\nThey utilize more.\n')
    const { json } = await runCommand(['audit', at, '--rules', own(), '--baseline', baseline, '--json'])
    assert.deepEqual(
      json.assets[0].findings.map((finding: any) => finding.start.line),
      [5],
    )
  })

  test('--fix applies suggestions to Markdown and plain text, and reports what is left', async () => {
    const md = file('fix.md', '# Heading\n\nUtilize it; do not utilize them very often.\n')
    const { json, stderr } = await runCommand(['audit', md, '--rules', own(), '--fix', '--json'])
    assert.match(stderr, /^2 suggestions applied in 1 file$/m)
    assert.match(readFileSync(md, 'utf8'), /^# Heading\n\nUse it; do not use them (very )?often\.\n$/)
    assert.ok(json.assets[0].findings.every((finding: any) => finding.rule_id !== 'Team.Utilize'))
    const { stdout } = await runCommand(['audit', md, '--rules', own()])
    assert.match(stdout, /^1 checked: 1 finding \(1 LOW\)$/m)
  })

  test("a team's .vale.ini is followed as it is", async () => {
    file(
      'repo/.vale.ini',
      'StylesPath = styles\nMinAlertLevel = warning\nVocab = Base\n\n[*.md]\nBasedOnStyles = Team\nTeam.Very = error\n\n' +
        '[draft/*.md]\nTeam.Utilize = NO\n',
    )
    file('repo/styles/Team/Utilize.yml', readFileSync(path.join(own(), 'Utilize.yml'), 'utf8'))
    file('repo/styles/Team/Very.yml', readFileSync(path.join(own(), 'Very.yml'), 'utf8'))
    file('repo/doc.md', 'A very plain text to utilize.\n')
    file('repo/draft/doc.md', 'A very plain text to utilize.\n')
    const { json } = await runCommand(['audit', '.', '--json'], { cwd: path.join(folder, 'repo') })
    const rules = (end: string) =>
      json.assets.find((asset: any) => asset.path.endsWith(end)).findings.map((finding: any) => `${finding.rule_id} ${finding.severity}`)
    assert.deepEqual(rules(path.join('draft', 'doc.md')), ['Team.Very HIGH'])
    assert.deepEqual(
      json.assets
        .filter((asset: any) => !asset.path.includes('draft'))
        .flatMap((asset: any) => asset.findings.map((finding: any) => finding.rule_id))
        .sort(),
      ['Team.Utilize', 'Team.Very'],
    )
  })

  test('SARIF has the rules, places in code points, fixes and fingerprints', async () => {
    const at = file('sarif.md', 'We utilize it.\n')
    const { stdout } = await runCommand(['audit', at, '--rules', own(), '--format', 'sarif'])
    const log = JSON.parse(stdout)
    const [run] = log.runs
    assert.deepEqual([log.version, run.columnKind, run.tool.driver.rules[0].id], ['2.1.0', 'unicodeCodePoints', 'Team.Utilize'])
    const [result] = run.results
    assert.deepEqual(result.locations[0].physicalLocation.region, {
      startLine: 1,
      startColumn: 4,
      endLine: 1,
      endColumn: 11,
      snippet: { text: 'utilize' },
    })
    assert.equal(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text, 'use')
    assert.ok(result.partialFingerprints['imprimatur/v1'])
  })

  test('the HTML report is one page, and text of documents is never markup in it', async () => {
    const at = file('evil.md', 'We utilize `x` <script>alert(1)</script> "here".\n')
    const { stdout } = await runCommand(['audit', at, '--rules', own(), '--format', 'html'])
    assert.match(stdout, /<mark>utilize<\/mark>/)
    assert.doesNotMatch(stdout, /<script/)
  })

  test('the table shows place, severity, sentence, reason and fix', async () => {
    const at = file('table.md', 'We utilize it.\n')
    const { stdout } = await runCommand(['audit', at, '--rules', own()])
    for (const part of ['1:4', 'HIGH', 'Team.Utilize', 'We utilize it.', "Use 'use' instead of 'utilize'", '→ We use it.', '1 finding '])
      assert.ok(stdout.includes(part), part)
  })

  test('what cannot be read fails alone, and refused rules are named', async () => {
    file('mixed/good.md', 'We utilize it.\n')
    file('mixed/broken.docx', 'PK\u0003\u0004 cut')
    file('mixed/bad.pdf', '%PDF-1.4 nothing')
    file('rules2/Team/Broken.yml', 'extends: existence\nmessage: x\ntokens: ["(unclosed"]\n')
    file('rules2/Team/Unknown.yml', 'extends: existence\nmessage: x\ntokens: [a]\ncolour: red\n')
    file('rules2/Team/Script.yml', 'extends: script\nmessage: x\nscript: "x := 1"\n')
    file('rules2/Team/Utilize.yml', readFileSync(path.join(own(), 'Utilize.yml'), 'utf8'))
    const { json, stderr, code } = await runCommand(['audit', path.join(folder, 'mixed'), '--rules', path.join(folder, 'rules2'), '--json'])
    assert.equal(code, 2)
    assert.deepEqual(json.summary, { assets: 3, failed: 2, findings: 1 })
    assert.match(stderr, /Broken\.yml:3/)
    const check = await runCommand(['rules', 'check', path.join(folder, 'rules2'), '--json'])
    assert.equal(check.json.loaded, 1)
    assert.deepEqual(check.json.refused.map((refusal: any) => path.basename(refusal.file)).sort(), [
      'Broken.yml',
      'Script.yml',
      'Unknown.yml',
    ])
    for (const refusal of check.json.refused) assert.deepEqual(Object.keys(refusal).sort(), ['file', 'line', 'message', 'snippet'])
  })

  test('addresses and crawls, through the guard', async () => {
    const site = await startSite({
      '/': page('Home', '<p>We utilize it.</p>', ['/next']),
      '/next': page('Next', '<p>They utilize it too.</p>'),
    })
    const one = await runCommand(['audit', `${site.url}/`, '--rules', own(), '--allow-hosts', '127.0.0.1', '--json'])
    assert.deepEqual(one.json.summary, { assets: 1, failed: 0, findings: 1 })
    const all = await runCommand(['audit', `${site.url}/`, '--crawl', '--rules', own(), '--allow-hosts', '127.0.0.1', '--json'])
    assert.deepEqual(all.json.summary, { assets: 2, failed: 0, findings: 2 })
    const refused = await runCommand(['audit', `${site.url}/`, '--rules', own(), '--json'])
    assert.deepEqual(refused.json.summary, { assets: 1, failed: 1, findings: 0 })
    assert.match(refused.json.assets[0].error, /^127\.0\.0\.1 is a loopback address\..*; --allow-hosts 127\.0\.0\.1 allows this one\.$/)
    const never = await runCommand(['audit', 'http://169.254.169.254/', '--rules', own(), '--json'])
    assert.match(never.json.assets[0].error, /such an address cannot be allowed\.$/)
    await site.close()
  })

  test('what allow.txt beside the rules names is found by no rule', async () => {
    file('allowing/Team/Free.yml', 'extends: existence\nmessage: m\nterms: [free, risk-free]\n')
    const at = file('allowed.md', 'The Free (and open) Club is free. A risk-free fund.\n')
    const found = async () =>
      (
        await runCommand(['audit', at, '--rules', path.join(folder, 'allowing'), '--packs', 'uk-financial-promotions', '--json'])
      ).json.assets[0].findings.map((finding: any) => [finding.rule_id, finding.text])
    assert.deepEqual((await found()).filter(([id]: [string]) => id === 'Team.Free').length, 3)
    file('allowing/allow.txt', '# names\nFree (and open) Club\nrisk-free fund\n')
    assert.deepEqual(await found(), [['Team.Free', 'free']])
  })

  test("proofs of one's own rules run with word list and tagger, and an expression without end is stopped", async () => {
    file(
      'proved/Team/Sequence.yml',
      'extends: sequence\nmessage: m\nseverity: LOW\ntokens: [{pattern: the}, {tag: NN}]\n' +
        'hits: [{text: I see the dog., found: the dog}]\npasses: [I see a dog.]\n',
    )
    file(
      'proved/Team/Spelling.yml',
      'extends: spelling\nmessage: m\nhits: [{text: I see teh dog., found: teh}]\npasses: [I see the dog.]\n',
    )
    file(
      'proved/Team/Slow.yml',
      `extends: existence\nmessage: m\nterms: ['/(a+)+$/']\nhits: [{text: Some aaaa, found: aaaa}]\npasses: ['Some ${'a'.repeat(60)}!']\n`,
    )
    const { code, json } = await runCommand(['rules', 'test', path.join(folder, 'proved'), '--json'])
    assert.equal(code, 1)
    assert.deepEqual([json.rules, json.proofs], [3, 6])
    assert.deepEqual(
      json.failed.map((failure: any) => [failure.rule, failure.language, failure.expected]),
      [['Team.Slow', null, 'nothing']],
    )
    assert.match(json.failed[0].found, /the rule failed: its expression takes too long/)
    file('proved/none/a.txt', 'No rule.')
    for (const word of ['test', 'check'])
      assert.match((await runCommand(['rules', word, path.join(folder, 'proved/none')])).stderr, /There are no rules in/)
  })

  test('rules list, show and test', async () => {
    const { json } = await runCommand(['rules', 'list', '--packs', 'eu-green-claims', '--json'])
    assert.deepEqual(Object.keys(json[0]).sort(), ['id', 'kind', 'languages', 'name', 'pack', 'severity', 'source'])
    assert.ok(json.every((rule: any) => rule.pack === 'eu-green-claims'))
    const listed = (await runCommand(['rules', 'list', '--packs', 'eu-green-claims'])).stdout
    const cells = /^ +eu-green-claims +([\d· ]+)$/m.exec(listed)![1]!.trim().split(/ +/)
    assert.match(listed, /^ +NL +EN +ES /m)
    assert.deepEqual([cells.length, cells[1]], [15, String(json.length)], 'packs by languages')
    const shown = await runCommand(['rules', 'show', 'eu-green-claims.eco-friendly', '--json'])
    assert.ok(shown.json.languages.EN.hits.length > 0)
    const named = await runCommand(['rules', 'show', 'eco-friendly', '--json'])
    assert.equal(named.json.id, 'eu-green-claims.eco-friendly')
    assert.match(
      (await runCommand(['rules', 'show', 'eu-green-claims'])).stderr,
      /is a pack; imprimatur rules list --packs eu-green-claims/,
    )
    assert.match((await runCommand(['rules', 'show', 'countd'])).stderr, /there are dark-patterns\.countdown/)
    const list = (await runCommand(['rules', 'list', '--packs', 'eu-green-claims'])).stdout
    const [, languages] = /^eu-green-claims: EU green claims, \d+ rules \((?:\d+ [A-Z]+,? ?)+\), ([A-Z ]+)$/m.exec(list)!
    assert.deepEqual(languages!.split(' ').toSorted(), LANGUAGE_KEYS.toSorted())
    assert.equal(list.match(/^  [A-Z]+ +[\w.-]+\*/gm)?.length ?? 0, json.filter((rule: any) => !rule.source.verified).length)
    const tested = await runCommand(['rules', 'test', '--json'])
    assert.deepEqual([tested.code, tested.json.failed], [0, []], tested.stdout.slice(0, 500))
    assert.ok(tested.json.rules >= 50 && tested.json.proofs > tested.json.rules)
  })
})
