import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parse, serialize } from 'parse5'
import { sealPage } from '../../src/http/app-api/sealed-page.ts'
import { newId } from '../../src/db/base/ids.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { plantPage } from './planted-page.ts'

const HOSTILE = `<!doctype html><html lang="de"><head><title>Trail &amp; more</title>
<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"><link rel="stylesheet" \
href="https://evil.example/x.css">
<script>document.title = 'owned'</script><style>p { color: green }</style></head>
<body onload="steal()"><h1>Unsere Kollektion ist klimaneutral &amp; gut</h1>
<p>Made from 100&nbsp;% <b>eco-</b>friendly &lt;fibre&gt; and <a href="javascript:steal()" onclick="steal()">more</a> &eacute;\
co-friendly text.</p>
<img src="https://evil.example/pixel.gif" onerror="steal()"><img src="data:image/png;base64,AAAA"><img src="data:image/svg+xml,<svg \
onload=steal()>">
<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x"><form action="https://evil.example"><button \
formaction="x">Go free</button></form>
<svg><a xlink:href="javascript:steal()"><text>svg</text></a><script>steal()</script></svg><math><mtext><style><img src=x \
onerror=steal()></style></mtext></math>
<noscript><p>no script here</p><img src=x onerror=steal()></noscript><template><script>steal()</script></template>
<p dir="rtl">\u202Eמגניב klimaneutral 🚀</p></body></html>`

