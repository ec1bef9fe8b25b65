import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { findingsOf } from './finding.ts'

/** The part in brackets is removed; the second text is the expected result. */
const SERIES: Partial<Record<LanguageKey, [string, string][]>> = {
  EN: [
    ['Our carbon neutral, [eco-friendly] bottle is here.', 'Our carbon neutral bottle is here.'],
    ['A cheap, [eco-friendly] bottle.', 'A cheap bottle.'],
    ['An [eco-friendly], cheap bottle.', 'A cheap bottle.'],
    ['Buy [eco-friendly], cheap bottles.', 'Buy cheap bottles.'],
    ['Buy cheap, [eco-friendly] bottles.', 'Buy cheap bottles.'],
    ['It is light, [eco-friendly] and cheap.', 'It is light and cheap.'],
    ['It is light, [eco-friendly], and cheap.', 'It is light and cheap.'],
    ['It is small, light, [eco-friendly] and cheap.', 'It is small, light and cheap.'],
    ['It is small, light, [eco-friendly], and cheap.', 'It is small, light, and cheap.'],
    ['It is cheap and [eco-friendly].', 'It is cheap.'],
    ['It is [eco-friendly] and cheap.', 'It is cheap.'],
    ['It is [eco-friendly], light and cheap.', 'It is light and cheap.'],
    ['A cheap and [eco-friendly] bottle.', 'A cheap bottle.'],
    ['An [eco-friendly] and cheap bottle.', 'A cheap bottle.'],
    ['A cheap but [eco-friendly] bottle.', 'A cheap bottle.'],
    ['In summer, [eco-friendly] bottles sell well.', 'In summer, bottles sell well.'],
    ['In the summer, [eco-friendly] bottles sell well.', 'In the summer, bottles sell well.'],
    ['If you travel, [eco-friendly] bottles help.', 'If you travel, bottles help.'],
    ['A light, cheap, [eco-friendly] bottle.', 'A light, cheap bottle.'],
    ['A light, [eco-friendly], cheap bottle.', 'A light, cheap bottle.'],
    ['[Eco-friendly], cheap bottles.', 'Cheap bottles.'],
    ['[Eco-friendly] and cheap bottles.', 'Cheap bottles.'],
    ['Cheap, [eco-friendly] bottles.', 'Cheap bottles.'],
    ['It is light, cheap and [eco-friendly].', 'It is light and cheap.'],
    ['It is light, cheap, and [eco-friendly].', 'It is light and cheap.'],
    ['Bottles, [eco-friendly] bags and cups.', 'Bottles, bags and cups.'],
    ['Bottles and [eco-friendly] bags.', 'Bottles and bags.'],
    ['We sell [eco-friendly] and we ship.', 'We sell and we ship.'],
    ['We make bottles, and [eco-friendly] bags.', 'We make bottles, and bags.'],
    ['However, [eco-friendly] bottles are heavy.', 'However, bottles are heavy.'],
    ['Hurry, [while stocks last]!', 'Hurry!'],
    ['Order now, [while stocks last], and save.', 'Order now, and save.'],
    ['It is good and [obviously] cheap.', 'It is good and cheap.'],
    ['It works, [obviously], and we like it.', 'It works, and we like it.'],
    ['As a result, [green] bottles sell.', 'As a result, bottles sell.'],
    ['In summer, [eco-friendly] and cheap bottles sell.', 'In summer, cheap bottles sell.'],
    ['A light, [eco-friendly] and cheap bottle.', 'A light, cheap bottle.'],
    ['Bottles [with reduced climate impact] and bags.', 'Bottles and bags.'],
    ['If it is cheap, [eco-friendly] bottles help.', 'If it is cheap, bottles help.'],
    ['It is [eco-friendly] and we ship it.', 'It is and we ship it.'],
    ['Our range is [sustainable], durable and fair.', 'Our range is durable and fair.'],
    ['Our new, [sustainable] range.', 'Our new range.'],
    ['AN [ECO-FRIENDLY], CHEAP BOTTLE.', 'A CHEAP BOTTLE.'],
  ],
  DE: [
    ['Eine günstige, [umweltfreundliche] Flasche.', 'Eine günstige Flasche.'],
    ['Eine [umweltfreundliche], günstige Flasche.', 'Eine günstige Flasche.'],
    ['Eine günstige und [umweltfreundliche] Flasche.', 'Eine günstige Flasche.'],
    ['Sie ist leicht, [umweltfreundlich] und günstig.', 'Sie ist leicht und günstig.'],
    ['Sie ist leicht und [umweltfreundlich].', 'Sie ist leicht.'],
    ['Kaufen Sie günstige, [umweltfreundliche] Flaschen.', 'Kaufen Sie günstige Flaschen.'],
    ['Kaufen Sie [umweltfreundliche], günstige Flaschen.', 'Kaufen Sie günstige Flaschen.'],
    ['Im Sommer, [umweltfreundliche] Flaschen.', 'Im Sommer, Flaschen.'],
    ['Wenn Sie reisen, [umweltfreundliche] Flaschen helfen.', 'Wenn Sie reisen, Flaschen helfen.'],
    ['Flaschen und [umweltfreundliche] Taschen.', 'Flaschen und Taschen.'],
    ['[Umweltfreundliche] und günstige Flaschen.', 'Günstige Flaschen.'],
    ['Günstige, [umweltfreundliche] Flaschen.', 'Günstige Flaschen.'],
    ['Flaschen, [umweltfreundliche] Taschen und Becher.', 'Flaschen, Taschen und Becher.'],
    ['Die Flasche ist [umweltfreundlich] und leicht.', 'Die Flasche ist leicht.'],
    ['Sie ist leicht, günstig und [umweltfreundlich].', 'Sie ist leicht und günstig.'],
  ],
  FR: [
    ['Une bouteille légère, [écologique] et durable.', 'Une bouteille légère et durable.'],
    ['Une bouteille [écologique], légère et durable.', 'Une bouteille légère et durable.'],
    ['Une bouteille légère et [écologique].', 'Une bouteille légère.'],
    ['Une bouteille [écologique] et légère.', 'Une bouteille légère.'],
    ['Elle est légère, [écologique] et durable.', 'Elle est légère et durable.'],
    ['Des sacs et des bouteilles [écologiques].', 'Des sacs et des bouteilles.'],
    ['Des bouteilles [zéro déchet] et des sacs.', 'Des bouteilles et des sacs.'],
    ['Avec notre bouteille [écologique], vous économisez.', 'Avec notre bouteille, vous économisez.'],
    ['Une bouteille belle et [vraiment] durable.', 'Une bouteille belle et durable.'],
  ],
  NL: [
    ['Een goedkope, [milieuvriendelijke] fles.', 'Een goedkope fles.'],
    ['Een [milieuvriendelijke], goedkope fles.', 'Een goedkope fles.'],
    ['Een goedkope en [milieuvriendelijke] fles.', 'Een goedkope fles.'],
    ['De fles is licht, [milieuvriendelijk] en goedkoop.', 'De fles is licht en goedkoop.'],
    ['De fles is licht en [milieuvriendelijk].', 'De fles is licht.'],
  ],
  ES: [
    ['Una botella ligera, [ecológica] y barata.', 'Una botella ligera y barata.'],
    ['Una botella [ecológica], ligera y barata.', 'Una botella ligera y barata.'],
    ['Una botella ligera y [ecológica].', 'Una botella ligera.'],
    ['Una botella [ecológica] y ligera.', 'Una botella ligera.'],
    ['Es ligera, [ecológica] y barata.', 'Es ligera y barata.'],
    ['Con nuestra botella [ecológica], usted ahorra.', 'Con nuestra botella, usted ahorra.'],
  ],
  IT: [
    ['Una bottiglia leggera, [ecologica] ed economica.', 'Una bottiglia leggera ed economica.'],
    ['Una bottiglia [ecologica], leggera ed economica.', 'Una bottiglia leggera ed economica.'],
    ['Una bottiglia leggera e [ecologica].', 'Una bottiglia leggera.'],
    ['Una bottiglia [ecologica] e leggera.', 'Una bottiglia leggera.'],
    ['È leggera, [ecologica] ed economica.', 'È leggera ed economica.'],
    ['Con la nostra bottiglia [ecologica], si risparmia.', 'Con la nostra bottiglia, si risparmia.'],
  ],
}

