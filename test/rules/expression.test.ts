import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Expression } from '../../src/rules/expression/expression.ts'
import { needsOf } from '../../src/rules/expression/literals.ts'
import { subject } from '../../src/rules/expression/plain-text.ts'

const found = (source: string, text: string) => new Expression(source).all(subject(text)).map((match) => match.text)

const CASES: [source: string, text: string, found: string[]][] = [
  ['(?i)(?m)\\b(?:we|us|ours?)\\b', 'We and us; ours Über uns', ['We', 'us', 'ours']],
  ['\\bδωρεάν\\b', 'είναι δωρεάν. αδωρεάνα', ['δωρεάν']],
  ['\\bцена\\b', 'Наша цена, оценка', ['цена']],
  ['\\bış\\b', 'kış ış', ['ış']],
  ['(?<!:[^ ]+?):\\s[A-Z]', 'foo: Bar', [': B']],
  ['"[^"]+"[.,?]', 'say "this", ok', ['"this",']],
  ['[a-z-[aeiou]]+', 'hello', ['h', 'll']],
  ['(?P<one>x)|(?P<two>y)', 'xy', ['x', 'y']],
  ['(?>a+)b', 'aaab', ['aaab']],
  ['(?>a+)ab', 'aaab', []],
  ['[\\w-]+ed', 're-used ünwised', ['re-used', 'ünwised']],
  ['(?i:foo) Bar|(?-i)Baz', 'FOO Bar baz Baz', ['FOO Bar', 'Baz']],
  ['(?i)a(?-i)B', 'AB ab Ab aB', ['AB', 'aB']],
  ['(?i)(?:(?-i)URLs|(?-i)I)', 'urls URLs I i', ['URLs', 'I']],
  ['[^\\w\\s]', 'a-b é!', ['-', '!']],
  ["x{,3}\\'", "x{,3}'", ["x{,3}'"]],
  ['[[:alpha:]]+', 'ab1cé', ['ab', 'cé']],
  ['\\p{Lu}\\p{L}+', 'Été ete', ['Été']],
  ['[)(]+-[]a]', '()-]', ['()-]']],
  ['\\d+', '12 ٣٤', ['12', '٣٤']],
  ['^a.c$', 'abc\n', ['abc']],
  ['(?s)a.c', 'a\nc', ['a\nc']],
  ['a.c', 'a\nc', []],
  ['(?x) a b # comment\n c', 'abc', ['abc']],
  ['(\\w+) \\1', 'the the cat', ['the the']],
  ['[\\w.]+@[\\w.]+', 'mail ä.b@c.de now', ['ä.b@c.de']],
  ['a{2,}', 'a aa aaa', ['aa', 'aaa']],
  ['\\Aab\\z', 'ab', ['ab']],
  ['(?#note)ab', 'ab', ['ab']],
  ['\\x{e9}|\\u00e8', 'éè', ['é', 'è']],
  ['\\s[—–]\\s', 'a — b', [' — ']],
]

for (const [source, text, expected] of CASES) {
  test(`${JSON.stringify(source)} in ${JSON.stringify(text)}`, () => assert.deepEqual(found(source, text), expected))
}

for (const source of ['(', 'a)', '[a', '*a', '\\', '(?(1)a|b)', '\\p{NoSuchThing}', 'a{2,1}']) {
  test(`${JSON.stringify(source)} is refused`, () => assert.throws(() => new Expression(source)))
}

const requiredLiterals = (source: string) => needsOf(source).sets[0] ?? null

test('groups keep their numbers and take their text from the source, also behind foreign letters', () => {
  const [match] = new Expression('(?>x*)(\\w+) \\((\\w+)\\)').all(subject('Größe (éa)'))
  assert.deepEqual(match?.groups, ['Größe', 'éa'])
})

test('an expression that may take long is detected, with the length from which it does', () => {
  const endless = [
    '(a+)+$',
    '(a|a)*c',
    '(a|ab|b)*c',
    '(x+x+)+y',
    '(.*)*b',
    '(a{1,30}){1,30}c',
    '(a?){40}a{40}c',
    '(?:\\d{1,3},?)+x',
    '(?=(a+)+b)x',
    'a?a?a?a?a?a?a?a?a?a?a?a?a?b',
  ]
  for (const source of endless) assert.equal(new Expression(source).mayTakeLong(10), true, source)
  const byPower = ['a*a*a*a*a*a*c', '.*foo.*bar', '\\s*\\s*x']
  for (const source of byPower)
    assert.deepEqual(
      [8, 5000].map((length) => new Expression(source).mayTakeLong(length)),
      [false, true],
      source,
    )
  const plain = [
    '\\ba+b*\\b',
    '(?:[^,]+,){1,}',
    '\\w+ \\w+ \\w+',
    '(?:\\w+\\s+)*x',
    '(?:ab|cd)*e',
    '(?:a|b)+c',
    '([^"]*"[^"]*")*',
    '.{0,40}foo.{0,40}bar',
    '(?:[a-z]+(?:\\(s\\))? ){0,40}x',
    '\\bfoo\\b',
  ]
  for (const source of plain) assert.equal(new Expression(source).mayTakeLong(5000), false, source)
})

