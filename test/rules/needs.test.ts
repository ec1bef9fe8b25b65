import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Expression } from '../../src/rules/expression/expression.ts'
import { readExpression } from '../../src/rules/expression/tree.ts'
import { check, compileRules, type CompiledRules } from '../../src/rules/index.ts'
import { needsOf } from '../../src/rules/expression/literals.ts'
import { neededPart } from '../../src/rules/expression/needed-part.ts'
import { asciiOf, subject } from '../../src/rules/expression/plain-text.ts'
import { NeededCharacters, charactersOf } from '../../src/rules/expression/characters.ts'
import { documentOf, rulesFrom } from './finding.ts'

const ruleOf = (source: string): CompiledRules =>
  compileRules(rulesFrom(`extends: existence\nmessage: "%s"\nnonword: true\ntokens: [${JSON.stringify(source)}]\n`))

/** Matches of a rule, and of its expression alone, without any of the engine's shortcuts. */
function bothWays(source: string, rules: CompiledRules, text: string): [found: number[], matched: number[]] {
  const document = documentOf(text)
  const found = check(document, rules).findings.map(({ start }) => start)
  const expression = new Expression(`(?m)(?:${source})`)
  const matched = document.blocks.flatMap((block) =>
    expression
      .all(subject(block.text))
      .filter(({ start, end }) => end > start)
      .map(({ start }) => block.map[1]! - block.map[0]! + start),
  )
  return [found, matched]
}

/** Kinds of expressions that rules use, and texts related to them. */
const SOURCES: [source: string, ...pieces: string[]][] = [
  ['\\b(?:two birds|black as (?:coal|night)|in the end)\\b', 'two', 'birds', 'black as', 'coal', 'in the', 'end'],
  ["\\b(?:he's|she's|let's|they(?:'ve|'re)|ours?)\\b", 'he', "'s", 'let', 'they', "'re", 'our', 's', '’s'],
  ['(?:^|\\s)me\\s|(?:^|\\s)me,\\s|\\bmine\\b', 'me', ', ', 'mine'],
  ["\\b\\w+(?:n't| not)\\b", "isn't", 'is', 'not', 'nothing'],
  ['(?:[^;]+;)+\\s\\w+\\s(?:nor|yet)\\b', 'a; b', '; c nor', '; d yet ', 'north'],
  ['\\w+\\?(?:\\s|$)', 'why?', '?', '!'],
  ['[^\\s-]+ly-\\w+', 'newly-made', 'ly-', '-', 'NEWLY-'],
  ['\\b\\w+\\(en\\)', 'child(en)', '(en)', 'en'],
  ['\\d{1,2}[AP]M\\b|\\d{1,2} ?[ap]m\\b', '9AM', '10 pm', '12', 'am', '٣AM'],
  ['\\d+(?:kg|cm|mm)', '12', 'kg', 'mm', '٣kg'],
  ['\\s[—–]\\s', '—', '–', '-'],
  ['\\.\\.\\.', '...', '.'],
  ['"[^"]+"[.,]', '"so"', '",', '"'],
  ['(?:\\b[A-Z][a-z]+ )+\\([A-Z]{2,4}\\)', 'Great Big (GB)', 'Great ', '(GB)', 'Ère '],
  ['\\b(?:[A-Z]\\.){2,}', 'U.S.', 'A.', 'a.'],
  ['(?i)\\b(?:post(?:m[ae]n|wom[ae]n)|cell ?phone|e[- ]?mail)\\b', 'postman', 'POSTWOMEN', 'cellphone', 'cell phone', 'e-mail', 'E mail'],
  ['(?<!un)able\\b', 'unable', 'able', 'Ünable', 'table'],
  ['\\bable(?!-)', 'able', 'able-', 'ables'],
  ['able(?=-bodied)', 'able', '-bodied'],
  ['(?<=very )able', 'very ', 'able'],
  ['[a-z][.?!] {2,}[A-Z]', 'd.  E', '. ', ' A'],
  ['(?<!:[^ ]+?):\\s[A-Z]', 'note: A', ': B', 'a:b:'],
  ['(?x) in \\s order # a word \n', 'in order', 'inorder', 'in  order'],
  ['\\$?\\d+(?:\\.\\d\\d)? ?(?:€|USD)', '$5.00', '3 €', 'USD', '€'],
  ['(\\w+) \\1', 'the the', 'é é', 'the'],
  ['[;-]\\sso[\\s,]|\\bSo[\\s,]', '; so,', 'So ', 'so'],
  ['\\(.+\\)', '(x y)', '(', ')'],
  ['\\b(?:très bien|été)\\b', 'très', 'bien', 'été', 'ete', 'ÉTÉ'],
]
const AROUND = ['é', '’', '—', '\u2003', '😀', 'x', '1', ',', '.']

