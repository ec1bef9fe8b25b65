import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceSpan } from '../../src/text/position.ts'
import { readText } from '../../src/text/read.ts'
import { expectExact } from './expect-exact.ts'

function read(source: string) {
  const document = readText(source, 'markdown')
  expectExact(document)
  return document
}
const shown = (source: string) => read(source).blocks.map((block) => `${block.scope}: ${block.text}`)

test('headings, paragraphs, lists, quotations and tables', () => {
  assert.deepEqual(
    shown(
      '# One #\n\nTwo\n===\n\nText on\ntwo lines\n\n- item\n- *more*\n\n1) first\n\n> said\n> here\n\n| a | b |\n|---|---|\n' +
        '| c \\| d | e<br>f |\n',
    ),
    [
      'heading.h1: One',
      'heading.h1: Two',
      'paragraph: Text on\ntwo lines',
      'list.item: item',
      'list.item: more',
      'list.item: first',
      'blockquote: said\nhere',
      'table.header: a',
      'table.header: b',
      'table.cell: c | d',
      'table.cell: e\nf',
    ],
  )
})

test('code is left out and leaves a gap as long as it is', () => {
  const document = read('Use `npm i` or ``a`b``.\n\n```js\nsecret()\n```\n\n    indented\n')
  assert.deepEqual(
    document.blocks.map((block) => block.text),
    ['Use ***** or ***.'],
  )
  assert.equal(
    document.account.leftOut.find((each) => each.reason === 'code')?.characters,
    '`npm i```a`b`````js\nsecret()\n```    indented'.length,
  )
})

test('front matter gives the title and the description, and nothing else of it is checked', () => {
  const document = read('---\ntitle: "The \\"best\\" offer"\ndescription: Buy now # soon\nauthor: Nobody\n---\n\nText\n')
  assert.deepEqual(
    document.blocks.map((block) => `${block.scope}: ${block.text}`),
    ['title: The "best" offer', 'meta.description: Buy now', 'paragraph: Text'],
  )
  assert.equal(document.title, 'The "best" offer')
  assert.deepEqual(shown("+++\ntitle = 'A title'\n+++\nText"), ['title: A title', 'paragraph: Text'])
})

test('links and images: their text and title are read, their addresses are not', () => {
  assert.deepEqual(shown('See [the **terms**](http://x/y "hint") and ![a red car](car.png) or [that][1].\n\n[1]: http://z "Z"\n'), [
    'paragraph: See the terms and  or that.',
    'attribute.title: hint',
    'alt: a red car',
    'attribute.title: Z',
  ])
  // written plainly, and so that the parser has to look
  for (const title of ['"Cures all"', "'Cures all'", '(Cures all)', '"Cures&#32;\\all"'])
    assert.match(shown(`Read [on](x ${title}) now\n`).at(-1)!, /^attribute.title: Cures .?all$/)
  assert.deepEqual(shown('Not a link: [sic].\n'), ['paragraph: Not a link: [sic].'])
})

test('a link defined in another part of the document is a link', () => {
  assert.deepEqual(shown('[one] and [two][x].\n\nText\n\n> [one]: a\n\n- [x]: b\n'), ['paragraph: one and two.', 'paragraph: Text'])
})

test('escapes, entities and HTML inside the text', () => {
  assert.deepEqual(
    shown('1\\. A \\*star\\* &amp; &copy; <b>bold</b> 3 < 4 <!-- no --> end\n\n<div>\n<p>In HTML</p><script>no</script>\n</div>\n'),
    ['paragraph: 1. A *star* & © bold 3 < 4  end', 'paragraph: In HTML'],
  )
})

test('a finding is cut from the source at its offsets, past markup', () => {
  const source = 'Some **very** good &amp; [cheap](x) things'
  const [block] = read(source).blocks
  const cut = (text: string) => {
    const at = block!.text.indexOf(text)
    const span = sourceSpan(block!, at, at + text.length)
    return source.slice(span.start, span.end)
  }
  assert.equal(cut('very'), 'very')
  assert.equal(cut('good & cheap'), 'good &amp; [cheap')
  assert.equal(cut('&'), '&amp;')
})

test('asterisks that cannot open or close emphasis are asterisks', () => {
  assert.deepEqual(shown('a**"b"**c\n\n2 * 3 * 4\n\n**"b"** (*c*)\n'), [
    'paragraph: a**"b"**c',
    'paragraph: 2 * 3 * 4',
    'paragraph: "b" (c)',
  ])
})

test('blank lines inside fenced code, comments and lists do not split them', () => {
  assert.deepEqual(
    shown('~~~\na\n\nb\n~~~\n\n<!-- x\n\ny -->\n\n- one\n\n  two\n\n      code\n\nend\n').filter((text) => !text.includes('list')),
    ['paragraph: end'],
  )
})

test('a line under a heading may end in blanks, and indented code may follow a blank line', () => {
  assert.deepEqual(shown('One\n===  \n\n- Two\n  ---  \n'), ['heading.h1: One', 'heading.h2.list: Two'])
  assert.deepEqual(shown('One\r\n===  \r\n'), ['heading.h1: One'])
  assert.deepEqual(shown('\n    code\n\ntext\n'), ['paragraph: text'])
})
