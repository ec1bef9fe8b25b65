import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { FIELD_TYPES, FORM_KINDS, hasField, PART_FIELD_NAMES, RULE_FIELD_NAMES } from '../../src/rules/form/fields.ts'
import type { FieldName, Form, FormReplacement } from '../../src/rules/form/fields.ts'
import { placeOf, withField, withKind, withLanguage } from '../../src/rules/form/change.ts'
import { copiedRule, fileNameOf, newRule } from '../../src/rules/form/new-rule.ts'
import { placesOf } from '../../src/rules/form/places.ts'
import { formOf } from '../../src/rules/form/read.ts'
import { writeForm } from '../../src/rules/form/write.ts'
import { cases } from '../helpers/cases.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const LIBRARY = globSync('rules/*/*.yml', { cwd: ROOT }).filter((file) => !/pack\.yml$|^rules.classes/.test(file))
/** Changing a file is slower than reading it. */
const SOME = LIBRARY.filter((_file, index) => index % 4 === 0)
const contentOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

function shown(content: string): Form {
  const form = formOf(content)
  if ('why' in form) assert.fail(`${form.why} (line ${form.line})\n${content}`)
  return form
}

/** Only what says something; the order of sections does not count. */
const said = ({ kind, rule, languages }: Form) => ({
  kind,
  rule: filled(rule),
  languages: Object.fromEntries(Object.entries(languages).map(([key, values]) => [key, filled(values)])),
})
/** Of the terms to replace the order says nothing: those that are numbers come first when a file is read. */
const filled = (values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, name === 'replace' ? byTerm(value as FormReplacement[]) : value]),
  )
const byTerm = (pairs: FormReplacement[]) => pairs.toSorted((one, other) => (one.term < other.term ? -1 : 1))

describe('rule files of the library as forms', () => {
  test('nothing changed: the same file, to the letter', () => {
    assert.ok(LIBRARY.length > 200)
    for (const file of LIBRARY) {
      const content = contentOf(file)
      assert.equal(writeForm(content, shown(content)), content, file)
    }
  })

  test('one field changed: one place of the file changes, and comments, order and the rest stay', () => {
    for (const file of SOME) {
      const content = contentOf(file)
      const form = shown(content)
      form.rule.message = 'Something else: "%s"'
      const written = writeForm(content, form)
      assert.deepEqual(said(shown(written)), said(form), file)
      const gone = content.split('\n').filter((line) => !written.split('\n').includes(line))
      assert.ok(gone.length <= 1, `${file}: ${gone.join('\n')}`)
    }
  })

  test('a term more is written into the list that is there', () => {
    let lists = 0
    for (const file of SOME) {
      const content = contentOf(file)
      const form = shown(content)
      for (const values of Object.values(form.languages)) {
        if (!values.terms) continue
        values.terms = [...values.terms, 'one, more: term', '404']
        lists++
      }
      const written = writeForm(content, form)
      assert.deepEqual(said(shown(written)), said(form), file)
      assert.equal(
        written.replaceAll(/, ["']one, more: term["'], ["']404["']/g, '').replaceAll(/\n *- ["'](?:one, more: term|404)["']/g, ''),
        content,
        file,
      )
    }
    assert.ok(lists > 40)
  })

  test('each field is found on its lines', () => {
    for (const file of SOME) {
      const content = contentOf(file)
      const lines = content.split('\n')
      const places = placesOf(content)
      for (const { name, from, to } of places) {
        assert.ok(lines[from - 1]!.includes(name.split('.').at(-1)!), `${file}:${from} ${name}`)
        assert.ok(to >= from && to <= lines.length)
      }
      const { rule } = shown(content)
      for (const name of Object.keys(rule))
        assert.ok(
          places.some((place) => place.name === name && place.language === null),
          name,
        )
    }
  })
})

const word = fc.oneof(
  fc.constantFrom(
    'risk-free',
    'klimaneutral|e|er',
    '/a[b]{1,2}, c/',
    '404',
    'true',
    "it's",
    '"quoted"',
    '# no comment',
    '- dash',
    '{any:0-2} x',
    '*',
    '&a',
    'a: b',
    'ß',
    '😀',
    '~',
    'null',
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((text) => text.trim() === text && !/\p{C}/u.test(text)),
)
const long = fc.oneof(
  word,
  fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' ')),
  fc.tuple(word, word).map((lines) => lines.join('\n')),
)
const sample = fc.record(
  { format: fc.constantFrom('text' as const, 'html' as const, 'markdown' as const), text: long },
  { noNullPrototype: true },
)
const BY_TYPE = {
  text: long,
  list: fc.uniqueArray(word, { minLength: 1, maxLength: 6 }),
  flag: fc.boolean(),
  number: fc.oneof(fc.integer({ min: -5, max: 900 }), fc.constantFrom(0.5, 12.25)),
  replacements: fc
    .uniqueArray(
      fc.record(
        {
          term: word,
          write: fc.option(fc.array(fc.oneof(word, fc.constant('')), { minLength: 1, maxLength: 3 })),
          suggestion: fc.constantFrom(null, 'wording' as const, 'advice' as const),
        },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 4, selector: ({ term }) => term },
    )
    .map((entries) => entries.map((entry) => (entry.write === null ? { ...entry, suggestion: null } : entry))),
  hits: fc.array(
    fc
      .tuple(sample, fc.option(fc.array(word, { minLength: 1, maxLength: 2 })), fc.option(long))
      .map(([text, found, suggested]) => ({ ...text, found, suggested })),
    { minLength: 1, maxLength: 3 },
  ),
  passes: fc.array(sample, { minLength: 1, maxLength: 3 }),
}

