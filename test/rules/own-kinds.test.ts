import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeGuidelines, check, compileRules } from '../../src/rules/index.ts'
import { documentOf, findingsOf, resultOf, rulesFrom, textsOf } from './finding.ts'

const html = { type: 'html' } as const

const WARNING = "Don't invest unless you're prepared to lose all the money you invest."
const required = (more: string) =>
  `extends: required\nseverity: CRITICAL\nmessage: "no warning near '%s'"\nlanguages:\n  EN:\n    trigger: [crypto|s, bitcoin]\n` +
  `    text: "${WARNING}"\n${more}  DE:\n    trigger: [Krypto*]\n    text: Totalverlust ist möglich.\n`

const page = (main: string, footer = '', language = 'en') =>
  `<html lang="${language}"><body><main>${main}</main><footer><p>${footer}</p></footer></body></html>`

test('required: present, absent, only in the footer, in another language', () => {
  const yaml = required('    prominent: true\n')
  assert.deepEqual(
    textsOf(yaml, page(`<p>Buy bitcoin.</p><p>Don’t invest unless  you’re prepared to lose all the money you invest.</p>`), html),
    [],
  )
  assert.deepEqual(textsOf(yaml, page('<p>Buy bitcoin. And crypto.</p>'), html), ['bitcoin'])
  assert.deepEqual(textsOf(yaml, page('<p>Buy bitcoin.</p>', WARNING), html), ['bitcoin'])
  assert.deepEqual(textsOf(required(''), page('<p>Buy bitcoin.</p>', WARNING), html), [])
  assert.deepEqual(textsOf(yaml, page(`<p>Kryptowährungen kaufen.</p><p lang="en">${WARNING}</p>`, '', 'de'), html), ['Kryptowährungen'])
})

test('required: the suggestion adds the text after the sentence, or before it', () => {
  const suggestion = (more: string) => findingsOf(required(more), 'Hello all. Buy bitcoin here. Bye.', { language: 'EN' })[0]?.suggestedText
  assert.equal(suggestion(''), `Buy bitcoin here. ${WARNING}`)
  assert.equal(suggestion('    add: before\n'), `${WARNING} Buy bitcoin here.`)
})

test('required: near the trigger, by words, characters, sentence, block', () => {
  const text = (filling: string) => page(`<p>Buy bitcoin now. ${filling}</p><p>${WARNING}</p>`)
  assert.equal(textsOf(required('    within: 60 characters\n'), text('Short.'), html).length, 0)
  assert.equal(textsOf(required('    within: 60 characters\n'), text('A long way to go '.repeat(5)), html).length, 1)
  assert.equal(textsOf(required('    within: 5 words\n'), text('Short.'), html).length, 0)
  assert.equal(textsOf(required('    within: block\n'), text(''), html).length, 1)
  assert.equal(textsOf(required('    within: sentence\n'), `Buy bitcoin: ${WARNING}`, { language: 'EN' }).length, 0)
})

test('required: the suggestion adds the text, and then it is there', () => {
  const [finding] = findingsOf(required(''), 'Buy bitcoin today.', { language: 'EN' })
  assert.equal(finding?.suggestedText, `Buy bitcoin today. ${WARNING}`)
  assert.deepEqual(findingsOf(required(''), finding!.suggestedText!, { language: 'EN' }), [])
  assert.equal(findingsOf(required(''), 'Buy bitcoin', { language: 'EN' })[0]?.suggestedText, `Buy bitcoin. ${WARNING}`)
})

test('required without a trigger speaks of the page, where the page is of that kind', () => {
  const yaml = 'extends: required\nseverity: LOW\nmessage: no imprint\npattern: [/imprint|legal notice/]\nwhere: {page: [shop]}\n'
  assert.deepEqual(textsOf(yaml, page('<h1>Our shop</h1><p>Things.</p>'), html), ['Our shop'])
  assert.deepEqual(textsOf(yaml, page('<h1>Our shop</h1><p>Legal notice</p>'), html), [])
  assert.deepEqual(textsOf(yaml, page('<h1>Our club</h1>'), html), [])
})

const proximity = (more: string) =>
  `extends: proximity\nseverity: LOW\nmessage: "'%s' without proof"\nfirst: [clinically proven]\nsecond: [/stud(?:y|ies)/]\n${more}`

