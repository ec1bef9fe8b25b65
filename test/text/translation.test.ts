import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { readDocument } from '../../src/text/read.ts'
import { sourceSpan } from '../../src/text/position.ts'
import { expectExact } from './expect-exact.ts'
import { cases } from '../helpers/cases.ts'

/** Reads a file by its name and shows its texts, each under what it is called. */
async function texts(name: string, source: string): Promise<string[]> {
  const document = await readDocument(source, { name })
  expectExact(document)
  return document.blocks.map(({ scope, text }) => `${scope}: ${text}`)
}

/** What a finding of these words would cut from the source. */
async function cut(name: string, source: string, words: string): Promise<string> {
  const document = await readDocument(source, { name })
  const block = document.blocks.find(({ text }) => text.includes(words))
  assert.ok(block, `“${words}” is read`)
  const at = block.text.indexOf(words)
  const span = sourceSpan(block, at, at + words.length)
  return source.slice(span.start, span.end)
}

const refused = (name: string, source: string, message: RegExp) =>
  assert.rejects(readDocument(source, { name }), { name: 'UnreadableDocument', message })

test('YAML: values of every style, not keys, comments, aliases or values for programs', async () => {
  const source = [
    '# eco-friendly comment',
    'en:',
    '  eco-friendly: plain words',
    "  single: 'it''s here'",
    '  double: "caf\\u00e9 \\"now\\" \\',
    '    joined"',
    '  anchored: &a Some words',
    '  again: *a',
    '  literal: |',
    '    First line',
    '      indented line',
    '',
    '    last line',
    '  folded: >-',
    '    one',
    '    two',
    '',
    '    three',
    '  long: words that go',
    '    on here',
    '  number: 12',
    '  address: https://example.com/eco-friendly',
    '  list: [first entry, "second entry"]',
    '',
  ].join('\n')
  assert.deepEqual(await texts('en.yml', source), [
    'field.eco-friendly: plain words',
    "field.single: it's here",
    'field.double: café "now" joined',
    'field.anchored: Some words',
    'field.literal: First line\n  indented line\n\nlast line\n',
    'field.folded: one two\nthree',
    'field.long: words that go on here',
    'field.list: first entry',
    'field.list: second entry',
  ])
  assert.equal(await cut('en.yml', source, "it's here"), "it''s here")
  assert.equal(await cut('en.yml', source, 'indented line'), 'indented line')
  assert.equal(await cut('en.yml', source, 'last'), 'last')
  assert.equal(await cut('en.yml', source, 'three'), 'three')
  assert.equal(await cut('en.yml', source, 'on here'), 'on here')
  assert.equal((await readDocument(source, { name: 'en.yml' })).blocks[0]?.language, 'EN')
  assert.equal((await readDocument('xx: {a: some words}', { name: 'xx.yml' })).blocks[0]?.language, null)
})

test('YAML with line breaks of Windows, several documents, and braces of templates', async () => {
  assert.deepEqual(await texts('a.yaml', 'a: >\r\n  one\r\n  two\r\n---\r\nb: "three\r\n\r\n  four"\r\n'), [
    'field.a: one two\n',
    'field.b: three\nfour',
  ])
  await refused('a.yaml', 'a: [1, 2', /^This is not valid YAML: .* at line 1, column \d+\.$/)
  await refused('deep.yaml', `${'['.repeat(5000)}${']'.repeat(5000)}`, /nested more than 200 levels/)
  await refused('deep.yaml', `${'- '.repeat(5000)}x`, /nested more than 200 levels/)
})

test('YAML: whatever is written in whatever style is found again letter for letter', async () => {
  const words = fc.array(fc.constantFrom('eco-friendly', "it's", '"so"', 'é', ' ', '  ', '\n', '\n\n', '\t', '\\', ': ', ' #', 'a'), {
    maxLength: 12,
  })
  const style = fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED')
  await fc.assert(
    fc.asyncProperty(words, style, fc.integer({ min: 20, max: 40 }), async (pieces, defaultStringType, lineWidth) => {
      const value = `words ${pieces.join('')} end`
      const source = stringify({ a: { key: value } }, { defaultStringType, defaultKeyType: 'PLAIN', lineWidth } as object)
      const document = await readDocument(source, { name: 'a.yml' })
      assert.equal(document.blocks[0]?.text, parse(source).a.key)
      expectExact(document)
    }),
    { numRuns: cases(300) },
  )
})

test('YAML: aliases that would unfold to gigabytes cost nothing', async () => {
  const lines = ['a0: &a0 [some words, some words]']
  for (let level = 1; level < 60; level += 1) lines.push(`a${level}: &a${level} [${`*a${level - 1},`.repeat(10)}]`)
  assert.equal((await texts('bomb.yml', lines.join('\n'))).length, 2)
})

