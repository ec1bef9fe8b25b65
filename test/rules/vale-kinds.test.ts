import assert from 'node:assert/strict'
import { test } from 'node:test'
import dictionary from 'dictionary-en'
import { readDictionary } from '../../src/rules/index.ts'
import { englishTagger } from '../../src/rules/words/english-tagger.ts'
import { findingsOf, resultOf, textsOf } from './finding.ts'

const markdown = { type: 'markdown' } as const

test('existence: tokens are whole words, raw goes before them, exceptions are left alone', () => {
  const yaml = 'extends: existence\nmessage: "avoid %s"\nignorecase: true\ntokens: [very, "m\\\\w+ed"]\nexceptions: [mixed]\n'
  assert.deepEqual(textsOf(yaml, 'Very every missed mixed'), ['Very', 'missed'])
  assert.deepEqual(
    textsOf("extends: existence\nmessage: m\nraw: ['\\b(?:is|are)\\b\\s*']\ntokens: ['\\w+ed']\n", 'It is used and are made'),
    ['is used'],
  )
  assert.deepEqual(textsOf("extends: existence\nmessage: m\nnonword: true\ntokens: ['\\.\\.\\.']\n", 'well...yes'), ['...'])
})

test('existence: the message is filled in and the action is the suggestion', () => {
  const [finding] = findingsOf(
    'extends: existence\nmessage: "no \'%s\'"\nnonword: true\naction: {name: edit, params: [trim_right, "!"]}\ntokens: [\'\\w+!\']\n',
    'Buy now! Or later.',
  )
  assert.equal(finding?.reason, "no 'now!'")
  assert.equal(finding?.suggestedText, 'Buy now')
  assert.deepEqual(finding?.edits, [{ start: 4, end: 8, text: 'now' }])
})

test('substitution: longer swaps first, groups in the replacement, several suggestions', () => {
  const yaml =
    "extends: substitution\nmessage: \"Use '%s' instead of '%s'.\"\nignorecase: true\naction: {name: replace}\nswap:\n" +
    '  check: mark\n  un(?:check|select): clear\n  e-mail: email|mail\n'
  const findings = findingsOf(yaml, 'Uncheck the check of e-mail and email.')
  assert.deepEqual(
    findings.map((finding) => finding.text),
    ['Uncheck', 'check', 'e-mail'],
  )
  assert.deepEqual(
    findings.map((finding) => finding.reason),
    ["Use 'clear' instead of 'Uncheck'.", "Use 'mark' instead of 'check'.", "Use 'email' or 'mail' instead of 'e-mail'."],
  )
  assert.equal(findings[0]?.suggestedText, 'Clear the check of e-mail and email.')
  const [grouped] = findingsOf('extends: substitution\nmessage: "%s, not %s"\nswap:\n  "(\\\\d+)pm": $1 PM\n', 'At 5pm.')
  assert.equal(grouped?.reason, '5 PM, not 5pm')
})

test('substitution: what already has the right form is left alone', () => {
  assert.deepEqual(
    findingsOf(
      'extends: substitution\nmessage: "%s, not %s"\nswap:\n  - plan: price\n  - agent: Agent\n    plan: tier\n',
      'The plan of an agent.',
    ).map(({ reason }) => reason),
    ['tier, not plan', 'Agent, not agent'],
  )
  assert.deepEqual(textsOf('extends: substitution\nmessage: "%s %s"\nignorecase: true\nswap:\n  github: GitHub\n', 'GitHub, Github'), [
    'Github',
  ])
})

test('occurrence counts in its scope', () => {
  const yaml = 'extends: occurrence\nmessage: "%s words"\nscope: sentence\nmax: 3\ntoken: \'\\b\\w+\\b\'\n'
  const [finding, ...others] = findingsOf(yaml, 'One two three. One two three four five.')
  assert.equal(finding?.reason, '5 words')
  assert.equal(finding?.start, 15)
  assert.deepEqual(others, [])
  assert.equal(findingsOf('extends: occurrence\nmessage: m\nscope: raw\nmin: 1\ntoken: needed\n', 'Nothing.').length, 1)
})

