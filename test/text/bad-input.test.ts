import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { constants, deflateRawSync } from 'node:zlib'
import { UnreadableDocument } from '../../src/text/document.ts'
import { readDocument, readText } from '../../src/text/read.ts'
import { docx, PASSWORD_PROTECTED, pdf } from './fixtures.ts'

const MEGABYTE = 1024 * 1024
const refused = (bytes: Uint8Array, message: RegExp, options = {}) =>
  assert.rejects(readDocument(bytes, options), (error) => error instanceof UnreadableDocument && message.test(error.message))

/** Reads `input` (an expression) in a process of its own; returns the result and the peak memory. */
function readInProcess(input: string): { result: string; megabytes: number } {
  const script = `
    import { readDocument } from ${JSON.stringify(new URL('../../src/text/read.ts', import.meta.url).href)}
    const bytes = (text) => new TextEncoder().encode(text)
    const [input, options] = ${input}
    const result = await readDocument(input, options).then((document) => document.blocks.length + ' blocks, ' + \
document.blocks.at(-1)?.text.slice(0, 20), (error) => error.name + ': ' + error.message)
    console.log(JSON.stringify({ result, megabytes: process.resourceUsage().maxRSS / 1024 }))`
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', maxBuffer: MEGABYTE })
  assert.equal(child.status, 0, child.stderr)
  return JSON.parse(child.stdout)
}

const HEAVY: [string, string, RegExp][] = [
  [
    '100 MB of one line',
    "[new Uint8Array(100 * 1024 * 1024).fill(97), { type: 'text' }]",
    /^UnreadableDocument: This document is 100 MB; at most 32 MB/,
  ],
  [
    '31 MB of one line',
    "[new Uint8Array(31 * 1024 * 1024).fill(97), { type: 'text' }]",
    /^UnreadableDocument: .*single text of more than 4 MB/,
  ],
  ['3 MB of one line', "[new Uint8Array(3 * 1024 * 1024).fill(97), { type: 'text' }]", /^1 blocks, aaaa/],
  [
    '31 MB of one line of Markdown',
    "[new Uint8Array(31 * 1024 * 1024).fill(97), { type: 'markdown' }]",
    /^UnreadableDocument: .*single text of more than 4 MB/,
  ],
  [
    'HTML nested 100,000 deep',
    "[bytes('<div>'.repeat(100000) + 'deep' + '</div>'.repeat(100000) + '<p>after'), { type: 'html' }]",
    /^2 blocks, after/,
  ],
  [
    'HTML with 100,000 elements never closed',
    "[bytes('<p><b><i>'.repeat(100000) + 'deep' + '</a></b></div>'.repeat(100000)), { type: 'html' }]",
    /^1 blocks, deep/,
  ],
  [
    'a table of three million cells',
    "[bytes('<table>' + '<tr><td>a'.repeat(3000000)), { type: 'html' }]",
    /^UnreadableDocument: This document has more than 150,000/,
  ],
  ['JSON nested 100,000 deep', "[bytes('['.repeat(100000)), { type: 'json' }]", /^UnreadableDocument: .*1000 levels/],
  [
    'RTF nested 100,000 deep',
    "[bytes('{\\\\rtf1 ' + '{'.repeat(100000)), { type: 'rtf' }]",
    /^UnreadableDocument: .*nested more than 5000/,
  ],
  [
    'RTF of 60 MB of a picture',
    "[bytes('{\\\\rtf1 before{\\\\pict ' + 'ab'.repeat(30_000_000) + '}after}'), { type: 'rtf' }]",
    /^1 blocks, beforeafter/,
  ],
  [
    'RTF of a million paragraphs',
    "[bytes('{\\\\rtf1 ' + 'a\\\\par '.repeat(1000000)), { type: 'rtf' }]",
    /^UnreadableDocument: This document has more than 150,000/,
  ],
  ['SVG nested 100,000 deep', "[bytes('<svg>' + '<g>'.repeat(100000) + '<text>deep</text>'), { type: 'svg' }]", /^1 blocks, deep/],
  ['Markdown of 100,000 quotation marks', "[bytes('>'.repeat(100000) + ' deep'), { type: 'markdown' }]", /^UnreadableDocument: .*99 deep/],
  ['Markdown of 50,000 bullets on a line', "[bytes('- '.repeat(50000) + 'deep'), { type: 'markdown' }]", /^UnreadableDocument: .*99 deep/],
  ['Markdown of ten million line breaks', "[bytes('\\n'.repeat(10000000) + 'end'), { type: 'markdown' }]", /^1 blocks, end/],
  [
    'one JSON text of a million escapes',
    "[bytes('[\"' + 'a\\\\n'.repeat(1000000) + '\"]'), { type: 'json' }]",
    /^UnreadableDocument: .*escapes/,
  ],
  [
    'a paragraph of 2 MB with a tag at every word',
    "[bytes('<p>' + '<b>word</b> <i>a</i>'.repeat(100000)), { type: 'html' }]",
    /^1 blocks, word aword/,
  ],
]