test('PO: translations and the strings they translate; not comments, contexts, the header or what is obsolete', async () => {
  const source = [
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: eco-friendly\\n"',
    '"Language: de\\n"',
    '',
    '#. for the translator',
    'msgctxt "menu"',
    'msgid "Save \\"now\\""',
    'msgstr ""',
    '"Jetzt "',
    '"sichern\\n"',
    '',
    'msgid "One file"',
    'msgid_plural "%d files"',
    'msgstr[0] "Eine Datei"',
    'msgstr[1] "%d Dateien"',
    'msgid "home.title"',
    'msgstr "Start"',
    'msgid "Same words"',
    'msgstr "Same words"',
    'msgid "Not translated"',
    'msgstr ""',
    '#~ msgid "obsolete"',
    '#~ msgstr "veraltet"',
    '',
  ].join('\n')
  assert.deepEqual(await texts('de.po', source), [
    'field.msgid: Save "now"',
    'field.msgstr: Jetzt sichern\n',
    'field.msgid: One file',
    'field.msgid: ** files',
    'field.msgstr: Eine Datei',
    'field.msgstr: ** Dateien',
    'field.msgstr: Start',
    'field.msgstr: Same words',
    'field.msgid: Not translated',
  ])
  assert.equal(await cut('de.po', source, 'Jetzt sichern'), 'Jetzt "\n"sichern')
  const document = await readDocument(source, { name: 'de.po' })
  assert.equal(document.blocks.find(({ text }) => text === 'Eine Datei')?.language, 'DE')
  await refused('de.po', 'msgid "open', /a string is not closed at line 1/)
  await refused('de.po', 'words', /line is neither/)
})

test('XLIFF 1.2: the target, or the source where there is none; not inline codes, notes, suggestions', async () => {
  const source = `<?xml version="1.0"?><!-- eco-friendly --><xliff version="1.2"><file source-language="en" target-language="de">
    <body><trans-unit id="eco-friendly"><source>Read <g id="1">more</g></source><target>Mehr <g id="1">lesen &amp; mehr</g></target>
    <note>eco-friendly</note><alt-trans><target>eco-friendly</target></alt-trans></trans-unit>
    <trans-unit id="b"><source>Hello <x id="1"/>, welcome <ph id="2">{eco-friendly}</ph>back</source><target/></trans-unit>
    </body></file></xliff>`
  assert.deepEqual(await texts('a.xlf', source), [
    'field.target: Mehr lesen & mehr',
    `field.source: Hello ${'*'.repeat(11)}, welcome ${'*'.repeat(30)}back`,
  ])
  assert.equal(await cut('a.xlf', source, 'lesen & mehr'), 'lesen &amp; mehr')
  const { blocks } = await readDocument(source, { name: 'a.xlf' })
  assert.deepEqual(
    blocks.map(({ language }) => language),
    ['DE', 'EN'],
  )
})

test('XLIFF 2: segments, and the data of their codes left out', async () => {
  const source = `<xliff version="2.0" srcLang="en" trgLang="fr"><file id="f"><unit id="u"><notes><note>eco</note></notes>
    <originalData><data id="d">eco</data></originalData><segment><source>One</source>
    <target><pc id="1">Un <![CDATA[<b>mot</b>]]></pc></target></segment>
    <segment><source>Two</source></segment></unit></file></xliff>`
  assert.deepEqual(await texts('a.xliff', source), ['field.target: Un mot', 'field.source: Two'])
  await refused('a.xliff', '<xliff><file></xliff>', /<\/xliff> closes nothing, at line 1/)
  await refused('a.xliff', '<html></html>', /is not <xliff>/)
  await refused('a.xliff', `${'<a>'.repeat(2000)}`, /nested more than 500 levels/)
})

test('ARB: messages, not what is said about them', async () => {
  const source =
    '{"@@locale":"de","hello":"Guten \\"Tag\\" {name}","@hello":{"description":"eco-friendly","placeholders":{"name":{"example":"x y"}}}}'
  assert.deepEqual(await texts('app_de.arb', source), ['field.hello: Guten "Tag" ******'])
  assert.equal((await readDocument(source, { name: 'a.arb' })).language, 'DE')
})

test('messages: each branch of a plural or a choice is a text; placeholders are not words', async () => {
  const message =
    'You have {count, plural, offset:1 =0{no bottles} one{# \\u0065co-friendly bottle} other{# of {total, number} bottles}} left'
  const source = JSON.stringify({ m: '' }).replace('""', `"${message}"`)
  const [outer, ...branches] = await texts('a.arb', source)
  assert.match(outer!, /^field\.m: You have \*+ left$/)
  assert.deepEqual(branches, ['field.m: no bottles', 'field.m: # eco-friendly bottle', `field.m: # of ${'*'.repeat(15)} bottles`])
  assert.equal(await cut('a.arb', source, 'eco-friendly'), '\\u0065co-friendly')
  const one = async (value: string) => (await texts('a.properties', `k=${value}`)).map((text) => text.replace('field.k: ', ''))
  assert.deepEqual(await one('{{ user.name }} saves %1$s of ${x} and %{y}, 100% of %d'), [
    `${'*'.repeat(15)} saves **** of **** and ****, 100% of **`,
  ])
  assert.deepEqual(await one('{see our eco-friendly bottles}'), ['{see our eco-friendly bottles}'])
  assert.deepEqual(await one("{g, select, f{{n, plural, one{her file} other{her files}}} other{their files}} and don''t"), [
    `${'*'.repeat(78)} and don't`,
    'her file',
    'her files',
    'their files',
  ])
  assert.deepEqual(await one('Very <b>eco</b>-friendly<br/>&amp; <img alt="green words"> more'), [
    'Very eco-friendly\n&  more',
    'alt: green words',
  ])
  assert.deepEqual(await one('{a, plural, one{never closed'), ['{a, plural, one{never closed'])
})

