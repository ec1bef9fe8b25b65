import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

/*
 * One style on the same text in several formats. What is expected follows from what Vale documents of each format (vale.sh/docs/formats)
 * and of scopes; where the readers here differ on purpose, docs/vale-differences.md says so and the test shows it.
 */

const rule = (scope: string, word: string) => `extends: existence\nmessage: "'%s'"\nlevel: error\nscope: ${scope}\ntokens:\n  - ${word}\n`

describe('a style of Vale in MDX, AsciiDoc, reStructuredText and translation files', () => {
  const folder = temporaryFolder('vale-formats')
  after(() => folder.remove())
  folder.file(
    '.vale.ini',
    [
      'StylesPath = styles',
      'MinAlertLevel = suggestion',
      '[*]',
      'BasedOnStyles = House, Other',
      '[*.{mdx,adoc,rst}]',
      'TokenIgnores = (@{2}[^@]+@{2})',
      'BlockIgnores = (?s) *(%%begin.*?%%end)',
      '',
    ].join('\n'),
  )
  folder.file('styles/House/Text.yml', rule('text', 'FIXME'))
  folder.file('styles/House/Heading.yml', rule('heading', 'TODO'))
  folder.file('styles/House/H2.yml', rule('heading.h2', 'SECOND'))
  folder.file('styles/House/List.yml', rule('list', 'TODO'))
  folder.file('styles/House/Cell.yml', rule('table.cell', 'TODO'))
  folder.file('styles/House/Quote.yml', rule('blockquote', 'TODO'))
  folder.file('styles/House/Alt.yml', rule('alt', 'TODO'))
  folder.file('styles/House/Sentence.yml', rule('sentence', 'XXX'))
  folder.file('styles/House/Raw.yml', rule('raw', 'RAWWORD'))
  folder.file('styles/Other/Word.yml', rule('text', 'OTHER'))

  async function found(name: string, lines: string[]): Promise<string[]> {
    folder.file(name, lines.join('\n') + '\n')
    const { json, stderr } = await runCommand(['audit', name, '--json'], { cwd: folder.path })
    assert.ok(json, stderr)
    return json.assets[0].findings.map(
      ({ rule_id, start }: { rule_id: string; start: { line: number; column: number } }) =>
        `${start.line}:${start.column} ${rule_id.replace('House.', '')}`,
    )
  }

  test('MDX: code, imports, exports and expressions are not read; comments switch rules', async () => {
    assert.deepEqual(
      await found('page.mdx', [
        "import { FIXME } from './FIXME'", // 1
        '',
        '## A TODO with SECOND', // 3
        '',
        'A FIXME and `FIXME` and {FIXME} and @@FIXME@@. Then XXX.', // 5
        '',
        '- entry TODO', // 7
        '',
        '> quoted TODO', // 9
        '',
        '```js',
        'FIXME',
        '```',
        '',
        '| a | b |', // 15
        '|---|---|',
        '| TODO | FIXME |', // 17
        '',
        '<Box>', // 19
        '',
        'Inside FIXME', // 21
        '',
        '</Box>',
        '',
        '![a TODO](x.png)', // 25
        '',
        '{/* vale off */}',
        '',
        'Off FIXME', // 29
        '',
        '{/* vale on */}',
        '{/* vale House.Text = NO */}',
        '',
        'Off FIXME', // 34
        '',
        '{/* vale House.Text = YES */}',
        '{/* vale style = Other */}',
        '',
        'Off FIXME but OTHER', // 39
      ]),
      [
        '3:6 Heading',
        '3:16 H2',
        '5:3 Text',
        '5:53 Sentence',
        '7:9 List',
        '9:10 Quote',
        '17:3 Cell',
        '17:10 Text',
        '21:8 Text',
        '25:5 Alt',
        '39:15 Other.Word',
      ],
    )
  })

  test('AsciiDoc: listings, literals, passthroughs and comments are not read', async () => {
    assert.deepEqual(
      await found('page.adoc', [
        '= A TODO title', // 1
        '',
        '== A SECOND', // 3
        '',
        'A FIXME and `FIXME` and @@FIXME@@. Then XXX.', // 5
        '',
        '// FIXME',
        '* entry TODO', // 8
        '',
        '[quote]', // 10
        '____',
        'quoted TODO', // 12
        '____',
        '',
        '----', // 15
        'FIXME',
        '----',
        '',
        ' FIXME',
        '',
        '|===', // 21
        '|TODO |FIXME',
        '|===',
        '',
        'image::x.png[a TODO]', // 25
        '',
        '%%begin FIXME', // 27
        '',
        'FIXME %%end',
        '',
        'pass:[<!-- vale off -->]', // 31
        '',
        'Off FIXME',
        '',
        'pass:[<!-- vale on -->]', // 35
        '',
        '// vale House.Text = NO', // 37
        '',
        'Off FIXME',
      ]),
      ['1:5 Heading', '3:6 H2', '5:3 Text', '5:41 Sentence', '8:9 List', '12:8 Quote', '22:2 Cell', '22:8 Text', '25:16 Alt'],
    )
  })

  test('reStructuredText: literals, code and comments are not read; what is indented is a paragraph here', async () => {
    assert.deepEqual(
      await found('page.rst', [
        'A TODO title', // 1
        '============',
        '',
        'A SECOND', // 4
        '--------',
        '',
        'A FIXME and ``FIXME`` and @@FIXME@@. Then XXX. Code::', // 7
        '',
        '    FIXME',
        '',
        '- entry TODO', // 11
        '',
        '.. FIXME is a comment', // 13
        '',
        '.. code-block:: js', // 15
        '',
        '   FIXME',
        '',
        '.. note:: Mind FIXME', // 19
        '',
        '.. image:: x.png', // 21
        '   :alt: a TODO',
        '',
        '+------+-------+', // 24
        '| TODO | FIXME |',
        '+------+-------+',
        '',
        'Words', // 28
        '',
        '    Indented TODO and FIXME', // 30
        '',
        '.. vale off',
        '',
        'Off FIXME',
        '',
        '.. vale on',
        '',
        '.. vale House.Text["FIXME"] = NO',
        '',
        'Off FIXME',
      ]),
      [
        '1:3 Heading',
        '4:3 H2',
        '7:3 Text',
        '7:43 Sentence',
        '11:9 List',
        '19:16 Text',
        '22:12 Alt',
        '25:3 Cell',
        '25:10 Text',
        '30:23 Text',
      ],
    )
  })

  test('values of translation files are running text, whatever their keys are called', async () => {
    assert.deepEqual(
      await found('en.yml', ['en:', '  list: "A FIXME. Then XXX, TODO."', '  FIXME: words', '  # vale off', '  heading: "Off FIXME TODO"']),
      ['2:12 Text', '2:24 Sentence'],
    )
    assert.deepEqual(await found('de.po', ['msgid "list"', 'msgstr "A FIXME. Then XXX and OTHER. RAWWORD"']), [
      '2:11 Text',
      '2:23 Sentence',
      '2:31 Other.Word',
      '2:38 Raw',
    ])
    assert.deepEqual(await found('a.json', ['{"heading": "A TODO and FIXME"}']), ['1:25 Text'])
  })
})

test('a .vale.ini may be called as Vale calls it', async () => {
  const folder = temporaryFolder('vale-names')
  folder.file('styles/House/Text.yml', rule('text', 'FIXME'))
  folder.file('_vale', 'StylesPath = styles\n[*]\nBasedOnStyles = House\n')
  folder.file('.vale/ignored.txt', 'a folder of this name holds styles')
  folder.file('a.md', 'A FIXME\n')
  const { json, stderr } = await runCommand(['audit', 'a.md', '--json'], { cwd: folder.path })
  assert.equal(json.assets[0].findings.length, 1, stderr)
  folder.remove()
})
