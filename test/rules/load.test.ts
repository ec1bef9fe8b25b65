import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadRules, type Refusal } from '../../src/rules/index.ts'

function refusal(content: string, path = 'styles/Test/Rule.yml'): Refusal {
  const { rules, refused } = loadRules([{ path, content }])
  assert.equal(rules.length, 0)
  assert.equal(refused.length, 1)
  return refused[0]!
}

const BASE = 'extends: existence\nmessage: "no %s"\n'

test('a rule takes its id from its folder and its file', () => {
  const { rules } = loadRules([
    { path: 'rules/eu-consumer/free.yml', content: `${BASE}tokens: [a]` },
    { path: 'styles/Std/dates/Time.yml', content: `${BASE}tokens: [a]` },
  ])
  assert.deepEqual(
    rules.map((rule) => [rule.id, rule.pack]),
    [
      ['eu-consumer.free', 'eu-consumer'],
      ['Std.dates.Time', 'Std'],
    ],
  )
})

test('an unknown key is refused where it stands', () => {
  assert.deepEqual(refusal(`${BASE}tokens:\n  - a\ncolour: red\n`), {
    file: 'styles/Test/Rule.yml',
    line: 5,
    message: 'the key “colour” is not known for existence',
    snippet: 'colour: red',
  })
})

test('a broken expression is refused at its own entry', () => {
  const { line, message, snippet } = refusal(`${BASE}tokens:\n  - fine\n  - '(broken'\n`)
  assert.equal(line, 5)
  assert.equal(snippet, "- '(broken'")
  assert.match(message, /broken expression/)
})

test('a broken expression among the swaps is refused at its own entry', () => {
  assert.equal(refusal('extends: substitution\nmessage: "%s %s"\nswap:\n  good: better\n  "[bad": worse\n').line, 5)
})

test('a second rule of the same id is refused, and the rest loads', () => {
  const file = (name: string) => ({ path: `${name}/styles/Test/Rule.yml`, content: `${BASE}tokens: [a]` })
  const { rules, refused } = loadRules([file('a'), file('b'), { path: 'styles/Test/Other.yml', content: `${BASE}tokens: [b]` }])
  assert.deepEqual(
    rules.map((rule) => rule.id),
    ['Test.Rule', 'Test.Other'],
  )
  assert.match(refused[0]!.message, /already taken by a\/styles/)
})

test('a script is refused with the reason', () => {
  assert.match(refusal('extends: script\nmessage: m\nscript: x\n').message, /a rule is data/)
})

test('YAML that cannot be read is refused with its line', () => {
  const { line, snippet } = refusal('extends: existence\nmessage: "unclosed\ntokens: [a]\n')
  assert.ok(line >= 2)
  assert.ok(snippet.length > 0)
})

test('a key that stands twice is refused', () => {
  const { line, message } = refusal(`${BASE}message: again\ntokens: [a]\n`)
  assert.equal(line, 3)
  assert.match(message, /twice/)
})

test('a kind without what it needs, a missing message, a wrong level', () => {
  assert.match(refusal('extends: substitution\nmessage: m\n').message, /needs “swap” or “replace”/)
  assert.match(refusal('extends: existence\ntokens: [a]\n').message, /“message” is missing/)
  assert.equal(refusal(`${BASE}tokens: [a]\nlevel: loud\n`).line, 4)
  assert.match(refusal('message: m\n').message, /“extends” is missing/)
  assert.match(refusal('extends: magic\nmessage: m\n').message, /no kind of rule/)
})

test('a broken expression in any list beside the terms is refused where it stands', () => {
  const lists = [
    'where:\n  page: [a, "/(x/"]',
    'where:\n  not_page: [a, "/[x/"]',
    'exceptions:\n  ["/*x/"]',
    ...['before', 'after', 'sentence', 'block', 'page'].map((key) => `unless:\n  ${key}: ["/(x/"]`),
  ]
  for (const list of lists) assert.equal(refusal(`${BASE}terms: [a]\n${list}\n`).line, 5, list)
})