test('proximity: one without the other, or with it, within a distance and in an order', () => {
  const text = 'It is clinically proven. A study shows it.\n\nClinically proven! Really.'
  assert.deepEqual(textsOf(proximity(''), text), ['Clinically proven'])
  assert.deepEqual(textsOf(proximity('within: sentence\n'), text).length, 2)
  assert.deepEqual(textsOf(proximity('within: 10 characters\n'), text).length, 1)
  assert.deepEqual(textsOf(proximity('mode: with\n'), text), ['clinically proven. A study'])
  assert.deepEqual(textsOf(proximity('within: page\norder: before\n'), text), ['clinically proven'])
})

test('proximity: a first thing that is part of the second has it', () => {
  const yaml = (more: string) => `extends: proximity\nmessage: m\nfirst: [free]\nsecond: [free trial, free]\n${more}`
  assert.deepEqual(textsOf(yaml(''), 'A free trial.'), [])
  assert.deepEqual(textsOf(yaml(''), 'It is free.'), ['free'])
  assert.deepEqual(textsOf(yaml('mode: with\n'), 'A free trial.'), [])
})

test('substitution of capitals alone: what has the right ones is right', () => {
  const found = (pair: string, text: string) =>
    findingsOf(`extends: substitution\nmessage: "write '%s', not '%s'"\nreplace:\n  ${pair}\n`, text).map((finding) => [
      finding.text,
      finding.suggestedText,
    ])
  assert.deepEqual(found('javascript: JavaScript', 'We like JavaScript.'), [])
  assert.deepEqual(found('javascript: JavaScript', 'We like javascript.'), [['javascript', 'We like JavaScript.']])
  assert.deepEqual(found('javascript: JavaScript', 'JAVASCRIPT is fine.'), [['JAVASCRIPT', 'JavaScript is fine.']])
  assert.deepEqual(found('iphone: iPhone', 'Iphone or iPhone?'), [['Iphone', 'iPhone or iPhone?']])
  // At the start of a sentence a capital is right for any word.
  assert.deepEqual(found('Web: web', 'Web pages. On the Web, on the web.'), [['Web', 'On the web, on the web.']])
  assert.deepEqual(found('Web: web', 'WEB pages.'), [['WEB', 'Web pages.']])
})

test('substitution with terms: choices go together, several suggestions, removal, nothing to suggest', () => {
  const yaml =
    "extends: substitution\nmessage: \"write '%s', not '%s'\"\nlanguages:\n  EN:\n    replace:\n" +
    "      chairm(a|e)n: chairperson(|s)\n      mankind: [humanity, humankind]\n      obviously: ''\n      cheap:\n"
  const suggestions = (text: string) => findingsOf(yaml, text, { language: 'EN' }).map((finding) => finding.suggestedText)
  assert.deepEqual(suggestions('The Chairmen met. A CHAIRMAN spoke.'), ['The Chairpersons met.', 'A CHAIRPERSON spoke.'])
  assert.deepEqual(suggestions('Mankind knows.'), ['Humanity knows.'])
  assert.deepEqual(suggestions('Obviously, it works. It is obviously right. It is cheap.'), ['It works.', 'It is right.', null])
})

test('a suggestion keeps the article right', () => {
  const yaml = 'extends: existence\nmessage: m\nterms: [risk-free]\nsuggest: insured\n'
  assert.equal(findingsOf(yaml, 'This is a risk-free plan.', { language: 'EN' })[0]?.suggestedText, 'This is an insured plan.')
  assert.equal(findingsOf(yaml, 'THIS IS A RISK-FREE PLAN.', { language: 'EN' })[0]?.suggestedText, 'THIS IS AN INSURED PLAN.')
  assert.equal(findingsOf(yaml, 'A risk-free plan.', { language: 'EN' })[0]?.suggestedText, 'An insured plan.')
  assert.deepEqual(findingsOf(yaml, 'This is a risk-free plan.', { language: 'EN' })[0]?.edits, [
    { start: 10, end: 19, text: 'insured' },
    { start: 8, end: 9, text: 'an' },
  ])
})

