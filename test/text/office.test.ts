import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { xlsxRows } from '../../src/text/office/xlsx-table.ts'
import { readDocument } from '../../src/text/read.ts'
import { sourceSpan } from '../../src/text/position.ts'

const zipped = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])))

/** The texts of a document; each is found in the text that was taken out of it. */
async function texts(parts: Record<string, string>): Promise<string[]> {
  const document = await readDocument(zipped(parts), {})
  const { account, blocks, source } = document
  assert.equal(
    account.leftOut.reduce((sum, { characters }) => sum + characters, account.checked),
    account.characters,
  )
  for (const block of blocks) {
    const span = sourceSpan(block, 0, block.text.length)
    assert.equal(source.slice(span.start, span.end), block.text)
  }
  return blocks.map(({ scope, text }) => `${scope}: ${text}`)
}

test('PPTX: titles, paragraphs, tables, alternative texts and notes of all slides in their order', async () => {
  const slide = (text: string, more = '') =>
    `<p:sld><p:sp>${more}<a:p><a:r><a:t>${text}</a:t></a:r><a:fld><a:t>7</a:t></a:fld></a:p></p:sp></p:sld>`
  assert.deepEqual(
    await texts({
      'ppt/presentation.xml': '<p:presentation/>',
      'ppt/slides/slide10.xml': slide('Tenth &amp; last'),
      'ppt/slides/slide2.xml': slide('The title', '<p:cNvPr descr="A picture"/><p:ph type="title"/>'),
      'ppt/notesSlides/notesSlide1.xml': slide('A note'),
    }),
    ['alt: A picture', 'heading.h2: The title', 'paragraph: Tenth & last', 'footnote: A note'],
  )
})

test('XLSX: texts of cells; not numbers and formulas', async () => {
  assert.deepEqual(
    await texts({
      'xl/workbook.xml': '<workbook/>',
      'xl/sharedStrings.xml': '<sst><si><r><t>Rich </t></r><r><t>text</t></r><rPh><t>x</t></rPh></si><si><t>12.5</t></si></sst>',
      'xl/worksheets/sheet1.xml': '<worksheet><c><f>SUM(A1)</f><v>3</v></c><c t="inlineStr"><is><t>Inline words</t></is></c></worksheet>',
    }),
    ['table.cell: Rich text', 'table.cell: Inline words'],
  )
})

test('OpenDocument: headings, paragraphs, lists, cells and notes; not comments and deletions', async () => {
  const content = `<office:text><text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes>
    <text:h text:outline-level="2">Heading</text:h>
    <text:p>Two<text:s/>words<office:annotation><text:p>Note</text:p></office:annotation></text:p>
    <text:list><text:list-item><text:p>Entry</text:p></text:list-item></text:list>
    <table:table-cell><text:p>Cell</text:p></table:table-cell></office:text>`
  assert.deepEqual(await texts({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content }), [
    'heading.h2: Heading',
    'paragraph: Two words',
    'list.item: Entry',
    'table.cell: Cell',
  ])
})

test('EPUB: pages in the order of the spine', async () => {
  assert.deepEqual(
    await texts({
      'META-INF/container.xml': '<container><rootfile full-path="OPS/book.opf"/></container>',
      'OPS/book.opf':
        '<package><item id="a" href="a%20b.xhtml"/><item id="b" href="b.xhtml"/><itemref idref="b"/><itemref idref="a"/></package>',
      'OPS/a b.xhtml': '<html><body><h1>Second</h1><script>eco</script></body></html>',
      'OPS/b.xhtml': '<html><body><p>First <b>words</b></p></body></html>',
    }),
    ['paragraph: First words', 'heading.h1: Second'],
  )
})

test('archives that are no document, or unfold without end, are refused in words', async () => {
  const refused = (parts: Record<string, string>, message: RegExp) =>
    assert.rejects(readDocument(zipped(parts), { name: 'a.pptx' }), { name: 'UnreadableDocument', message })
  await refused({ 'ppt/presentation.xml': '' }, /without any text/)
  await refused({ 'a.txt': 'words' }, /^This is a ZIP archive, not a document\./)
  await refused({ 'ppt/presentation.xml': '', 'ppt/slides/slide1.xml': ' '.repeat(70 * 1024 * 1024) }, /unpacks to many times its size/)
})

test('XLSX as a table: the first sheet that is shown, numbers as numbers, days as days, gaps as gaps', () => {
  const cell = (at: string, inside: string, attributes = '') => `<c r="${at}"${attributes}>${inside}</c>`
  const parts = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="Desks" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>' +
      '<Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>Name</t></si><si><r><t>Os</t></r><r><t>lo</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d\\. mmmm\\ yyyy"/>' +
      '<numFmt numFmtId="165" formatCode="0.00&quot; m&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/>' +
      '<xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c t="inlineStr"><is><t>hidden</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>
      <row>${cell('A1', '<v>0</v>', ' t="s"')}${cell('C1', '<is><t>Price &amp; day</t></is>', ' t="inlineStr"')}</row>
      <row></row>
      <row>${cell('A3', '<v>1</v>', ' t="s"')}${cell('C3', '<v>3.3000000000000003</v>')}
        ${cell('D3', '<v>46054</v>', ' s="1"')}${cell('E3', '<v>46054.5</v>', ' s="2"')}</row>
      <row>${cell('A4', '<f>1+1</f><v>2</v>')}${cell('B4', '<v>0.07</v>', ' s="3"')}${cell('C4', '<v>1</v>', ' t="b"')}
        ${cell('D4', '<v>#DIV/0!</v>', ' t="e"')}${cell('E4', '<v>2.5</v>', ' s="4"')}</row>
    </sheetData></worksheet>`,
  }
  assert.deepEqual(xlsxRows(zipped(parts), { rows: 10, columns: 10 }), [
    ['Name', '', 'Price & day'],
    ['Oslo', '', 3.3, '2026-02-01', '2026-02-01 12:00'],
    [2, 7, true, '', 2.5],
  ])
  const since1904 = { ...parts, 'xl/workbook.xml': parts['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>') }
  assert.equal(xlsxRows(zipped(since1904), { rows: 10, columns: 10 })[1]![3], '2030-02-02')
  assert.throws(() => xlsxRows(zipped(parts), { rows: 2, columns: 10 }), /more than 2 rows/)
})