test('what can never find anything is refused', () => {
  const faults: [string, number, RegExp][] = [
    [`${BASE}terms: []\n`, 3, /“terms” is empty/],
    [`${BASE}terms: [a]\nscope: paragraf\n`, 4, /scope “paragraf” is not known/],
    [`${BASE}terms: [a]\ntokens: [b]\n`, 4, /“terms” and “tokens” cannot stand together/],
    [`${BASE}terms: [a]\nsuggest: b\nremove: true\n`, 5, /“suggest” and “remove”/],
    [`${BASE}terms: ["stem|e(r"]\n`, 3, /parenthesis among its endings/],
    [`${BASE}terms: ["program|s terms"]\n`, 3, /blank among its endings/],
    ['extends: substitution\nmessage: m\nreplace:\n  good: better\n  bad(: worse\n', 5, /not closed/],
    ['extends: proximity\nmessage: m\nfirst: [a]\nsecond: []\n', 4, /“second” is empty/],
    ['extends: required\nmessage: m\ntext: a\ntrigger: []\n', 4, /“trigger” is empty/],
    ['extends: substitution\nmessage: m\nreplace: {}\n', 3, /“replace” is empty/],
    ['extends: learned\nmessage: m\nmodel: m.bin\nthreshold: 5\n', 4, /at most 1/],
    ['extends: metric\nmessage: m\nformula: wrods / sentences\ncondition: "> 3"\n', 3, /“wrods” is not known/],
    ['extends: guideline\nmessage: m\nguideline: Be kind.\nhits: [a]\n', 4, /cannot be proved/],
    ['extends: capitalization\nmessage: m\nmatch: $titel\n', 3, /“\$titel” is not known/],
  ]
  for (const [content, line, message] of faults) {
    assert.equal(refusal(content).line, line, content)
    assert.match(refusal(content).message, message)
  }
  for (const scope of ['text & ~title & ~meta', 'field.price', 'heading.h2', 'meta.description', 'attribute.title', '~footer']) {
    assert.deepEqual(loadRules([{ path: 'styles/T/R.yml', content: `${BASE}terms: [a]\nscope: ${scope}\n` }]).refused, [])
  }
})

test('a learned rule without its model is refused where models can be read', () => {
  const file = { path: 'styles/T/R.yml', content: 'extends: learned\nmessage: m\nmodel: m.bin\nthreshold: 0.5\n' }
  assert.match(loadRules([file], { scorer: () => null }).refused[0]!.message, /m\.bin is not there/)
  assert.deepEqual(loadRules([file]).refused, [])
})

test('a misspelt key is reported with the known key it resembles, in a language section too', () => {
  assert.match(refusal(`${BASE}terms: [a]\nseverty: HIGH\n`).message, /did you mean “severity”\?/)
  assert.match(refusal(`${BASE}languages:\n  EN:\n    temrs: [a]\n`).message, /did you mean “terms”\?/)
  assert.match(refusal('extends: existance\nmessage: m\n').message, /did you mean “existence”\?/)
  assert.doesNotMatch(refusal(`${BASE}terms: [a]\ncolour: red\n`).message, /did you mean/)
  assert.equal(loadRules([{ path: 'styles/T/R.yml', content: `${BASE}languages:\n  EN:\n    Terms: [a]\n` }]).rules.length, 1)
})

test('a mistake in a language section is named with its line', () => {
  const { line, message } = refusal(`${BASE}languages:\n  EN:\n    terms: [a]\n  XX:\n    terms: [b]\n`)
  assert.equal(line, 6)
  assert.match(message, /no language key/)
  assert.equal(refusal(`${BASE}languages:\n  EN:\n    terms: [a]\n    severity: HIGH\n`).line, 6)
})