test('a removal keeps the article right, and is not suggested where nothing would be left', () => {
  const yaml = 'extends: existence\nmessage: m\nterms: [eco-friendly, only today]\nremove: true\n'
  const suggested = (text: string) => findingsOf(yaml, text, { language: 'EN' })[0]?.suggestedText
  assert.equal(suggested('Take an eco-friendly bottle.'), 'Take a bottle.')
  assert.equal(suggested('Take an eco-friendly, old bottle.'), 'Take an old bottle.')
  assert.equal(suggested('Take an eco-friendly, small bottle.'), 'Take a small bottle.')
  assert.equal(suggested('It is eco-friendly, cheap and red.'), 'It is cheap and red.')
  assert.equal(suggested('Our eco-friendly, cheap bottle.'), 'Our cheap bottle.')
  assert.equal(suggested('It works eco-friendly, and well.'), 'It works, and well.')
  assert.equal(suggested('Only today!'), null)
  assert.equal(suggested('Order now, only today!'), 'Order now!')
  assert.equal(suggested('A bottle, eco-friendly, and red.'), 'A bottle, and red.')
})

test('exceptions, neighbours, negations and quotations are left alone', () => {
  const yaml = (more: string) => `extends: existence\nmessage: m\nterms: [risk-free, guaranteed]\n${more}`
  const found = (more: string, text: string) => textsOf(yaml(more), text, { language: 'EN' })
  assert.deepEqual(found('exceptions: [risk-free rate]', 'The risk-free rate is not risk-free.'), ['risk-free'])
  assert.deepEqual(found('unless: {before: [almost]}', 'An almost "risk-free" plan, a risk-free plan.'), ['risk-free'])
  assert.deepEqual(found('unless: {after: [by law]}', 'Guaranteed by law. Guaranteed.'), ['Guaranteed'])
  assert.deepEqual(found('unless: {sentence: [/ISO \\d+/]}', 'Guaranteed as ISO 9 says. Guaranteed.'), ['Guaranteed'])
  assert.deepEqual(found('unless: {page: [terms apply]}', 'Guaranteed.\n\nTerms apply.'), [])
  assert.deepEqual(
    found('negations: true', 'It is not risk-free. Nothing is guaranteed. Never, it is guaranteed. Not only guaranteed but fast.'),
    ['guaranteed', 'guaranteed'],
  )
  assert.deepEqual(found('negations: true', 'It is not free, safe or guaranteed. It is not free, but safe, guaranteed or both.'), [
    'guaranteed',
  ])
  assert.deepEqual(found('negations: true', 'No fuss, bonds of guaranteed value.'), ['guaranteed'])
  assert.deepEqual(found('quotations: true', 'They say “risk-free”, we say guaranteed.'), ['guaranteed'])
  assert.deepEqual(found('quotations: true', "It's called 'risk-free', isn't it? The '90s were risk-free, the dogs' life guaranteed."), [
    'risk-free',
    'guaranteed',
  ])
  assert.deepEqual(found('quotations: true', 'They don’t say ‘it’s risk-free’, we’re guaranteed.'), ['guaranteed'])
})

test('a value of a data file that stands in quotation marks as a whole quotes nobody', () => {
  const rule = 'extends: existence\nmessage: m\nterms: [risk-free]\nquotations: true'
  const found = (text: string) => textsOf(rule, JSON.stringify({ text }), { type: 'json', language: 'EN' })
  assert.deepEqual(found('“Always risk-free”'), ['risk-free'])
  assert.deepEqual(found(' "Always risk-free" '), ['risk-free'])
  assert.deepEqual(found('They say “risk-free” there.'), [])
})

test('terms on the allow-list are found by no rule', () => {
  const yaml = ['extends: existence\nmessage: m\nterms: [free]\n', 'extends: existence\nmessage: m\ntokens: [free]\n']
  assert.deepEqual(
    findingsOf(yaml, 'Free Software Foundation, free of charge', { build: { allow: ['free software'] } }).map((finding) => finding.start),
    [26, 26],
  )
})

test('a finding that ends with its clause is not negated by the next one', () => {
  const yaml = "extends: existence\nmessage: m\nnegations: true\nterms: ['/lonely\\?/']\n"
  assert.deepEqual(textsOf(yaml, 'Lonely? We never close.', { language: 'EN' }), ['Lonely?'])
  assert.deepEqual(textsOf(yaml, 'You are not lonely? Good.', { language: 'EN' }), [])
})

test('negations in other languages', () => {
  const yaml =
    'extends: existence\nmessage: m\nnegations: true\nlanguages:\n  DE: {terms: [klimaneutral, garantieren]}\n' +
    '  FR: {terms: [garanti]}\n  TR: {terms: [risksiz]}\n'
  assert.deepEqual(textsOf(yaml, 'Das ist nicht klimaneutral. Das garantieren wir nicht.', { language: 'DE' }), [])
  assert.deepEqual(textsOf(yaml, "Ce n'est pas garanti. C'est garanti.", { language: 'FR' }).length, 1)
  assert.deepEqual(textsOf(yaml, 'Bu risksiz değil. Bu risksiz.', { language: 'TR' }).length, 1)
  // What follows is the claim, not its denial.
  assert.deepEqual(textsOf(yaml, 'Mehr braucht es nicht, um klimaneutral zu reisen.', { language: 'DE' }).length, 1)
})

