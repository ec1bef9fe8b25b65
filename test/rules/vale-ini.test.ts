import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInStyle, check, compileRules, loadRules, readValeIni, readWordLines, settingsFor, stylesIn } from '../../src/rules/index.ts'
import { matchesGlob } from '../../src/rules/vale/ini.ts'
import { documentOf } from './finding.ts'

const INI = `# team settings
StylesPath = .github/styles
MinAlertLevel = suggestion
Vocab = Base, Product
Packages = Google

[formats]
mdx = md

[*.{md,txt}]
BasedOnStyles = Vale, \\
  Google
Google.We = NO
Google.Will = error
TokenIgnores = (\\$+[^\\n$]+\\$+)

[docs/legal/*.md]
BasedOnStyles = Legal
Google.Passive = YES
`

test('settings of a file: styles, switched rules, levels', () => {
  const settings = readValeIni(INI, '.vale.ini')
  assert.deepEqual(settings.stylesPaths, ['.github/styles'])
  assert.deepEqual(settings.vocabularies, ['Base', 'Product'])
  assert.equal(settings.minimum, 'LOW')
  assert.deepEqual(stylesIn(settings), ['Vale', 'Google', 'Legal'])
  const { styles, decide } = settingsFor(settings, 'docs/guide.md', () => 'LOW')
  assert.deepEqual(styles, ['Vale', 'Google'])
  assert.deepEqual(['Google.We', 'Google.Will', 'Google.Units', 'Legal.Terms'].map(decide), [false, 'HIGH', true, false])
  const legal = settingsFor(settings, 'docs/legal/a.md', () => 'LOW')
  assert.deepEqual(legal.styles, ['Legal'])
  assert.deepEqual(['Google.Passive', 'Google.Units', 'Legal.Terms'].map(legal.decide), [true, false, true])
  assert.deepEqual(settingsFor(settings, 'a.html', () => 'LOW').styles, [])
})

test('a rule below the minimum does not run, unless its level is raised', () => {
  const settings = readValeIni('MinAlertLevel = error\n[*]\nBasedOnStyles = S\nS.Raised = error\n', 'x')
  const { decide } = settingsFor(settings, 'a.md', (id) => (id === 'S.High' ? 'HIGH' : 'LOW'))
  assert.deepEqual(['S.High', 'S.Low', 'S.Raised'].map(decide), [true, false, 'HIGH'])
})

test('what is not carried out is named with its line', () => {
  const named = (ini: string) => readValeIni(ini, '.vale.ini').unsupported.map(({ line, message }) => [line, message])
  assert.deepEqual(named(INI), [[8, 'the setting mdx of [formats] is not carried out: a file is read by its own ending']])
  assert.deepEqual(
    named('NLPEndpoint = http://x\n[*.xml]\nTransform = a.xsl\nTokenIgnores = (a\nCommentDelimiters = <<\nIgnoredScopes = code, ruby\n'),
    [
      [1, 'the setting NLPEndpoint is not carried out: no other service is asked'],
      [3, 'the setting Transform is not carried out: XML is not transformed'],
      [4, named('TokenIgnores = (a')[0]![1]],
      [5, 'CommentDelimiters are two, with a comma between them; there are 1'],
      [6, 'IgnoredScopes is not carried out for “ruby”'],
    ],
  )
  assert.match(String(named('TokenIgnores = (a')[0]![1]), /^a broken expression in TokenIgnores/)
})

test('globs', () => {
  assert.ok(matchesGlob('*.md', 'a/b/c.md'))
  assert.ok(matchesGlob('*.{md,txt}', 'c.txt'))
  assert.ok(!matchesGlob('*.md', 'c.mdx'))
  assert.ok(matchesGlob('docs/**/*.md', 'docs/a/b.md'))
  assert.ok(matchesGlob('{README,NOTES}.md', 'x/README.md'))
  assert.ok(matchesGlob('!*.md', 'x.html'))
  assert.ok(matchesGlob('[a-c]?.md', 'bx.md'))
})

test('vocabularies make rules, and exceptions for the others', () => {
  const vocabulary = { accept: readWordLines('GitHub\n# a comment\n\nmea culpa\n'), reject: readWordLines('utilize\n') }
  const files = [...builtInStyle(vocabulary), { path: 'styles/T/Caps.yml', content: "extends: existence\nmessage: m\ntokens: ['G\\w+']\n" }]
  const { rules, refused } = loadRules(files, { vocabulary })
  assert.deepEqual(refused, [])
  const { findings } = check(
    documentOf('We utilize the the github and GitHub.'),
    compileRules(rules, { vocabulary, words: { has: () => true } }),
  )
  assert.deepEqual(
    findings.map((finding) => `${finding.ruleId} ${finding.text}`),
    ['Vale.Avoid utilize', 'Vale.Repetition the the', 'Vale.Terms github'],
  )
})
