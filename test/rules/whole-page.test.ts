import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, compileRules, judgeGuidelines, loadRules } from '../../src/rules/index.ts'
import type { Judgement } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'

const rule = (more = '') => `extends: guideline\nmessage: m\nguideline: Do not brag.\nwhole: true\n${more}`

/** What was asked, and what became of the answer. */
async function judged(yaml: string, html: string, answer: Judgement[]) {
  const { rules, refused } = loadRules([{ path: 'own/brag.yml', content: yaml }])
  assert.deepEqual(refused, [])
  const compiled = compileRules(rules)
  const document = readText(html, 'html')
  const asked: string[] = []
  const judgements = await judgeGuidelines(document, compiled, (text) => {
    asked.push(text)
    return Promise.resolve(answer)
  })
  return { asked, found: check(document, compiled, { judgements }).findings.map(({ text }) => text) }
}

const PAGE =
  '<html lang="en"><body><h1>Our desks</h1><p>We are the best desk makers.</p><p>Oak<br>and steel from the region.</p></body></html>'

test('a page is asked about once, a line for each block, and quotations find their blocks', async () => {
  const { asked, found } = await judged(rule(), PAGE, [
    { quotation: 'the best desk makers' },
    { quotation: 'Our desks\nWe are the best desk makers.' },
    { quotation: 'Oak\nand steel' },
    { quotation: 'Our desks\nWe never said this.' },
  ])
  assert.equal(asked.length, 1)
  assert.match(asked[0]!, /^Our desks\nWe are the best desk makers\.\n/)
  assert.deepEqual(
    new Set(found.map((text) => text.replace(/\s+/, ' '))),
    new Set(['the best desk makers', 'We are the best desk makers.', 'Oak and steel']),
  )
})

test('a page without the words a guideline asks for is not asked about, nor is one in another language', async () => {
  const asks = async (more: string, html = PAGE) => (await judged(rule(more), html, [])).asked.length
  assert.equal(await asks('where: {page: [desk|s]}'), 1)
  assert.equal(await asks('where: {page: [loan|s]}'), 0)
  assert.equal(await asks('languages: {EN: {}, DE: {}}'), 1)
  assert.equal(await asks('languages: {DE: {}, FR: {}}'), 0)
})

test('a long page is cut between its blocks', async () => {
  const paragraphs = Array.from({ length: 60 }, (_, at) => `<p>${at} ${'We sell desks of oak. '.repeat(25)}</p>`)
  const { asked } = await judged(rule(), `<html lang="en"><body>${paragraphs.join('')}</body></html>`, [])
  assert.equal(asked.length, 3)
  assert.deepEqual(
    asked.map((text) => text.split('\n').length).reduce((sum, lines) => sum + lines),
    60,
  )
})

test('what is no block cannot be the scope of a page that is read whole', () => {
  for (const scope of ['sentence', 'link', 'heading & strong', 'raw']) {
    const { refused } = loadRules([{ path: 'own/brag.yml', content: rule(`scope: ${scope}`) }])
    assert.match(refused[0]!.message, /read block by block/, scope)
  }
  assert.deepEqual(loadRules([{ path: 'own/brag.yml', content: rule('scope: text & ~link') }]).refused, [])
})
