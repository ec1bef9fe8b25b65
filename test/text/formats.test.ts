import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceSpan } from '../../src/text/position.ts'
import { readDocument, readText } from '../../src/text/read.ts'
import { expectExact } from './expect-exact.ts'
import { docx, pdf } from './fixtures.ts'

test('plain text: paragraphs at blank lines, line breaks kept', () => {
  const document = readText('One\ntwo\n\n  \n\tThree \n', 'text')
  expectExact(document)
  assert.deepEqual(
    document.blocks.map((block) => [block.text, block.place]),
    [
      ['One\ntwo', { line: 1, column: 1 }],
      ['Three', { line: 5, column: 2 }],
    ],
  )
})

test('JSON: each text is a field of its record, exact through escapes; numbers, dates and addresses are left out', () => {
  const source =
    '[{"title":"A \\u00e9t\\u00E9 \\"day\\"","n":3,"at":"2026-01-02T03:04:05Z","url":"https://x.y/z"},\n {"body":"Line\\n' +
    'break \\ud83d\\ude00"}]'
  const document = readText(source, 'json')
  expectExact(document)
  assert.deepEqual(
    document.blocks.map((block) => [block.scope, block.text, block.place]),
    [
      ['field.title', 'A été "day"', { line: 1, column: 12, record: 1 }],
      ['field.body', 'Line\nbreak 😀', { line: 2, column: 11, record: 2 }],
    ],
  )
  const span = sourceSpan(document.blocks[0]!, 2, 5)
  assert.equal(source.slice(span.start, span.end), '\\u00e9t\\u00E9')
})

test('JSON Lines: each line is a record', () => {
  assert.deepEqual(
    readText('{"post":"First words"}\n{"post":"Second words"}\n', 'json').blocks.map((block) => [block.text, block.place.line]),
    [
      ['First words', 1],
      ['Second words', 2],
    ],
  )
})

test('broken JSON and CSV say where they break', () => {
  assert.throws(() => readText('{"a":"b",}', 'json'), /line 1, column 10/)
  assert.throws(() => readText('{"a":"b', 'json'), { name: 'UnreadableDocument', message: /not closed at line 1, column 6/ })
  assert.throws(() => readText('', 'json'), { name: 'UnreadableDocument' })
  assert.throws(() => readText('a,b\n1,"two', 'csv'), /line 2/)
})

test('CSV: columns name the fields, rows are records, whatever the separator', () => {
  const document = readText('id;post;reply\r\n1;"Buy ""now""\r\nor never";Thanks a lot\r\n\r\n2;;Second reply\r\n', 'csv')
  expectExact(document)
  assert.deepEqual(
    document.blocks.map((block) => [block.scope, block.text, block.place]),
    [
      ['field.post', 'Buy "now"\r\nor never', { line: 2, column: 4, record: 1 }],
      ['field.reply', 'Thanks a lot', { line: 3, column: 11, record: 1 }],
      ['field.reply', 'Second reply', { line: 5, column: 4, record: 2 }],
    ],
  )
})

test('DOCX: headings by style id, lists, tables, notes, header, alternative texts; not deletions, comments, hidden text', async () => {
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const bytes = docx({
    'word/document.xml': `<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr>${run('Das Angebot')}</w:p>
      <w:p>${run('Nur ')}${run('heute', '<w:b/>')}${run(' &amp; morgen', '<w:lang w:val="de-DE"/>')}${run('geheim', '<w:vanish/>')}
        <w:del w:id="1"><w:r><w:delText>gestrichen</w:delText></w:r></w:del><w:ins w:id="2">${run('!')}</w:ins></w:p>
      <w:p><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>${run('Punkt')}</w:p>
      <w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:p>${run('Kopf')}</w:p></w:tc></w:tr><w:tr><w:tc>\
<w:p>${run('Zelle')}</w:p></w:tc></w:tr></w:tbl>
      <w:p><w:r><w:drawing><wp:docPr id="1" descr="Ein Bild"/></w:drawing></w:r><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`,
    'word/styles.xml': '<w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>',
    'word/footnotes.xml': `<w:footnote><w:p>${run('Eine Fußnote')}</w:p></w:footnote>`,
    'word/header1.xml': `<w:p>${run('Kopfzeile')}</w:p>`,
    'word/comments.xml': `<w:comment><w:p>${run('Bemerkung')}</w:p></w:comment>`,
    'docProps/core.xml': '<dc:title>Titel</dc:title>',
  })
  const document = await readDocument(bytes, { name: 'angebot.docx' })
  expectExact(document)
  assert.equal(document.title, 'Titel')
  assert.deepEqual(
    document.blocks.map((block) => `${block.region} ${block.scope}: ${block.text}`),
    [
      'header paragraph: Kopfzeile',
      'main heading.h1: Das Angebot',
      'main paragraph: Nur heute & morgen!',
      'main list.item: Punkt',
      'main table.header: Kopf',
      'main table.cell: Zelle',
      'main alt: Ein Bild',
      'main footnote: Eine Fußnote',
    ],
  )
  assert.equal(document.blocks[2]?.language, 'DE')
  assert.deepEqual(document.blocks[2]?.marks, [{ scope: 'strong', start: 4, end: 9 }])
  assert.deepEqual(Object.fromEntries(document.account.leftOut.map((each) => [each.reason, each.characters])), {
    hidden: 6,
    deleted: 10,
    code: 4,
    'comments and notes': 9,
    'white space': 14,
  })
})

test('PDF: paragraphs with their pages, words put together that a line divided', async () => {
  const document = await readDocument(pdf([['The first line of a para-', 'graph that goes on.', '', 'Another one.'], ['On page two.']]), {})
  expectExact({ ...document, blocks: [] })
  assert.equal(document.type, 'pdf')
  assert.deepEqual(
    document.blocks.map((block) => [block.text, block.place.page]),
    [
      ['The first line of a paragraph that goes on.', 1],
      ['Another one.', 1],
      ['On page two.', 2],
    ],
  )
  const [block] = document.blocks
  const at = block!.text.indexOf('paragraph')
  const span = sourceSpan(block!, at, at + 'paragraph'.length)
  assert.equal(document.source.slice(span.start, span.end), 'para-\ngraph')
})

test('what a file is: its first bytes, then its type, its name, its content type, its looks', async () => {
  const kind = async (text: string, options = {}) => (await readDocument(new TextEncoder().encode(text), options)).type
  assert.equal(await kind('# a', { name: 'README.md' }), 'markdown')
  assert.equal(await kind('<p>a', { contentType: 'text/html; charset=utf-8' }), 'html')
  assert.equal(await kind('<!-- x --><!DOCTYPE html><p>a'), 'html')
  assert.equal(await kind('plain words'), 'text')
  assert.equal(await kind('{"a":"b c"}', { name: 'posts.json' }), 'json')
  assert.equal((await readDocument(pdf([['Some words']]), { name: 'page.html', contentType: 'text/html' })).type, 'pdf')
  assert.equal((await readDocument('# a', { name: 'x.md' })).type, 'markdown')
})
