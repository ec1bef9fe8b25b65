import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocument } from '../../src/text/read.ts'

const HEAD = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil Arial;}
{\f1\fcharset204 Arial CYR;}{\f2\fcharset128 Mincho;}{\f3\fcharset2 Symbol;}
{\f4\fcharset255 Terminal;}}
{\colortbl;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}{\s1 heading 1;}{\s2\outlinelevel1 Kop 2;}{\*\cs3 A character style;}}`
const read = (body: string) => readDocument(Buffer.from(`${HEAD}${body}}`, 'latin1'), { name: 'letter.rtf' })
const texts = async (body: string) => (await read(body)).blocks.map(({ text }) => text)
const scopes = async (body: string) => (await read(body)).blocks.map(({ scope, text }) => `${scope}: ${text}`)

const CASES: [name: string, body: string, texts: string[]][] = [
  ['paragraphs, and line ends of the file that mean nothing', 'One\r\ntwo\\par Three\\\nFour', ['Onetwo', 'Three', 'Four']],
  ['characters of the code page', String.raw`\'84Gr\'fc\'dfe\ldblquote  f\u252\'fcr \'80 5`, ['„Grüße“ für € 5']],
  [
    'fonts with a code page of their own',
    String.raw`{\f1 \'cf\'f0\'e8\'e2\'e5\'f2}, {\f2 \'83\'65\'83X\'83g}, {\f4 \'81}`,
    ['Привет, テスト, ü'],
  ],
  ['signs of a font of symbols are no text', String.raw`{\f3\'b7}\tab One`, ['One']],
  ['Unicode with a fallback, its count in groups', String.raw`\u8364?A\uc2\u8364\'80 B{\uc0\u8364 C}\u8364 XXD`, ['€A€B€C€D']],
  ['a fallback may be a word or a group', String.raw`\u8212\emdash A{\u8364}B`, ['—A€B']],
  ['negative numbers and pairs of surrogates', String.raw`\u-10179?\u-8704? x`, ['😀 x']],
  ['hidden text', String.raw`Seen{\v never}\v not \v0 again\v gone\plain .`, ['Seenagain.']],
  ['text that was deleted', String.raw`Kept{\deleted dropped}`, ['Kept']],
  [
    'instructions of fields are not read, their results are',
    String.raw`{\field{\*\fldinst{HYPERLINK "http://x.example"}}{\fldrslt our shop}}, page {\field{\fldinst PAGE}{\fldrslt 3}}`,
    ['our shop, page 3'],
  ],
  ['what programs may leave out is left out', String.raw`{\*\generator Word}{\*\other {secret} text}A{\info{\author Me}}`, ['A']],
  ['pictures, and bytes that look like the end', 'A{\\pict\\wmetafile8 0102{x}}{\\*\\shppict{\\pict\\bin4 }}\\{ }}B', ['AB']],
  ['what an object shows', String.raw`{\object{\*\objdata 01}{\result A table}} is here`, ['A table is here']],
  ['the text in Unicode instead of the older one', String.raw`{\upr{PREDLOG}{\*\ud{\u1055 ?\u1088 ?}}}`, ['Пр']],
  ['text boxes, once', String.raw`A{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt In a box\par}}{\shprslt In a box}}B`, ['In a box', 'AB']],
  ['signs that join and divide', String.raw`a\~b\-c\_d\{e\}\\f\endash g\bullet h`, ['a\u00A0bc\u2011d{e}\\f–g•h']],
  ['what stands behind the end', 'A}}} and more', ['A']],
  ['a file that was cut off', 'One\\par {Two', ['One', 'Two']],
]

for (const [name, body, expected] of CASES) test(`RTF: ${name}`, async () => assert.deepEqual(await texts(body), expected))

test('RTF: headings, lists, cells, notes, headers', async () => {
  const body = String.raw`{\header The firm\par}\pard\s1 First\par\pard\s2 Second\par\pard\outlinelevel2 Third\par
\pard{\listtext\'b7\tab}\ls1 Item\par\pard\trowd\intbl One\cell Two\cell\row\pard Text{\footnote A note.} end.\par`
  assert.deepEqual(await scopes(body), [
    'paragraph: The firm',
    'heading.h1: First',
    'heading.h2: Second',
    'heading.h3: Third',
    'list.item: Item',
    'table.cell: One',
    'table.cell: Two',
    'footnote: A note.',
    'paragraph: Text end.',
  ])
  assert.equal((await read(body)).blocks[0]!.region, 'header')
})

test('RTF: what was left out is counted, the title is known, and places cut out the text', async () => {
  const document = await read(String.raw`{\info{\title Gru\'df}}Seen{\v never}{\deleted dropped}{\*\annotation why?}\par Two`)
  const { title, account, source, blocks } = document
  assert.equal(title, 'Gruß')
  assert.deepEqual(
    account.leftOut.map(({ reason, characters }) => [reason, characters]),
    [
      ['hidden', 5],
      ['deleted', 7],
      ['comments and notes', 4],
      ['white space', 2],
    ],
  )
  assert.deepEqual(
    blocks.map(({ start, end }) => source.slice(start, end)),
    ['Seen', 'Two'],
  )
})

test('RTF: older machines, by one word', async () => {
  const said = async (rtf: string) => (await readDocument(Buffer.from(rtf, 'latin1'))).blocks[0]!.text
  assert.equal(await said(String.raw`{\rtf1\mac \'8a}`), 'ä')
  assert.equal(await said(String.raw`{\rtf1\pc \'84}`), 'ä')
  assert.equal(await said(String.raw`{\rtf1\ansicpg99999 \'e4}`), 'ä')
})

test('RTF: its bytes show what it is, and what only has its name is refused', async () => {
  assert.equal((await readDocument(Buffer.from(`${HEAD}A}`), { name: 'letter.txt' })).type, 'rtf')
  await assert.rejects(readDocument(Buffer.from('Dear all'), { name: 'letter.rtf' }), /called an RTF document \(\.rtf\) but is not one/)
  await assert.rejects(readDocument(Buffer.from(`${HEAD}}`)), /RTF document without any text/)
})