test('repetition: the same word twice, not over the end of a sentence', () => {
  const yaml =
    "extends: repetition\nmessage: \"'%s' twice\"\nalpha: true\nignorecase: true\ntokens: ['[^\\s]+']\n" +
    "action: {name: edit, params: [truncate, ' ']}\n"
  const [finding, ...others] = findingsOf(yaml, 'The the cat sat. That is that: 1 1.')
  assert.equal(finding?.text, 'The the')
  assert.equal(finding?.suggestedText, 'The cat sat.')
  assert.deepEqual(others, [])
})

test('consistency: both spellings on a page', () => {
  const yaml = 'extends: consistency\nmessage: "inconsistent %s"\nignorecase: true\neither:\n  advisor: adviser\n'
  assert.deepEqual(textsOf(yaml, 'An advisor.\n\nAn adviser.'), ['adviser'])
  assert.deepEqual(textsOf(yaml, 'An advisor.\n\nAn advisor.'), [])
})

test('conditional: an abbreviation needs its full form before or beside it', () => {
  const yaml =
    "extends: conditional\nmessage: \"define %s\"\nfirst: '\\b([A-Z]{3,5})\\b'\nsecond: '(?:\\b[A-Z][a-z]+ )+\\(([A-Z]{3,5})\\)'\n" +
    'exceptions: [HTML]\n'
  assert.deepEqual(textsOf(yaml, 'The FTC and HTML.\n\nThe World Health Organization (WHO).\n\nThe WHO said.'), ['FTC'])
})

test('capitalization: sentence and title case with exceptions, indicators, threshold', () => {
  const heading = (match: string, more = '') => `extends: capitalization\nmessage: "case of '%s'"\nscope: heading\nmatch: ${match}\n${more}`
  const text = '# How to Buy a Fund\n\n## How to buy a fund\n\n## Use: Docker and macOS\n'
  assert.deepEqual(textsOf(heading('$sentence', 'indicators: [":"]\nexceptions: [Docker, macOS]'), text, markdown), ['How to Buy a Fund'])
  assert.deepEqual(textsOf(heading('$title', 'style: Chicago'), text, markdown), ['How to buy a fund', 'Use: Docker and macOS'])
  assert.deepEqual(textsOf(heading('$lower'), text, markdown).length, 3)
  assert.deepEqual(textsOf(heading("'^How.*'"), text, markdown), ['Use: Docker and macOS'])
  const [finding] = findingsOf(heading('$sentence', 'action: {name: replace}'), '# How to Buy a Fund Today\n', markdown)
  assert.equal(finding?.suggestedText, 'How to buy a fund today')
})

test('metric and readability: figures of the whole running text', () => {
  const metric = 'extends: metric\nmessage: "%s words a sentence"\nformula: |\n  words / sentences\ncondition: "> 3"\n'
  assert.equal(
    findingsOf(metric, '# A heading\n\nOne two three four five. One two three four five.', markdown)[0]?.reason,
    '5.00 words a sentence',
  )
  assert.deepEqual(
    findingsOf(metric, '# A heading\n\nOne two three four five.', markdown).map(({ start, end }) => [start, end]),
    [[0, 1]],
  )
  assert.deepEqual(findingsOf(metric, 'One two.', markdown), [])
  const counted = 'extends: metric\nmessage: "%s"\nformula: heading.h2 + math.sqrt(16)\ncondition: "== 6"\n'
  assert.equal(findingsOf(counted, '## A\n\n## B\n\nText.', markdown)[0]?.reason, '6.00')
  const grade = (text: string) =>
    findingsOf('extends: readability\nmessage: "grade %s"\ngrade: 8\nmetrics: [Flesch-Kincaid]\n', text, markdown)
  assert.equal(grade('The cat sat on the mat. It was fat.').length, 0)
  assert.match(
    grade('Notwithstanding considerable organisational incompatibility, representatives acknowledged unprecedented responsibilities.')[0]!
      .reason,
    /^grade [1-9]\d/,
  )
})

