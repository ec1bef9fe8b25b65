import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadRules } from '../../src/rules/index.ts'

const TERMS = 'extends: existence\nmessage: "no %s"\nterms: [green, greener]\n'
const ours = (kind: string, more: string) => `extends: ${kind}\nmessage: m\nseverity: LOW\n${more}\n`

type Fault = [content: string, line: number, message: RegExp]

function assertRefused(faults: Fault[]): void {
  for (const [content, line, message] of faults) {
    const { rules, refused } = loadRules([{ path: 'styles/T/R.yml', content }])
    assert.equal(rules.length, 0, `loads: ${content}`)
    assert.match(refused[0]!.message, message, content)
    assert.equal(refused[0]!.line, line, content)
  }
}

function assertTaken(contents: string[]): void {
  for (const content of contents) assert.deepEqual(loadRules([{ path: 'styles/T/R.yml', content }]).refused, [], content)
}

test('a scope that no text can have is refused', () => {
  assertRefused([
    [`${TERMS}scope: heading & paragraph\n`, 4, /nothing is both “heading” and “paragraph”/],
    [`${TERMS}scope:\n  - paragraph\n  - heading.h1 & heading.h2\n`, 6, /nothing is both “h1” and “h2”/],
    [`${TERMS}scope: title & list\n`, 4, /nothing is both “list” and “title”/],
    [`${TERMS}scope: heading.h2 & ~heading\n`, 4, /it also asks for what is not “heading”/],
    [`${TERMS}scope: ~text\n`, 4, /not “text”/],
    [`${TERMS}scope: html & docx\n`, 4, /“html” and “docx”/],
    [`${TERMS}scope: raw & heading\n`, 4, /“raw” is everything at once/],
    [`${TERMS}scope: summary & ~footer\n`, 4, /“summary” is everything at once/],
    [`${TERMS}scope: sentence & strong\n`, 4, /“sentence” and “strong”/],
  ])
  assertTaken(
    [
      'heading & list',
      'table & caption',
      'figure & caption',
      'button & link',
      'heading & footer',
      'paragraph & strong',
      'sentence & ~heading',
      'attribute.title',
      'meta & title',
      'field.heading & paragraph',
      'heading & ~heading.h1',
      'header & main',
      'text & raw',
    ].map((scope) => `${TERMS}scope: ${scope}\n`),
  )
})

test('what is looked for and left alone at once is refused', () => {
  assertRefused([
    [`${TERMS}exceptions:\n  - Green\n  - greener\n`, 4, /“green” is among the “terms” and among what “exceptions” leaves alone/],
    [`${TERMS}exceptions: [greener]\n`, 4, /“greener”/],
    [ours('existence', 'terms: ["green|er"]\nexceptions: ["green(|er|est)"]'), 5, /“green\|er”/],
    [ours('existence', 'tokens: [green]\nexceptions: [green]'), 5, /“tokens”/],
    [`${TERMS}unless:\n  sentence: [green]\n`, 5, /“unless.sentence”/],
    [`${TERMS}unless:\n  page: [green]\n`, 5, /“unless.page”/],
    [`${TERMS}where:\n  not_page: [green]\n`, 5, /“where.not_page”/],
    [`${TERMS}where:\n  page: [shop, cart]\n  not_page: [cart, shop]\n`, 6, /each page that “where.page” asks for/],
    [`${TERMS}where:\n  page: [shop]\nunless:\n  page: [Shop]\n`, 7, /“unless.page” leaves alone/],
    [ours('substitution', 'replace:\n  utilise: use\nexceptions: [utilise]'), 6, /“replace”/],
    [ours('proximity', 'first: [free]\nsecond: [fee]\nexceptions: [free]'), 6, /“first”/],
    [ours('required', 'trigger: [free gift]\ntext: gift'), 4, /calls for a text that it has in it already/],
  ])
  assertTaken([
    `${TERMS}exceptions: [green tea]\n`,
    `${TERMS}ignorecase: false\nexceptions: [Green, GREENER]\n`,
    `${TERMS}unless:\n  before: [green]\n`,
    ours('existence', 'terms: ["green*"]\nexceptions: [green]'),
    ours('existence', 'terms: ["green|er"]\nexceptions: [green]'),
    ours('existence', 'terms: [green]\ncompounds: true\nexceptions: [green]'),
    ours('required', 'trigger: [gift]\ntext: gift\nprominent: true'),
    `${TERMS}where:\n  page: [shop, cart]\n  not_page: [cart]\n`,
  ])
})

test('what is to be written instead must not be found itself', () => {
  assertRefused([
    [`${TERMS}suggest: Green\n`, 4, /“Green” is to be written, and is among the “terms”/],
    [ours('substitution', 'replace:\n  good: better\n  fine: fine'), 6, /“fine” is to be replaced by itself/],
    [
      ours('substitution', 'replace:\n  good: better\n  better: good'),
      5,
      /“better” is to be written instead of “good”, and is itself replaced/,
    ],
  ])
  assertTaken([ours('substitution', 'replace:\n  javascript: JavaScript'), `${TERMS}ignorecase: false\nsuggest: Green\n`])
})