const SOURCES = [
  '\\bab\\b',
  '[a-c]+',
  '\\w+',
  '(?i)é|a',
  '\\W',
  'a.b',
  '[^a]b',
  '\\d',
  '\\bé',
  '(?i)ÀB?',
  '\\s\\w',
  '(?m)^a',
  'b$',
  '[\\w-]+',
  '_',
  '[A-z]+',
]

test('the quick reading of an expression says what the full one says', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', 'B', 'é', 'À', 'ß', 'σ', '1', '٣', ' ', '\n', '-', '_', '—', '😀', 'e\u0301'),
  })
  fc.assert(
    fc.property(fc.constantFrom(...SOURCES), text, (source, value) => {
      const expression = new Expression(source)
      const quick = expression.all(subject(value)).map((match) => [match.start, match.end])
      // With this alternative the expression needs the full matcher, whatever the text.
      const full = new Expression(`${source}|\\p{Cn}{99}`).all(subject(value)).map((match) => [match.start, match.end])
      assert.deepEqual(quick, full)
    }),
    { numRuns: 800 },
  )
})

test('behind emoji matches and what their groups caught are where they stand', () => {
  const text = '😀😀 “Ränder” – bœuf in 😀 and été of ære'
  const [match] = new Expression('(\\w+) (?:of|in) (\\w+)').all(subject(text))
  assert.deepEqual(match, { start: text.indexOf('été'), end: text.length, text: 'été of ære', groups: ['été', 'ære'], names: {} })
})

test('empty matches continue after a surrogate pair', () => {
  const places = (source: string) => new Expression(source).all(subject('a😀b')).map(({ start, end }) => [start, end])
  assert.deepEqual(places('\\p{Lu}*'), [
    [0, 0],
    [1, 1],
    [3, 3],
    [4, 4],
  ])
  assert.equal(new Expression('\\p{Lu}*').count(subject('a😀b')), 4)
})

test('the literals an expression requires are those it cannot match without', () => {
  assert.deepEqual(requiredLiterals('(?i)\\b(?:orders?|e\\w*mails?)\\b'), [
    { text: 'orders', whole: true },
    { text: 'order', whole: true },
    { text: 'mails', whole: false },
    { text: 'mail', whole: false },
  ])
  assert.deepEqual(requiredLiterals("\\b(?:we|us|we'(?:ve|re))\\b"), [
    { text: 'we', whole: true },
    { text: 'us', whole: true },
    { text: 'we', whole: true, next: 've' },
    { text: 'we', whole: true, next: 're' },
  ])
  assert.equal(requiredLiterals('\\w+ed'), null)
  assert.equal(requiredLiterals('foo|'), null)
  assert.equal(requiredLiterals('(?:foobar)?'), null)
})

test('where an expression matches, one of its literals is there', () => {
  const sources = [
    '\\b(?:cat|dogs?|in order to)\\b',
    '(?i)fo{2}bar(?:baz|qux)+',
    'x(?=cats)cats',
    '(?:car|(?:bus)?stop)s',
    'to-?do|[Tt]ick',
  ]
  const text = fc.string({
    unit: fc.constantFrom(
      'cat',
      'dog',
      's',
      ' ',
      'in order to',
      'foobar',
      'baz',
      'FOOBARQUX',
      'x',
      'car',
      'bus',
      'stop',
      'to-do',
      'todo',
      'Tick',
      'é',
    ),
  })
  fc.assert(
    fc.property(fc.constantFrom(...sources), text, (source, value) => {
      const literals = requiredLiterals(source)
      if (literals === null || !new Expression(source).test(subject(value))) return
      assert.ok(literals.some(({ text, next }) => value.toLowerCase().includes(text) && value.toLowerCase().includes(next ?? '')))
    }),
    { numRuns: 800 },
  )
})
