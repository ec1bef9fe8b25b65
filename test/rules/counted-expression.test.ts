import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CountedExpression } from '../../src/rules/expression/counted-expression.ts'
import { Steps, TooManySteps } from '../../src/rules/expression/steps.ts'
import { ruleLibrary } from '../../src/packs/library.ts'
import { ExpressionReader } from '../../src/rules/expression/reader.ts'
import { makeRegExp } from '../../src/rules/expression/modifiers.ts'

type Found = { spans: (readonly [number, number] | null)[]; names: unknown }

const foundIn = (found: RegExpExecArray): Found => ({
  spans: [...found.indices!].map((span) => span ?? null),
  names: found.groups && { ...found.groups },
})

const MOST = 40

function byRuntime(regex: RegExp, text: string): Found[] {
  const all: Found[] = []
  regex.lastIndex = 0
  for (let found = regex.exec(text); found && all.length < MOST; found = regex.exec(text)) {
    all.push(foundIn(found))
    if (found[0] === '') regex.lastIndex += regex.unicodeSets && text.codePointAt(found.index)! > 0xffff ? 2 : 1
  }
  return all
}

function byCounting(regex: RegExp, text: string, steps = new Steps(1e7)): Found[] {
  const counted = new CountedExpression(regex)
  const all: Found[] = []
  for (let from = 0; from <= text.length && all.length < MOST; ) {
    const found = counted.exec(text, from, steps)
    if (!found) break
    all.push(foundIn(found))
    from = found.index + (found[0].length || (regex.unicodeSets && text.codePointAt(found.index)! > 0xffff ? 2 : 1))
  }
  return all
}

const TEXTS = [
  '',
  'aaa ab abab b\nAB aB',
  'Our eco-friendly soap is 100% natural, 20 % cheaper and “free”.',
  'one two two three\r\nfour\u2028five foo1 bar22 baz333',
  'Straße ÄÖÜ éa 😀😀a ſ K',
  'xxyxyy((a)b(c',
]
const EXPRESSIONS: [source: string, flags?: string][] = [
  ['a*'],
  ['a*?b'],
  ['(a|ab)(c|bcd|b)?'],
  ['(a*)*b|(?:)', 'd'],
  ['(?:(a)|b)*'],
  ['(z)?(?:(a)|(b))+'],
  ['(a{0,2}){2,3}b?'],
  ['(?:a?){3}b'],
  ['(?:(a)?b?)*?c'],
  ['\\b(\\w+)\\s+\\1\\b'],
  ['(?<word>\\w)(?<rest>\\w*)\\k<rest>'],
  ['(?=(\\w+))\\1 '],
  ['(?!a)\\w'],
  ['(?<=(\\d+)) ?%'],
  ['(?<!\\w)(?<=^|\\s)(\\w)(?=\\w*$)'],
  ['(?<=(a|b)\\1*)b'],
  ['^.*$'],
  ['[^\\n]{2,5}?[o-s]'],
  ['straße', 'i'],
  ['(?i:AB)|a(?-i:b)', 'i'],
  ['[\\p{Lu}--[A-M]]', 'v'],
  ['\\p{L}+.', 'v'],
  ['.', 'v'],
  ['.'],
  ['(?<=.)a', 'v'],
  ['\\u017f|k', 'iv'],
  ['[k\\W]', 'i'],
  ['\\B.'],
  ['(?:a|b|(?=x)x)+y'],
  ['(?:x+y?)+\\('],
]

test('counting its steps an expression matches as the runtime does, groups included', () => {
  for (const [source, flags = ''] of EXPRESSIONS)
    for (const text of TEXTS) {
      const regex = new RegExp(source, `gm${flags.replace('d', '')}d`)
      assert.deepEqual(byCounting(regex, text), byRuntime(regex, text), `${source} ${flags} in ${JSON.stringify(text)}`)
    }
})

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('so do expressions of the library, in each of their readings', () => {
  let compared = 0
  for (const [index, rule] of ruleLibrary.rules().entries()) {
    // Each has dozens of them, and they are alike.
    if (index % 60 !== 0) continue
    for (const { keys, unless, hits, passes } of rule.parts) {
      const written = textsIn([keys, unless]).flatMap((text) => /^\/(.*)\/$/s.exec(text)?.[1] ?? [])
      const samples = [...hits, ...passes].map(({ text }) => text).slice(0, 4)
      for (const source of written.slice(0, 2)) {
        const { plain, western, full, ignoreCase } = new ExpressionReader(`(?m)${source}`, true).translate()
        for (const [reading, flags] of [
          [plain, ''],
          [western, ''],
          [full, 'v'],
        ] as const) {
          if (reading === null) continue
          const regex = makeRegExp(reading, `gmd${ignoreCase ? 'i' : ''}${flags}`)
          for (const text of samples) {
            assert.deepEqual(byCounting(regex, text), byRuntime(regex, text), `${source} in ${text}`)
            compared++
          }
        }
      }
    }
  }
  assert.ok(compared > 100, String(compared))
})

test('the same text takes the same steps each time, and more than it may take is an error', () => {
  const text = `${'a'.repeat(30)}!`
  const taken = () => {
    const steps = new Steps(1e7)
    byCounting(/(?:a|b)*c/dgm, text, steps)
    return steps.taken
  }
  assert.equal(taken(), taken())
  assert.ok(taken() > text.length)
  assert.throws(() => byCounting(/(a+)+$/dgm, text, new Steps(100_000)), TooManySteps)
})
