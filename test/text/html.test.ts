import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '../../src/text/document.ts'
import { sourceSpan } from '../../src/text/position.ts'
import { readText } from '../../src/text/read.ts'
import { expectExact } from './expect-exact.ts'

function read(source: string) {
  const document = readText(source, 'html')
  expectExact(document)
  return document
}
const shown = (blocks: Block[]) => blocks.map((block) => `${block.scope}: ${block.text}`)
const leftOut = (source: string) => Object.fromEntries(read(source).account.leftOut.map((each) => [each.reason, each.characters]))

test('a page is read as title, description, headings, paragraphs, lists, tables, buttons, links and alternative texts', () => {
  const document = read(`<!doctype html><html lang="en"><head><title>Offer &amp; more</title>
    <meta name="description" content="All about  it"><meta name="keywords" content="no"></head>
    <body><h1>Big <em>offer</em></h1><p>Buy <b>now</b>.<br>Pay later.</p><ul><li>One<li><p>Two</p></ul>
    <table><caption>Prices</caption><tr><th>Plan<td>9 &euro;</table><button>Send</button><div><a href=x>Read on</a></div>
    <img src=x alt="A cat"><input placeholder="Your name"><input type=submit value="Go"><blockquote><p>Said</p></blockquote></body>`)
  assert.deepEqual(shown(document.blocks), [
    'title: Offer & more',
    'meta.description: All about it',
    'heading.h1: Big offer',
    'paragraph: Buy now.\nPay later.',
    'list.item: One',
    'list.item: Two',
    'table.caption: Prices',
    'table.header: Plan',
    'table.cell: 9 €',
    'button: Send',
    'link: Read on',
    'alt: A cat',
    'attribute.placeholder: Your name',
    'button: Go',
    'blockquote: Said',
  ])
  assert.equal(document.title, 'Offer & more')
  assert.equal(document.language, 'EN')
})

test('what no reader sees is left out and counted by its reason', () => {
  const page =
    '<p>seen</p><script>let secret</script><style>.secret{}</style><!-- secret --><div hidden>secret</div>' +
    '<div style="color:red; display : none">secret<p>secret</p></div><dialog>secret</dialog><video>' +
    'secret</video>' +
    '<p style="visibility:hidden">secret</p><datalist><option>secret</datalist><input type=hidden value="secret" placeholder="secret">'
  assert.deepEqual(shown(read(page).blocks), ['paragraph: seen'])
  const reasons = leftOut(page)
  assert.equal(reasons['script'], 'let secret'.length)
  assert.equal(reasons['style sheet'], '.secret{}'.length)
  assert.equal(reasons['comment'], '<!-- secret -->'.length)
  assert.equal(reasons['closed dialog'], 'secret'.length)
  assert.equal(reasons['fallback content'], 'secret'.length)
  assert.equal(reasons['hidden'], 5 * 'secret'.length)
})

test('what other sites, search engines and scripts make of a page is read by names of its own, where the page does not show it', () => {
  const page = `<title>Tea</title><meta name=description content="Safe loans"><meta property="og:title" content="Risk &amp; all">
    <meta property=og:description content="Safe loans"><meta name=twitter:description content="Buy now, pay never"><p>Shown to
    everybody who reads this page, and in the data</p>
    <script type="application/ld+json">{"@type": "Product", "sku": "a b", "name": "Tea",
    "review": [{"reviewBody": "It \\"cured\\" <b>me<\\/b>"}],
    "description": {"@language": "en", "@value": "Caf\\u00e9"}, "text": "Shown to everybody who reads this page, and…"}</script>
    <div><template><p>Only <b>copied</b></p><img alt="A cat"></template><template shadowrootmode=open><p>Shadow</p></template></div>
    <iframe srcdoc="<p class=&quot;x&quot;>In a <b>frame</b>
      &amp;amp; free</p><title>no</title>"></iframe><script type="application/ld+json">{"name": }</script>`
  const { blocks, source, account } = readText(page, 'html')
  assert.deepEqual(shown(blocks), [
    'title: Tea',
    'meta.description: Safe loans',
    'meta.preview.title: Risk & all',
    'meta.preview.description: Buy now, pay never',
    'paragraph: Shown to everybody who reads this page, and in the data',
    'meta.structured.reviewBody: It "cured" me',
    'meta.structured.description: Café',
    'template.paragraph: Only copied',
    'template.alt: A cat',
    'paragraph: Shadow',
    'paragraph: In a frame & free',
    'text: no',
  ])
  const cut = (words: string) => {
    const block = blocks.find(({ text }) => text.includes(words))!
    const at = block.text.indexOf(words)
    const { start, end } = sourceSpan(block, at, at + words.length)
    return source.slice(start, end)
  }
  assert.equal(cut('"cured" me'), '\\"cured\\" <b>me')
  assert.equal(cut('Café'), 'Caf\\u00e9')
  assert.equal(cut('frame & free'), 'frame</b>\n      &amp;amp; free')
  assert.equal(blocks.find(({ scope }) => scope === 'template.alt')!.place.selector, 'body > div:nth-child(8) > template:nth-child(1)')
  const reasons = Object.fromEntries(account.leftOut.map((each) => [each.reason, each.characters]))
  assert.equal(reasons['repeated text'], 'Safe loansTeaShown to everybody who reads this page, and…'.length)
  assert.equal(reasons['broken structured data'], '{"name": }'.length)
  assert.ok(reasons['structured data']! > 100)
})

