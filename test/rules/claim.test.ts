import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageKind } from '../../src/rules/index.ts'
import { loadRules } from '../../src/rules/index.ts'
import { grammarOf } from '../../src/rules/claim/grammar.ts'
import { isReport } from '../../src/rules/exempt/reports.ts'
import { resultOf } from './finding.ts'

const RULE = [
  'extends: existence',
  'message: "%s"',
  'severity: HIGH',
  'claim: any',
  'languages:',
  '  EN: {terms: [sustainable, climate neutral]}',
  '  DE: {terms: [nachhaltig|e|en|es, klimaneutral|e|er|es]}',
].join('\n')

const SHOP = '<script type="application/ld+json">{"@type": "Product", "name": "Shoe"}</script><meta property="og:type" content="product">'
const NEWS =
  '<script type="application/ld+json">{"@type": "NewsArticle"}</script><meta property="og:type" content="article">' +
  '<meta property="article:published_time" content="2026-01-01">'

const page = (head: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>A page</title>${head}</head><body>${body}</body></html>`

function outcome(source: string, pageKind?: PageKind): { found: string[]; why: string[] } {
  const { findings, held } = resultOf(RULE, source, { type: 'html', options: pageKind === undefined ? {} : { pageKind } })
  return { found: findings.map(({ text }) => text), why: held.map(({ why }) => why) }
}

test('what a shop says of its products is a claim; the same words in its menu are a mention', () => {
  const { found, why } = outcome(
    page(SHOP, '<nav><a href="/s">Sustainable sneakers</a></nav><main><p>Our sneakers are sustainable.</p><p>€ 79.90</p></main>'),
  )
  assert.deepEqual(found, ['sustainable'])
  assert.equal(why.length, 1)
  assert.match(why[0]!, /navigation/)
})

test('a list of short links is a menu wherever it stands; a linked sentence and a heading are not', () => {
  const { found, why } = outcome(
    page(
      '',
      '<main><ul><li><a href="/a" title="Sustainable loans">Sustainable loans</a></li></ul><h2>Sustainable loans from us</h2>' +
        '<p><a href="/b">Our sneakers are sustainable, and here is why.</a></p><button>Buy now</button></main>',
    ),
  )
  assert.equal(found.length, 2)
  assert.equal(why.filter((reason) => reason.includes('it stands in a navigation')).length, why.length)
  assert.ok(why.length > 0)
})

test('who asks for donations in the menu sells nothing, unless there are things to buy', () => {
  const menu = '<nav><ul><li><a href="/donate">Donate now</a></li></ul></nav>'
  const text = '<main><p>Sustainable holidays begin with the train.</p>'
  const { found, why } = outcome(page('', `${menu}${text}</main>`))
  assert.deepEqual(found, [])
  assert.match(why[0]!, /this is a reference page/)
  assert.equal(outcome(page(SHOP, `${menu}${text}<p>€ 79.90</p></main>`)).found.length, 1)
})

test('reported speech is no claim in German', () => {
  const others = '<p>…</p>'.repeat(45)
  assert.deepEqual(outcome(page('', `${others}<p>Beliebt ist der Bus, weil das nachhaltig sei.</p>`, 'de')).found, [])
})

test('the name in the line of the copyright promises nothing; a sentence beside it does', () => {
  const others = '<p>…</p>'.repeat(45)
  const { found, why } = outcome(
    page('', `${others}<p>© 2026 Sustainable Shoes | All rights reserved</p><p>Our shoes are climate neutral.</p>`),
  )
  assert.deepEqual(found, ['climate neutral'])
  assert.deepEqual(why, ['A mention, not a claim: it is the line of the copyright, with a name.'])
})

const ARTICLE = '<meta property="og:type" content="article">'
const SOLD = '<p>Buy now for €29.90.</p>'
const GRAVE = 'extends: existence\nseverity: CRITICAL\nclaim: any\nmessage: "%s"\nterms: [cures cancer]\n'
const shownOn = (html: string) => {
  const { findings, held } = resultOf(GRAVE, html, { type: 'html' })
  return { severities: findings.map(({ severity }) => severity), reason: findings[0]?.reason, held: held.length }
}

test('what a page says of itself makes no article of it', () => {
  const page = `<html lang="en">${ARTICLE}<p>The pill cures cancer.</p>${SOLD}</html>`
  assert.deepEqual(shownOn(page).severities, ['CRITICAL'])
})

test('what is grave is shown as low, not held back, where an article sells', () => {
  const signs = `${ARTICLE}<meta property="article:published_time" content="2026-01-01"><p class="byline">A. Writer</p><time>2026</time>`
  const selling = shownOn(`<html lang="en">${signs}<article><p>The pill cures cancer.</p>${SOLD}</article></html>`)
  assert.deepEqual(selling.severities, ['LOW'])
  assert.match(selling.reason!, /Shown as low instead of critical: this was read as a news page, on which something is sold: is it one\?$/)
  const telling = shownOn(`<html lang="en">${signs}<article><p>The pill cures cancer.</p></article></html>`)
  assert.deepEqual([telling.severities, telling.held], [[], 1])
})

test('a newspaper that writes about others claims nothing, and says why it was held back', () => {
  const { found, why } = outcome(page(NEWS, '<article><p>Europe is to become a climate neutral continent by 2050.</p></article>'))
  assert.deepEqual(found, [])
  assert.match(why[0]!, /^A mention, not a claim: this is a news page, it is about others than the trader/)
})

test('the same in German: politics, questions and a trader who speaks for himself', () => {
  const body =
    '<p>Bis 2050 soll Europa ein klimaneutraler Kontinent werden, sagte die Kommission gestern in Brüssel.</p>' +
    '<p>Welche Heizung ist klimaneutral und für die Zukunft die richtige?</p>'
  assert.deepEqual(outcome(page(NEWS, body, 'de')).found, [])
  const own = '<p>Unsere Schuhe sind nachhaltig und werden in Portugal von Hand gemacht.</p><p>79,90 €</p>'
  assert.deepEqual(outcome(page(SHOP, own, 'de')).found, ['nachhaltig'])
})

test('what is demanded of politics is no claim, in each language; what a trader says on the same page is', () => {
  const rule = [
    'extends: existence',
    'message: "%s"',
    'severity: HIGH',
    'claim: any',
    'languages:',
    '  EN: {terms: [sustainable]}',
    '  DE: {terms: [nachhaltig|e|er]}',
    '  FR: {terms: [durable|s]}',
    '  NL: {terms: [duurzaam, duurzame]}',
    '  ES: {terms: [sostenible|s]}',
    '  IT: {terms: [sostenibil(e|i)]}',
  ].join('\n')
  const sentences: Record<string, [demand: string, own: string]> = {
    en: ['Only in this way can a sustainable use of raw materials be ensured.', 'Our shoes are sustainable and made by hand.'],
    de: ['Nur so kann künftig ein nachhaltiger Verbrauch von Rohstoffen gewährleistet werden.', 'Unsere Schuhe sind nachhaltig.'],
    fr: ['Ce n’est qu’ainsi que sera garantie une consommation durable des matières premières.', 'Nos chaussures sont durables.'],
    nl: ['Alleen zo kan een duurzame omgang met grondstoffen worden gewaarborgd.', 'Onze schoenen zijn duurzaam.'],
    es: ['Solo así se puede garantizar un consumo sostenible de las materias primas.', 'Nuestros zapatos son sostenibles.'],
    it: ['Solo così si può garantire un consumo sostenibile delle materie prime.', 'Le nostre scarpe sono sostenibili.'],
  }
  for (const [lang, [demand, own]] of Object.entries(sentences)) {
    const others = '<p>…</p>'.repeat(45)
    const result = resultOf(rule, page('', `${others}<p>${demand}</p><p>${own}</p>`, lang), { type: 'html' })
    assert.deepEqual(
      result.findings.map(({ sentence }) => sentence),
      [own],
      lang,
    )
    assert.match(result.held[0]?.why ?? '', /it demands that something be done/, lang)
  }
})

test('a kind of page that is declared goes before what its structure tells', () => {
  const source = page('', '<p>Sustainable shoes for everybody.</p>')
  assert.equal(outcome(source, 'product').found.length, 1)
  assert.equal(outcome(source, 'news').found.length, 0)
})

test('a plain text is taken for the trader’s own', () => {
  assert.equal(resultOf(RULE, 'Climate neutral shampoo, made in Cork.', { language: 'EN' }).findings.length, 1)
})

test('a rule that yields says nothing of words on which another pack speaks', () => {
  const specific = 'extends: existence\nseverity: LOW\nmessage: "%s"\nterms: [at any time]'
  const general =
    'extends: existence\nseverity: LOW\nmessage: "%s"\nyields: [Test.rule0]\nterms: [may change the terms at any time, no refund]'
  const { findings, held } = resultOf([specific, general], 'We may change the terms at any time. We give no refund.')
  assert.deepEqual(
    findings.map(({ ruleId, text }) => `${ruleId} ${text}`),
    ['Test.rule0 at any time', 'Test.rule1 no refund'],
  )
  assert.deepEqual(
    held.map(({ finding, why }) => [finding.ruleId, why]),
    [['Test.rule1', 'Test.rule0 says of this sentence what is wrong.']],
  )
})

test('where.subject: near the finding, or in the headlines, and not merely anywhere on the page', () => {
  const rule = 'extends: existence\nseverity: LOW\nmessage: "%s"\nwhere: {subject: [wine|s]}\nterms: [healthy]'
  const texts = (body: string, title = 'News') =>
    resultOf(rule, `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`, { type: 'html' }).findings.length
  const between = '<p>Something else.</p>'.repeat(8)
  assert.equal(texts('<p>A healthy wine.</p>'), 1)
  assert.equal(texts(`<p>Wine and more.</p>${between}<p>A healthy breakfast.</p>`), 0)
  assert.equal(texts(`<p>Prices.</p>${between}<p>A healthy choice.</p>`, 'Our wines'), 1)
})

test('the loader refuses a claim it does not know, with the line', () => {
  const { refused } = loadRules([{ path: 'a/b.yml', content: 'extends: existence\nmessage: x\nclaim: brand\nterms: [a]' }])
  assert.match(refused[0]!.message, /“claim” must be one of product, trader, any/)
  assert.equal(refused[0]!.line, 3)
})

test('what was asked about a sentence last is not said of the next one, nor of the same words in another language', () => {
  const [own, reported] = ['Our fonds is green.', 'A study says it is green.']
  const asked = [own, reported, own].map((sentence) => [grammarOf(sentence, 'EN').own, grammarOf(sentence, 'EN').report])
  assert.deepEqual(asked, [
    [true, false],
    [false, true],
    [true, false],
  ])
  assert.equal(grammarOf(own, 'DE').own, false)
  assert.deepEqual(
    [isReport('It is banned.', 'EN'), isReport('It is green.', 'EN'), isReport('It is banned.', 'EN'), isReport('It is banned.', 'DE')],
    [true, false, true, false],
  )
})
