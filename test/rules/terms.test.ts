import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { textsOf } from './finding.ts'

const rule = (terms: string, more = '') => `extends: existence\nmessage: "found %s"\nterms: ${terms}\n${more}`

const inLanguage = (language: LanguageKey, terms: string, more = '') =>
  `extends: existence\nmessage: "found %s"\nlanguages:\n  ${language}:\n    terms: ${terms}\n${more && `    ${more}\n`}`

test('a term is found as whole words, in any case', () => {
  assert.deepEqual(textsOf(rule('[risk-free]'), 'Risk-free, RISK-FREE and risk-freely; a risk - free'), ['Risk-free', 'RISK-FREE'])
})

test('white space, apostrophes and hyphens of all kinds are alike, and soft hyphens do not matter', () => {
  assert.deepEqual(textsOf(rule('["don\'t wait"]'), "Don’t  wait. Don't\u00a0wait!"), ['Don’t  wait', "Don't\u00a0wait"])
  assert.deepEqual(textsOf(rule('[carbon-neutral]'), 'carbon\u2011neu\u00adtral'), ['carbon\u2011neutral'])
})

test('a stem with endings, choices in parentheses, and open ends', () => {
  assert.deepEqual(textsOf(rule('[neutral|e|er]'), 'neutral neutrale neutraler neutrales'), ['neutral', 'neutrale', 'neutraler'])
  assert.deepEqual(textsOf(rule('["(zero|no) risk(|s)"]'), 'zero risk, no risks, nil risk'), ['zero risk', 'no risks'])
  assert.deepEqual(textsOf(rule('["climate*"]'), 'climatefriendly climate aclimate'), ['climatefriendly', 'climate'])
  assert.deepEqual(textsOf(rule('["*neutral"]'), 'Klimaneutral neutrality co2neutral'), ['Klimaneutral', 'co2neutral'])
  assert.deepEqual(textsOf(rule('["item\\\\(s\\\\)"]'), 'the item(s) and items'), ['item(s)'])
})

test('a term with punctuation around its words', () => {
  assert.deepEqual(textsOf(rule('["#ad", "100%", "C++"]'), 'See #ad and #adult: 100% of C++ and 100 C'), ['#ad', '100%', 'C++'])
})

test('an expression between slashes stands beside terms', () => {
  assert.deepEqual(textsOf(rule('["sure thing", "/\\\\d+ ?% guaranteed/"]'), 'A sure thing: 12 % guaranteed.'), [
    'sure thing',
    '12 % guaranteed',
  ])
})

test('compounds are found inside a word and name the whole word', () => {
  const german = inLanguage('DE', '[klimaneutral]', 'compounds: true')
  assert.deepEqual(textsOf(german, 'Unser Klimaneutralitätsversprechen ist co2klimaneutral.', { language: 'DE' }), [
    'Klimaneutralitätsversprechen',
    'co2klimaneutral',
  ])
  assert.deepEqual(textsOf(inLanguage('DE', '[klimaneutral]'), 'Klimaneutralität', { language: 'DE' }), [])
})

test('terms of several words that begin alike, overlap or go on inside their last word', () => {
  const terms = rule('["before the loan is paid", "before the loan", "the loan is", "loan is paid out", "before the mon*", "before"]')
  const text = 'Before the loan is paid out, before the  money, before the LOAN; the loan is.'
  assert.deepEqual(textsOf(terms, text), ['Before the loan is paid', 'before the  money', 'before the LOAN', 'the loan is'])
  assert.deepEqual(textsOf(rule('["loan is paid out"]'), text), ['loan is paid out'])
})

test('a term of three words stands in any place of a text too long to be read in one piece', () => {
  for (let before = 7996; before <= 8004; before++)
    assert.deepEqual(textsOf(rule('["no risk at all"]'), `${'a '.repeat(before)}no risk at all`), ['no risk at all'], String(before))
})

test('Turkish letters fold by their own rules', () => {
  const turkish = inLanguage('TR', '[ışık, indirim]')
  assert.deepEqual(textsOf(turkish, 'IŞIK, Işık, İNDİRİM, indirim', { language: 'TR' }), ['IŞIK', 'Işık', 'İNDİRİM', 'indirim'])
  assert.deepEqual(textsOf(turkish, 'INDIRIM', { language: 'TR' }), [])
})

test('Greek: the final sigma, and capitals without accents', () => {
  assert.deepEqual(textsOf(inLanguage('GR', '[δωρεάν, κίνδυνος]'), 'ΔΩΡΕΑΝ, Δωρεάν, ΚΙΝΔΥΝΟΣ, κίνδυνος', { language: 'GR' }), [
    'ΔΩΡΕΑΝ',
    'Δωρεάν',
    'ΚΙΝΔΥΝΟΣ',
    'κίνδυνος',
  ])
  assert.deepEqual(textsOf(inLanguage('GR', '[δωρεάν]'), 'δωρεαν', { language: 'GR' }), [])
})

test('Greek expressions find words without accents, but never “the” for “or”', () => {
  const greek = inLanguage('GR', '["/\\\\bμόνο \\\\d+ (τεμάχι[οα]|ζεύγη)/", "/τσάι ή χυμός/"]')
  const text = 'ΜΟΝΟ 2 ΤΕΜΑΧΙΑ, μόνο 3 τεμάχια, Μονο 4 ζευγη, μονό 5 ζεύγη; τσάι η χυμός, ΤΣΑΙ ή ΧΥΜΟΣ'
  assert.deepEqual(textsOf(greek, text, { language: 'GR' }), ['ΜΟΝΟ 2 ΤΕΜΑΧΙΑ', 'μόνο 3 τεμάχια', 'Μονο 4 ζευγη', 'ΤΣΑΙ ή ΧΥΜΟΣ'])
  assert.deepEqual(textsOf(inLanguage('GR', '["/\\\\bμόνο/"]', 'ignorecase: false'), 'ΜΟΝΟ μονο μόνο', { language: 'GR' }), ['μόνο'])
})

test('German ß and its capitals', () => {
  assert.deepEqual(textsOf(inLanguage('DE', '[großartig]'), 'GROSSARTIG und großartig', { language: 'DE' }), ['GROSSARTIG', 'großartig'])
})

test('accents count unless the rule says otherwise, however they are encoded', () => {
  const decomposed = 'garanti\u0301a'
  assert.deepEqual(textsOf(inLanguage('ES', '[garantía]'), `garantía ${decomposed} garantia`, { language: 'ES' }), ['garantía', decomposed])
  assert.deepEqual(
    textsOf(inLanguage('ES', '[garantia]', 'accents: ignore'), `garantía ${decomposed} garantia`, { language: 'ES' }).length,
    3,
  )
})

test('capitals count where the rule says so', () => {
  assert.deepEqual(textsOf(rule('[US]', 'ignorecase: false'), 'The US and us.'), ['US'])
})

test('a term of one language is not looked for in another, but in a text of unknown language it is', () => {
  const yaml = inLanguage('DE', '[Gift]')
  assert.deepEqual(textsOf(yaml, 'A gift for you.', { language: 'EN' }), [])
  assert.deepEqual(textsOf(yaml, 'Das Gift wirkt.', { language: 'DE' }), ['Gift'])
})

test('the longest of several terms at one place is found, and they do not overlap', () => {
  assert.deepEqual(textsOf(rule('[risk, risk free, free]'), 'It is risk free.'), ['risk free'])
})

test('emoji and letters beyond the basic plane do not disturb the offsets', () => {
  assert.deepEqual(textsOf(rule('[free]'), '🎉🎉 free 𝒜 free'), ['free', 'free'])
})
