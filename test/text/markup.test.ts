import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocument } from '../../src/text/read.ts'
import { cut, texts } from './read-source.ts'

test('MDX: Markdown, text of components and their shown attributes; not imports, exports, expressions and comments', async () => {
  const source = [
    '---',
    'title: The page',
    '---',
    "import Box from './eco-friendly.js'",
    '',
    "export const claim = 'eco-friendly'",
    '',
    '# Hello {props.name}',
    '',
    '<Box title="Shown words" id="eco-friendly" style={{ color: "red" }}>',
    '  Text **in** a box',
    '',
    '  - an entry',
    '</Box>',
    '',
    '{/* eco-friendly */}',
    '',
    'Some <Hint label="More words">inline</Hint> words.',
    '',
  ].join('\n')
  assert.deepEqual(await texts('page.mdx', source), [
    'title: The page',
    'heading.h1: Hello ************',
    'attribute.title: Shown words',
    'paragraph: Text in a box',
    'list.item: an entry',
    'paragraph: Some inline words.',
    'attribute.label: More words',
  ])
  assert.equal(await cut('page.mdx', source, 'in a box'), 'in** a box')
  await assert.rejects(readDocument('Words {a b} here', { name: 'a.mdx' }), {
    name: 'UnreadableDocument',
    message: /^This is not valid MDX: /,
  })
  await assert.rejects(readDocument(`${'{'.repeat(20_000)}`, { name: 'a.mdx' }), { name: 'UnreadableDocument' })
})

test('reStructuredText: titles, paragraphs, lists, notes, tables; not literals, code, comments and roles of code', async () => {
  const source = [
    '========',
    'The page',
    '========',
    '',
    'A paragraph with *emphasis*, **strong words**, ``eco-friendly`` and',
    ':ref:`a link <eco-friendly>`, `a page <https://x.y>`_ and :func:`eco_friendly`. Code::',
    '',
    '    eco-friendly',
    '',
    '    eco-friendly',
    '',
    'Section',
    '-------',
    '',
    '- first entry',
    '  goes on',
    '- second entry',
    '',
    '.. note:: Mind this',
    '   word.',
    '',
    '   And this.',
    '',
    '.. code-block:: python',
    '   :caption: Shown words',
    '',
    '   eco-friendly()',
    '',
    '.. eco-friendly comment',
    '   goes on',
    '',
    '.. _target: https://eco-friendly.example',
    '',
    '.. image:: eco-friendly.png',
    '   :alt: A picture',
    '',
    '+-----+------+',
    '| one | two  |',
    '|     | more |',
    '+-----+------+',
    '',
    '>>> eco_friendly()',
    '',
    'term',
    '    What it means',
    '',
  ].join('\n')
  assert.deepEqual(await texts('index.rst', source), [
    'heading.h1: The page',
    `paragraph: A paragraph with emphasis, strong words, ${'*'.repeat(16)} and\na link, a page and ${'*'.repeat(20)}. Code:`,
    'heading.h2: Section',
    'list.item: first entry\ngoes on',
    'list.item: second entry',
    'paragraph: Mind this\nword.',
    'paragraph: And this.',
    'caption: Shown words',
    'alt: A picture',
    'table.cell: one',
    'table.cell: two\nmore',
    'paragraph: term',
    'paragraph: What it means',
  ])
  assert.equal(await cut('index.rst', source, 'emphasis, strong words'), 'emphasis*, **strong words')
})

test('AsciiDoc: titles, paragraphs, lists, tables, notes; not listings, comments, attributes and includes', async () => {
  const source = [
    '= The page',
    ':author: eco-friendly',
    '',
    '// eco-friendly',
    'A *strong* and _soft_ word, `eco-friendly`, {eco-friendly}, https://x.y/eco[a link] and',
    'xref:eco.adoc[another one].footnote:[A note.]',
    '',
    '== Section',
    '',
    '.Shown title',
    '[source,ruby]',
    '----',
    'eco-friendly',
    '----',
    '',
    '* entry',
    '** deeper',
    'term:: meaning',
    '',
    'NOTE: Mind this.',
    '',
    '[quote]',
    'Quoted words.',
    '',
    '____',
    'Quoted too.',
    '____',
    '',
    ' eco-friendly literal',
    '',
    '|===',
    '|one |two',
    '|===',
    '',
    'image::eco-friendly.png[A picture,200]',
    'include::eco-friendly.adoc[]',
    '////',
    'eco-friendly',
    '////',
    '',
  ].join('\n')
  assert.deepEqual(await texts('index.adoc', source), [
    'heading.h1: The page',
    `paragraph: A strong and soft word, ${'*'.repeat(14)}, ${'*'.repeat(14)}, a link and\nanother one.`,
    'footnote: A note.',
    'heading.h2: Section',
    'caption: Shown title',
    'list.item: entry',
    'list.item: deeper',
    'list.term: term',
    'list.item: meaning',
    'paragraph: Mind this.',
    'blockquote: Quoted words.',
    'blockquote: Quoted too.',
    'table.cell: one',
    'table.cell: two',
    'alt: A picture',
  ])
  assert.equal(await cut('index.adoc', source, 'strong and soft'), 'strong* and _soft')
})

