import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { figuresOf } from '../../src/rules/words/readability.ts'
import { statisticsOf } from '../../src/rules/words/statistics.ts'
import { syllablesOf } from '../../src/rules/words/syllables.ts'
import { sentences } from '../../src/text/sentences.ts'
import { loadRules } from '../../src/rules/index.ts'
import { findingsOf } from './finding.ts'

const WORDS: Partial<Record<LanguageKey, Record<string, number>>> = {
  DE: {
    Haus: 1,
    bauen: 2,
    Nation: 3,
    Theater: 3,
    Quelle: 2,
    Ferien: 3,
    Museum: 3,
    neue: 2,
    Yoga: 2,
    Bundesausbildungsförderungsgesetz: 10,
  },
  FR: { table: 1, les: 1, nation: 2, créer: 2, Noël: 2, payer: 2, "aujourd'hui": 3, oiseau: 2, année: 2, publique: 2, administration: 5 },
  ES: { aéreo: 4, ciudad: 2, país: 2, guerra: 2, pingüino: 3, ley: 1, reyes: 2, prohibir: 3, que: 1, comunicación: 5 },
  IT: { città: 2, acqua: 2, paese: 3, uomo: 2, più: 1, famiglia: 3 },
  NL: { museum: 3, ideeën: 3, coördinatie: 5, financieel: 4, nieuw: 1, nationaal: 4, beïnvloeden: 4, geëist: 2 },
  SE: { station: 2, hjälpa: 2, Europa: 3, läsbarhet: 3 },
}

test('syllables are counted by the rules of the language', () => {
  for (const [language, words] of Object.entries(WORDS))
    for (const [word, syllables] of Object.entries(words))
      assert.equal(syllablesOf(word, language as LanguageKey), syllables, `${language} ${word}`)
})

interface Worked {
  language: LanguageKey
  text: string
  key: string
  counted: Record<string, number>
  /** The figure of the same text by textstat, which takes places to hyphenate for syllables, and how far ours may be from it. */
  figure: number
  within: number
}

