import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ValeSource, type Range } from '../../src/rules/vale/source.ts'

/** Few letters, so that substrings repeat; some of the others share their last byte with one of these, or with the filler. */
const character = fc.constantFrom('a', 'b', 'c', ' ', '\n', 'é', 'š', 'Ā', 'ᅡ')
const textOf = (minLength: number, maxLength: number) =>
  fc.array(character, { minLength, maxLength }).map((characters) => characters.join(''))
const step = fc.record({
  piece: textOf(1, 12),
  crosses: fc.boolean(),
  from: fc.nat(9000),
  length: fc.nat(9000),
  own: fc.array(fc.record({ start: fc.nat(9000), length: fc.integer({ min: 1, max: 40 }) }), { maxLength: 3 }),
})

/** Reference implementation: searches the text from its beginning each time. */
class Reference {
  readonly #text: string
  readonly #crossed = new Set<number>()

  constructor(text: string) {
    this.#text = text
  }

  find(piece: string, from: number, to: number, own: readonly Range[]): number {
    for (let at = from; at + piece.length <= to; at++)
      if (this.#text.startsWith(piece, at) && this.#isOpen(at, at + piece.length, own)) return at
    return -1
  }

  #isOpen(start: number, end: number, own: readonly Range[]): boolean {
    for (let at = start; at < end; at++) if (this.#crossed.has(at) || own.some((range) => range.start <= at && at < range.end)) return false
    return true
  }

  cross(start: number, end: number): void {
    for (let at = start; at < end; at++) if (this.#text.charCodeAt(at) < 0x80) this.#crossed.add(at)
  }
}

test('a source in which more and more is crossed out finds what a search from its beginning finds', () => {
  fc.assert(
    fc.property(textOf(4500, 9000), fc.array(step, { minLength: 60, maxLength: 120 }), (text, steps) => {
      const source = new ValeSource(text)
      const reference = new Reference(text)
      for (const { piece, crosses, from, length, own } of steps) {
        const ranges = own.map(({ start, length: size }) => ({ start, end: start + size }))
        const to = Math.min(text.length, from + length)
        assert.equal(source.find(piece, from, to, ranges), reference.find(piece, from, to, ranges))
        const first = reference.find(piece, 0, text.length, [])
        assert.equal(source.find(piece), first)
        if (first < 0 || !crosses) continue
        source.cross(first, first + piece.length)
        reference.cross(first, first + piece.length)
      }
    }),
    { numRuns: 60 },
  )
})