test('LaTeX: paragraphs, headings, captions, notes and entries; not the preamble, commands, formulas, code and comments', async () => {
  const source = [
    '\\documentclass{eco-friendly}',
    '\\title{The page}',
    '\\begin{document}',
    '\\section{First \\emph{part}}\\label{eco-friendly}',
    "A \\textbf{bold} word, $eco-friendly$ and caf\\'e\\footnote{A note.} \\cite{eco} at 5\\%. % eco-friendly",
    'Next line~here.',
    '',
    '\\begin{itemize}',
    '\\item One entry',
    '\\end{itemize}',
    '\\begin{verbatim}',
    'eco-friendly',
    '\\end{verbatim}',
    'Last words.',
    '\\end{document}',
    'eco-friendly',
  ].join('\n')
  assert.deepEqual(await texts('page.tex', source), [
    'title: The page',
    'heading.h2: First part',
    `paragraph: A bold word, ${'*'.repeat(14)} and café ${'*'.repeat(10)} at 5%. \nNext line\u00A0here.`,
    'footnote: A note.',
    'list.item: One entry',
    'paragraph: Last words.',
  ])
  assert.equal(await cut('page.tex', source, 'bold word'), 'bold} word')
})

test('subtitles: each cue is a text, without times, numbers, tags, notes and styles', async () => {
  const vtt =
    'WEBVTT\n\nNOTE eco-friendly\n\nSTYLE\n::cue {}\n\n' +
    'intro\n00:01.000 --> 00:02.000 align:start\n<v Jo>Two <b>bold</b>\nlines &amp; more\n'
  assert.deepEqual(await texts('a.vtt', vtt), ['paragraph: Two bold\nlines & more'])
  const srt = '1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}First\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nSecond\r\n'
  assert.deepEqual(await texts('a.srt', srt), ['paragraph: First', 'paragraph: Second'])
  assert.equal(await cut('a.vtt', vtt, 'bold\nlines & more'), 'bold</b>\nlines &amp; more')
  await assert.rejects(readDocument('Just words', { name: 'a.srt' }), { name: 'UnreadableDocument', message: /no line with times/ })
})

test('hostile markup is read or refused in time', async () => {
  const started = performance.now()
  for (const piece of [
    '*',
    '`',
    '**a',
    '_',
    ':a:`',
    '|a',
    '<<',
    '[[',
    '((',
    '\\',
    '\\a{',
    '{',
    '$',
    '\\begin{a}',
    '\\footnote{',
    '> ',
    '- ',
    '.. a::\n ',
    '+-+\n',
  ]) {
    for (const name of ['a.rst', 'a.adoc', 'a.tex', 'a.mdx']) {
      await readDocument(piece.repeat(3000), { name }).catch((error: Error) =>
        assert.equal(error.name, 'UnreadableDocument', `${name} ${piece}: ${error.stack}`),
      )
      const took = performance.now() - started
      assert.ok(took < 60_000, `${name} ${piece}`)
    }
  }
})