const valuesOf = (kind: Form['kind'], names: readonly FieldName[]) =>
  fc
    .subarray(
      names.filter((name) => hasField(kind, name)),
      { maxLength: 6 },
    )
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, BY_TYPE[FIELD_TYPES[name]] as fc.Arbitrary<unknown>])), {
        noNullPrototype: true,
      }),
    )
const formArbitrary = fc.constantFrom(...FORM_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    rule: valuesOf(kind, RULE_FIELD_NAMES),
    languages: fc.record(
      { DE: valuesOf(kind, PART_FIELD_NAMES), EN: valuesOf(kind, PART_FIELD_NAMES), FR: fc.constant({}) },
      { requiredKeys: [], noNullPrototype: true },
    ),
    unshown: fc.constant([]),
  }),
) as fc.Arbitrary<Form>

const STARTS = [
  '',
  'extends: existence\nmessage: "%s" # said to the writer\nterms: [a, b]   # two\n# the end\n',
  [
    '# copied\nextends: required # kind\n\nname: >\n  A folded\n  name\n',
    'source: {citation: x, verified: true}\nsupersedes: [a.b]\nlanguages:\n  DE: # German\n  EN:\n',
    '    # why\n    trigger:\n      - a # first\n      - "b"\n    hits:\n      - {text: c}\n',
    '      - text: d\n        found: [e, f]\n',
  ].join(''),
  '{extends: proximity, first: [a], languages: {EN: {second: [b]}, DE: {}}}\n',
  'Extends: substitution\r\nReplace:\r\n  a: b\r\n  "c d": [x, y] # two\r\nmessage: |\r\n  one\r\n  two\r\n',
  'extends: occurrence\nToken: x\nmax: 3\nlanguages: {}\nunless: &u {before: [x]}\n',
]

