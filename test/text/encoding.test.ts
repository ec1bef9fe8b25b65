import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocument } from '../../src/text/read.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2))
  if (mark) view.setUint16(0, 0xfeff, !bigEndian)
  for (let at = 0; at < text.length; at += 1) view.setUint16((at + (mark ? 1 : 0)) * 2, text.charCodeAt(at), !bigEndian)
  return new Uint8Array(view.buffer)
}
const text = async (bytes: Uint8Array, options: Parameters<typeof readDocument>[1] = { type: 'text' }) =>
  (await readDocument(bytes, options)).blocks.map((block) => block.text).join('|')

test('UTF-8 with and without a byte order mark; the mark is no part of the text', async () => {
  assert.equal(await text(bytesOf('Größe Ελλάδα 😀')), 'Größe Ελλάδα 😀')
  const document = await readDocument(bytesOf('\uFEFFÜber uns'), { type: 'text' })
  assert.deepEqual([document.source, document.blocks[0]?.place.column], ['Über uns', 1])
})

test('UTF-16 of either order, with a mark or without', async () => {
  for (const bigEndian of [true, false]) {
    for (const mark of [true, false]) assert.equal(await text(utf16('Grüße from here', bigEndian, mark)), 'Grüße from here')
  }
})

test('Windows-1252: declared by the server, by the page, or only by not being UTF-8', async () => {
  const page = latin1('<p>Caf\xe9 \x80 5 \x84hier\x93</p>')
  assert.equal(await text(page, { contentType: 'text/html; charset=ISO-8859-1' }), 'Café € 5 „hier“')
  assert.equal(await text(latin1('<meta charset="windows-1252"><p>Caf\xe9</p>'), { type: 'html' }), 'Café')
  assert.equal(await text(latin1('<?xml version="1.0" encoding="ISO-8859-1"?><html><p>Caf\xe9</p>'), { type: 'html' }), 'Café')
  assert.equal(await text(latin1('Caf\xe9 na\xefve')), 'Café naïve')
})

test('other encodings by their names: Greek, Cyrillic, Turkish, Central European', async () => {
  assert.equal(await text(latin1('\xc5\xeb\xeb\xdc\xe4\xe1'), { contentType: 'text/plain; charset=iso-8859-7' }), 'Ελλάδα')
  assert.equal(await text(latin1('\xcf\xf0\xe8\xe2\xe5\xf2'), { contentType: 'text/plain; charset=windows-1251' }), 'Привет')
  assert.equal(await text(latin1('\xb3\xf3d\xbc'), { contentType: 'text/plain; charset="ISO-8859-2"' }), 'łódź')
})

test('a server that is wrong about UTF-8, and one that names nonsense', async () => {
  assert.equal(await text(latin1('Caf\xe9'), { contentType: 'text/plain; charset=utf-8' }), 'Café')
  assert.equal(await text(bytesOf('Café'), { contentType: 'text/plain; charset=nonsense-8' }), 'Café')
})

test('a few damaged bytes in UTF-8 do not turn the rest into rubbish', async () => {
  const bytes = bytesOf('Größe, Maß und Übermut für alle')
  const damaged = new Uint8Array([...bytes, 0x20, 0xff, 0x20, 0x61])
  assert.equal(await text(damaged), 'Größe, Maß und Übermut für alle \uFFFD a')
})

test('NUL bytes and halves of surrogate pairs do not get further', async () => {
  const nul = await readDocument(bytesOf('one\0two'), { type: 'text' })
  assert.equal(nul.source, 'one\uFFFDtwo')
  const half = await readDocument('a\uD83D b', { type: 'text' })
  assert.ok(half.source.isWellFormed() && half.source.length === 4)
  const escaped = await readDocument('{"a":"x \\ud83d y \\u0000"}', { type: 'json' })
  assert.ok(escaped.blocks[0]!.text.isWellFormed() && !escaped.blocks[0]!.text.includes('\0'))
})
