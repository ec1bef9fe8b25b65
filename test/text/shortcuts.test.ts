import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { lower, nameAt } from '../../src/text/html-names.ts'
import { positionsOf } from '../../src/text/position.ts'
import { readDocument, readText } from '../../src/text/read.ts'

test('a name that was seen before is the same as one cut from the page', () => {
  const name = fc
    .array(fc.constantFrom('a', 'B', 'div', 'DIV', 'h1', '-', 'É', '\u212a', 'x-', '😀', 'section', '0'), { maxLength: 5 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(name, fc.constantFrom('<', '</', '<é '), (one, before) => {
      const page = `${before}${one}>`
      assert.equal(nameAt(page, before.length, before.length + one.length), lower(one))
    }),
    { numRuns: 2000 },
  )
})

test('a page has the same places whether it comes as bytes or as text', async () => {
  const text = fc
    .array(fc.constantFrom('word', ' ', '\n', 'é', '’', '😀', '\u{10fffd}', '\u{e0001}', '\0', '**', '<p>', '\r\n'), { maxLength: 20 })
    .map((parts) => parts.join(''))
    // With more of them bytes are refused, since they are no text, or taken for UTF-16, in which every other byte is zero.
    .filter((source) => {
      const zeros = source.split('\0').length - 1
      return zeros <= 4 && (zeros === 0 || zeros * 4 < Buffer.byteLength(source))
    })
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('html', 'markdown', 'text'), async (source, type) => {
      const [fromBytes, fromText] = [await readDocument(new TextEncoder().encode(source), { type }), readText(source, type)]
      assert.deepEqual(fromBytes, fromText)
      for (let at = 0; at <= fromText.source.length; at++) assert.deepEqual(positionsOf(fromBytes).at(at), positionsOf(fromText).at(at))
    }),
    { numRuns: 500 },
  )
})

test('a block says its language when it is asked, and when it is kept', () => {
  const source =
    'We deliver your order within three days of your payment.\n\nWir liefern Ihre Bestellung innerhalb von drei Tagen nach der ' +
    'Zahlung.\n\nHallo'
  const kept = JSON.parse(JSON.stringify(readText(source, 'markdown').blocks)) as {
    text: string
    language: string | null
    place: { line: number }
  }[]
  const { blocks, language } = readText(source, 'markdown')
  assert.deepEqual(
    blocks.map((block) => block.language),
    ['EN', 'DE', language],
  )
  assert.deepEqual(
    kept.map((block) => [block.language, block.text, block.place.line]),
    blocks.map((block) => [block.language, block.text, block.place.line]),
  )
})
