import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mustSurvive, survivalOf } from '../../src/generation/figures/survival.ts'
import type { LanguageKey } from '../../src/languages.ts'

const NAMES = ['Ann', 'Fjell 35', 'Nordlys']
const compared = (before: string, after: string, from: LanguageKey = 'EN', to = from, supplied: string[] = []) =>
  survivalOf({ text: before, language: from }, { text: after, language: to }, NAMES, supplied)

test('what a rewriting lost or brought is seen: figures by value and as often as they stand there, dates and names whole', () => {
  const cases: [before: string, after: string, lost: string[], added: string[], from?: LanguageKey, to?: LanguageKey][] = [
    ['Until 2026-05-03.', 'Until 2026-06-03.', ['2026-05-03'], ['2026-06-03']],
    ['Until 2026-05-03.', 'Until 3 June 2026.', ['2026-05-03'], ['3 June 2026']],
    ['Until 2026-05-03.', 'Until 4 May 2026.', ['2026-05-03'], ['4 May 2026']],
    ['Until 2026-05-03.', 'Until May 2026.', ['2026-05-03'], ['May 2026']],
    ['Until 2026-05-03.', 'Until 3 May.', ['2026-05-03'], ['3 May']],
    ['Until 2026-05-03.', 'Until 2026-03-05.', ['2026-05-03'], ['2026-03-05']],
    ['Until 31.12.2026.', 'Until 31.12.2027.', ['31.12.2026'], ['31.12.2027']],
    ['3 May to 5 June 2026', '5 May to 3 June 2026', ['3 May', '5 June 2026'], ['5 May', '3 June 2026']],
    ['A fee of 0.05 %.', 'A fee of 0.5 %.', ['0.05 %'], ['0.5 %']],
    ['It costs 1,000 EUR.', 'It costs 1.000.000 EUR.', ['1,000 EUR'], ['1.000.000 EUR']],
    ['It costs 1,000 EUR.', 'It costs 1.000 EUR.', ['1,000 EUR'], ['1.000 EUR']],
    ['It costs 1,000 EUR.', 'It costs 1 EUR.', ['1,000 EUR'], ['1 EUR']],
    ['It costs £499.', 'It costs €499.', ['£499'], ['€499']],
    ['It costs 50 EUR.', 'It costs 50.', ['50 EUR'], ['50']],
    ['Worth 2 million EUR.', 'Worth 2 EUR.', ['2 million EUR'], ['2 EUR']],
    ['We grew by 5 %.', 'We grew by 5.', ['5 %'], ['5']],
    ['12.50 EUR for 30 days', '30.50 EUR for 12 days', ['12.50 EUR', '30'], ['30.50 EUR', '12']],
    ['A change of -5 %.', 'A change of 5 %.', ['-5 %'], ['5 %']],
    ['2 tablets 2 times a day', '2 tablets a day', ['2'], []],
    ['2 tablets a day', '2 tablets 2 times a day', [], ['2']],
    ['Use 1½ spoons.', 'Use 1 spoon.', ['½'], []],
    ['12 months', 'twelve months', ['12'], []],
    ['Code 007', 'Code 7', ['007'], ['7']],
    ['It weighs 1,125 kg.', 'Es wiegt 1,125 kg.', ['1,125'], ['1,125'], 'EN', 'DE'],
    ['Ask Ann.', 'Ask the Annual team.', ['Ann'], []],
    ['The Fjell 35 is light.', 'The Fjell 350 is light.', ['Fjell 35'], ['350']],
    ['See https://x.example/fjell.', 'See https://x.example/fjell-2.', ['https://x.example/fjell'], []],
  ]
  for (const [before, after, lost, added, from, to] of cases)
    assert.deepEqual(compared(before, after, from, to), { lost, added }, `${before} → ${after}`)
})

test('the same said otherwise, or as another language writes it, is whole', () => {
  const cases: [before: string, after: string, from?: LanguageKey, to?: LanguageKey][] = [
    ['It costs 1,249.50 EUR.', 'Es kostet 1.249,50 EUR.', 'EN', 'DE'],
    ['It costs 1,249.50 EUR.', 'Il coûte 1\u202f249,50 EUR.', 'EN', 'FR'],
    ['It costs 1,249 EUR.', 'Es kostet 1.249 EUR.', 'EN', 'DE'],
    ['It costs 1,249 EUR.', 'Es kostet 1249 EUR.', 'EN', 'DE'],
    ['It weighs 1.125 kg.', 'Es wiegt 1,125 kg.', 'EN', 'DE'],
    ['It costs 12.50 EUR.', 'For 12.5 EUR it is yours.'],
    ['It costs €12.50.', 'For 12.50 euros it is yours.'],
    ['Worth €2 million.', 'It is worth 2,000,000 EUR.'],
    ['From 5 to 7 %.', 'From 5% to 7%.'],
    ['A bag – 5 kg', 'A bag of 5 kg'],
    ['Until 2026-05-03.', 'Until 3 May 2026.'],
    ['Until 2026-05-03.', 'Until May 3rd, 2026.'],
    ['Until 2026-05-03.', 'Bis zum 3. Mai 2026.', 'EN', 'DE'],
    ['Until 2026-05-03.', 'Bis zum 03.05.2026.', 'EN', 'DE'],
    ['Until 3 May 2026.', 'Hasta el 3 de mayo de 2026.', 'EN', 'ES'],
    ['Until 3 May 2026.', 'Do 3 maja 2026 r.', 'EN', 'PL'],
    ['Bis zum 31.12. und 31.12.2026', 'Until 31 December, and 31 December 2026', 'DE', 'EN'],
    ['For 12 months.', 'It runs for 12 months.'],
    ['You may take 10-12 of them.', 'Take 10 to 12 of them.'],
    ['Open 9:00-14:30.', 'Geöffnet von 9 bis 14.30 Uhr.', 'EN', 'DE'],
    ['A change of -5 %.', 'Eine Änderung um minus 5 %.', 'EN', 'DE'],
    ['1. One of 3\n2. Two of 3', 'One of 3, then two of 3.'],
    ['The Fjell 35 holds 35 litres. The Fjell 35 is light.', 'The Fjell 35 holds 35 litres and is light.'],
    ['The house of Nordlys.', 'Nordlys Haus: das Haus Nordlys’.', 'EN', 'DE'],
    ['In the house of Nordlys.', 'Nordlysin talossa.', 'EN', 'FI'],
    ['See https://x.example/fjell.', 'See [it](https://x.example/fjell), it helps.'],
  ]
  for (const [before, after, from, to] of cases)
    assert.deepEqual(compared(before, after, from, to), { lost: [], added: [] }, `${before} → ${after}`)
})

test('figures somebody supplied may be used, and what must stay is listed', () => {
  const supplied = ['1249.50', '2026-05-03', '1.000 stores']
  assert.deepEqual(compared('It is new.', 'New since May 2026, in 1,000 stores, for 1,249.50 EUR.', 'EN', 'EN', supplied).added, [])
  assert.deepEqual(compared('It is new.', 'New since June 2026.', 'EN', 'EN', supplied).added, ['June 2026'])
  assert.deepEqual(mustSurvive({ text: 'Fjell 35: 35 l, 3 May 2026, ann@x.example', language: 'EN' }, NAMES), [
    '35',
    '3 May 2026',
    'ann@x.example',
    'Ann',
    'Fjell 35',
  ])
})