test('templates: the page or e-mail around what a program puts in', async () => {
  const source = [
    '{{!-- eco-friendly --}}{% comment %}eco-friendly{% endcomment %}{# eco-friendly #}',
    '<p>Hello {{ user.name | upcase }}, {% if a > b %}thanks{% endif %} 😀 for {{{ count }}} things.</p>',
    '{{#each items}}<p title="{{ x }} shown">{{> part}}Item {{else}}none{{/each}}</p>',
    '<style>p{{color:red}}</style>',
  ].join('\n')
  assert.deepEqual(await texts('mail.hbs', source), [
    `paragraph: Hello ${'*'.repeat('{{ user.name | upcase }}'.length)}, thanks 😀 for ${'*'.repeat('{{{ count }}}'.length)} things.`,
    'attribute.title: ******* shown',
    'paragraph: Item none',
  ])
  assert.equal(await cut('mail.liquid', source, 'thanks'), 'thanks')
  const mail = '<mjml><mj-body><mj-style>eco-friendly</mj-style><mj-text>First words.</mj-text><mj-button>Buy</mj-button></mj-body></mjml>'
  assert.deepEqual(await texts('mail.mjml', mail), ['text: First words.', 'text: Buy'])
  await assert.rejects(readDocument('<p>\nHello {{ name</p>', { name: 'a.twig' }), { message: /“\{\{” is not closed at line 2, column 7/ })
})

test('Vue and Svelte: the text of the page, not its program', async () => {
  const vue = [
    '<script setup>',
    "const claim = 'eco-friendly'",
    '</script>',
    '<template>',
    '  <Title :title="eco-friendly" alt="Shown">Hello {{ name }}</Title>',
    '  <template #slot><p v-if="a > b">In a slot</p></template>',
    '  <Textarea />',
    '  <p>After 😀 it</p>',
    '</template>',
    '<i18n>{"a": "eco-friendly"}</i18n>',
    '<style>eco-friendly</style>',
    '',
  ].join('\n')
  const read = await texts('page.vue', vue)
  assert.deepEqual(
    read.map((text) => text.replace(/^[\w.]+: /, '')),
    ['Shown', 'Hello **********', 'In a slot', 'After 😀 it'],
  )
  assert.equal(await cut('page.vue', vue, 'After 😀 it'), 'After 😀 it')
  await assert.rejects(readDocument('<template lang="pug">\np Hello\n</template>\n', { name: 'a.vue' }), { message: /written in pug/ })
  const svelte = [
    '<script>let claim = "eco-friendly"</script>',
    '{#if a}<p>Hello {`${name} }`}!</p>{:else}<p>Nobody</p>{/if}',
    '<Button on:click={() => { go("}") }}>Buy</Button>',
    '{@html "eco-friendly"}',
  ].join('\n')
  assert.deepEqual(
    (await texts('page.svelte', svelte)).map((text) => text.replace(/^[\w.]+: /, '')),
    [`Hello ${'*'.repeat('{`${name} }`}'.length)}!`, 'Nobody', 'Buy'],
  )
  await assert.rejects(readDocument('<p>{a</p>', { name: 'a.svelte' }), { message: /“\{” is not closed/ })
})

test('e-mail: subject, page and plain text, decoded; attachments are accounted for', async () => {
  const source = [
    'From: a@example.com',
    'Subject: =?utf-8?Q?Caf=C3=A9_news?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="m"',
    '',
    '--m',
    'Content-Type: multipart/alternative; boundary="a"',
    '',
    '--a',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello there.',
    '',
    'Only in plain text.',
    '--a',
    'Content-Type: text/html; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>Hello there.</p><p>Our caf=E9 is eco=',
    '-friendly.</p>',
    '--a--',
    '--m',
    'Content-Type: application/pdf; name="offer.pdf"',
    'Content-Disposition: attachment; filename="offer.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'aGVsbG8=',
    '--m--',
    '',
  ].join('\r\n')
  const document = await readDocument(new TextEncoder().encode(source), { name: 'news.eml' })
  assert.deepEqual(
    document.blocks.map(({ scope, text }) => `${scope}: ${text}`),
    ['title: Café news', 'paragraph: Hello there.', 'paragraph: Our café is eco-friendly.', 'paragraph: Only in plain text.'],
  )
  assert.ok(document.account.leftOut.some(({ reason }) => reason === 'attachments'))
  await assert.rejects(readDocument(new TextEncoder().encode('Just words'), { name: 'a.eml' }), { message: /no header/ })
})

test('templates and components that are made to cost time are read or refused in a straight line', async () => {
  await assert.rejects(readDocument('{'.repeat(200_000), { name: 'a.svelte' }), { name: 'UnreadableDocument' })
  await assert.rejects(readDocument('{{'.repeat(100_000), { name: 'a.hbs' }), { name: 'UnreadableDocument' })
  for (const [name, source] of [
    ['a.twig', '{{ a }} b '.repeat(20_000)],
    ['a.liquid', '<script '.repeat(20_000)],
    ['a.svelte', '<!-- '.repeat(20_000)],
    ['a.vue', `<template>\n${'<template>'.repeat(20_000)}\n</template>`],
  ] as const)
    assert.ok((await readDocument(source, { name })).account.characters === source.length, name)
})