test('a rule finds what its expression matches, whatever it waits for before it is run', () => {
  for (const [source, ...pieces] of SOURCES) {
    const rules = ruleOf(source)
    const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.constantFrom(...AROUND) })
    const text = fc.array(fc.tuple(piece, fc.constantFrom('', ' ')), { maxLength: 12 }).map((parts) => parts.flat().join(''))
    let matches = 0
    fc.assert(
      fc.property(text, (value) => {
        const [found, matched] = bothWays(source, rules, value)
        matches += matched.length
        assert.deepEqual(found, matched, JSON.stringify(value))
      }),
      { numRuns: 150 },
    )
    assert.ok(matches > 0, source)
  }
})

const { expression } = fc.letrec<{ expression: string; branch: string; part: string }>((tie) => ({
  expression: fc.array(tie('branch'), { minLength: 1, maxLength: 3 }).map((branches) => branches.join('|')),
  branch: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(
      'a',
      'b',
      'ab',
      'a b',
      'abc',
      'b-c',
      '!',
      '\\(c\\)',
      '\\b',
      '\\w',
      '\\w+',
      '\\s',
      '\\s+',
      '\\s*',
      '\\d',
      '[ab]',
      '[^a]',
      '[^a]+',
      '[!,;]',
      '.',
      '.*',
      '^',
      '$',
      'é',
      '—',
      '[é—]',
    ),
    fc.tuple(tie('expression'), fc.constantFrom('(?=', '(?!', '(?<=', '(?<!')).map(([inner, opening]) => `${opening}${inner})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('(?:', '(', '(?i:'), fc.constantFrom('', '', '', '?', '+', '{2}', '{1,}'))
      .map(([inner, opening, quantifier]) => `${opening}${inner})${quantifier}`),
  ),
}))
/** Expressions that finish quickly on a text of this length. */
const quick = expression.filter((source) => !new Expression(source).mayTakeLong(100))
const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'ab', 'abc', 'A', 'B', 'c', ' ', ' ', '-', '!', '(c)', ',', '1', 'é', '—', '😀'),
  minLength: 1,
  maxLength: 24,
})

test('the same for any expression that can be written', () => {
  fc.assert(
    fc.property(quick, fc.array(letters, { minLength: 1, maxLength: 8 }), (source, texts) => {
      const rules = ruleOf(source)
      for (const value of texts) {
        const [found, matched] = bothWays(source, rules, value)
        assert.deepEqual(found, matched, `${source} in ${JSON.stringify(value)}`)
      }
    }),
    { numRuns: 120 },
  )
})

test('where an expression matches, what was taken out of it does too, and the characters it needs are there', () => {
  let parts = 0
  let characters = 0
  fc.assert(
    fc.property(quick, letters, (source, value) => {
      const tree = readExpression(source)
      if (tree === null || !new RegExp(source, 'm').test(value)) return
      const part = neededPart(source, tree)
      const needed = NeededCharacters.of(tree, source.includes('(?i:'))
      if (part !== null && ++parts) assert.ok(new RegExp(part, 'm').test(value), `${part} of ${source} in ${JSON.stringify(value)}`)
      if (needed !== null && ++characters)
        assert.ok(needed.areIn(charactersOf(asciiOf(value)!.text)), `${source} in ${JSON.stringify(value)}`)
    }),
    { numRuns: 600 },
  )
  assert.ok(parts > 0 && characters > 5, `${parts} ${characters}`)
})

test('what comes after a loop is looked for first', () => {
  const partOf = (source: string) => neededPart(source, readExpression(source)!)
  assert.equal(partOf('(?:[^;]+;)+\\s\\w+\\sor\\b'), ';\\s\\w+\\sor\\b')
  assert.equal(partOf('\\b\\w+!(?:\\s|$)'), '\\w!(?:\\s|$)')
  assert.equal(partOf('\\w+a|\\d+b'), '(?:\\wa|\\db)')
  // No gain, or the rest would refer to a removed group.
  for (const source of ['abc+', '\\w+a|b', '\\w+', '(\\w)+ \\1', '\\w*', '(?:\\w+)?x|\\w+y'])
    assert.ok([null, '\\w'].includes(partOf(source)), source)
})

test('characters are asked for where an expression cannot do without them', () => {
  const isIn = (source: string, value: string, ignoreCase = false) =>
    NeededCharacters.of(readExpression(source)!, ignoreCase)?.areIn(charactersOf(value)) ?? null
  assert.equal(isIn('\\d+(?:st|nd)', 'first'), false)
  assert.equal(isIn('\\d+(?:st|nd)', '1 nd'), true)
  assert.equal(isIn('"[^"]+"[.,]', 'a "quotation"'), false)
  assert.equal(isIn('x(?:!|\\?)', 'x.'), false)
  assert.equal(isIn('[A-Z]+', 'small'), false)
  assert.equal(isIn('[A-Z]+', 'small', true), null)
  assert.equal(isIn('\\w+', '!'), null)
  assert.equal(isIn('!?', 'a'), null)
})

test('words of one phrase are waited for together, and what looks around them says whether they are whole', () => {
  assert.deepEqual(needsOf('(?i)\\b(?:in order to|e-?mails?)\\b').sets, [
    [
      { text: 'in', whole: true, next: 'order' },
      { text: 'e', whole: true, next: 'mails' },
      { text: 'e', whole: true, next: 'mail' },
      { text: 'emails', whole: true },
      { text: 'email', whole: true },
    ],
  ])
  assert.deepEqual(needsOf('\\bfoo(?=bar)').sets, [[{ text: 'foo', whole: false }], [{ text: 'bar', whole: false }]])
  assert.deepEqual(needsOf('(?<!un)happy\\b').sets, [[{ text: 'happy', whole: false }]])
  assert.deepEqual(needsOf('(?<!\\w)happy(?=[\\s,])').sets, [[{ text: 'happy', whole: true }]])
  assert.deepEqual(needsOf('\\b\\w+\\(s\\)').pieces, ['(s)'])
  assert.deepEqual(needsOf('(?:ly-|(?:\\.){3})x').pieces, null)
})

test('what several rules find at one place comes in the order of the rules, whichever was called for first', () => {
  const rules = compileRules(
    rulesFrom(...['free offer', 'free', 'fr\\w+'].map((token) => `extends: existence\nmessage: "%s"\ntokens: ['${token}']\n`)),
  )
  for (const value of ['A free offer.', 'Feel free, take a free offer.', 'An offer: freely free, free offer']) {
    const start = value.indexOf('free offer')
    const there = check(documentOf(value), rules).findings.filter((finding) => finding.start === start)
    assert.deepEqual(
      there.map(({ ruleId }) => ruleId),
      ['Test.rule0', 'Test.rule1', 'Test.rule2'],
      value,
    )
  }
})