for (const [language, cases] of Object.entries(SERIES) as [LanguageKey, [string, string][]][]) {
  test(`what is taken out of a series leaves neither comma nor conjunction behind: ${language}`, () => {
    for (const [marked, left] of cases) {
      const removed = /\[(.+)\]/.exec(marked)![1]!
      const yaml = `extends: existence\nmessage: m\nremove: true\nlanguages:\n  ${language}:\n    terms: ["${removed}"]\n`
      assert.deepEqual(
        findingsOf(yaml, marked.replaceAll(/[[\]]/g, ''), { language }).map((finding) => finding.suggestedText),
        [left],
        marked,
      )
    }
  })
}

const BROKEN: [LanguageKey, string][] = [
  ['EN', 'Our bottle is [eco-friendly].'],
  ['EN', 'We like it because [eco-friendly].'],
  ['EN', 'Our [stock] is limited.'],
  ['DE', 'Die Nutzung [sauberer] Autos hilft allen.'],
  ['DE', 'Die Flasche ist [klimaneutral].'],
  ['FR', 'Nous aimons ce savon, car [écologique].'],
  ['FR', "Nous aimons l'[écologique] savon."],
  ['NL', 'Wij kiezen dit, want [duurzaam].'],
  ['ES', 'Lo elegimos porque [ecológico].'],
  ['IT', 'La bottiglia è [ecologica].'],
]

test('a removal that leaves no sentence is not shown', () => {
  for (const [language, marked] of BROKEN) {
    const removed = /\[(.+)\]/.exec(marked)![1]!
    const yaml = `extends: existence\nmessage: m\nremove: true\nlanguages:\n  ${language}:\n    terms: ["${removed}"]\n`
    assert.deepEqual(
      findingsOf(yaml, marked.replaceAll(/[[\]]/g, ''), { language }).map((finding) => finding.suggestedText),
      [null],
      marked,
    )
  }
})

test('a removal after a word of thousands of letters or accents is suggested or not, in time', () => {
  const yaml = 'extends: existence\nmessage: m\nremove: true\nlanguages:\n  EN:\n    terms: [eco-friendly]\n'
  for (const word of ['x'.repeat(50_000), `x${'\u0301'.repeat(5000)}`])
    assert.equal(findingsOf(yaml, `We sell ${word} and a good eco-friendly bottle.`, { language: 'EN' }).length, 1)
})