test('a law of another market stands in a language section, beside a source and a jurisdiction of the rule', () => {
  const own = 'source: {citation: Own law, verified: true}\njurisdiction: [EU]\n'
  const withLaws = (laws: string, top = own) => `${BASE}${top}languages:\n  EN: {terms: [a]}\n  TR:\n    terms: [b]\n    laws: ${laws}\n`
  const { rules } = loadRules([{ path: 'styles/T/R.yml', content: withLaws('{TR: {citation: Kanun, from: 2014-05-28}}') }])
  assert.deepEqual(rules[0]!.jurisdiction, ['EU', 'TR'])
  assert.deepEqual(
    rules[0]!.parts.map(({ law }) => [law?.citation, law?.jurisdiction]),
    [
      ['Own law', ['EU']],
      ['Own law; Kanun', ['EU', 'TR']],
    ],
  )
  for (const [laws, words] of [
    ['{}', /empty/],
    ['{Turkey: {citation: c}}', /no market/],
    ['{TR: {}}', /no citation/],
    ['{TR: {citation: c, since: 2014-05-28}}', /“since” is not known/],
    ['{TR: {citation: c, from: May}}', /a day such as/],
    ['{TR: {citation: c, url: kanun.example}}', /https/],
    ['{EU: {citation: c}}', /own source is for EU/],
  ] as const) {
    const { line, message } = refusal(withLaws(laws))
    assert.match(message, words, laws)
    assert.equal(line, 9, laws)
  }
  assert.match(refusal(withLaws('{TR: {citation: c}}', '')).message, /“source” and a “jurisdiction”/)
  assert.match(refusal(`${BASE}${own}terms: [a]\nlaws: {TR: {citation: c}}\n`).message, /stands in a language’s section/)
})

test("Vale's levels are our severities, unless the rule says more", () => {
  const severity = (more: string) => loadRules([{ path: 'styles/T/R.yml', content: `${BASE}tokens: [a]\n${more}` }]).rules[0]?.severity
  assert.equal(severity('level: suggestion'), 'LOW')
  assert.equal(severity(''), 'MEDIUM')
  assert.equal(severity('level: error'), 'HIGH')
  assert.equal(severity('level: error\nseverity: CRITICAL'), 'CRITICAL')
})

test('a rule of the library needs its source and its proof', () => {
  const load = (content: string) => loadRules([{ path: 'rules/p/r.yml', content }], { library: true })
  const whole =
    'name: N\ndescription: d\nexplanation: e\nsource: {citation: c, verified: true}\njurisdiction: EU\nseverity: LOW\nsolution: s\n'
  assert.match(load(`${BASE}terms: [a]\n`).refused[0]!.message, /needs “name”/)
  assert.match(load(`${BASE}${whole}languages:\n  EN:\n    terms: [a]\n    hits: [a]\n`).refused[0]!.message, /“hits” and “passes”/)
  assert.equal(load(`${BASE}${whole}languages:\n  EN:\n    terms: [a]\n    hits: [a]\n    passes: [b]\n`).rules.length, 1)
})

test('a rule may extend another one and change its lists', () => {
  const { rules, refused } = loadRules([
    { path: 'styles/A/Base.yml', content: `${BASE}tokens: [one, two]` },
    { path: 'styles/B/More.yml', content: 'extends: A.Base\nlevel: error\ntokens+: [three]\n' },
    { path: 'styles/B/Less.yml', content: 'extends: A.Base\ntokens-: [one]\n' },
    { path: 'styles/B/Lost.yml', content: 'extends: A.Gone\nmessage: m\n' },
  ])
  assert.deepEqual(
    rules.map((rule) => rule.parts[0]!.keys.tokens),
    [['one', 'two'], ['one', 'two', 'three'], ['two']],
  )
  assert.match(refused[0]!.message, /A.Gone/)
})

test('files beside the rules are no rules', () => {
  const { rules, refused } = loadRules([
    { path: 'rules/p/pack.yml', content: 'name: P' },
    { path: 'styles/T/meta.json', content: '{}' },
    { path: 'styles/T/.github/workflow.yml', content: 'on: push' },
    { path: 'styles/T/README.md', content: '#' },
  ])
  assert.deepEqual({ rules, refused }, { rules: [], refused: [] })
})

test('absolute and relative paths load together, whatever the folders above are called', () => {
  const { rules, refused } = loadRules([
    { path: '/srv/.imprimatur/rules/p/one.yml', content: `${BASE}tokens: [a]` },
    { path: '.github/styles/T/Two.yml', content: `${BASE}tokens: [a]` },
    { path: '/srv/rules/p/.old/three.yml', content: 'no rule' },
  ])
  assert.deepEqual(
    rules.map((rule) => rule.id),
    ['p.one', 'T.Two'],
  )
  assert.deepEqual(refused, [])
})