/** Counts and figures by textstat 0.7.11. Gulpease is worked out of its letters: it takes commas for some. */
const WORKED: Worked[] = [
  {
    language: 'DE',
    text: [
      'Die Inanspruchnahme der Versicherungsleistungen setzt die ordnungsgemäße Entrichtung sämtlicher Beitragszahlungen',
      'voraus.',
      'Unvollständige Unterlagen verzögern die abschließende Bearbeitung erheblich.',
      'Zuständigkeitshalber wird die Angelegenheit an die übergeordnete Verwaltungsbehörde weitergeleitet.',
    ].join(' '),
    key: 'wiener_sachtextformel',
    counted: { words: 27, sentences: 3, syllables: 90, long_words: 17, polysyllabic_words: 17, monosyllabic_words: 9 },
    figure: 19.8894,
    within: 0.001,
  },
  {
    language: 'DE',
    text: [
      'Wir prüfen Ihren Antrag innerhalb von zwei Wochen.',
      'Danach bekommen Sie einen Brief von uns.',
      'Wenn etwas fehlt, rufen wir Sie an.',
      'Sie können den Vertrag jederzeit kündigen, und das Geld überweisen wir auf Ihr Konto.',
    ].join(' '),
    key: 'wiener_sachtextformel',
    counted: { words: 36, sentences: 4, long_words: 6, polysyllabic_words: 5 },
    figure: 3.5715,
    within: 0.1,
  },
  {
    language: 'FR',
    text: [
      'Nous étudions votre demande sous deux semaines.',
      'Vous recevez ensuite une lettre de notre part.',
      'Si un document manque, nous vous appelons.',
      'Vous pouvez mettre fin au contrat à tout moment, et la somme arrive sur votre compte.',
    ].join(' '),
    key: 'kandel_moles',
    counted: { words: 38, sentences: 4, syllables: 53 },
    figure: 98.5786,
    within: 4,
  },
  {
    language: 'ES',
    text: [
      'Estudiamos su solicitud en dos semanas.',
      'Después recibirá una carta nuestra.',
      'Si falta algo, le llamamos por teléfono.',
      'Usted puede dejar el contrato cuando quiera, y el dinero llega a su cuenta al día siguiente.',
    ].join(' '),
    key: 'fernandez_huerta',
    counted: { words: 35, sentences: 4, syllables: 71 },
    figure: 81.3436,
    within: 5.2,
  },
  {
    language: 'IT',
    text: [
      'Esaminiamo la sua domanda in due settimane.',
      'Poi riceve una nostra lettera.',
      'Se manca qualcosa, la chiamiamo al telefono.',
      'Lei può chiudere il contratto quando vuole e i soldi arrivano sul suo conto.',
    ].join(' '),
    key: 'gulpease',
    counted: { words: 33, sentences: 4, characters: 159 },
    figure: 77.1818,
    within: 0.001,
  },
  {
    language: 'NL',
    text: [
      'Wij bekijken uw aanvraag binnen twee weken.',
      'Daarna krijgt u een brief van ons.',
      'Als er iets mist, bellen we u op.',
      'U kunt het contract altijd stoppen, en het geld komt de volgende dag op uw rekening.',
    ].join(' '),
    key: 'flesch_douma',
    counted: { words: 38, sentences: 4, syllables: 52 },
    figure: 92.6316,
    within: 0.01,
  },
  {
    language: 'SE',
    text: [
      'Försäkringsersättningens utbetalning förutsätter fullständig redovisning av samtliga verifikationer.',
      'Ofullständiga handlingar medför oundvikligen betydande förseningar i den administrativa handläggningen hos ansvarig',
      'myndighet.',
    ].join(' '),
    key: 'lix',
    counted: { words: 21, sentences: 2, long_words: 16 },
    figure: 86.6905,
    within: 0.001,
  },
]

test('the formula of each language gives what another program gives for the same text', () => {
  for (const { language, text, key, counted, figure, within } of WORKED) {
    const statistics = statisticsOf(text, sentences(text, language).length, null, language)
    for (const [name, count] of Object.entries(counted))
      assert.equal(statistics[name as keyof typeof statistics], count, `${language} ${name}`)
    const ours = figuresOf(statistics)[key]!
    assert.ok(Math.abs(ours - figure) <= within, `${language} ${key}: ${ours}, not ${figure}`)
  }
})

test('a metric of ease is found below its figure, one of difficulty above it, and the two have no mean', () => {
  const rule = (metrics: string, grade: number) =>
    `extends: readability\nmessage: "%s"\nseverity: LOW\nmetrics: [${metrics}]\ngrade: ${grade}\n`
  const { text } = WORKED.find(({ language }) => language === 'NL')!
  assert.equal(findingsOf(rule('Flesch-Douma', 90), text, { language: 'NL' }).length, 0)
  assert.deepEqual(
    findingsOf(rule('Flesch-Douma', 95), text, { language: 'NL' }).map(({ reason }) => reason),
    ['92.64'],
  )
  assert.equal(findingsOf(rule('LIX', 20), text, { language: 'NL' }).length, 1)
  assert.equal(findingsOf(rule('LIX', 30), text, { language: 'NL' }).length, 0)
  const { refused } = loadRules([{ path: 'styles/Test/rule.yml', content: rule('LIX, Gulpease', 30) }])
  assert.match(refused[0]?.message ?? '', /they have no mean/)
})

test('the syllables of a page are those of its language', () => {
  const rule = 'extends: metric\nmessage: "%s"\nseverity: LOW\nformula: syllables\ncondition: "> 0"\n'
  const reasons = (language: LanguageKey) => findingsOf(rule, 'Nation', { language }).map(({ reason }) => reason)
  assert.deepEqual(reasons('DE'), ['3.00'])
  assert.deepEqual(reasons('FR'), ['2.00'])
})