test('messages: hostile braces and tags take no time', async () => {
  const started = performance.now()
  for (const piece of ['{a,plural,a{', '<a "', "'{", '%{', '{{', '{a,', '&x', "''"]) {
    await readDocument(`k=${piece.repeat(200_000)} words`, { name: 'a.properties' })
    await readDocument(`k=${piece.repeat(4000)} words`, { name: 'a.properties' })
  }
  assert.ok(performance.now() - started < 20_000)
})

test('Apple strings', async () => {
  const source = '/* eco-friendly\n */\n"key.one" = "Save \\"it\\" \\U00e9 %@";\nbare = "Other words"; // eco-friendly\n"Words alone";\n'
  assert.deepEqual(await texts('Localizable.strings', source), [
    'field.key.one: Save "it" é **',
    'field.bare: Other words',
    'field.Words alone: Words alone',
  ])
  assert.equal(await cut('a.strings', source, '"it" é'), '\\"it\\" \\U00e9')
  await refused('a.strings', '"a" = "b"', /a semicolon is missing at line 1, column 10/)
  await refused('a.strings', 'a = b;', /a value in quotation marks is missing/)
})

test('Java properties', async () => {
  const source =
    '# eco-friendly\n! eco-friendly\n' +
    'key\\ one = caf\\u00e9 \\\n    goes on\nkey2:Two words\r\n  key3   Three words\nempty=\n\nclass=com.example.Main\n'
  assert.deepEqual(await texts('messages_en.properties', source), [
    'field.key\\ one: café goes on',
    'field.key2: Two words',
    'field.key3: Three words',
  ])
  assert.equal(await cut('a.properties', source, 'café goes'), 'caf\\u00e9 \\\n    goes')
})

test('RESX: texts, not values of a type, comments or the schema', async () => {
  const source = `<?xml version="1.0"?><root><xsd:schema id="root"><xsd:element name="eco"/></xsd:schema>
    <resheader name="version"><value>2.0 eco</value></resheader>
    <data name="Hello" xml:space="preserve"><value>Hello &lt;b&gt;{0}&lt;/b&gt; &amp; all</value><comment>eco-friendly</comment></data>
    <data name="Icon" type="System.Drawing.Bitmap" mimetype="application/x"><value>eco friendly</value></data></root>`
  assert.deepEqual(await texts('Strings.resx', source), ['field.Hello: Hello *** & all'])
})

test('Android: strings, plurals and arrays as they are shown', async () => {
  const source = `<?xml version="1.0" encoding="utf-8"?>
<resources xmlns:xliff="x">
  <!-- eco-friendly -->
  <string name="eco-friendly">It\\'s   <b>eco</b>-friendly\\u2014\\n"  so  "</string>
  <string name="g">Hi <xliff:g id="n" example="Jo">%1$s</xliff:g>, you &amp; me</string>
  <string name="c"><![CDATA[<p>In <i>data</i></p>]]></string>
  <plurals name="p"><item quantity="one">One bottle</item><item quantity="other">%d bottles</item></plurals>
  <string-array name="a"><item>First</item></string-array>
  <color name="red">#ff0000</color><integer name="n">3</integer>
</resources>`
  const [first, ...others] = await texts('res/values/strings.xml', source)
  assert.equal(first, "field.eco-friendly: It's eco-friendly—\n  so  ")
  assert.match(others.shift()!, /^field\.g: Hi \*+, you & me$/)
  assert.deepEqual(others, ['field.c: In data', 'field.p: One bottle', 'field.p: ** bottles', 'field.a: First'])
  assert.equal(await cut('strings.xml', source, 'eco-friendly—'), 'eco</b>-friendly\\u2014')
  await refused('strings.xml', '<project><name>x</name></project>', /another kind than Android/)
  await refused('pom.xml', '<project><name>x</name></project>', /^This is an XML file\./)
})

test('JSON: placeholders are not words, and the branches of a plural are', async () => {
  const source =
    '{"a": "Hi {name}, {{count}} \\u00e9co %{x}", "b": "{n, plural, one {# bottle} other {{n} bottles}} left", "c": "{see below} 5 %"}'
  const [a, b, c] = await texts('en.json', source)
  assert.equal(a, 'field.a: Hi ******, ********* éco ****')
  assert.match(b!, /^field\.b: \*+# bottle\*+ bottles\*+ left$/)
  assert.equal(c, 'field.c: {see below} 5 %')
  assert.equal(await cut('en.json', source, 'bottles'), 'bottles')
})
