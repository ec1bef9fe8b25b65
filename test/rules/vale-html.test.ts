import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPlaced, documentOf, findingsOf } from './finding.ts'

const word = (scope: string) => `extends: existence\nmessage: m\nscope: ${scope}\ntokens: ['word\\w']\n`
const html = { type: 'html' } as const
const textsIn = (yaml: string, source: string) => findingsOf(yaml, source, html).map(({ text }) => text)

test("in HTML a block is what Vale takes for one: a heading that begins a list entry is the list's", () => {
  const page =
    '<ul><li><span>1</span><h3><a>wordA</a></h3></li></ul><h3>wordB</h3><table><tr><th>wordC</th><td>wordD</td></tr></table><p>wordE</p>'
  assert.deepEqual(textsIn(word('heading'), page), ['wordB'])
  assert.deepEqual(textsIn(word('list'), page), ['wordA'])
  assert.deepEqual(textsIn(word('table.header'), page), ['wordC'])
  assert.deepEqual(textsIn(word('text'), page), ['wordA', 'wordB', 'wordC', 'wordD', 'wordE'])
})

test('what no tag closes is read together, to the end of the page; code, figures and scripts are not', () => {
  const ends = "extends: existence\nmessage: m\nnonword: true\ntokens: ['[a-z]+ [a-z]+$']\n"
  assert.deepEqual(textsIn(ends, '<p>one<p><i>two</i> three'), ['two three'])
  const page =
    '<p>a <code>wordA</code> <img alt="wordB" src="x"> b</p><figure>wordC</figure><pre>wordD</pre><script>var wordE</script><div ' +
    'class="code">wordF</div>'
  assert.deepEqual(textsIn(word('text'), page), ['wordB'])
})

test("findings have the page's own blocks, and hidden text is left out", () => {
  const page = '<p style="display:none">wordA</p><div>wordB <b>and</b> so&shy;on<ul><li>caf&eacute; wordC</li></ul></div>'
  const document = documentOf(page, html)
  const findings = findingsOf(word('text'), page, html)
  assert.deepEqual(
    findings.map(({ text }) => text),
    ['wordB', 'wordC'],
  )
  for (const finding of findings) {
    assertPlaced(finding, document)
    assert.equal(document.blocks[finding.block]!.text.slice(finding.blockStart, finding.blockEnd), finding.text)
  }
})

test('soft hyphens hide no words', () => {
  assert.equal(findingsOf('extends: existence\nmessage: m\ntokens: [freedom]\n', '<p>All free&shy;dom.</p>', html).length, 1)
})
