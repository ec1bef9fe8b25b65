import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readHtml } from '../../src/fetch/html-facts.ts'
import { isSameSite, normaliseUrl } from '../../src/fetch/url.ts'

test('addresses of the same page are normalised to one', () => {
  const same: [string, string][] = [
    ['HTTP://Example.ORG:80/a#part', 'http://example.org/a'],
    ['https://example.org:443', 'https://example.org/'],
    ['http://example.org./', 'http://example.org/'],
    ['http://example.org/?utm_source=x&b=2&UTM_Campaign=y&a=1&gclid=z&fbclid=q', 'http://example.org/?a=1&b=2'],
    ['http://example.org/a?', 'http://example.org/a'],
    ['http://example.org/a?utm_medium=mail', 'http://example.org/a'],
    ['http://example.org/%7euser/%c3%a4', 'http://example.org/~user/%C3%A4'],
    ['http://example.org/a;jsessionid=12AB?x=1', 'http://example.org/a?x=1'],
    ['http://example.org/a/../b/./c', 'http://example.org/b/c'],
  ]
  for (const [given, expected] of same) assert.equal(normaliseUrl(given), expected)
})

test('what may be another page stays another page', () => {
  const different = [
    'http://example.org/a',
    'http://example.org/a/',
    'http://example.org/A',
    'http://example.org/a?x',
    'http://example.org/a?x=1',
    'http://example.org/a?x=1&x=2',
    'http://example.org/a?x=2&x=1',
    'http://example.org/a%2Fb',
    'http://example.org/a/b',
    'https://example.org/a',
  ]
  assert.equal(new Set(different.map((url) => normaliseUrl(url))).size, different.length)
  assert.equal(normaliseUrl('mailto:a@example.org'), null)
  assert.equal(normaliseUrl('/a', 'http://example.org/b'), 'http://example.org/a')
})

test('normalising twice changes nothing more, for any address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const once = normaliseUrl(url)!
      assert.equal(normaliseUrl(once), once)
    }),
    { numRuns: 300 },
  )
})

test('www and https are the same site, a subdomain and another port are not', () => {
  const site = new URL('http://example.org/')
  assert.ok(isSameSite(site, new URL('https://www.example.org/')))
  assert.ok(!isSameSite(site, new URL('https://shop.example.org/')))
  assert.ok(!isSameSite(site, new URL('http://example.org:8080/')))
})

test('links are found with the base, once each, and without what is no page', () => {
  const html = `<base href="/dir/"><a href="a">1</a><a href="a#x">again</a><area href="?q=1"><a href="//other.test/x">2</a>
    <a href="mailto:a@b.c">m</a><a href="javascript:void(0)">j</a><a href="#top">t</a><a href="http://[bad">b</a><a href=" b ">3</a>
    <iframe src="frame.html"></iframe><link rel="alternate" hreflang="de" href="/de"><link rel="stylesheet" href="x.css"><img src="i.png">
    <script>document.write('<a href="/script">x</a>')</script><!-- <a href="/comment">x</a> --><a name="anchor">no</a><a href="&#47;\
entity?a=1&amp;b=2">e</a><a href='?quote="&copy=1&eacute;'>f</a>`
  assert.deepEqual(readHtml(html, 'http://example.org/page').links, [
    'http://example.org/dir/a',
    'http://example.org/dir/?q=1',
    'http://other.test/x',
    'http://example.org/dir/b',
    'http://example.org/dir/frame.html',
    'http://example.org/de',
    'http://example.org/entity?a=1&b=2',
    'http://example.org/dir/?quote=%22&copy=1%C3%A9',
  ])
})

test('a page tells its canonical address, its wish not to be followed and where it sends its readers', () => {
  const facts = readHtml(
    `<title> My\n page &ndash; caf&eacute; &lt;3 </title><link rel="canonical" href="/proper"><meta name="ROBOTS" content="noindex, \
NOFOLLOW">
     <meta http-equiv="refresh" content="0; URL='/next'"><h1>Hello <b>you</b></h1><style>p{}</style><svg><title>icon</title></svg>\
<p>Text</p>`,
    'http://example.org/a',
  )
  assert.equal(facts.title, 'My page – café <3')
  assert.deepEqual(facts.headings, ['Hello you'])
  assert.equal(facts.canonical, 'http://example.org/proper')
  assert.equal(facts.nofollow, true)
  assert.equal(facts.refresh, 'http://example.org/next')
  assert.equal(facts.text, 'Hello you Text')
})

test('no page, however broken, stops the reading of links', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '<a href="',
          '">',
          '<',
          '>',
          '</a>',
          '<script>',
          '</script>',
          '<!--',
          '-->',
          '<title>',
          '<h1>',
          '<svg>',
          '</svg>',
          '&#x',
          'x',
          '"',
          ' ',
          '<base href="',
        ),
        { maxLength: 60 },
      ),
      (pieces) => {
        assert.ok(Array.isArray(readHtml(pieces.join(''), 'http://example.org/').links))
      },
    ),
  )
})