test('frames in frames are read three deep, and counted below that', () => {
  const within = (page: string) => `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
  const three = within(within(within('<p>deep</p>')))
  assert.deepEqual(shown(readText(three, 'html').blocks), ['paragraph: deep'])
  const { blocks, account } = readText(within(three), 'html')
  assert.deepEqual(blocks, [])
  assert.ok(account.leftOut.some(({ reason }) => reason === 'frames in frames'))
})

test('what can be opened, and what only some programs hide, is read', () => {
  assert.deepEqual(shown(read('<details><summary>More</summary>Terms</details><span aria-hidden=true>Only 3 left</span>').blocks), [
    'summary: More',
    'text: Terms',
    'text: Only 3 left',
  ])
})

test('white space is folded as a browser shows it, and kept in preformatted text', () => {
  const [first, second] = read('<div> a \n\t b<span> c</span> <i> d</i>&nbsp;e </div><pre>x\n  y</pre>').blocks
  assert.equal(first?.text, 'a b c d\u00A0e')
  assert.equal(second?.text, 'x\n  y')
})

test('links side by side are two texts; inline markup joins', () => {
  assert.deepEqual(shown(read('<nav><a>Home</a><a>About</a></nav><p>un<b>believ</b>able</p>').blocks), [
    'link: Home',
    'link: About',
    'paragraph: unbelievable',
  ])
})

test('soft hyphens and zero-width characters do not hide a word', () => {
  assert.deepEqual(shown(read('<p>Ver&shy;sich\u200Berung\u00AD</p>').blocks), ['paragraph: Versicherung'])
})

test('navigation, header, footer and aside are distinguished from the main text', () => {
  const { blocks } = read(
    '<header>a</header><nav>b</nav><main><article><header>c</header>d</article></main><aside>e</aside><footer>f</footer><div ' +
      'role=contentinfo>g</div>',
  )
  assert.deepEqual(
    blocks.map((block) => `${block.text} ${block.region}`),
    ['a header', 'b nav', 'c main', 'd main', 'e aside', 'f footer', 'g footer'],
  )
})

test('the declared language is inherited, and one that is not ours is not guessed at', () => {
  const english = 'The quick brown fox jumps over the lazy dog and then it sleeps for a while.'
  const { blocks } = read(`<body lang="de-AT"><p>Eins</p><p lang=fr>Deux</p><p lang=ja>${english}</p><p lang="">${english}</p></body>`)
  assert.deepEqual(
    blocks.map((block) => block.language),
    ['DE', 'FR', null, 'EN'],
  )
})

test('marks say what is linked, strong, emphasised, code or deleted', () => {
  const [block] = read('<p>A <a href=x>link <b>here</b></a>, <code>x()</code> and <del>9</del></p>').blocks
  assert.deepEqual(
    block?.marks?.map((mark) => [mark.scope, block.text.slice(mark.start, mark.end)]),
    [
      ['link', 'link here'],
      ['strong', 'here'],
      ['code', 'x()'],
      ['deleted', '9'],
    ],
  )
})

test('each block says where it stands: line and column in code points, and a selector', () => {
  const { blocks } = read('<p>😀😀</p><div id="terms"><p>one</p><p>two</p></div>\n<table><tr><td>x</table>')
  assert.deepEqual(
    blocks.map((block) => block.place),
    [
      { line: 1, column: 4, selector: 'body > p:nth-child(1)' },
      { line: 1, column: 29, selector: '#terms > p:nth-child(1)' },
      { line: 1, column: 39, selector: '#terms > p:nth-child(2)' },
      { line: 2, column: 16, selector: 'body > table:nth-child(3) > tbody:nth-child(1) > tr:nth-child(1) > td:nth-child(1)' },
    ],
  )
})

test('broken markup does not swallow text', () => {
  assert.deepEqual(shown(read('<p>a<div>b</p>c</span></div><td>d<b><p>e</b>f').blocks), [
    'paragraph: a',
    'text: b',
    'text: c',
    'table.cell: d',
    'table.cell: ef',
  ])
  assert.deepEqual(shown(read('<div hidden><span></div>seen').blocks), ['text: seen'])
  assert.deepEqual(shown(read('<p title="never closed>lost').blocks), [])
})
