import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGE_KEYS, type LanguageKey } from '../../src/languages.ts'
import { detectLanguage } from '../../src/text/language.ts'
import { readText } from '../../src/text/read.ts'
import { sentences } from '../../src/text/sentences.ts'

const SAMPLES: Record<LanguageKey, string[]> = {
  NL: ['Bestel vandaag nog en betaal pas over dertig dagen.', 'Wij nemen zo snel mogelijk contact met u op.'],
  EN: ['Order today and pay nothing for the first thirty days.', 'Our customers love how easy it is to get started.'],
  ES: ['Compra hoy y paga dentro de treinta días sin intereses.', 'Nuestro equipo te ayudará con cualquier pregunta.'],
  IT: ['Acquista oggi e paga tra trenta giorni senza interessi.', 'I nostri clienti apprezzano la qualità del servizio.'],
  GR: ['Αγοράστε σήμερα και πληρώστε σε τριάντα ημέρες.', 'Η ομάδα μας είναι πάντα δίπλα σας.'],
  SE: ['Beställ idag och betala först om trettio dagar.', 'Våra kunder uppskattar hur enkelt det är att komma igång.'],
  PT: ['Compre hoje e pague apenas daqui a trinta dias.', 'A nossa equipa está sempre pronta para o ajudar.'],
  FR: ["Commandez aujourd'hui et payez dans trente jours.", 'Nos clients apprécient la simplicité de notre service.'],
  FI: ['Tilaa tänään ja maksa vasta kolmenkymmenen päivän kuluttua.', 'Asiakkaamme arvostavat palvelumme helppoutta.'],
  PL: ['Zamów dzisiaj i zapłać dopiero za trzydzieści dni.', 'Nasi klienci cenią sobie prostotę naszej usługi.'],
  DE: ['Bestellen Sie heute und zahlen Sie erst in dreißig Tagen.', 'Unsere Kunden schätzen, wie einfach der Einstieg ist.'],
  TR: ['Bugün sipariş verin, otuz gün sonra ödeyin.', 'Müşterilerimiz hizmetimizin kolaylığını seviyor.'],
  DK: ['Bestil i dag og betal først om tredive dage, hvis du vil.', 'Vores kunder sætter pris på, hvor nemt det er at komme i gang.'],
  RU: ['Закажите сегодня и заплатите через тридцать дней.', 'Наши клиенты ценят простоту нашего сервиса.'],
  NO: ['Bestill i dag og betal først om tretti dager hvis du vil.', 'Få gratis frakt på alle bestillinger over 500 kr.'],
}

for (const key of LANGUAGE_KEYS) {
  test(`${key} is distinguished from the other fourteen by a sentence`, () => {
    for (const sample of SAMPLES[key]) assert.equal(detectLanguage(sample), key, sample)
  })
}

test('Danish, Norwegian and Swedish prose is told apart where most words are shared', () => {
  for (const [language, sample] of [
    [
      'DK',
      'Har du glemt din kode, kan du bestille en ny her. Vær opmærksom på forskellen mellem store og små bogstaver. Du kan ringe gratis ' +
        'til alle kunder og betale med kort, når du får din første regning. Spiser du sundt, men tillader dig selv en cigaret, har du ' +
        'brug for flere vitaminer end andre.',
    ],
    [
      'NO',
      'Har du glemt koden, kan du bestille en ny her. Vær oppmerksom på forskjellen mellom store og små bokstaver. Du kan ringe gratis ' +
        'til alle kunder og betale med kort når du får den første regningen. Spiser du sunt, men unner deg en sigarett, har du bruk ' +
        'for flere vitaminer enn andre.',
    ],
    ['DK', 'Betalingen trækkes, når ordren er bekræftet, og pakken sendes til den nærmeste butik.'],
    ['DK', 'Kampagnen slutter i december, og annoncen skal være godkendt inden.'],
    ['DK', 'Annoncen er leveret i den form, som kunden har accepteret.'],
    ['NO', 'Kampanjen slutter i desember, og annonsen må være godkjent innen da.'],
    ['SE', 'Har du glömt din kod kan du beställa en ny här. Du kan ringa gratis till alla kunder och betala med kort.'],
  ] as const)
    assert.equal(detectLanguage(sample), language, sample)
})

test('what is not one of ours, or hardly anything, is not guessed', () => {
  assert.equal(detectLanguage('今日注文して、三十日後にお支払いください。'), null)
  assert.equal(detectLanguage('Замовте сьогодні і заплатіть через тридцять днів.'), null)
  assert.equal(detectLanguage('Objednejte si ještě dnes a zaplaťte až za třicet dní.'), null)
  for (const text of ['', '12', 'OK', '★★★★☆', 'X-200']) assert.equal(detectLanguage(text), null)
})