test('figures that never come to pass are refused', () => {
  assertRefused([
    [ours('occurrence', 'token: a\nmax: 0'), 5, /neither “min” nor “max”/],
    [ours('occurrence', 'token: a\nmax: -1'), 5, /“max” must not be below 0/],
    [ours('occurrence', 'token: a\nmin: 5\nmax: 2'), 5, /“min” is above “max”/],
    [ours('repetition', 'tokens: [a]\nmax: -1'), 5, /below 0/],
    [ours('capitalization', 'match: $title\nthreshold: 80'), 5, /from 0 to 1/],
    [ours('capitalization', 'match: $title\nstyle: chicago'), 5, /AP, Chicago/],
    [ours('consistency', 'either:\n  grey: grey'), 5, /stands on both sides/],
    [ours('conditional', 'first: WHO\nsecond: WHO'), 5, /the same/],
    [ours('proximity', 'first: [a]\nsecond: [b]\nwithin: 0'), 6, /write “0 words”/],
    [ours('proximity', 'first: [a]\nsecond: [b]\nwithin: -3 words'), 6, /“within” must be/],
    [`${TERMS}limit: -1\n`, 4, /whole number/],
  ])
  assertTaken([ours('proximity', 'first: [a]\nsecond: [b]\nwithin: 0 words'), ours('occurrence', 'token: a\nmin: 1\nmax: 1')])
})

test('what is empty, and what nobody would look at, is refused', () => {
  assertRefused([
    ['extends: existence\nmessage: " "\nterms: [a]\n', 2, /“message” is empty/],
    ['extends: existence\nmessage: "%[900000000]s"\nterms: [a]\n', 2, /the places of “message” are numbered from 1 to 99/],
    [`${TERMS}name: ""\n`, 4, /“name” is empty/],
    [`${TERMS}languages:\n`, 4, /“languages” is empty/],
    [`${TERMS}where:\n  page: []\n`, 5, /“page” is empty/],
    [`${TERMS}Terms: [blue]\n`, 3, /“Terms” stands here twice/],
    ['extends: existence\nmessage: m\nlanguages:\n  EN:\n    terms: [a]\n  en:\n    terms: [b]\n', 4, /“en” stands here twice/],
    [`${TERMS}level: loud\nseverity: LOW\n`, 4, /“level” must be one of/],
    [`${TERMS}source:\n  citation: c\n  url: www.example.org\n`, 6, /begins with https:/],
    [`${TERMS}nonword: true\n`, 4, /“nonword” says nothing beside “terms”/],
    [`${TERMS}suggest: []\n`, 4, /“suggest” is empty/],
    [ours('existence', 'tokens: [a]\ncompounds: true'), 5, /beside “tokens”/],
    [ours('existence', 'tokens: [" "]'), 4, /“tokens” is empty/],
    [ours('occurrence', 'token: ""\nmax: 3'), 4, /“token” is empty/],
    [ours('conditional', 'first: ""\nsecond: a'), 4, /“first” is empty/],
    [ours('consistency', 'either: {}'), 4, /“either” is empty/],
    [ours('readability', 'metrics: []\ngrade: 8'), 4, /“metrics” is empty/],
    [ours('required', 'text: []'), 4, /“text” is empty/],
    [ours('required', 'text: a\nwithin: sentence'), 5, /how near to the “trigger”/],
    [ours('guideline', 'guideline: ""'), 4, /“guideline” is empty/],
    [`${TERMS}passes:\n  - text: b\n    found: [a]\n`, 6, /a text to be left alone/],
    [`${TERMS}hits:\n  - text: a\n    found: []\n`, 6, /one of the “passes”/],
    [`${TERMS}hits:\n  - text: a\n    html: <p>a</p>\n`, 6, /text or html, not both/],
  ])
})

test("rules in Vale's format are taken as Vale takes them", () => {
  assertTaken([
    'extends: existence\nmessage: m\ntokens: []\n',
    'extends: existence\nmessage: m\ntokens: [a]\nexceptions: [a]\n',
    'extends: occurrence\nmessage: m\ntoken: a\nmax: 0\n',
    'extends: existence\nmessage: m\ntokens: [a]\nscope: heading & paragraph\n',
    'extends: conditional\nmessage: m\nfirst: a\nsecond: a\n',
  ])
})

test('a rule that doubts others has no place of its own to look at', () => {
  const doubting = 'extends: guideline\nmessage: m\nguideline: g\ndoubts: [eu-consumer]\n'
  assertRefused([
    [`${doubting}scope: heading\n`, 5, /“scope” means nothing beside “doubts”/],
    [`${doubting}where: {page: [loan]}\n`, 5, /“where” means nothing beside “doubts”/],
    [`${doubting}languages:\n  EN:\n    unless: [never]\n`, 7, /“unless” means nothing beside “doubts”/],
  ])
  assertTaken([
    doubting,
    `${doubting}scope:\nunless: {}\nwhere: {}\nexceptions: []\nlimit: 0\n`,
    `${doubting}whole: true\nlanguages:\n  EN: {}\n`,
  ])
})
