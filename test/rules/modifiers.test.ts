import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeRegExp, withoutModifiers } from '../../src/rules/expression/modifiers.ts'

const part = fc.constantFrom('a', 'K', 'ß', 'é', 'Я', '5', '.', '[a-c]', '[^xY]', '[à-ì]', '[\\p{L}9]', '\\(', '(?:abC)', '(?=b)')
const group = fc.tuple(fc.constantFrom('(?i:', '(?-i:', '(?:'), fc.array(part, { minLength: 1, maxLength: 4 })).map(([open, parts]) => {
  return `${open}${parts.join('')})`
})
const expression = fc.array(fc.oneof(part, group), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
const text = fc.string({ unit: fc.constantFrom(...'aAbBcCkKéÉèÈìÌяЯxXyY59('), maxLength: 12 })

// Without a choice of words, in which V8 may forget the modifier (below), and without the flag v, with which V8 itself ignores case in
// classes outside of the group that says so.
test('an expression whose modifiers are written out finds what the runtime finds with them', () => {
  fc.assert(
    fc.property(expression, fc.boolean(), text, (source, ignoring, subject) => {
      const native = new RegExp(source, ignoring ? 'gi' : 'g')
      const written = new RegExp(withoutModifiers(source, ignoring), 'g')
      assert.deepEqual(subject.match(written), subject.match(native), withoutModifiers(source, ignoring))
    }),
    { numRuns: 2000 },
  )
})

test('a property of one case is of every case where case is ignored', () => {
  assert.ok(new RegExp(`^${withoutModifiers('(?i:\\p{Lu}[\\p{Ll}])', false)}$`, 'v').test('aB'))
  assert.ok(new RegExp(withoutModifiers('(?i:ß)', false), 'v').test('ẞ'))
  assert.ok(!new RegExp(`^${withoutModifiers('(?i:a)\\p{Lu}', false)}$`, 'v').test('ab'))
})

test('a choice of words keeps its modifier in an expression that V8 does not optimize', () => {
  const long = '909'.repeat(8000)
  const found = (source: string, flags: string) => {
    const regex = makeRegExp(`^(?:${source})$|${long}`, flags)
    return ['ab', 'AB', 'c', 'C'].filter((text) => regex.test(text))
  }
  for (const unicode of ['', 'v']) {
    assert.deepEqual(found('(?i:ab|C)', unicode), ['ab', 'AB', 'c', 'C'])
    assert.deepEqual(found('(?-i:ab|C)', `i${unicode}`), ['ab', 'C'])
    assert.deepEqual(found('(?i:(?:ab|(?-i:C)))', unicode), ['ab', 'AB', 'C'])
    // No choice within, so that V8 sees the modifiers.
    assert.deepEqual(found('(?i:ab)|(?i:[C])', unicode), ['ab', 'AB', 'c', 'C'])
    assert.deepEqual(found('(?-i:ab)|(?-i:C)', `i${unicode}`), ['ab', 'C'])
    assert.deepEqual(found('(?-i:[a-z])b|(?-i:C)', `i${unicode}`), ['ab', 'C'])
  }
})
