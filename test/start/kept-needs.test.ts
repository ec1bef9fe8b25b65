import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as first from '../../src/rules/expression/literals.ts'

const SOURCES = [
  '\\b(?:sale|discount)s?\\b',
  '(?i)we (?:guarantee|promise) .*100%',
  'güns(?:tig|tiger)',
  'a.b',
  '\\d+ ?€',
  '(?:x|y)',
  '\\bnot only\\b',
  '\\w+ly-',
  '',
]

test('what an expression needs is the same when it was kept by another process, and is then not read again', async () => {
  let needs: ReturnType<typeof first.needsOf>[] = []
  const read = first.needsReadBy(() => void (needs = SOURCES.map(first.needsOf)))
  assert.ok(
    needs.some(({ pieces }) => pieces !== null) &&
      needs.some(({ sets }) => sets[0]?.[0]?.next === 'only') &&
      needs.some(({ sets }) => sets.length > 1) &&
      needs.some(({ sets }) => sets.length === 0) &&
      needs.some(({ rareCharacter }) => rareCharacter !== null),
  )
  const kept = JSON.parse(JSON.stringify(read)) as Record<string, string>
  const second = (await import(new URL('../../src/rules/expression/literals.ts?second', import.meta.url).href)) as typeof first
  second.rememberNeeds(kept)
  assert.deepEqual(SOURCES.map(second.needsOf), needs)
  const third = (await import(new URL('../../src/rules/expression/literals.ts?third', import.meta.url).href)) as typeof first
  third.rememberNeeds({ sale: '\n=kept ~letters =two+words' })
  assert.deepEqual(third.needsOf('sale'), {
    rareCharacter: null,
    pieces: null,
    sets: [
      [
        { text: 'kept', whole: true },
        { text: 'letters', whole: false },
        { text: 'two', whole: true, next: 'words' },
      ],
    ],
  })
})