test('spelling: an English word list, ignored words, filters', () => {
  const words = readDictionary(new TextDecoder().decode(dictionary.aff), new TextDecoder().decode(dictionary.dic))
  const yaml = "extends: spelling\nmessage: \"'%s'?\"\nignore: words.txt\nfilters: ['^[Zz]\\w+']\n"
  const build = { words, wordFiles: () => ['Imprimatur'] }
  const text = 'The colors of Imprimatur arrre wonderful, isn’t it? Prepaid zblorg, NASA, it’s 3rd; unhappily walked.'
  assert.deepEqual(textsOf(yaml, text, { build }), ['arrre'])
  assert.deepEqual(textsOf(yaml, 'It is (“wrongg”) and/orr naïvee; the colour’s arrre.', { build }), ['wrongg', 'colour’s', 'arrre'])
  assert.equal(resultOf(yaml, text).failures[0]?.message, 'it needs a word list, which is not there')
})

test('sequence: words by their text and part of speech', () => {
  const yaml = 'extends: sequence\nmessage: "\'%s %s\' is a gerund after to"\ntokens:\n  - pattern: to\n  - tag: VBG\n'
  assert.deepEqual(textsOf(yaml, 'We look forward to meeting you. I want to meet you.', { build: { tagger: englishTagger } }), [
    'to meeting',
  ])
})

test("Vale's scopes: headings, lists, tables, alternative text, the source, both and not", () => {
  const found = (scope: string) => textsOf(`extends: existence\nmessage: m\nscope: ${scope}\ntokens: [word\\w]\n`, SCOPES, markdown)
  assert.deepEqual(found('text').length, 6)
  assert.deepEqual(found('heading'), ['wordA'])
  assert.deepEqual(found('heading.h1'), [])
  assert.deepEqual(found('list'), ['wordC'])
  assert.deepEqual(found('table.cell'), ['wordD'])
  assert.deepEqual(found('alt'), ['wordE'])
  assert.deepEqual(found('blockquote'), ['wordF'])
  assert.deepEqual(found('[heading, list]'), ['wordA', 'wordC'])
  assert.deepEqual(found('"~heading & ~list"').length, 4)
  assert.deepEqual(found('raw').length, 7)
})

const SCOPES = '## A wordA\n\nA wordB and `wordX`.\n\n- wordC\n\n| h |\n|---|\n| wordD |\n\n![wordE](x.png)\n\n> wordF\n'

test('comments switch rules of Vale off', () => {
  const yaml = 'extends: existence\nmessage: m\ntokens: [bad]\n'
  const text = 'bad\n\n<!-- vale off -->\n\nbad\n\n<!-- vale on -->\n\nbad\n\n<!-- vale Test.rule0 = NO -->\n\nbad\n'
  assert.deepEqual(
    findingsOf(yaml, text, markdown).map((finding) => finding.start),
    [0, text.indexOf('bad', text.indexOf('vale on'))],
  )
  assert.equal(findingsOf('extends: existence\nmessage: m\nterms: [bad]\n', text, markdown).length, 4)
})

test('limit holds for the document', () => {
  assert.equal(findingsOf('extends: existence\nmessage: m\nlimit: 2\ntokens: [a]\n', 'a a a a').length, 2)
})

test('an expression without end costs little, is reported, and the others go on', () => {
  const rules = ["extends: existence\nmessage: m\nnonword: true\ntokens: ['(a+)+$']\n", 'extends: existence\nmessage: m\ntokens: [end]\n']
  const text = `${'a'.repeat(60)}! the end`
  const { findings, failures } = resultOf(rules, text)
  assert.deepEqual(
    findings.map((finding) => finding.ruleId),
    ['Test.rule1'],
  )
  assert.deepEqual(
    failures.map((failure) => failure.ruleId),
    ['Test.rule0'],
  )
  assert.match(failures[0]!.message, /takes too long/)
})

test('a rule that finds something in every sentence of a long line keeps the first ten thousand, and says so', () => {
  const { findings, failures } = resultOf('extends: existence\nmessage: m\ntokens: [word]\n', 'A word. '.repeat(12_000))
  assert.equal(findings.length, 10_000)
  assert.match(failures[0]!.message, /more than 10000 places/)
})