test('channels and the caller decide what runs, and with which severity', () => {
  const yaml = ['extends: existence\nmessage: m\nchannels: [social]\nterms: [a]\n', 'extends: existence\nmessage: m\nterms: [a]\n']
  assert.deepEqual(
    findingsOf(yaml, 'a', { options: { channel: 'email' } }).map((finding) => finding.ruleId),
    ['Test.rule1'],
  )
  assert.equal(findingsOf(yaml, 'a', { options: { channel: 'social' } }).length, 2)
  const decide = (id: string) => (id === 'Test.rule0' ? false : ('CRITICAL' as const))
  assert.deepEqual(
    findingsOf(yaml, 'a', { options: { decide } }).map((finding) => finding.severity),
    ['CRITICAL'],
  )
})

test('guideline: what the model quotes must stand in the text', async () => {
  const compiled = compileRules(rulesFrom('extends: guideline\nmessage: Shames people.\nguideline: Do not shame people.\n'))
  const document = documentOf('No thanks, I like paying more.\n\nFine.')
  const asked: string[] = []
  const judgements = await judgeGuidelines(document, compiled, async (text, guideline) => {
    asked.push(`${guideline} ${text}`)
    return text.startsWith('No') ? [{ quotation: 'I like paying more' }, { quotation: 'I love paying' }] : []
  })
  assert.deepEqual(asked, ['Do not shame people. No thanks, I like paying more.', 'Do not shame people. Fine.'])
  assert.deepEqual(
    check(document, compiled, { judgements }).findings.map((finding) => finding.text),
    ['I like paying more'],
  )
  assert.deepEqual(check(document, compiled).findings, [])
})

test('learned: sentences at or above the threshold', () => {
  const yaml = 'extends: learned\nmessage: "unfair (%[2]s)"\nlanguages:\n  EN: {model: m.bin, threshold: 0.5}\n'
  const build = { scorer: (model: string) => (sentence: string) => (model === 'm.bin' && sentence.includes('terminate') ? 0.7 : 0.2) }
  const [finding, ...others] = findingsOf(yaml, 'We are nice. We may terminate at will.', { language: 'EN', build })
  assert.equal(finding?.text, 'We may terminate at will.')
  assert.equal(finding?.reason, 'unfair (0.70)')
  assert.deepEqual(others, [])
})

test('a model that cannot be read fails its rule, once, and nothing else', () => {
  const yaml = ['extends: learned\nmessage: m\nmodel: m.bin\nthreshold: 0.5\n', 'extends: existence\nmessage: m\nterms: [nice]\n']
  const build = {
    scorer: () => () => {
      throw new Error('The model file ends too early; train it again.')
    },
  }
  const { findings, failures } = resultOf(yaml, 'We are nice. We may terminate.\n\nMore.', { build })
  assert.deepEqual(
    findings.map(({ text }) => text),
    ['nice'],
  )
  assert.deepEqual(failures, [{ ruleId: 'Test.rule0', message: 'The model file ends too early; train it again.', incomplete: true }])
})

test('a finding explains itself', () => {
  const yaml =
    'extends: existence\nname: Free\nseverity: HIGH\nmessage: "\'%s\' is not free"\nsolution: Name the cost.\nlanguages:\n' +
    '  EN: {terms: [free], suggest: cheap}\n'
  const source = '<p>All good. It is <b>free</b> &amp; fine.</p>'
  const [finding] = findingsOf(yaml, source, { type: 'html', language: 'EN' })
  assert.deepEqual(
    { ...finding, fingerprint: '' },
    {
      ruleId: 'Test.rule0',
      ruleName: 'Free',
      severity: 'HIGH',
      start: source.indexOf('free'),
      end: source.indexOf('free') + 4,
      block: 0,
      blockStart: 16,
      blockEnd: 20,
      text: 'free',
      sentence: 'It is free & fine.',
      sentenceStart: source.indexOf('It'),
      sentenceEnd: source.indexOf('</p>'),
      reason: "'free' is not free",
      solution: 'Name the cost.',
      suggestedText: 'It is cheap & fine.',
      suggestionClass: 'advice',
      edits: [{ start: source.indexOf('free'), end: source.indexOf('free') + 4, text: 'cheap' }],
      fingerprint: '',
    },
  )
})

