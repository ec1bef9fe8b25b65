import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocument } from '../../src/text/read.ts'
import { sniff } from '../../src/text/sniff.ts'

const PROLOG = `<?xml version="1.0" encoding="windows-1252"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY brand "<text>no</text>">]>
`
const SVG = `${PROLOG}<svg xmlns="http://www.w3.org/2000/svg" aria-label="Our label"><title>A bottle</title><desc>Drawn in green</desc>
<style><![CDATA[ .a { fill: red } ]]></style><script>alert('no')</script>
<text x="1">Our <tspan font-weight="bold">eco-friendly</tspan> bottle &amp; café<!-- soon --></text>
<text><textPath href="#p">Along a path</textPath></text><path d="M0 0"/><g style="display:none"><text>Never shown</text></g>
<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A paragraph</p></foreignObject></svg>
`

test('SVG: its texts, name and description, in the file itself', async () => {
  const document = await readDocument(Buffer.from(SVG, 'latin1'), { name: 'drawing.svg' })
  assert.equal(document.type, 'svg')
  assert.equal(document.source, SVG)
  assert.deepEqual(
    document.blocks.map(({ text }) => text),
    ['Our label', 'A bottle', 'Drawn in green', 'Our eco-friendly bottle & café', 'Along a path', 'A paragraph'],
  )
  const claim = document.blocks[3]!
  assert.match(SVG.slice(claim.start, claim.end), /^Our <tspan.*café$/)
  assert.deepEqual(claim.place.line, 5)
  const { characters, checked, leftOut } = document.account
  assert.equal(
    characters,
    leftOut.reduce((sum, each) => sum + each.characters, checked),
  )
  for (const reason of ['markup', 'style sheet', 'script', 'comment', 'hidden'])
    assert.ok(
      leftOut.some((each) => each.reason === reason),
      reason,
    )
})

test('SVG: one without text is read and says nothing; what has no svg in it is refused', async () => {
  const { blocks } = await readDocument(Buffer.from('<svg><path d="M0 0"/></svg>'), { name: 'icon.svg' })
  assert.deepEqual(blocks, [])
  await assert.rejects(readDocument(Buffer.from('<p>Words</p>'), { name: 'icon.svg' }), /called an SVG drawing but is not one/)
})

test('SVG: its bytes show what it is', () => {
  for (const begin of [
    PROLOG,
    '<svg>',
    '<!-- made by hand --><svg viewBox="0">',
    '<!DOCTYPE svg><svg>',
    '\uFEFF<?xml version="1.0"?><svg>',
  ])
    assert.deepEqual(sniff(Buffer.from(begin)), { type: 'svg' }, begin)
})
