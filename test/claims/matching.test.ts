import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ClaimIndex } from '../../src/claims/index.ts'
import type { SaidClaim } from '../../src/claims/index.ts'
import { claimsOnPage } from '../../src/claims/page.ts'
import { readText } from '../../src/text/read.ts'
import { PAIR_LANGUAGES, readPairs } from './pairs.ts'
import type { Pair } from './pairs.ts'

const claim = (text: string, about: string[] = [], id = text): SaidClaim => ({ id, about, wordings: [{ language: 'EN', text }] })

const verdictOf = ({ language, claim: text, about, sentence }: Pair) => {
  const [said] = new ClaimIndex([{ id: 'C-1', about, wordings: [{ language, text }] }]).match(sentence, language)
  return said?.verdict ?? 'other'
}

describe('sentences held against claims', () => {
  const pairs = readPairs()

  test('there are 300 pairs, 50 of each language, half of them kept', () => {
    for (const language of PAIR_LANGUAGES) {
      const mine = pairs.filter((pair) => pair.language === language)
      assert.deepEqual([mine.length, mine.filter(({ isKept }) => isKept).length], [50, 25], language)
    }
  })

  for (const isKept of [false, true])
    test(`says it: precision at least 0.95 and recall at least 0.8 on the ${isKept ? 'kept' : 'open'} half`, () => {
      const half = pairs.filter((pair) => pair.isKept === isKept)
      const said = half.filter((pair) => verdictOf(pair) === 'same')
      const right = said.filter(({ expected }) => expected === 'same')
      const wanted = half.filter(({ expected }) => expected === 'same')
      assert.ok(right.length / said.length >= 0.95, `precision ${right.length} of ${said.length}`)
      assert.ok(right.length / wanted.length >= 0.8, `recall ${right.length} of ${wanted.length}`)
    })

  test('what differs is named by kind, with both sides', () => {
    const index = new ClaimIndex([claim('Reduces the look of fine lines by 23 % in eight weeks')])
    const [said] = index.match('Reduces the look of fine lines by 30 % in four weeks.', 'EN')
    assert.equal(said!.verdict, 'almost')
    assert.deepEqual(
      said!.differences.map(({ kind, said: page, approved }) => [kind, page?.text, approved]),
      [
        ['figure', '30 %', '23 %'],
        ['time', 'four weeks', 'eight weeks'],
      ],
    )
    const { start, end } = said!.differences[0]!.said!
    assert.equal('Reduces the look of fine lines by 30 % in four weeks.'.slice(start, end), '30 %')
  })

  for (const [approved, sentence, verdict] of [
    ['Ready in 70 minutes and fresh for 6 days', 'Ready in 6 minutes and fresh for 70 days.', 'almost'],
    ['Made of recycled glass', 'Made of recyclable glass.', 'almost'],
    ['Tested on people', 'Never tested on people.', 'almost'],
    ['Costs less than the old model', 'The old model costs less than it.', 'almost'],
    ['Holds 1,000 litres', 'Holds 1000 l.', 'same'],
    ['Reduces fine lines', 'Reduces fine lines and cures acne.', 'almost'],
  ] as const)
    test(`“${approved}” and “${sentence}”: ${verdict}`, () => {
      assert.equal(new ClaimIndex([claim(approved)]).match(sentence, 'EN')[0]?.verdict, verdict)
    })

  test('another product in its place is not the same claim', () => {
    const index = new ClaimIndex([claim('Supports the immune system', ['Vitamin C'])])
    assert.equal(index.match('Vitamin C supports the immune system.', 'EN')[0]?.verdict, 'same')
    assert.equal(index.match('Vitamin D supports the immune system.', 'EN')[0]?.verdict, 'almost')
  })

  test('of many claims that differ in a figure or a product the right one is found', () => {
    const many = Array.from({ length: 3000 }, (_, n) => claim(`Reduces fine lines by ${n % 90} %`, [`Cream Q${n}`], `C-${n}`))
    const [said] = new ClaimIndex(many).match('Cream Q1234 reduces fine lines by 64 %.', 'EN')
    assert.deepEqual([said?.claimId, said?.verdict], ['C-1234', 'same'])
  })

  test('a sentence of a page is found in its block', () => {
    const document = readText('<html lang="en"><p>We are here. It reduces fine lines by 23&nbsp;%. Come in.</p></html>', 'html')
    const [said] = claimsOnPage(document, new ClaimIndex([claim('Reduces fine lines by 23 %')]))
    assert.deepEqual([said?.verdict, said?.text.startsWith('It reduces')], ['same', true])
    assert.equal(document.blocks[said!.block]!.text.slice(said!.start, said!.end), said!.text)
  })
})
