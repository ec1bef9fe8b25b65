import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { appliesAt, appliesOn, loadRules, type Applies } from '../../src/rules/index.ts'

const load = (applies: string) =>
  loadRules([{ path: 'own/x.yml', content: `extends: existence\nmessage: x\nterms: [x]\napplies: ${applies}\n` }])

const applies = (text: string): Applies => {
  const { rules, refused } = load(text)
  assert.deepEqual(refused, [])
  return rules[0]!.applies!
}

describe('when and where a rule applies', () => {
  test('both days are included, and either may be missing', () => {
    const days = applies('{ from: 2026-12-01, until: 2026-12-31 }')
    assert.deepEqual(
      ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => appliesOn(days, day)),
      [false, true, true, false],
    )
    assert.equal(appliesOn(applies('{ from: 2026-12-01 }'), '2999-01-01'), true)
  })

  test('a site is its host alone, a path a glob; a text without an address is limited by neither', () => {
    const shop = applies("{ sites: [Shop.example], paths: ['/offers/**', '/sale*', '/a/*/c'] }")
    const cases: [string | null, boolean][] = [
      ['https://shop.example/offers/x/y', true],
      ['https://shop.example/offers', true],
      ['https://shop.example/offersome', false],
      ['https://shop.example/sale-2026', true],
      ['https://shop.example/sale/2026', false],
      ['https://shop.example/a/b/c', true],
      ['https://www.shop.example/offers/x', false],
      ['https://other.example/offers/x', false],
      ['offers/a.md', true],
      ['about/a.md', false],
      [null, true],
    ]
    for (const [address, expected] of cases) assert.equal(appliesAt(shop, address), expected, String(address))
  })

  test('what never applies, or cannot be read, is refused in words', () => {
    for (const [text, message] of [
      ['{ from: 2026-02-30 }', /“from” is a day such as 2026-12-01/],
      ['{ from: 2026-12-02, until: 2026-12-01 }', /“until” is before “from”/],
      ["{ sites: ['https://shop.example'] }", /is no host/],
      ["{ paths: ['**/**/**/**/**'] }", /8 stars/],
      ['{ site: x }', /“site” is not known in applies/],
    ] as const)
      assert.match(load(text).refused[0]!.message, message)
  })
})
