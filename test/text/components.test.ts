import assert from 'node:assert/strict'
import { test } from 'node:test'
import { positionsOf } from '../../src/text/position.ts'
import { readDocument } from '../../src/text/read.ts'
import { cut, texts } from './read-source.ts'

test('JSX and TSX: text between tags and attributes that people read; never the program', async () => {
  const source = [
    "import { Box } from './eco-friendly'",
    "const claim: string = 'eco-friendly'",
    "export const metadata = { keywords: ['eco-friendly'] }",
    '/** eco-friendly */',
    'export function Page<T extends object>({ name, items }: Props<T>) {',
    "  const label = t('eco-friendly')",
    '  return (',
    '    <main className="eco-friendly" key="eco-friendly" data-test="eco-friendly">',
    '      <h1 id="eco-friendly">Hello &amp; welcome,{" "}',
    '        <b>dear</b> {name}!</h1>',
    '      {/* eco-friendly */}',
    '      <p>',
    '        First line',
    '        goes on 😀 <code>eco-friendly</code> and <Link to="/eco-friendly" title="Shown here">a link</Link>.<br />',
    '        Last.',
    '      </p>',
    "      <img src='eco-friendly.png' alt='A \"nice\" picture' />",
    '      <Input label={`Your name, ${name}`} placeholder={"It\\u2019s \\"you\\""} aria-label="Spoken" value="eco-friendly" />',
    '      <ul>{items.map((item) => <li key={item}>One of {items.length}</li>)}</ul>',
    "      <p>{ok ? 'Bought' : <i>Sold out</i>} today</p>",
    '      <p>Only {ok && <b>one</b>} left</p>',
    '      <nav><a href="/a">Home</a>',
    '        <a href="/b">Shop</a></nav>',
    '      <Card header={<h2>Card title</h2>} {...rest}>Card text</Card>',
    '      <style>{`.eco-friendly {}`}</style>',
    '      <meta name="description" content="What it is" /><meta name="robots" content="eco-friendly" />',
    '      <input type="submit" value="Buy now" />',
    '    </main>',
    '  )',
    '}',
    '',
  ].join('\n')
  assert.deepEqual(
    await texts('page.tsx', source),
    [
      'heading.h1: Hello & welcome, dear ******!',
      `paragraph: First line goes on 😀 ${'*'.repeat('eco-friendly'.length)} and a link.\nLast.`,
      'attribute.title: Shown here',
      'alt: A "nice" picture',
      'attribute.label: Your name, *******',
      'attribute.placeholder: It’s "you"',
      'attribute.aria-label: Spoken',
      'list.item: One of **************',
      'paragraph: *** today',
      'paragraph: Bought',
      'paragraph: Sold out',
      'paragraph: Only one left',
      'text: Home',
      'text: Shop',
      'heading.h2: Card title',
      'text: Card text',
      'meta.description: What it is',
      'button: Buy now',
    ].map((line) => line.replace('*** today', `${'*'.repeat("{ok ? 'Bought' : <i>Sold out</i>}".length)} today`)),
  )
  assert.equal(await cut('page.jsx', source, 'welcome, dear'), 'welcome,{" "}\n        <b>dear')
  assert.equal(await cut('page.jsx', source, '’s "you'), '\\u2019s \\"you')
  await assert.rejects(readDocument('const a = <p>Words', { name: 'a.jsx' }), {
    name: 'UnreadableDocument',
    message: /^This is not valid JSX or TSX: .* \(line 1, column \d+\)\.$/,
  })
  assert.deepEqual(await texts('hook.tsx', 'export const useA = <T,>(a: T): T => a as T // words\n'), [])
})