for (const [name, input, expected] of HEAVY) {
  test(`${name}: a clear answer within 512 MB`, () => {
    const { result, megabytes } = readInProcess(input)
    assert.match(result, expected)
    assert.ok(megabytes < 512, `${megabytes} MB`)
  })
}

/** A ZIP whose entries all point at the same few bytes, which unpack to a gigabyte each. */
function zipBomb(entries: number): Uint8Array {
  // blocks that end with a full flush can follow one another, so one megabyte of spaces, packed once, makes any number of them
  const block = deflateRawSync(new Uint8Array(MEGABYTE).fill(0x20), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const data = Uint8Array.from({ length: block.length * 1024 }, (_, at) => block[at % block.length]!)
  const header = new Uint8Array(30)
  new DataView(header.buffer).setUint32(0, 0x04034b50, true)
  const directory = Array.from({ length: entries }, (_, at) => {
    const name = new TextEncoder().encode(at === 0 ? 'word/document.xml' : `word/header${at}.xml`)
    const entry = new Uint8Array(46 + name.length)
    const view = new DataView(entry.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(10, 8, true)
    view.setUint32(20, data.length, true)
    view.setUint32(24, 1000, true)
    view.setUint16(28, name.length, true)
    entry.set(name, 46)
    return entry
  })
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(10, entries, true)
  view.setUint32(16, header.length + data.length, true)
  return Uint8Array.from([header, data, ...directory, end].flatMap((part) => [...part]))
}

test('a zip bomb of 1 MB that unpacks to 10 GB and claims a kilobyte is refused at once, without the memory', async () => {
  const bomb = zipBomb(10)
  assert.ok(bomb.length < 1.2 * MEGABYTE)
  const before = process.memoryUsage().rss
  await refused(bomb, /unpacks to many times its size/)
  assert.ok(process.memoryUsage().rss - before < 300 * MEGABYTE)
})

test('a DOCX cut off anywhere is called cut off', async () => {
  const whole = docx({ 'word/document.xml': `<w:p><w:r><w:t>${'Some words of text. '.repeat(500)}</w:t></w:r></w:p>` })
  assert.equal((await readDocument(whole)).blocks.length, 1)
  for (const share of [0.1, 0.5, 0.9, 0.99]) await refused(whole.slice(0, Math.floor(whole.length * share)), /cut off or damaged/)
  const damaged = whole.slice()
  damaged.fill(0xff, 60, 100)
  await refused(damaged, /cut off or damaged/)
})

test('a PDF that asks for a password, one that is cut off, and one without text each say so', async () => {
  await refused(pdf([['secret']], PASSWORD_PROTECTED), /protected by a password/)
  await refused(pdf([['words']]).slice(0, 60), /cut off or damaged/)
  await refused(pdf([[]]), /no text, only pictures/)
})

test('files whose content does not match their name are detected', async () => {
  await refused(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /a PNG image\. It holds no text/, { name: 'page.html' })
  await refused(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /old Office document.*password/, { name: 'offer.docx' })
  await refused(new TextEncoder().encode('<p>hello'), /called a Word document/, { name: 'offer.docx' })
  await refused(new TextEncoder().encode('hello'), /called a PDF/, { contentType: 'application/pdf' })
  await refused(docx({ 'xl/workbook.xml': '' }), /Excel/)
  await refused(new TextEncoder().encode('%!PS-Adobe-3.0'), /PostScript file.*Save it as/, { name: 'letter.txt' })
  for (const begin of ['BMW is a name.', 'MZ is one too.', 'It begins with %PDF-1.7, says the manual.', 'RIFF']) {
    const { type } = await readDocument(new TextEncoder().encode(begin), { name: 'about.txt' })
    assert.equal(type, 'text', begin)
  }
  const late = new Uint8Array([0, 1, 2, ...pdf([['words']])])
  assert.equal((await readDocument(late, { name: 'a.pdf' })).type, 'pdf')
  await refused(docx({ 'notes.txt': '' }), /ZIP archive/)
  await refused(
    Uint8Array.from({ length: 3000 }, (_, at) => (at * 7919) % 32),
    /data for a program/,
    { name: 'x.txt' },
  )
})

test('empty documents are read as empty', async () => {
  for (const type of ['html', 'markdown', 'text', 'csv'] as const) {
    const document = readText('', type)
    assert.deepEqual([document.blocks, document.account], [[], { characters: 0, checked: 0, leftOut: [] }])
  }
})

test('Markdown with one paragraph of hundreds of kilobytes of markup is refused, not chewed on for minutes', () => {
  assert.throws(() => readText('a _b_ [c '.repeat(20_000), 'markdown'), /single paragraph or table of more than 128 KB/)
  assert.throws(() => readText('[a'.repeat(20_000), 'markdown'), /thousands of square brackets/)
})