test('a document is in the language of most of it, a block of another language in its own, a short one in the document’s', () => {
  const document = readText([...SAMPLES.DE, SAMPLES.FR[0], ...SAMPLES.DE, 'OK, los'].join('\n\n'), 'text')
  assert.equal(document.language, 'DE')
  assert.deepEqual(
    document.blocks.map((block) => block.language),
    ['DE', 'DE', 'FR', 'DE', 'DE', 'DE'],
  )
})

const SENTENCES: [LanguageKey, string][] = [
  ['EN', 'Dr. Smith of Acme Inc. paid $3.50, e.g. for tea.|He said "Stop!" and left.|Is it so?|Yes!'],
  ['EN', 'The U.S. Government agreed.|Apples, pears, etc.|They rot.|See Fig. 3 for more.'],
  ['EN', '1. Open the box.|2. Read this… and wait.|Done...|Next'],
  ['DE', 'Am 3. Mai kommt Hr. Meier, z. B. um 10 Uhr.|Er bzw. sie geht.'],
  ['FR', 'M. Dupont paie 5 % env. à la livraison.|Et vous ?|Non !'],
  ['ES', '¿Quién es el Sr. García?|¡Es él!|P.ej. en la pág. 3 se ve.'],
  ['NL', 'Dhr. Jansen betaalt o.a. de kosten.|Dat is ca. 5 euro.'],
  ['PL', 'Wg art. 5 ust. 2 ustawy, np. o cenach, to ok. 5 zł.|Koniec.'],
  ['RU', 'Это стоит 5 тыс. рублей, т.е. дорого.|Да?|Нет.'],
  ['GR', 'Τι κάνεις;|Καλά, π.χ. σήμερα.|Ωραία.'],
  ['TR', 'Dr. Yılmaz geldi.|Örn. bugün saat 5. katta.'],
  ['FI', 'Hinta on esim. 5 euroa.|Se on n. 3 kg.'],
  ['SE', 'Det gäller t.ex. priset.|Ring kl. 10.'],
]

test('sentences end at their stops, not at abbreviations, ordinals and decimals', () => {
  for (const [language, expected] of SENTENCES) {
    const text = expected.replaceAll('|', ' ')
    assert.equal(
      sentences(text, language)
        .map((span) => text.slice(span.start, span.end))
        .join('|'),
      expected,
    )
  }
})

test('a page that declares the language of its template is read in the language of its text; a short text in the declared one', () => {
  const page = (lang: string, text: string) => readText(`<html lang="${lang}"><body><p>${text}</p></body></html>`, 'html')
  for (const lang of ['en', 'dk', 'gr', 'rus', 'fr']) {
    for (const key of LANGUAGE_KEYS) {
      const text = SAMPLES[key].join(' ').repeat(2)
      const document = page(lang, text)
      assert.equal(document.language, key, `${lang}: ${text}`)
      assert.equal(document.blocks[0]?.language, key, `${lang}: ${text}`)
    }
  }
  assert.equal(page('de', 'OK').language, 'DE')
  assert.equal(page('de-AT', 'Hotel Sacher Wien').language, 'DE')
  assert.equal(page('ja', SAMPLES.EN.join(' ')).language, null)
  const mixed = readText(`<html lang="de"><body><p>${SAMPLES.DE.join(' ')}</p><p lang="en">Last call</p></body></html>`, 'html')
  assert.deepEqual(
    mixed.blocks.map((block) => block.language),
    ['DE', 'EN'],
  )
})

test('letters with their accents apart are the same letters', () => {
  const czech = 'Příliš žluťoučký kůň úpěl ďábelské ódy, říká se v každé české učebnici.'
  assert.equal(detectLanguage(czech.normalize('NFD')), detectLanguage(czech))
  assert.equal(detectLanguage(czech), null)
})

test('lines of a few words are told or undecided, and not taken for another language', () => {
  const lines: [LanguageKey, string][] = [
    ['EN', 'Our supplement cures cancer.'],
    ['EN', 'Our capsules cure diabetes.'],
    ['EN', 'Track my parcel'],
    ['DE', 'Zählerstand online melden'],
    ['SE', 'Hämta i butik Malmö Triangeln'],
    ['PL', 'Lodówka 186 × 60 cm, klasa energetyczna C'],
    ['FI', 'Hinnat sisältävät arvonlisäveron 25,5 prosenttia.'],
    ['ES', 'Juego autorizado solo para mayores de 18 años'],
    ['FR', 'Investir comporte un risque de perte en capital.'],
    ['IT', 'Carta regalo da 20, 50 o 100 euro, valida 24 mesi'],
    ['NL', 'Hulp nodig? Bel Loket Kansspel: 0800 24 000 22'],
  ]
  const told = lines.map(([language, line]) => [line, detectLanguage(line) ?? language])
  assert.deepEqual(
    told,
    lines.map(([language, line]) => [line, language]),
  )
  assert.ok(lines.filter(([language, line]) => detectLanguage(line) === language).length >= 8, 'most of them are told')
})