test('Astro: the markup below the front matter and in expressions; not the program', async () => {
  const source = [
    '---',
    "import Layout from './eco-friendly.astro'",
    "const claim = 'eco-friendly'",
    '---',
    '<Layout title="Shown" class:list={["eco-friendly"]} description={`Kept words`}>',
    '  <script src="eco-friendly.js" />',
    '  <h1>Hello {name}</h1>',
    '  {list.length > 0 && (',
    '    <ul>{list.map((one) => <li class={one > 1 ? "eco-friendly" : ""}>Item {one}<br>more</li>)}</ul>',
    '  )}',
    '  {/* eco-friendly */}',
    '  <p title="a > b">{"Quoted"} words</p>',
    '  <>In a fragment</>',
    '  <textarea name="eco-friendly" />',
    '  <p>After it</p>',
    '</Layout>',
    '<style>.eco-friendly { color: red }</style>',
    '',
  ].join('\n')
  assert.deepEqual(
    (await texts('page.astro', source)).map((text) => text.replace(/^[\w.]+: /, '')),
    ['Shown', 'Hello ******', 'Item *****\nmore', 'a > b', 'Quoted words', 'In a fragment', 'After it'],
  )
  assert.equal(await cut('page.astro', source, 'After it'), 'After it')
  await assert.rejects(readDocument('<p>{a</p>', { name: 'a.astro' }), { message: /“\{” is not closed at line 1, column 4/ })
})

test('elements that a component closes with a slash do not hide what follows', async () => {
  assert.deepEqual(await texts('a.svelte', '<textarea bind:value={text} on:input={() => { go() }} /><p>After it</p>'), [
    'paragraph: After it',
  ])
  assert.deepEqual(await texts('a.vue', '<template>\n<iframe src="x" /><p>After it</p>\n</template>\n'), ['paragraph: After it'])
  assert.deepEqual(await texts('a.svelte', '<p title={"Shown"}>{`Kept`} words</p>'), ['attribute.title: Shown', 'paragraph: Kept words'])
})

test('EJS, ERB and Jinja: the page around the program; templates of settings are refused', async () => {
  const ejs = [
    '<%# eco-friendly %>',
    '<p class="<%= eco-friendly %>">Hello <%= user.name %>, <% if (a > b) { -%>thanks<% } %>.</p>',
    '<script>eco-friendly <% x %></script>',
    '<p>Next</p>',
  ].join('\n')
  const read = ['paragraph: Hello ****************, thanks .', 'paragraph: Next']
  assert.deepEqual(await texts('mail.ejs', ejs), read)
  assert.deepEqual(await texts('mail.html.erb', ejs), read)
  assert.equal(await cut('mail.erb', ejs, 'thanks'), 'thanks')
  assert.deepEqual(await texts('mail.txt.j2', 'Hello {{ name }}\n\n{% if a %}Second\nparagraph{% endif %}\n'), [
    'paragraph: Hello **********',
    'paragraph: Second\nparagraph',
  ])
  await assert.rejects(readDocument('<p>\n<%= a</p>', { name: 'a.erb' }), { message: /“<%” is not closed at line 2, column 1/ })
  for (const name of ['nginx.conf.j2', 'app.js.erb', 'deep/values.yaml.jinja'])
    await assert.rejects(readDocument(new TextEncoder().encode('server {{ name }}'), { name }), {
      message: /template of a program or settings/,
    })
})

test('components that are made to cost time are read or refused in time', async () => {
  const started = performance.now()
  for (const piece of [
    '<a>',
    '{',
    '(',
    '<',
    '<a b={',
    'a ? (b) : ',
    '`${',
    '<>{',
    '&',
    '<a ',
    '{<a>{',
    "{'a'}",
    '<T>(',
    'async <T>(',
    '<textarea a=',
  ])
    for (const name of ['a.tsx', 'a.astro', 'a.svelte', 'a.vue', 'a.erb'])
      await readDocument(piece.repeat(2000), { name }).catch((error: Error) =>
        assert.equal(error.name, 'UnreadableDocument', `${name} ${piece}: ${error.stack}`),
      )
  assert.ok(performance.now() - started < 30_000)
})

test('e-mail: lines and columns are those of the file, through quoted-printable, base64 and folded subjects', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64').replaceAll(/.{20}/g, '$&\r\n')
  const lines = [
    'From: a@example.com',
    'Subject: =?utf-8?Q?Caf=C3=A9_news?=',
    ' =?utf-8?B?' + Buffer.from(' für alle').toString('base64') + '?= today',
    'Content-Type: multipart/mixed; boundary="m"',
    '',
    'preamble',
    '--m',
    'Content-Type: text/html; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>Our caf=E9 is eco=',
    '-friendly.</p>',
    '--m',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64('Grüße aus Köln.\r\n\r\nEin zweiter Absatz.'),
    '--m',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    'Ünverändert 😀 und hier.',
    '--m--',
    '',
  ]
  const source = lines.join('\r\n')
  const document = await readDocument(new TextEncoder().encode(source), { name: 'news.eml' })
  const positions = positionsOf(document)
  const placeOf = (words: string) => {
    const at = document.source.indexOf(words)
    assert.ok(at >= 0, `“${words}” is read in ${document.source}`)
    return [positions.at(at), positions.endAt(at + words.length)].map(({ line, column }) => `${line}:${column}`).join('-')
  }
  assert.equal(document.title, 'Café news für alle today')
  assert.equal(placeOf('news'), '2:30-2:34')
  assert.equal(placeOf('today'), '3:31-3:36')
  assert.equal(placeOf('café'), '11:8-11:14')
  assert.equal(placeOf('friendly'), '12:2-12:10')
  const last = source.split('\r\n').indexOf('Ünverändert 😀 und hier.') + 1
  assert.equal(placeOf('hier'), `${last}:19-${last}:23`)
  // Three bytes of base64 are four characters: a place is that of the character in which a byte begins.
  assert.equal(placeOf('Grüße'), '17:1-17:11')
  assert.equal(placeOf('Absatz').split(':')[0], '19')
  const { blocks } = document
  assert.deepEqual([blocks[0]!.place.line, blocks[1]!.place.line], [2, 11])
})