test('a fingerprint survives moving and changes around it, and distinguishes repeats', () => {
  const prints = (text: string) => findingsOf('extends: existence\nmessage: m\nterms: [free]\n', text).map((finding) => finding.fingerprint)
  const before = prints('It is free.\n\nAnother thing.')
  assert.deepEqual(prints('Another thing of ours.\n\nAnd now it is FREE again.'), before)
  const twice = prints('It is free. Yes, free.')
  assert.equal(twice[0], before[0])
  assert.notEqual(twice[1], before[0])
})

test('a sentence that tells of a claim is left alone where the rule says so', () => {
  const yaml =
    'extends: existence\nmessage: m\nreports: true\nlanguages:\n  EN: {terms: [risk-free]}\n  DE: {terms: [klimaneutral]}\n' +
    '  FR: {terms: [écologique]}\n'
  assert.deepEqual(
    textsOf(yaml, 'The court heard that he had promised risk-free gains. Regulators warn of claims like risk-free.', { language: 'EN' }),
    [],
  )
  assert.deepEqual(
    textsOf(yaml, 'Our fund is risk-free. This is no scam: it is risk-free. Ask the judges: risk-free.', { language: 'EN' }).length,
    3,
  )
  assert.deepEqual(textsOf(yaml, 'Walk away from anyone who calls it risk-free. A risk-free gain does not exist.', { language: 'EN' }), [])
  // The verb “betrug” (was, of figures) is no fraud.
  assert.deepEqual(textsOf(yaml, 'Wer sich klimaneutral nennt, betrügt Sie. Der Anteil betrug 5 %, klimaneutral.', { language: 'DE' }), [
    'klimaneutral',
  ])
  assert.deepEqual(textsOf(yaml, 'Das Landgericht untersagte das Wort klimaneutral. Unser Gericht ist klimaneutral.', { language: 'DE' }), [
    'klimaneutral',
  ])
  assert.deepEqual(textsOf(yaml, 'Le tribunal a interdit de dire écologique. Ce savon est écologique.', { language: 'FR' }), ['écologique'])
})

test('the title of a work in a list of literature is its author’s claim', () => {
  const yaml = 'extends: existence\nmessage: m\nreports: true\nterms: [relieves pain]\n'
  const entries = [
    'Okafor BT, et al. Cold gel relieves pain of the hand: a review. Ann Joints. 2021;10(2):e5. PMID: 10000001',
    '3. Lindqvist, A. M., & Sörensen, P. (2019). Cold gel relieves pain. Annals of Joints.',
    'Cold gel relieves pain of the hand. Annals of Joints. 2024. Available at the publisher',
    'Cold gel relieves pain. https://doi.org/10.1000/182',
  ]
  assert.deepEqual(
    entries.flatMap((entry) => textsOf(yaml, entry, { language: 'EN' })),
    [],
  )
  const claims = [
    'Vitamin C, our new gel, relieves pain since 2019.',
    'Studies (Okafor et al., 2021) show that our gel relieves pain.',
    'Our gel relieves pain. Tested by Annals, 2024.',
    'Our gel relieves pain (PMID: 10000001).',
    'The gel relieves pain (see PMID: 10000001).',
    'The gel relieves pain [1, PMID: 10000001].',
    'The gel relieves pain. Winner of the Wellness Award, 2024. Order today.',
    'Vitamin C, Vitamin D, and zinc in the 2024 gel relieves pain.',
    'Order the gel, it relieves pain. https://doi.org/10.1000/182',
  ]
  for (const claim of claims) assert.deepEqual(textsOf(yaml, claim, { language: 'EN' }), ['relieves pain'], claim)
})

test('required for a page: the first trigger that is not left alone calls for the text', () => {
  const yaml = 'extends: required\nmessage: m\nnegations: true\ntrigger: [bitcoin]\ntext: You may lose all.\n'
  assert.deepEqual(
    findingsOf(yaml, 'We do not sell bitcoin. Buy bitcoin here. More bitcoin.', { language: 'EN' }).map(({ start }) => start),
    [28],
  )
  assert.deepEqual(findingsOf(yaml, 'We do not sell bitcoin.', { language: 'EN' }), [])
})
