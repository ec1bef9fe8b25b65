import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item'
import { sourceSpan } from '../../src/text/position.ts'
import { readText } from '../../src/text/read.ts'
import { sentences } from '../../src/text/sentences.ts'
import { expectExact } from './expect-exact.ts'
import { cases } from '../helpers/cases.ts'

/** Fixed seed: a failure is caused by a change of the code. Try other seeds when changing it. */
const SEED = 20261115
const RUNS = { numRuns: cases(400), seed: SEED }
const anything = (pieces: string[], maxLength = 25) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 6, unit: 'grapheme' })), { maxLength })
    .map((parts) => parts.join(''))

const html = anything([
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<b>',
  '</b>',
  '<a href="x">',
  '</a>',
  '<br>',
  '<br/>',
  '<ul><li>',
  '</ul>',
  '<table><tr><td>',
  '</table>',
  '<h2>',
  '</h2>',
  '<script>var x = "<p>"</script>',
  '<style>p{}</style>',
  '<!-- note -->',
  '<img alt="a &amp; b" src=x>',
  '<pre>',
  '</pre>',
  '<div hidden>',
  '<svg><title>t</title>',
  '</svg>',
  "<button title='x  y'>",
  '</button>',
  '&amp;',
  '&nbsp;',
  '&shy;',
  '&NotEqualTilde;',
  '&lt',
  '&#x1F600;',
  '😀',
  ' ',
  '\n',
  '\t',
  'word ',
  'zwei  Wörter',
  '\u00AD',
  '<',
  '>',
  '&',
  '"',
  '<textarea>',
  '</textarea>',
  '<option>',
  '<![CDATA[x]]>',
  '<title>T</title>',
  '<template>',
  '<script type="application/ld+json">{"name": "n\\u00e9 &amp; <b>o<\\/b>", "text": ["q\\"r", {"@value": "v"}]}</script>',
  '<meta property="og:description" content="zwei  Wörter &amp; x">',
  '<iframe srcdoc="<p>a &lt;b>c&lt;/b>\nd">',
  '</iframe>',
  '</template>',
  '<input type=submit value="Send &gt;">',
  '<noscript>',
  '</noscript>',
  '<code>',
  '</code>',
  '\0',
  '</br>',
])
const markdown = anything([
  '# ',
  '## ',
  '\n',
  '\n\n',
  '- ',
  '* ',
  '1. ',
  '> ',
  '    ',
  '  ',
  '**',
  '*',
  '_',
  '`',
  '``',
  '```\n',
  '[',
  '](x)',
  '](x "t")',
  ']: y\n',
  '[a]',
  '![',
  '|',
  '\n|-|-|\n',
  '~~',
  '<b>',
  '</b>',
  '<br>',
  '<div>',
  '</div>',
  '<!--',
  '-->',
  '&amp;',
  '&copy;',
  '\\*',
  '\\',
  '===\n',
  '---\n',
  'word ',
  'snake_case',
  'a & b',
  '😀',
  '\t',
  '\r\n',
  '[^1]',
  '[^1]: note\n',
  '- [ ] ',
  '.',
  '!',
  'https://example.com/a_b',
  '\u200B',
])

/** Nested lists, quotations, tables and code as people write them, and malformed variants. */
const inline = fc.constantFrom(
  'plain words here',
  '**bold** text.',
  '_emph_ text',
  'a [link](http://x.y/a_b) b',
  '![img](a.png)',
  'snake_case',
  'x `code` y',
  'a\\* b',
  '[](#x)',
  '[t](u "v") z',
  'two\nlines',
  '',
  '# h',
  '> q',
  'x  ',
  '1986\\. A',
  'z <br> y',
  'a & b &amp; c',
  '**_Both_**,',
  '- x',
  '* * *',
  '---',
  '===  ',
  '<b>x</b>',
  '<https://a.b>',
  '~~del~~',
  '| a |',
  '#no',
  'Heading\n---',
  'Heading\n===',
  '```\nlet x\n```',
  '“_set off_” and_not_',
  '2. two',
  '\u00A0',
  '_a b_c_',
  '*_x_*',
  '![a *b*](c)',
  '### #tag # b',
  '#tag and',
  '## x #',
  'A**.** b',
  'A**.**',
  '*.* b',
  'x\u00A0',
  '* a*b* c',
  '**a.**b **c**',
)
const indent = fc.constantFrom('', '', '', '  ', '   ', '    ', '        ')
const line = fc
  .tuple(
    indent,
    fc.constantFrom('*   ', '* ', '- ', '1. ', '10. ', '', '', '', '> ', '### ', '+   '),
    inline,
    fc.constantFrom('\n', '\n\n', '\n    \n', '  \n'),
  )
  .map(([before, marker, text, after]) => before + marker + text.replaceAll('\n', `\n${before}${marker === '' ? '' : '    '}`) + after)
const row = fc
  .array(inline, { minLength: 2, maxLength: 3 })
  .map((cells) => `| ${cells.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |\n`)
const table = fc
  .tuple(row, fc.constantFrom('| --- | --- |\n', '|-|:-:|\n', '| --- | --- | --- |\n'), fc.array(row, { maxLength: 3 }))
  .map(([head, under, rows]) => `${head}${under}${rows.join('')}\n`)
const structured = fc.array(fc.oneof({ weight: 6, arbitrary: line }, table), { maxLength: 8 }).map((parts) => parts.join(''))

