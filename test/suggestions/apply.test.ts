import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { correct } from '../../src/documents/write/within-rules.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { ruleLibrary, scorerBeside } from '../../src/packs/library.ts'
import { applySuggestions, check, compileRules, type ApplyOptions } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'

const compiled = compileRules(ruleLibrary.rules(), { scorer: scorerBeside })

function apply(text: string, language: LanguageKey = 'EN', options: Partial<ApplyOptions> = {}) {
  const document = readText(text, 'markdown', { language })
  return applySuggestions(document, check(document, compiled).findings, { classes: ['wording', 'removal'], ...options })
}

const unchanged = (text: string, language: LanguageKey = 'EN', options: Partial<ApplyOptions> = {}) =>
  assert.equal(apply(text, language, options).text, text)

describe('what was falsified once', () => {
  test('names of companies and people, at the start of a sentence and within', () => {
    unchanged('Manpower UK found us staff. We like Manpower UK. Blacklist Coffee Roasters are near. Ask Anna Handyman.')
    unchanged('Anna Handyman called. Mrs Whitelist and Dr. Chairman were there.')
    unchanged('Die Klimaneutral Berlin GmbH liefert. Wir fragten Frau Nachhaltige und Peter Grün.', 'DE')
  })

  test('a name that is written elsewhere within a sentence is one at the start of a sentence too', () => {
    unchanged('We work for Manpower. Manpower is large.')
    assert.equal(apply('Manpower is scarce.').text, 'Workforce is scarce.')
  })

  test('addresses, links and code', () => {
    unchanged('Write to press@blacklist-coffee.example, or see https://shop.example/whitelist and [here](https://shop.example/utilize).')
    unchanged('Set `whitelist` in blacklist.yml, or pass --whitelist, or ask @handyman about #manpower and /etc/blacklist.')
  })

  test('figures, rights and duties', () => {
    unchanged('A jacket of 100% recycled polyester for the rain.')
    unchanged('Für Übernachtungen besteht kein Widerrufsrecht.', 'DE')
    unchanged('The contract cannot be cancelled early. Start your free trial.')
    unchanged('All sales are final.')
    unchanged('Do my credits last forever?')
  })

  test('quotations, and clauses of a contract', () => {
    unchanged('She said “we utilize manpower” and left. He wrote: "utilize it".')
    unchanged('> We utilize the whitelist in order to help.')
    unchanged('# Shop\n\n## Terms of use\n\nWe utilize data in order to help.\n\n### Data\n\nUtilize it.')
    unchanged('4.1 We utilize data in order to help.')
    assert.equal(
      apply('## Terms of use\n\nWe utilize data.\n\n## About us\n\nWe utilize oak.').text,
      '## Terms of use\n\nWe utilize data.\n\n## About us\n\nWe use oak.',
    )
  })

  test('values that were entered, and names of the workspace', () => {
    unchanged('The best manpower for all.', 'EN', { values: ['manpower'] })
    unchanged('For those who commence early, and utilize\nthe day.', 'EN', { values: ['Utilize the day', 'Those who commence early'] })
    unchanged('Ask manpower about it.', 'EN', { names: ['manpower'] })
    assert.equal(apply('Ask for manpower.', 'EN', { names: ['Manpower'] }).text, 'Ask for workforce.')
  })
})

describe('a removal is applied only where the sentence stays whole', () => {
  const whole: [string, LanguageKey, string][] = [
    ['Our eco-friendly bottle is light.', 'EN', 'Our bottle is light.'],
    ['Buy an eco-friendly bottle.', 'EN', 'Buy a bottle.'],
    ['Unser klimaneutrales Shampoo ist da.', 'DE', 'Unser Shampoo ist da.'],
    ['Profitez de nos colis respectueux du climat.', 'FR', 'Profitez de nos colis.'],
    ['Onze klimaatneutrale shampoo is er.', 'NL', 'Onze shampoo is er.'],
    ['Llega nuestro champú neutro en carbono.', 'ES', 'Llega nuestro champú.'],
    ['Ecco il nostro shampoo a impatto zero.', 'IT', 'Ecco il nostro shampoo.'],
  ]
  for (const [text, language, expected] of whole) test(text, () => assert.equal(apply(text, language).text, expected))

  const stumps: [string, LanguageKey][] = [
    ['Don’t miss out on the next big coin.', 'EN'],
    ['Our spray is the most environmentally friendly cleaner we have.', 'EN'],
    ['Our wrap is also ozone-safe.', 'EN'],
    ['Un savon durable et doux.', 'FR'],
    ['Cada silla está fabricada de forma sostenible.', 'ES'],
    ['Ogni sedia è prodotta in modo sostenibile.', 'IT'],
    ['Consegna a zero emissioni nette in tutta Italia', 'IT'],
    ['Jeder Stuhl wird nachhaltig gefertigt.', 'DE'],
    ['Elke stoel is duurzaam gemaakt.', 'NL'],
    ['# Eco-friendly soap', 'EN'],
    ['Zapatos sostenibles.', 'ES'],
  ]
  for (const [text, language] of stumps)
    test(text, () => {
      const { text: after, unapplied } = apply(text, language)
      assert.equal(after, text)
      assert.ok(unapplied.length > 0, 'nothing was found at all')
    })
})

test('what was changed and what was not is said, with the rule and the reason', () => {
  const { changes, unapplied } = apply('We utilize it. Ask Manpower UK. All sales are final here.', 'EN', { classes: ['wording'] })
  assert.deepEqual(
    changes.map(({ ruleId, before, after, suggestionClass }) => [ruleId, before, after, suggestionClass]),
    [['plain-language.hard-words', 'utilize', 'use', 'wording']],
  )
  assert.deepEqual(
    unapplied.map(({ finding, reason }) => [finding.text, reason]),
    [
      ['Manpower', 'it stands in a name'],
      ['All sales are final', 'it is advice'],
    ],
  )
  assert.deepEqual(
    apply('Our eco-friendly bottle is light.', 'EN', { classes: ['wording'] }).unapplied.map(({ reason }) => reason),
    ['it is a removal', 'it is a removal'],
  )
})

test('a draft promises nothing that was not entered, and its findings stay with it', async () => {
  const profile = { packs: ruleLibrary.packs().map((pack) => pack.key), overrides: {}, allowed: [], hosts: [] }
  const text = '# Gym\n\nThe contract cannot be cancelled early.\n\nStart your free trial.\n'
  const { markdown, remaining } = await correct(text, 'EN', profile, { values: ['The contract cannot be cancelled early.'] }, null)
  assert.equal(markdown, text)
  assert.ok(remaining.some((one) => one.rule_id === 'eu-consumer.free-trial' && one.suggestion_class === 'advice'))
})

test('a page of one endless line is looked through in time', () => {
  const text = `${'aB/c.d@-'.repeat(20_000)} We utilize it. ${'Word '.repeat(20_000)}`
  const before = performance.now()
  apply(text)
  assert.ok(performance.now() - before < 20_000)
})