describe('changes of a form', () => {
  test('another kind takes the wording along', () => {
    const banned = shown(newRule({ term: 'risk-free', sentence: 'It is risk-free.', language: 'EN' }))
    const preferred = withKind(banned, 'substitution')
    assert.deepEqual(preferred.languages.EN!.replace, [{ term: 'risk-free', write: null, suggestion: null }])
    const written = writeForm(writeForm('', banned), withKind(withKind(preferred, 'proximity'), 'required'))
    assert.match(written, /^extends: required$/m)
    assert.match(written, /^ {4}trigger: \[risk-free\]$/m)
    assert.doesNotMatch(written, /terms|replace|first/)
  })

  test('the first language takes the words, and a field is read where it stands', () => {
    const form = withLanguage(shown(newRule({ term: 'a (b)', sentence: 'x a (b) y' })), 'DE')
    assert.deepEqual(form.languages.DE!.terms, ['a \\(b\\)'])
    assert.equal(form.rule.terms, undefined)
    assert.equal(placeOf(form, 'message', 'DE'), null)
    assert.equal(placeOf(form, 'exceptions', 'DE'), 'DE')
    const own = withField(form, 'message', 'DE', 'Nein.')
    assert.equal(placeOf(own, 'message', 'DE'), 'DE')
    assert.equal(placeOf(withLanguage(own, 'EN'), 'message', 'EN'), null)
  })

  test('a rule of a pack is copied with what it had from its pack, and loads', () => {
    const from = { id: 'dark-patterns.low-stock-pressure', pack: 'dark-patterns', sector: ['retail'], channels: [] }
    const copy = copiedRule(contentOf('rules/dark-patterns/low-stock-pressure.yml'), from)
    assert.match(copy, /^# Copied from dark-patterns\.low-stock-pressure\nextends: proximity/)
    assert.match(copy, /^sector: \[retail\]$/m)
    assert.match(copy, /^supersedes: \[dark-patterns\.low-stock-figure, dark-patterns\.vague-scarcity, .*, eu-consumer\.limited-stock\]$/m)
  })

  test('names of files', () => {
    assert.equal(fileNameOf('Größe & Maße: 100 %'), 'grosse-masse-100')
    assert.equal(fileNameOf('  ../../etc '), 'etc')
    assert.equal(fileNameOf('Ωμέγα'), 'rule')
  })
})

describe('forms written into files', () => {
  test('a form comes back as it was written, into whatever file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STARTS), formArbitrary, (start, form) => {
        const before = start === '' ? null : shown(start)
        const written = writeForm(start, form)
        assert.deepEqual(said(shown(written)), said(form))
        const comments = (text: string) => (text.match(/# (?:kind|copied|the end)$/gm) ?? []).toSorted()
        assert.deepEqual(
          comments(written).filter((line) => comments(start).includes(line)),
          comments(start),
        )
        if (before) for (const key of before.unshown) assert.ok(shown(written).unshown.includes(key), key)
        assert.equal(writeForm(written, shown(written)), written)
      }),
      { numRuns: cases(60) },
    )
  })

  test('from one form to another and back', () => {
    fc.assert(
      fc.property(formArbitrary, formArbitrary, (one, other) => {
        const first = writeForm('', one)
        assert.deepEqual(said(shown(writeForm(writeForm(first, other), one))), said(one))
      }),
      { numRuns: cases(20) },
    )
  })

  test('whatever is typed, nothing breaks, and what is shown is written back as it was', () => {
    const typed = fc.constantFrom(
      ': ',
      '- ',
      '*x',
      '&x ',
      '[',
      '{',
      '"',
      "'",
      '|',
      '>\n',
      '\n  ',
      '\t',
      '<<: *x',
      '? ',
      '#',
      '!!set ',
      '---\n',
      '%',
    )
    const start = contentOf(LIBRARY[3]!).slice(0, 1500)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1500), fc.nat(6), typed), { minLength: 1, maxLength: 3 }), (edits) => {
        const content = edits.reduce((text, [at, gone, more]) => text.slice(0, at) + more + text.slice(at + gone), start)
        const form = formOf(content)
        placesOf(content)
        if ('why' in form) return
        assert.equal(writeForm(content, form), content)
        const changed = { ...form, rule: { ...form.rule, name: 'Another' } }
        assert.deepEqual(said(shown(writeForm(content, changed))), said(changed))
      }),
      { numRuns: cases(100) },
    )
    assert.ok('why' in formOf('extends: existence\nterms: *none\n'))
    const bomb = ['a: &a [x]', ...'bcdefghi'.split('').map((key, index) => `${key}: &${key} [${`*${'abcdefghi'[index]}, `.repeat(9)}]`)]
    assert.ok('why' in formOf(`extends: existence\n${bomb.join('\n')}\n`))
  })

  test('comments beside what changes stay', () => {
    const start = STARTS[2]!
    const form = shown(start)
    form.languages.EN!.trigger = ['a', 'b', 'c']
    form.languages.DE!.trigger = ['x']
    form.rule['source.url'] = 'https://example.org'
    form.rule.name = 'Another name'
    assert.equal(
      writeForm(start, form),
      [
        '# copied\nextends: required # kind\n\nname: >\n  Another name\n',
        'source: {citation: x, verified: true, url: https://example.org}\nsupersedes: [a.b]\nlanguages:\n',
        '  DE: # German\n    trigger: [x]\n  EN:\n    # why\n    trigger:\n      - a # first\n      - "b"\n',
        '      - c\n    hits:\n      - {text: c}\n      - text: d\n        found: [e, f]\n',
      ].join(''),
    )
  })

  test('what the form cannot show is named and stays', () => {
    const content = [
      'extends: existence\nmessage: m\ntokens: [x]\nterms: {a: b}\nlimit: 3\n',
      'source: {citation: c, verified: true}\nlanguages: {DE: {swap: {}}, XX: {}}\n',
    ].join('')
    assert.deepEqual(shown(content).unshown, ['tokens', 'terms', 'limit', 'source.verified', 'DE: swap', 'languages: XX'])
  })

  test('what is no form says why, and where', () => {
    assert.deepEqual(formOf('extends: spelling\n'), { why: 'A rule of the kind “spelling” is written as YAML.', line: 1 })
    assert.deepEqual(formOf('name: x\n'), { why: 'The file does not say its kind yet: it begins with “extends: existence”.', line: null })
    const broken = formOf('extends: existence\nterms: [a\nmessage: b\n')
    assert.ok('why' in broken && broken.line !== null)
    assert.deepEqual(formOf('a: 1\na: 2\n'), { why: 'A key stands here twice.', line: 2 })
    assert.ok('why' in formOf(''))
    assert.equal(writeForm('extends: spelling\n', { kind: 'existence', rule: {}, languages: {}, unshown: [] }), 'extends: spelling\n')
  })
})