test('every character of a page is accounted for and found again in its source', () => {
  fc.assert(
    fc.property(html, (source) => expectExact(readText(source, 'html'))),
    RUNS,
  )
})

test('every character of a Markdown text is accounted for and found again in its source', () => {
  fc.assert(
    fc.property(fc.oneof(markdown, structured), (source) => expectExact(readText(source, 'markdown'))),
    RUNS,
  )
})

test('Markdown that is read without the parser has the blocks that the parser would find', () => {
  const blocksOf = (source: string) => readText(source, 'markdown').blocks.map(({ text, scope, marks }) => ({ text, scope, marks }))
  fc.assert(
    fc.property(structured, (source) => {
      fc.pre(!source.startsWith('---'))
      // lines that end in a carriage return are always left to the parser
      const parsed = blocksOf(source.replaceAll('\n', '\r\n'))
      fc.pre(!parsed.some((block) => block.text.includes('\r')))
      assert.deepEqual(blocksOf(source), parsed)
    }),
    { numRuns: cases(600), seed: SEED },
  )
})

test('every character of a plain text is accounted for and found again in its source', () => {
  fc.assert(
    fc.property(anything(['\n\n', '\n', ' ', 'word', '\r\n', '\u00AD', '😀']), (source) => expectExact(readText(source, 'text'))),
    RUNS,
  )
})

test('any JSON value is read, and its texts are found again through their escapes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, pretty) => {
      const document = readText(JSON.stringify(value, null, pretty ? 2 : 0), 'json')
      expectExact(document)
      const texts = document.blocks.map((block) => block.text)
      for (const text of textsOf(value))
        if (/\p{L} \p{L}/u.test(text)) assert.ok(texts.includes(text.replaceAll('\0', '\uFFFD').toWellFormed()))
    }),
    RUNS,
  )
})

test('any table is read from CSV as it was written', () => {
  const cell = fc.oneof(fc.constantFrom('a "quoted" word', 'two\nlines', 'with, comma', ' spaced '), fc.stringMatching(/^[a-z ]{1,8}$/))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), fc.constantFrom(',', ';', '\t'), (rows, separator) => {
      const write = (text: string) => `"${text.replaceAll('"', '""')}"`
      const source = [['post', 'reply'], ...rows].map((row) => row.map(write).join(separator)).join('\r\n')
      const document = readText(source, 'csv')
      expectExact(document)
      const expected = rows
        .flatMap((row, record) =>
          row.map((text, column) => ({ text, record: record + 1, scope: column === 0 ? 'field.post' : 'field.reply' })),
        )
        .filter((each) => each.text.trim() !== '' && !/^(?:true|false|[tz ]+)$/i.test(each.text.trim()))
      assert.deepEqual(
        document.blocks.map((block) => ({ text: block.text, record: block.place.record, scope: block.scope })),
        expected,
      )
    }),
    RUNS,
  )
})

test('Markdown read in parts and without the parser has the words of the page it renders to', () => {
  fc.assert(
    fc.property(markdown, (source) => {
      const tidy = source.replaceAll('\0', '')
      const page = micromark(tidy, {
        allowDangerousHtml: true,
        extensions: [gfmTable(), gfmStrikethrough(), gfmTaskListItem()],
        htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmTaskListItemHtml()],
      })
      // what only one of the two shows: code, raw HTML, images, footnotes, link titles, front matter
      fc.pre(
        !/<code|<img|<!--|<div|<b>|<\/|footnote|title=|<input/.test(
          `${page}${tidy}`.replace(/<\/?(?:p|em|strong|h\d|li|ul|ol|a|del|blockquote|table|thead|tbody|tr|td|th)\b/g, ''),
        ),
      )
      fc.pre(!/^(?:---|\+\+\+)|\[\^/.test(tidy))
      const squeeze = (type: 'html' | 'markdown', text: string) =>
        readText(text, type)
          .blocks.map((block) => block.text)
          .join('')
          .replace(/[\s\u00AD\u200B]+/g, '')
      assert.equal(squeeze('markdown', tidy), squeeze('html', page))
    }),
    { numRuns: cases(1000), seed: SEED },
  )
})

test('sentences stand in order, do not overlap, and leave out nothing but white space', () => {
  fc.assert(
    fc.property(anything(['. ', '! ', '? ', '… ', 'Dr. ', 'z.B. ', '3. ', '"', ')', 'Word ', 'word ', '\n\n', '; ']), (text) => {
      let from = 0
      for (const { start, end } of sentences(text, 'DE')) {
        assert.equal(text.slice(from, start).trim(), '')
        assert.ok(start < end)
        assert.equal(text.slice(start, end).trim(), text.slice(start, end))
        from = end
      }
      assert.equal(text.slice(from).trim(), '')
    }),
    RUNS,
  )
})

test('a range of a block cut from the source is the text wherever the text stands plainly', () => {
  fc.assert(
    fc.property(html, fc.nat(), fc.nat(), (source, a, b) => {
      const document = readText(source, 'html')
      for (const block of document.blocks) {
        const start = a % block.text.length
        const end = start + 1 + (b % (block.text.length - start))
        const span = sourceSpan(block, start, end)
        const cut = document.source.slice(span.start, span.end)
        if (!/[<&\\\s\u00AD\u200B\u2060\uFEFF]/.test(cut) && !/[\u0370-\u052F]/.test(block.text) && cut === cut.normalize('NFKC'))
          assert.equal(cut, block.text.slice(start, end))
      }
    }),
    RUNS,
  )
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