describe('the context of a finding', () => {
  let desk: Desk
  let ilse: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('viewer', 'Ilse')
  })
  after(() => desk.close())

  test('the extracted text carries a mark for each finding, at its exact place', async () => {
    const page = await plantPage(desk.db, desk.workspaceId, HOSTILE, ['klimaneutral', 'eco-friendly', 'éco-friendly', 'Go free'])
    assert.equal(page.found.length, 5)
    const { body } = await ilse.call('GET', `/w/assets/${page.assetId}`)
    const marked = body.blocks.flatMap((block: { text: string; marks: { violation_id: string; start: number; end: number }[] }) =>
      block.marks.map(({ violation_id: id, start, end }) => [id, block.text.slice(start, end)]),
    )
    assert.deepEqual(new Map(marked), new Map(page.ids.map((id, index) => [id, page.found[index]!.text])))
    assert.deepEqual(
      body.findings.map(({ number }: { number: number }) => number),
      [1, 2, 3, 4, 5],
    )
    assert.equal(body.kept, true)
    assert.ok(
      body.blocks.some(({ text }: { text: string }) => text.includes('<fibre>')),
      'text is text, never markup',
    )
    assert.equal((await ilse.call('GET', `/w/assets/${newId()}`)).status, 404)
  })

  test('what was held back on a page is shown in its sentence, with the rule and the reason', async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Bags</title><meta property="og:type" content="product"></head><body>' +
      '<nav><a href="/eco">Eco-friendly bags</a></nav><main><p>Our bag is <b>eco-</b>friendly.</p><p>Price: € 29.90, add to basket.</p>' +
      '</main></body></html>'
    const page = await plantPage(desk.db, desk.workspaceId, html, ['eco-friendly'])
    const { status, body } = await ilse.call('GET', `/w/assets/${page.assetId}/held`)
    assert.deepEqual([status, body.kept, body.total], [200, true, body.held.length])
    const held = body.held.find(({ rule_id: id }: { rule_id: string }) => id === 'eu-green-claims.eco-friendly')
    assert.deepEqual([held.text, held.sentence, held.sentence_start, held.language_key], ['Eco-friendly', 'Eco-friendly bags', 0, 'EN'])
    assert.match(held.why, /^A mention, not a claim: it stands in a navigation/)
    assert.ok(held.rule_name && held.severity && held.law)
    assert.ok(
      body.held.every(({ sentence }: { sentence: string }) => !sentence.startsWith('Our bag')),
      'what is a finding was not held back',
    )
    await desk.db.query('update asset_contents set page_kept = false where asset_id = $1', [page.assetId])
    assert.deepEqual((await ilse.call('GET', `/w/assets/${page.assetId}/held`)).body, {
      kept: false,
      read_as: null,
      place: null,
      said_of: null,
      total: 0,
      held: [],
    })
    assert.equal((await ilse.call('GET', `/w/assets/${newId()}/held`)).status, 404)
  })

  test('what is likely unfounded is in the list of a page too', async () => {
    const filler = Array.from({ length: 60 }, (_, n) => `<p>Part ${n} tells how a heat pump is planned and which rooms it warms.</p>`)
    const html = `<html lang="en"><title>Pumps</title>${filler.join('')}<p>The shop has 20% off every pump.</p></html>`
    const page = await plantPage(desk.db, desk.workspaceId, html, ['20% off'])
    const { body } = await ilse.call('GET', `/w/assets/${page.assetId}/held`)
    const held = body.held.find(({ rule_id: id }: { rule_id: string }) => id === 'eu-consumer.price-reduction')
    assert.equal(held.text, '20% off')
    assert.match(held.why, /^Likely unfounded: /)
    const [{ subject, likelihood, words }] = body.read_as.sold
    assert.deepEqual([subject, words], ['energy', ['heat pump']])
    assert.ok(likelihood > 0.5 && likelihood <= 1)
  })

  test('the snapshot is sealed by its headers and by what it holds', async () => {
    const page = await plantPage(desk.db, desk.workspaceId, HOSTILE, ['klimaneutral', 'eco-friendly', 'éco-friendly'])
    const { body } = await ilse.call('GET', `/w/assets/${page.assetId}`)
    const response = await ilse.fetch('GET', `${desk.url}${body.snapshot}?here=${page.ids[0]}`)
    assert.equal(response.status, 200)
    const policy = response.headers.get('content-security-policy')!
    for (const part of ['sandbox;', "default-src 'none'", 'img-src data:', "style-src 'unsafe-inline'", "frame-ancestors 'self'"])
      assert.ok(policy.includes(part), part)
    assert.doesNotMatch(policy, /allow-|script-src|https?:/)
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    assert.match(response.headers.get('content-type')!, /^text\/html; charset=utf-8/)
    const html = await response.text()
    assertHarmless(html)
    for (const id of page.ids) assert.equal(html.split(`id="finding-${id}"`).length, 2, 'one anchor for each finding')
    assert.ok(
      html.includes(`<b><span id="finding-${page.ids[1]}" class="imprimatur-anchor"></span><mark`),
      'the anchor stands where the finding starts',
    )
    const marked = [...html.matchAll(/<mark class="imprimatur-mark( imprimatur-here)?" data-severity="HIGH">([^<]*)<\/mark>/g)].map(
      ([, here, text]) => `${here ?? ''}${text}`,
    )
    assert.deepEqual(marked, [' imprimatur-hereklimaneutral', 'eco-', 'friendly', 'éco-friendly', 'klimaneutral'])
    assert.ok(html.includes('data:image/png;base64,AAAA'))
    assert.ok(html.includes('p { color: green }'))
    const anonymous = await desk.browser().fetch('GET', `${desk.url}${body.snapshot}`)
    assert.equal(anonymous.status, 401)
    assert.equal((await ilse.call('GET', `/w/assets/${newId()}/snapshot`)).status, 404)
  })

  test('strange pages stay harmless and are written out whatever their depth', () => {
    const pages = [
      '<div>'.repeat(20_000) + 'deep <script>steal()</script> text',
      '<p>' + 'x'.repeat(100_000),
      '<br><!-- x --><script></script>'.repeat(100_000),
      '',
      '<plaintext><script>steal()</script>',
      '<svg><style><img src=x onerror=steal()>',
      '<math><annotation-xml encoding="text/html"><script>steal()</script>',
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=steal()>',
      '<a href="java\nscript:steal()">x</a>',
      '<body background="https://evil.example/x.png">',
      '<table background=x><td background="javascript:steal()">x</table>',
      '<meta charset="utf-7"><p>+ADw-script+AD4-',
      '<IMG SRC=JaVaScRiPt:steal()><ScRiPt>steal()</sCrIpT>',
      '<![CDATA[<script>steal()</script>]]>',
      '<select><option><script>steal()</script></select>',
      '<textarea><script>steal()</script></textarea>',
      '<video src=x onerror=steal()><source src=y></video>',
    ]
    for (const page of pages) assertHarmless(sealPage(page, [], null))
    assert.ok(sealPage(pages[0]!, [], null).includes('deep  text'))
    assert.doesNotMatch(
      sealPage('<style>a{content:"<img src=x onerror=steal()>"}</style>', [], null),
      /<img/,
      'a sheet holds nothing that could be read as markup',
    )
  })

  /** Parsed as in a browser, nothing is left that runs, loads, submits or navigates. */
  function assertHarmless(html: string): void {
    const page = parse(html)
    const open = page.childNodes.slice()
    while (open.length > 0) {
      const node = open.pop()!
      if ('childNodes' in node) for (const child of node.childNodes) open.push(child)
      if (!('tagName' in node)) continue
      assert.ok(!['script', 'iframe', 'object', 'embed', 'base', 'link', 'frame', 'video', 'audio'].includes(node.tagName), node.tagName)
      if (node.tagName === 'meta')
        assert.deepEqual(
          node.attrs.map(({ name }) => name),
          ['charset'],
        )
      for (const { name, value, prefix } of node.attrs) {
        assert.ok(!name.startsWith('on'), `${node.tagName} ${name}`)
        assert.ok(
          !['href', 'action', 'formaction', 'srcset', 'ping', 'background', 'target'].includes(name),
          `${node.tagName} ${prefix ?? ''} ${name}`,
        )
        if (name === 'src') assert.match(value, /^data:image\/(?!svg)/)
      }
    }
    assert.equal(typeof serialize(page), 'string')
  }
})
