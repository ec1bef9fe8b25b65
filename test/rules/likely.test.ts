import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { check, compileRules, loadRules, weighing, type Weights } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'
import { fitLogistic } from '../../bench/logistic.ts'
import { noteIn } from '../../src/rules/definition/lowered-note.ts'

const rule = (id: string, term: string, severity = 'HIGH') => ({
  path: `/styles/Pack/${id}.yml`,
  content: `extends: existence\nseverity: ${severity}\nmessage: "'%s' is promised."\nterms: [${term}]\n`,
})
const { rules } = loadRules([rule('sure', 'risk-free'), rule('weak', 'cheap')])
const compiled = compileRules(rules)
/** The same where the weak rule is not grave. */
const milder = compileRules(loadRules([rule('sure', 'risk-free'), rule('weak', 'cheap', 'MEDIUM')]).rules)

/** Of what is known of two rules alone. */
const WEIGHTS: Weights = {
  intercept: 0,
  prior: 1,
  density: 0.5,
  own: 0.8,
  question: -1.5,
  length: 0,
  words: 0,
  scopes: {},
  seen: {
    library: { right: 50, all: 100 },
    packs: { Pack: { right: 50, all: 100 } },
    rules: { 'Pack.sure': { right: 45, all: 50 }, 'Pack.weak': { right: 5, all: 50 } },
  },
}
const weigh = weighing(WEIGHTS)
const page = (...paragraphs: string[]) => readText(`<html lang="en">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</html>`, 'html')
const of = (document: ReturnType<typeof page>, decide?: (id: string) => boolean | 'HIGH', by = compiled) => {
  const { findings, held } = check(document, by, { weigh, ...(decide ? { decide } : {}) })
  return {
    kept: findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`),
    held: held.map(({ finding, why }) => [finding.ruleId, why]),
  }
}

describe('how likely a finding is right', () => {
  test('what is likely unfounded is held back and says so; the rest says how sure it is', () => {
    const { kept, held } = of(page('The fund is risk-free.', 'The fund is cheap.'), undefined, milder)
    assert.deepEqual(kept, ['Pack.sure HIGH'])
    assert.deepEqual(held, [
      ['Pack.weak', 'Likely unfounded: of findings like this one, by rule, page and sentence, about 3 in 10 were right.'],
    ])
    const [finding] = check(page('The fund is risk-free.'), compiled, { weigh }).findings
    assert.ok(finding!.confidence! > 0.8 && finding!.confidence! < 1)
  })

  test('what is grave is never held back: it is shown as low, with why', () => {
    const { findings, held } = check(page('The fund is risk-free.', 'The fund is cheap.'), compiled, { weigh })
    assert.deepEqual(
      findings.map(({ ruleId, severity }) => `${ruleId} ${severity}`),
      ['Pack.sure HIGH', 'Pack.weak LOW'],
    )
    assert.match(findings[1]!.reason, /Shown as low instead of high: of findings like this one about 3 in 10 were right\.$/)
    assert.deepEqual(held, [])
  })

  test('a stage says what it changed and what it held back, and one that is off changes nothing', () => {
    const document = page('The fund is risk-free.', 'The fund is cheap.')
    const judged = check(document, compiled, { weigh }).findings.map((finding) => finding.judged)
    assert.deepEqual(judged, [undefined, [{ stage: 'likely', was: 'HIGH', now: 'LOW' }]])
    assert.deepEqual(
      check(document, milder, { weigh }).held.map(({ stage }) => stage),
      ['likely'],
    )
    const { findings, held } = check(document, milder, { weigh, without: new Set(['likely']) })
    assert.deepEqual([findings.length, findings.map((finding) => finding.judged), held], [2, [undefined, undefined], []])
  })

  test('why it is shown as low is told in the language of the page, and again in that of whoever reads it', () => {
    const german = readText('<html lang="de"><p>Der Fonds ist cheap.</p></html>', 'html')
    const [finding] = check(german, compiled, { weigh }).findings
    const note = 'Als niedrig statt hoch gezeigt: Von solchen Befunden waren etwa 1 von 10 richtig.'
    assert.ok(finding!.reason.endsWith(note), finding!.reason)
    assert.equal(noteIn(note, 'EN'), 'Shown as low instead of high: of findings like this one about 1 in 10 were right.')
    for (const language of LANGUAGE_KEYS) assert.equal(noteIn(noteIn(note, language), 'DE'), note)
    assert.equal(noteIn('Two readers doubt it.', 'DE'), 'Two readers doubt it.')
  })

  test('what else a page says and who speaks count', () => {
    const many = Array.from({ length: 6 }, (_, n) => `Fund ${n} is risk-free.`)
    assert.ok(of(page('Our fund is cheap.', ...many)).kept.includes('Pack.weak HIGH'))
    assert.ok(!of(page('The fund is cheap.')).kept.includes('Pack.weak HIGH'))
    assert.deepEqual(of(page('Is the fund risk-free, and who says so?')).kept, ['Pack.sure MEDIUM'])
  })

  test('rules yield to nothing that is held back, and of several on the same words the likeliest counts for all', () => {
    const yielding = { path: '/styles/Other/yields.yml', content: 'extends: existence\nmessage: m\nyields: [Pack]\nterms: [is cheap]\n' }
    const with_ = compileRules(loadRules([rule('sure', 'risk-free'), rule('weak', 'cheap', 'MEDIUM'), yielding]).rules)
    const ids = (text: string) => check(page(text), with_, { weigh }).findings.map(({ ruleId }) => ruleId)
    assert.deepEqual(ids('The fund is cheap.'), ['Other.yields'])
    const both = compileRules(loadRules([rule('sure', 'risk-free'), rule('weak', 'is risk-free')]).rules)
    assert.equal(check(page('The fund is risk-free.'), both, { weigh }).findings.length, 2)
  })

  test('a rule that speaks once speaks of its likeliest place', () => {
    const once = { ...rule('weak', 'cheap'), content: `${rule('weak', 'cheap').content}limit: 1\n` }
    const limited = compileRules(loadRules([rule('sure', 'risk-free'), once]).rules)
    const many = Array.from({ length: 6 }, (_, n) => `Fund ${n} is risk-free.`)
    const { findings } = check(page('Why is one cheap, and who says so?', ...many, 'Our fund is cheap.'), limited, { weigh })
    const weak = findings.filter(({ ruleId }) => ruleId === 'Pack.weak')
    assert.deepEqual(
      weak.map(({ sentence }) => sentence),
      ['Our fund is cheap.'],
    )
    assert.match(weak[0]!.fingerprint, /^[0-9a-f]{16}$/, 'known again at the next audit')
  })

  test('what is hardly more likely right than wrong is not grave', () => {
    const { findings } = check(page('Our fund is cheap.', ...[2, 3, 4].map((n) => `Fund ${n} is risk-free.`)), compiled, { weigh })
    const weak = findings.find(({ ruleId }) => ruleId === 'Pack.weak')!
    assert.equal(weak.severity, 'MEDIUM')
    assert.match(
      weak.reason,
      /^'cheap' is promised\. Shown as medium instead of high: of findings like this one about \d in 10 were right\.$/,
    )
  })

  test('it takes 55 in a hundred to be more than low and 70 to be grave', () => {
    const shown = (share: number) => {
      const seen = { library: { right: share * 1000, all: 1000 }, packs: { Pack: { right: share * 1000, all: 1000 } }, rules: {} }
      const none = { density: 0, own: 0, question: 0 }
      return check(page('The fund is cheap.'), compiled, { weigh: weighing({ ...WEIGHTS, ...none, seen }) }).findings[0]?.severity
    }
    assert.deepEqual([0.54, 0.56, 0.69, 0.71].map(shown), ['LOW', 'MEDIUM', 'MEDIUM', 'HIGH'])
  })

  test('a severity that somebody chose stays, and so do texts that are no web pages and packs that were never labelled', () => {
    assert.deepEqual(of(page('The fund is cheap.'), () => 'HIGH').kept, ['Pack.weak HIGH'])
    assert.equal(check(page('The fund is cheap.'), compiled, { weigh, guarded: ['HIGH'] }).findings[0]!.severity, 'HIGH')
    assert.deepEqual(check(readText('The fund is cheap.', 'markdown', { language: 'EN' }), compiled, { weigh }).findings.length, 1)
    const unknown = weighing({ ...WEIGHTS, seen: { ...WEIGHTS.seen, packs: {} } })
    assert.deepEqual(check(page('The fund is cheap.'), compiled, { weigh: unknown }).findings[0]!.severity, 'HIGH')
  })

  test('of a rule of which nothing was drawn, what readers of whole pages said counts; of any other it does not', () => {
    const { rules: drawn, ...rest } = WEIGHTS.seen
    const shown = (seen: Weights['seen']) =>
      check(page('The fund is cheap.'), compiled, { weigh: weighing({ ...WEIGHTS, seen }) }).findings[0]!.severity
    const read = { 'Pack.weak': { right: 40, all: 40 } }
    assert.deepEqual([shown({ ...rest, rules: {} }), shown({ ...rest, rules: {}, read })], ['LOW', 'HIGH'])
    assert.equal(shown({ ...rest, rules: drawn, read }), 'LOW')
  })

  test('the weights are found again from what they made', () => {
    let seed = 1
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const rows = Array.from({ length: 4000 }, () => [random() * 4 - 2, random() * 10])
    const isRight = rows.map(([one, other]) => random() < 1 / (1 + Math.exp(-(0.5 + 1.5 * one! - 0.3 * other!))))
    const [intercept, first, second] = fitLogistic(rows, isRight, 0.1)
    for (const [found, meant] of [
      [intercept, 0.5],
      [first, 1.5],
      [second, -0.3],
    ] as [number, number][])
      assert.ok(Math.abs(found - meant) < 0.2, `${found} for ${meant}`)
  })
})
