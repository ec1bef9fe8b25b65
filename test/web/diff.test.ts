import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { diffWords } from '../../web/src/base/diff.ts'
import type { DiffPart } from '../../web/src/base/diff.ts'

const side = (parts: DiffPart[], hidden: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== hidden)
    .map(({ text }) => text)
    .join('')

test('what stays and goes is the old sentence, what stays and comes the new one, whatever they are', () => {
  const word = fc.constantFrom('our', 'green', 'bottle', 'is', ' ', '  ', '.', '80', '%', 'größte', '🌱', 'x')
  const sentence = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
  )
  fc.assert(
    fc.property(sentence, sentence, (before, after) => {
      const parts = diffWords(before, after)
      assert.equal(side(parts, 'ins'), before)
      assert.equal(side(parts, 'del'), after)
    }),
  )
})

test('only the words that differ are marked, and phrases stay whole', () => {
  assert.deepEqual(
    diffWords('Our collection is climate neutral, from yarn to you.', 'Our collection causes 31% less CO2, from yarn to you.'),
    [
      { kind: 'same', text: 'Our collection ' },
      { kind: 'del', text: 'is climate neutral' },
      { kind: 'ins', text: 'causes 31% less CO2' },
      { kind: 'same', text: ', from yarn to you.' },
    ],
  )
})

test('the longest texts are compared by their ends', () => {
  const parts = diffWords(`a ${'b '.repeat(50_000)}z`, `a ${'c '.repeat(50_000)}z`)
  assert.deepEqual(
    parts.map(({ kind }) => kind),
    ['same', 'del', 'ins', 'same'],
  )
})
