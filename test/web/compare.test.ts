import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { BlockNode } from '../../src/generation/markdown/nodes.ts'
import { compareBlocks } from '../../web/src/documents/versions/compare.ts'
import { chosenBlocks, mergeTexts, usualChoice } from '../../web/src/documents/versions/merge.ts'

const paragraph = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const texts = (...all: string[]) => all.map(paragraph)
const kinds = (before: string[], after: string[]) =>
  compareBlocks(texts(...before), texts(...after)).map((block) => [
    block.kind,
    'before' in block ? before[block.before] : null,
    'after' in block ? after[block.after] : null,
  ])

test('paragraphs that were added, removed, changed and moved are told apart', () => {
  const [one, two, three] = ['One is about rucksacks and rain.', 'Two says where they are made.', 'Three is the price of it all.']
  assert.deepEqual(kinds([one, two, three], [one, 'Two says where they are sold.', 'Something new altogether.', three]), [
    ['same', one, one],
    ['changed', two, 'Two says where they are sold.'],
    ['added', null, 'Something new altogether.'],
    ['same', three, three],
  ])
  assert.deepEqual(kinds([one, two, three], [three, one]), [
    ['removed', two, null],
    ['same', three, three],
    ['moved', one, one],
  ])
  const changed = compareBlocks(texts(two), texts('Two says where they are sold.'))[0]!
  assert.deepEqual(changed.kind === 'changed' && changed.parts, [
    { kind: 'same', text: 'Two says where they are ' },
    { kind: 'del', text: 'made' },
    { kind: 'ins', text: 'sold' },
    { kind: 'same', text: '.' },
  ])
  const bold: BlockNode = { type: 'paragraph', content: [{ type: 'text', text: one, marks: [{ type: 'bold' }] }] }
  assert.deepEqual(compareBlocks(texts(one), [bold]), [{ kind: 'changed', before: 0, after: 0, parts: [] }], 'only its formatting')
})

const someTexts = fc.array(fc.constantFrom('a b c', 'a b d', 'x y z', 'x', 'one two three four five', 'one two three four six', ''), {
  maxLength: 8,
})

test('every block of both texts is in a comparison once, whatever they are', () => {
  fc.assert(
    fc.property(someTexts, someTexts, (before, after) => {
      const compared = compareBlocks(texts(...before), texts(...after))
      const places = (side: 'before' | 'after') => compared.flatMap((block) => (side in block ? [(block as any)[side] as number] : []))
      assert.deepEqual(
        places('before').toSorted((a, b) => a - b),
        [...before.keys()],
      )
      assert.deepEqual(places('after'), [...after.keys()], 'in the order of the second')
    }),
  )
})

test('of two changed texts nothing is lost: each side alone is found again, and what one changed needs no choice', () => {
  const base = texts('First.', 'Second.', 'Third.')
  const mine = texts('First, mine.', 'Second.', 'Third, mine.')
  const theirs = texts('First.', 'Second.', 'Third, theirs.', 'Fourth.')
  const parts = mergeTexts(base, mine, theirs)
  assert.deepEqual(
    parts.map(({ by }) => by),
    ['mine', null, 'both'],
  )
  assert.deepEqual(
    chosenBlocks(parts, parts.map(usualChoice)),
    texts('First, mine.', 'Second.', 'Third, mine.', 'Third, theirs.', 'Fourth.'),
  )
  const inPlace = mergeTexts(texts('A.', 'B.', 'C.'), texts('A, mine.', 'B.', 'C, mine.'), texts('A.', 'B, theirs.', 'C, theirs.'))
  assert.deepEqual(
    inPlace.map(({ by }) => by),
    ['mine', 'theirs', 'both'],
  )
  fc.assert(
    fc.property(someTexts, someTexts, someTexts, (b, m, t) => {
      const all = mergeTexts(texts(...b), texts(...m), texts(...t))
      assert.deepEqual(
        chosenBlocks(
          all,
          all.map(() => 'mine'),
        ),
        texts(...m),
      )
      assert.deepEqual(
        all.flatMap((part) => part.theirs),
        texts(...t),
      )
      const untouched = mergeTexts(texts(...b), texts(...b), texts(...t))
      assert.deepEqual(chosenBlocks(untouched, untouched.map(usualChoice)), texts(...t))
    }),
  )
})
