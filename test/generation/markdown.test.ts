import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { toBlocks } from '../../src/generation/markdown/blocks.ts'
import { readDraft } from '../../src/generation/draft/dialect.ts'
import { escapeMarkdown, isBlankText, oneLine } from '../../src/generation/base/escape.ts'
import { toMarkdown } from '../../src/generation/markdown/markdown.ts'
import { picture } from '../../src/generation/markdown/nodes.ts'
import { toPlainText } from '../../src/generation/markdown/plain.ts'
import { titleOf } from '../../src/generation/draft/title.ts'

/** Difficult text: Markdown's own characters, white space, other scripts, surrogate pairs. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        '*',
        '_',
        '#',
        '<',
        '>',
        '|',
        '[',
        ']',
        '(',
        ')',
        '`',
        '~',
        '!',
        '&',
        ';',
        '-',
        '+',
        '=',
        ':',
        '1',
        '.',
        ' ',
        '\\',
        'a',
        'b',
        'ß',
        'Ω',
        '字',
        '🙂',
        '\u00a0',
        '\n',
        '"',
        '/',
        '&amp;',
        'http://x.y',
        '<b>',
        '1. ',
        '- ',
        '# ',
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
)

test('a value is text wherever it stands: the draft reader and a full Markdown parser agree on it', () => {
  fc.assert(
    fc.property(nasty, nasty, (first, second) => {
      const [a, b] = [oneLine(first), oneLine(second)]
      fc.pre(!isBlankText(a) && !isBlankText(b))
      const source =
        `# ${escapeMarkdown(a)}\n\n${escapeMarkdown(b)} ${escapeMarkdown(a)}\n\n- ${escapeMarkdown(a)}\n` +
        `- **${escapeMarkdown(b)}** ${escapeMarkdown(a)}\n\n> ${escapeMarkdown(b)}\n\n*${escapeMarkdown(a)}*\\\n${escapeMarkdown(b)}`
      const blocks = readDraft(source)
      const markdown = toMarkdown(blocks)
      assert.deepEqual(toBlocks(markdown), blocks, markdown)
      assert.equal(toMarkdown(toBlocks(markdown)), markdown)
      const [heading] = blocks
      assert.ok(heading?.type === 'heading' && heading.content?.[0]?.type === 'text' && heading.content[0].text === a)
    }),
    { numRuns: 150 },
  )
})

test('a picture in a line of its own stays one, with every character of its words', () => {
  fc.assert(
    fc.property(nasty, (words) => {
      const made = picture('https://y.z/p_(1).png', words)
      fc.pre(made !== null)
      for (const blocks of [[made], [{ type: 'blockquote' as const, content: [made] }]]) {
        const markdown = toMarkdown(blocks)
        assert.deepEqual(toBlocks(markdown), blocks, markdown)
      }
    }),
    { numRuns: 100 },
  )
  assert.equal(picture('http://y.z/p.png', 'words'), null)
  assert.equal(picture('https://y.z/p.png', ' \n'), null)
})

test('any Markdown becomes blocks that are written and read the same way from then on', () => {
  const pieces = fc.array(
    fc.oneof(
      nasty,
      fc.constantFrom(
        '\n',
        '\n\n',
        '**',
        '*',
        '_',
        '~~',
        '# ',
        '- ',
        '  - ',
        '1. ',
        '> ',
        '```\n',
        '    ',
        '| a | b |\n| --- | --- |\n| c | d |\n',
        '[x](http://y.z)',
        '![p](http://y.z/p.png)',
        '![p *q* \\] r](https://y.z/p.png)',
        '---\n',
        '<br>',
        '[r]: http://q.r\n',
        '[r]',
      ),
    ),
    { maxLength: 14 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const blocks = toBlocks(parts.join(''))
      const markdown = toMarkdown(blocks)
      assert.deepEqual(toBlocks(markdown), blocks, JSON.stringify({ markdown, source: parts.join('') }))
    }),
    { numRuns: 400 },
  )
})

test('what a model or a person writes in Markdown arrives as Tiptap blocks', () => {
  const source =
    '# Title\n\nSome **bold**, *italic*, ~~old~~ and `code` with [a link](https://example.com/?a=1&b=2).\n\n1. one\n2. two\n' +
    '   - inner\n\n| a | b |\n| --- | --- |\n| 1 | 2 \\| 3 |\n\n```js\nlet x = 1\n```\n'
  const blocks = toBlocks(source)
  assert.deepEqual(
    blocks.map((block) => block.type),
    ['heading', 'paragraph', 'orderedList', 'table', 'codeBlock'],
  )
  assert.equal(toMarkdown(blocks), source)
  assert.match(toPlainText(blocks), /Some bold, italic, old and code with a link \(https:\/\/example\.com\/\?a=1&b=2\)\./)
  assert.equal(titleOf(blocks, 'Template', 'main'), 'Title')
})

test('an address that runs code is no link, and a title without a heading names the template', () => {
  const blocks = toBlocks('[x](javascript:alert(1)) [y](data:text/html,1)')
  assert.equal(toMarkdown(blocks), 'x y\n')
  assert.equal(titleOf(blocks, 'Social post', 'We moved'), 'Social post: We moved')
  assert.equal([...titleOf(blocks, 'Social post', 'ä'.repeat(900))].length, 200)
})
