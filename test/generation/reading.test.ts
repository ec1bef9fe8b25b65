import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { addressOf } from '../../src/generation/draft/address.ts'
import type { Values } from '../../src/generation/form/form.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { parseDraft, renderDraft } from '../../src/generation/draft/render.ts'
import { library, toneKeys } from './built-in.ts'

function write(key: string, language: LanguageKey, values: Values, variant = 0, tone = 'neutral'): string {
  return writeDraft({ template: library.template(key, language)!, values, tone: library.tone(tone, language)!, variant }).markdown
}

const job = (tasks: string[]): Values => ({ title: 'T', company: 'C', intro: 'I.', tasks, profile: ['y'], url: 'https://example.com' })

test('the phrases address the reader as the entered text does', () => {
  const post = (language: LanguageKey, hook: string, tone?: string) =>
    write('social-post', language, { channel: 'linkedin', hook, message: 'M.', ask: true }, 0, tone)
  assert.match(post('ES', 'Tu mochila está sucia.'), /¿Y tú qué opinas\?/)
  assert.match(post('ES', 'Elija su mochila.', 'friendly'), /¿Y usted qué opina\?/)
  // A verb alone may address the reader where pronouns are left out.
  assert.match(post('ES', 'La mochila está sucia.'), /¿Qué les parece\?/)
  assert.match(post('IT', 'Il tuo zaino è sporco.'), /Che cosa ne pensi\?/)
  assert.match(post('FR', 'Votre sac est sale.', 'friendly'), /Qu’en pensez-vous\s\?/)
  assert.match(post('RU', 'Твой рюкзак грязный.'), /Что ты об этом думаешь\?/)
  assert.match(post('DE', 'Das ist für dich.', 'professional'), /Wie siehst du das\?/)
  assert.match(post('TR', 'Çocuğunuzu da getirin.', 'friendly'), /Siz ne düşünüyorsunuz\?/)
  assert.match(post('NL', 'Uw rugzak is vuil.', 'friendly'), /Hoe kijkt u hiernaar\?/)
})

test('quotations, questions of customers and notes tell nothing about the address, and a mixture neither', () => {
  const of = (key: string, language: LanguageKey, values: Values) => addressOf(library.template(key, language)!, values)
  assert.equal(of('landing-page', 'DE', { quotes: ['Anna: Das musst du sehen.'] }), null)
  assert.equal(of('landing-page', 'DE', { offer: 'Das „Konto für dich“ ist neu.' }), null)
  assert.equal(of('faq', 'FR', { questions: ['Livrez-vous en Belgique ? Oui, sous trois jours.'] }), null)
  assert.equal(of('faq', 'FR', { questions: ['Et si je rate le train ? Tu nous appelles.'] }), 'informal')
  assert.equal(of('product-description', 'DE', { audience: 'Leute, die du kennst' }), null)
  assert.equal(of('product-description', 'DE', { summary: 'Für dich. Rufen Sie an.' }), null)
  assert.equal(of('product-description', 'DE', { summary: 'Sie fährt. Ihre Reichweite: 70 km.' }), null)
  assert.equal(of('product-description', 'EN', { summary: 'Your desk.' }), null)
})

test('where languages have two forms, plain words stand ready for both', () => {
  for (const language of LANGUAGE_KEYS) {
    const { ask } = library.phrases.get(language)!
    const isTwofold = new Set(toneKeys.map((key) => library.tone(key, language)!.address)).size === 2
    if (!isTwofold || ['EN', 'SE', 'DK', 'NO'].includes(language)) continue
    assert.ok(typeof ask === 'object' && ask.formal !== ask.informal, language)
    for (const name of ['more', 'features', 'facts', 'summary'])
      assert.equal(typeof library.phrases.get(language)![name], 'string', language)
  }
})

test('entries with and without a heading are one list in the order somebody gave them', () => {
  const topics = ['Repairs: bring your old jacket', 'New shop in York', 'Is it waterproof?']
  const list = /^[-\d][.]? ?\*\*Repairs:\*\* bring your old jacket\n[-\d][.]? ?New shop in York\n[-\d][.]? ?Is it waterproof\?$/m
  const letter = { subject: 'S', sender: 'N', intro: 'I.', topics }
  for (const variant of [0, 1, 2]) assert.match(write('newsletter', 'EN', letter, variant), list)
  for (const variant of [0, 1, 2]) assert.match(write('blog-article', 'EN', { title: 'T', message: 'M.', points: topics }, variant), list)
  for (const key of ['category-page', 'landing-page'])
    assert.match(
      write(key, 'EN', { category: 'C', intro: 'I.', groups: topics, headline: 'H', offer: 'O.', benefits: topics, callToAction: 'Go' }, 2),
      list,
    )
  for (const variant of [0, 1, 2])
    assert.match(write('newsletter', 'EN', { ...letter, topics: ['New shop in York'] }, variant), /^New shop in York$/m)
})

test('a heading has a capital, an article before a name too, and a brand stays as it is written', () => {
  assert.match(write('job-posting', 'EN', { ...job(['x']), title: 'mortgage adviser' }, 2), /^# Mortgage adviser · C$/m)
  assert.match(write('category-page', 'EN', { category: 'rain wear', intro: 'I.', groups: ['x'] }), /^# Rain wear$/m)
  // One word in small letters may be a name.
  for (const category of ['iittala', 'adidas'])
    assert.match(write('category-page', 'EN', { category, intro: 'I.', groups: ['x'] }), new RegExp(`^# ${category}$`, 'm'))
  const brands = write('category-page', 'EN', { category: 'C', intro: 'I.', groups: ['iittala', 'adidas'] })
  assert.match(brands, /^- iittala\n- adidas$/m)
  const named = (language: LanguageKey, name: string) => write('product-description', language, { name, summary: 'S.', features: ['x'] })
  assert.match(named('ES', 'la mochila Tajo'), /^# La mochila Tajo$/m)
  assert.match(named('DE', 'adidas Samba'), /^# adidas Samba$/m)
  assert.match(named('DE', 'adidas'), /^# adidas$/m)
  assert.match(named('DE', 'adidas samba'), /^# adidas samba$/m)
  assert.match(named('PT', 'implante dentário completo'), /^# Implante dentário completo$/m)
  const bike = { name: 'rower cargo Kuba', summary: 'Rower cargo na dwoje dzieci.', features: ['x'] }
  assert.match(write('product-description', 'PL', bike), /^# Rower cargo Kuba$/m)
  const page = { headline: 'tea for two', offer: 'O.', benefits: ['x'], callToAction: 'fill my basket', url: 'https://example.com' }
  assert.match(write('landing-page', 'EN', page), /^# Tea for two[^]*\[Fill my basket\]/)
  const dates = { subject: 'S', sender: 'N', intro: 'I.', topics: ['x'], dates: ['2027-06-25: voting closes'] }
  assert.match(write('newsletter', 'EN', dates), /\*\*25 June 2027:\*\* voting closes/)
})

test('an address gets no full stop, a title keeps its own, an abbreviation keeps its colon', () => {
  const script = { title: 'T', hook: 'H.', scenes: ['a: b'], closing: 'taktwerk.example' }
  assert.match(write('video-script', 'DE', script), /\*\* taktwerk\.example$/m)
  assert.match(write('meta-tags', 'EN', { page: 'Receipts? Done.', benefit: 'B.' }), /^Receipts\? Done\.$/m)
  assert.match(write('meta-tags', 'EN', { page: 'We book receipts.', benefit: 'B.' }), /^We book receipts\.$/m)
  const groups = ['RR. HH.: Factorial', 'A medida: con la API']
  assert.match(write('category-page', 'ES', { category: 'C', intro: 'I.', groups }), /\*\*RR\. HH\.:\*\* Factorial/)
})

test('a phrase follows a label only where it is surely none with a verb', () => {
  const opening = (language: LanguageKey, text: string) => {
    const scope = { text, say: library.phrases.get(language) }
    const notes = { used: new Set<string>(), unanswered: new Set<string>(), pairs: [] }
    return renderDraft(parseDraft('{{ text | under: say.issue }}', language), scope, notes).replaceAll('\\', '')
  }
  assert.equal(opening('EN', "we've bought a hut"), "We've bought a hut.")
  assert.equal(opening('ES', 'huele a cola'), 'Huele a cola.')
  assert.equal(opening('NL', 'het ruikt naar lijm'), 'Het ruikt naar lijm.')
  assert.equal(opening('PL', 'pachnie klejem'), 'Pachnie klejem.')
  assert.equal(opening('NL', 'nieuwe stoffen'), 'In deze editie: nieuwe stoffen.')
})

test('verbs tell the address where no pronoun does', () => {
  const of = (language: LanguageKey, summary: string) => addressOf(library.template('product-description', language)!, { summary })
  assert.equal(of('FR', 'Comptez quatre heures.'), 'formal')
  assert.equal(of('FR', 'Un rendez-vous chez un médecin.'), null)
  assert.equal(of('PL', 'Lubisz książki.'), 'informal')
  assert.equal(of('PL', 'Tomasz i nasz zespół.'), null)
  assert.equal(of('PL', 'Państwo idą, my wieziemy bagaże.'), 'formal')
  assert.equal(of('GR', 'Δοκιμάστε το.'), 'formal')
  assert.equal(of('GR', 'Είμαστε οκτώ.'), null)
  assert.equal(of('TR', 'Hemşirelerle konuşursun.'), 'informal')
  assert.equal(of('FI', 'Päätämme kanssasi.'), 'informal')
  assert.equal(of('TR', 'İstersin, İzmir’e gideriz.'), 'informal')
  assert.equal(of('IT', 'Ti aspettiamo.'), 'informal')
})

test('names and nouns that end like a verb address nobody', () => {
  const of = (language: LanguageKey, summary: string) => addressOf(library.template('product-description', language)!, { summary })
  for (const text of ['Podajemy gulasz w mieście Kalisz.', 'Kucharz Eliasz i szef Mateusz gotują.'])
    assert.equal(of('PL', text), null, text)
  for (const text of ['Mersin şubemiz açık.', 'Kursun süresi iki aydır.', 'Dersin ücreti 100 TL.']) assert.equal(of('TR', text), null, text)
  for (const text of ['Lega Ti 6Al-4V, il titanio Ti è leggero.', 'Ti 6Al-4V.']) assert.equal(of('IT', text), null, text)
  for (const text of ['Le chef Martinez cuisine.', 'Maison Lopez, fondée à Suez.']) assert.equal(of('FR', text), null, text)
  for (const text of ['Tuotteen rakenne on kestävä.', 'Asiakas vastasi heti.']) assert.equal(of('FI', text), null, text)
  assert.equal(of('ES', 'La marca Te Verde vende té.'), null)
  assert.equal(of('PT', 'O cliente liga e respondemos-lhe em 24 horas.'), null)
})

test('a colon after a question is no part of the answer, and a quotation that is signed has its speaker at the end', () => {
  const page = { headline: 'H', offer: 'O.', benefits: ['x'], callToAction: 'Go', url: 'https://example.com' }
  const polish = write('landing-page', 'PL', { ...page, questions: ['ile to trwa?: dwa dni'] })
  assert.match(polish, /Ile to trwa\?/)
  assert.doesNotMatch(polish, /:\s*dwa dni/i)
  const quoted = (quote: string) => write('landing-page', 'DE', { ...page, quotes: [quote] })
  assert.match(quoted('Prima: Ich komme wieder. – C'), /Prima: Ich komme wieder\./)
  assert.doesNotMatch(quoted('Prima: Ich komme wieder. – C'), /– Prima|\*\*Prima|^> Ich komme/m)
  assert.match(quoted('Anna Berg: Gut. – Besser!'), /Anna Berg/)
})

test('no link of a tone says only that there is more', () => {
  const empty =
    /^(?:(?:read|learn|see) )?more$|^mehr$|^(?:voir )?plus$|^más$|^mais$|^meer$|^mere?$|^więcej$|^lisää$|^leggi$|^devamı$|^дальше$/i
  for (const tone of library.tones) assert.doesNotMatch(tone.words.more, empty, `${tone.key} ${tone.language}`)
})

test('a colon inside a quotation makes no label', () => {
  const rows = write('category-page', 'DE', {
    category: 'C',
    intro: 'I.',
    groups: ['„Nur heute: gesunde Snacks“', '„Effi“ Sessel: zum Lesen'],
  })
  assert.match(rows, /^- „Nur heute: gesunde Snacks“\n- \*\*„Effi“ Sessel:\*\* zum Lesen$/m)
})

test('nothing entered is said twice', () => {
  assert.match(write('job-posting', 'ES', { ...job(['x']), start: 'incorporación inmediata' }), /^- Incorporación inmediata$/m)
  const release = { headline: 'H', lead: 'L.', body: 'B.', company: 'Fenwick Mutual', contact: 'Fenwick Mutual\npress@fenwick.example' }
  for (const variant of [0, 2]) assert.equal(write('press-release', 'EN', release, variant).match(/Fenwick Mutual/g)?.length, 1)
})

test('after a label and its colon the first letter stays as typed', () => {
  const points = [
    'Links: klicken Sie nie darauf',
    'Zeit: eine Leitung plant neun Stunden',
    'Knie: auch ambulant',
    'Lofoten: jetzt auch im Winter',
  ]
  const { length } = points
  const rows = write('category-page', 'DE', { category: 'C', intro: 'I.', groups: points }).match(/^- \*\*.*/gm)!
  assert.equal(rows.length, length)
  assert.deepEqual(
    rows.map((row) => row.split(':** ')[1]![0]),
    ['k', 'e', 'a', 'j'],
  )
})

test('no heading stands over a closing word, no name before what is said below it, and no label before another', () => {
  const article = { title: 'T', message: 'M.', points: ['A: x', 'B: y'], conclusion: 'zapraszamy do oddziału', url: 'https://example.com' }
  for (const tone of toneKeys)
    assert.match(write('blog-article', 'PL', article, 0, tone), /\n\nY\n\n---\n\nZapraszamy do oddziału\.?\n\n\[/)
  for (const language of LANGUAGE_KEYS) {
    const page = { page: 'Klar?', benefit: 'lån til båt' }
    assert.match(write('meta-tags', language, page, 2), /^Lån til båt\.?$/m)
    assert.match(write('product-description', language, { name: 'Kwit', summary: 'Program', features: ['x'] }, 2), /^# Kwit\n\nProgram$/m)
    const answers = { subject: 'S', questions: ['Q? A.'], contact: 'Rejestracja: 61 555 88 12' }
    assert.match(write('faq', language, answers), /^\*\*Rejestracja\s?:\*\* 61 555 88 12$/m)
    assert.match(write('job-posting', language, { ...job(['x']), contact: answers.contact }), /^- \*\*Rejestracja\s?:\*\* 61/m)
  }
})

test('orders and verbs of job advertisements tell the address where languages have two forms', () => {
  const of = (language: LanguageKey, summary: string) => addressOf(library.template('product-description', language)!, { summary })
  assert.equal(of('PL', 'Załóż lokatę w marcu.'), 'informal')
  assert.equal(of('PL', 'Przygotowywanie umów i wystaw.'), null)
  assert.equal(of('RU', 'Забронируйте до конца февраля.'), 'formal')
  assert.equal(of('RU', 'Готовите маршруты.'), 'formal')
  assert.equal(of('RU', 'Подробности на сайте.'), null)
  assert.equal(of('TR', 'Mart sonuna kadar başvurun.'), 'formal')
  assert.equal(of('TR', 'Yazın da açığız.'), null)
  assert.equal(of('GR', 'Κρατάς το αρχείο.'), 'informal')
  assert.equal(of('GR', 'Λύσεις και θέσεις εργασίας.'), null)
})

test('where the form of address is not known, nothing that leads to the reader assumes one', () => {
  const pronoun =
    /(?<!\p{L})(?:Państw\p{L}*|Ciebie|tw[oó]j\p{L}*|swoj\p{L}*|σας|σου|вам|ваш\p{L}*|тво\p{L}*|тебя)(?!\p{L})|\p{L}{2,}nne(?!\p{L})/iu
  for (const language of ['PL', 'FI', 'GR', 'TR', 'RU'] as const)
    for (const tone of toneKeys) {
      const { more, features, facts } = library.tone(tone, language)!.words
      assert.doesNotMatch(
        [more, features, facts, write('job-posting', language, job(['x']), 0, tone)].join('\n'),
        pronoun,
        `${language} ${tone}`,
      )
    }
})

test('two forms of a noun have a capital like one, and a unit or a year keeps its full stop', () => {
  const title = (language: LanguageKey, text: string) => write('job-posting', language, { ...job(['x']), title: text }, 2).split('\n')[0]
  assert.equal(title('GR', 'υπεύθυνος/η συσκευασίας'), '# Υπεύθυνος/η συσκευασίας · C')
  assert.equal(title('PL', 'kierowca/kierowczyni'), '# Kierowca/kierowczyni · C')
  assert.equal(title('EN', 'example.com/jobs'), '# example.com/jobs · C')
  const titled = (language: LanguageKey, page: string) => write('meta-tags', language, { page, benefit: 'B.' })
  assert.match(titled('GR', 'Ελαιόλαδο 3 λ.'), /3 λ\.$/m)
  assert.match(titled('PL', 'Promocja do 31 marca 2027 r.'), /2027 r\.$/m)
})

test('a letter has no greeting but its own, and one that its sender closes has no second closing', () => {
  for (const language of LANGUAGE_KEYS)
    for (const tone of toneKeys) {
      const letter = { subject: 'S', sender: 'N', intro: 'I.', topics: ['x'] }
      assert.match(write('newsletter', language, letter, 0, tone), /^# S\n\nI\.\n\nx\n/)
      const mail = { subject: 'S', sender: 'N', offer: 'O.', callToAction: 'Go', url: 'https://example.com' }
      assert.match(write('promotional-email', language, mail, 0, tone), /^# S\n\nO\.\n/)
      const { bye } = library.tone(tone, language)!.words
      const closed = { ...letter, sender: `${bye.replace(',', '')} N` }
      assert.equal(write('newsletter', language, closed, 0, tone).split('---')[1]?.trim(), closed.sender, `${language} ${tone}`)
    }
})

test('a day is written out beside an hour too, and nothing that only looks like one', () => {
  const dates = ['2027-03-18, 19 Uhr: Infoabend', '2027-05-01 bis 2027-05-03: Markt', 'AZ-2027-05-01: Akte', '2027-13-40: nie']
  const letter = write('newsletter', 'DE', { subject: 'S', sender: 'N', intro: 'I.', topics: ['x'], dates })
  assert.match(letter, /\*\*18\. März 2027, 19 Uhr:\*\* Infoabend\n- \*\*1\. Mai 2027 bis 3\. Mai 2027:\*\* Markt\n/)
  assert.match(letter, /\*\*AZ-2027-05-01:\*\* Akte\n- \*\*2027-13-40:\*\* nie/)
})

test('what ends an entry stays as typed', () => {
  const features = (entries: string[], variant = 0) =>
    write('product-description', 'EN', { name: 'N', summary: 'S.', features: entries }, variant).trimEnd().split('\n\n')[3]
  assert.equal(features(['taped seams', 'Two-way zip.', 'folds small;']), '- Taped seams\n- Two-way zip.\n- Folds small;')
  assert.equal(features(['It folds. It packs.', 'zip']), '- It folds. It packs.\n- Zip')
  const steps = { title: 'T', customer: 'C', challenge: 'C', solution: 'S.', results: ['r'], measures: ['Import', 'Schulung (40 Min.)'] }
  assert.match(write('case-study', 'DE', steps), /^C\n[^]*1\. Import\n2\. Schulung \(40 Min\.\)$/m)
})

test('who signs has a capital where that is no name', () => {
  const signed = (language: LanguageKey, sender: string) =>
    write('newsletter', language, { subject: 'S', sender, intro: 'I.', topics: ['x'] })
      .trimEnd()
      .split('\n')
      .at(-1)
  assert.equal(signed('EN', 'the team at Northwood'), 'The team at Northwood')
  assert.equal(signed('FR', 'l’équipe Plannix'), 'L’équipe Plannix')
  assert.equal(signed('IT', 'il team di Turnix'), 'Il team di Turnix')
  assert.equal(signed('DE', 'dein Fuchs-Team'), 'Dein Fuchs-Team')
  assert.equal(signed('DE', 'von der Au'), 'von der Au')
  assert.equal(signed('NL', 'dr. Floor van den Bosch'), 'dr. Floor van den Bosch')
  assert.equal(signed('EN', 'adidas team'), 'adidas team')
  assert.equal(signed('PT', 'toda a equipa'), 'Toda a equipa')
  assert.equal(signed('SE', 'teamet på Nord'), 'Teamet på Nord')
})

test('only a question mark makes a question: everything else is printed, where somebody put it', () => {
  const page = (language: LanguageKey, entry: string) => write('faq', language, { subject: 'S', questions: ['A? B.', entry, 'C? D.'] })
  for (const [language, entry] of [
    ['EN', 'What you order before noon, we send the same day'],
    ['EN', 'When it is cold we deliver indoors'],
    ['ES', 'Cuando llueve abrimos a las diez'],
    ['ES', 'Cómo llegar'],
    ['IT', 'Come si usa'],
    ['IT', 'Chi può partecipare'],
    ['PT', 'Quando chove abrimos às dez'],
    ['PT', 'Qual é o preço'],
    ['NO', 'Når det er kaldt leverer vi inne'],
    ['NO', 'Kan du ikke komme ring oss'],
    ['SE', 'Var försiktig med glaset'],
    ['DE', 'Wann immer es passt'],
  ] as const)
    for (const text of [page(language, entry)]) assert.match(text, new RegExp(`B\\.\n\n${entry}\\.?\n\n\\*\\*C\\?`), language)
  assert.doesNotMatch(page('EN', 'Any colours?'), /colours/)
})

test('a scene without a colon is neither seen nor said: it stands as typed', () => {
  const script = { title: 'T', hook: 'H.', scenes: ['The open box: Lay out the parts.', 'logo on white'] }
  assert.match(write('video-script', 'EN', script), /^## Scene 2\n\nLogo on white$/m)
  assert.match(write('video-script', 'EN', script, 1), /^2\. Logo on white$/m)
  assert.match(write('video-script', 'EN', script, 2), /^\*\*Scene 2\*\*\\\nLogo on white$/m)
})

test('verbs of Spanish, Italian and Portuguese tell the address, and Sie at the beginning does where nothing else does', () => {
  const of = (language: LanguageKey, summary: string) => addressOf(library.template('product-description', language)!, { summary })
  assert.equal(of('ES', 'Calcule la cuota.'), 'formal')
  assert.equal(of('ES', 'Eres puntual.'), 'informal')
  assert.equal(of('ES', 'Viaje a Madeira para quien elija bien.'), null)
  assert.equal(of('IT', 'Scopri le moke.'), 'informal')
  assert.equal(of('PT', 'Gostas de pessoas.'), 'informal')
  assert.equal(of('PT', 'Envie os orçamentos.'), 'formal')
  assert.equal(of('PT', 'Leve e resistente.'), null)
  assert.equal(of('DE', 'Sie prüfen Anträge.'), 'formal')
  assert.equal(of('DE', 'Sie prüfen Anträge. Du auch.'), 'informal')
})

test('a price that a detail ends with is not printed again', () => {
  const item = { name: 'N', summary: 'S.', features: ['x'], price: 58, currency: 'GBP' }
  assert.doesNotMatch(write('product-description', 'EN', { ...item, details: ['Per session: £58'] }), /\*\*Price:/)
  assert.match(write('product-description', 'EN', { ...item, details: ['Deposit: £580'] }), /\*\*Price:\*\* £58$/m)
})

test('a title begins with a capital where its first word is a noun, and a place typed before the news is not printed again', () => {
  const named = (language: LanguageKey, name: string) =>
    write('product-description', language, { name, summary: 'S.', features: ['x'] }).split('\n')[0]
  assert.equal(named('PL', 'rower miejski Wanda'), '# Rower miejski Wanda')
  assert.equal(named('SE', 'kaffekvarnen Malva'), '# Kaffekvarnen Malva')
  assert.equal(named('DK', 'strikkekittet Lærke'), '# Strikkekittet Lærke')
  assert.equal(named('NO', 'krakken Birk'), '# Krakken Birk')
  assert.equal(named('FI', 'kahvimylly Sula'), '# Kahvimylly Sula')
  assert.equal(named('TR', 'cezve “Usta”'), '# Cezve “Usta”')
  assert.equal(named('RU', 'плед «Север»'), '# Плед «Север»')
  assert.equal(named('GR', 'ποδήλατο Ήρα'), '# Ποδήλατο Ήρα')
  for (const language of ['SE', 'PL', 'FI', 'RU'] as const) assert.equal(named(language, 'adidas Samba'), '# adidas Samba')
  for (const language of LANGUAGE_KEYS)
    assert.match(write('meta-tags', language, { page: 'wiosna na rowerze', benefit: 'B.' }), /^Wiosna na rowerze$/m)
  const news = (lead: string) =>
    write('press-release', 'PL', { headline: 'H', place: 'Toruń', lead, body: 'B.', company: 'C', contact: 'x' })
  assert.match(news('Toruń: rusza wypożyczalnia'), /^# H\n\nToruń: rusza wypożyczalnia$/m)
  assert.match(news('Toruń, 5 marca – Rusza wypożyczalnia.'), /^# H\n\nToruń, 5 marca – Rusza wypożyczalnia\.$/m)
  assert.match(news('Toruń ma wypożyczalnię.'), /^\*\*Toruń\*\* – Toruń ma wypożyczalnię\.$/m)
})

test('a smile gets no full stop, a speaker no second dash, and no headline stands there twice', () => {
  const ad = { format: 'search', product: 'sundhedstjek til katte', headlines: ['Sundhedstjek til katte', 'B'], descriptions: ['D.'] }
  assert.equal(write('advertisement', 'DK', ad, 1).match(/^- Sundhedstjek/gm)?.length, 1)
  const letter = write('newsletter', 'PL', { subject: 'S', sender: 'N', intro: 'I.', topics: ['x'], postscript: 'psy płyną gratis :)' })
  assert.match(letter, /Psy płyną gratis :\\?\)$/m)
  const quotes = ['Jan Brda – właściciel: Rzeka nie jest śmietnikiem.']
  const release = { headline: 'H', lead: 'L.', body: 'B.', company: 'C', contact: 'x', quotes }
  assert.match(write('press-release', 'PL', release), /^> Jan Brda – właściciel: Rzeka nie jest śmietnikiem\.$/m)
})

test('a speaker in brackets behind a quotation is its speaker', () => {
  const page = { headline: 'H', offer: 'O.', benefits: ['x'], callToAction: 'Go', url: 'https://example.com' }
  assert.match(write('landing-page', 'EN', { ...page, quotes: ['"At last!" (Jess, 14)'] }), /^> "At last!"\\\n> — Jess, 14$/m)
  assert.match(write('landing-page', 'EN', { ...page, quotes: ['It folds (twice)'] }), /^> It folds \(twice\)$/m)
})

test('a title names the brand once and has a capital, also a twofold word', () => {
  const title = (values: Values) => write('meta-tags', 'ES', { benefit: 'B.', ...values }).match(/## Título\n\n(.*)/)![1]
  assert.equal(title({ page: 'agenda Plan para talleres', brand: 'plan' }), 'Agenda Plan para talleres')
  assert.equal(title({ page: 'café en grano', brand: 'El Faro' }), 'Café en grano | El Faro')
  assert.match(write('job-posting', 'ES', { ...job(['x']), title: 'becario/a de banca' }), /^# Becario\/a de banca$/m)
  assert.match(write('job-posting', 'FR', { ...job(['x']), title: 'assistant(e) dentaire' }), /^# Assistant\(e\) dentaire$/m)
  assert.match(write('product-description', 'FR', { name: 'stage photo aux Lofoten', summary: 'S.', features: ['x'] }), /^# Stage photo/m)
  assert.match(write('job-posting', 'EN', { ...job(['x']), title: 'example.com/jobs' }), /^# example\.com\/jobs$/m)
})

test('orders get no subject, and neither a predicate nor a statement a label', () => {
  assert.match(write('meta-tags', 'DE', { page: 'P', benefit: 'Geröstet (18 Min.)' }), /^Geröstet \(18 Min\.\)$/m)
  const page = { category: 'Vaccinations', intro: 'Come and see us', groups: ['x'] }
  assert.match(write('category-page', 'EN', page), /^Come and see us$/m)
  assert.match(write('product-description', 'EN', { name: 'GRIND', summary: 'Fits in a pocket', features: ['x'] }), /^Fits in a pocket$/m)
  const article = { title: 'T', message: 'souvent la mouture, rarement le grain', points: ['x'] }
  assert.match(write('blog-article', 'FR', article), /^Souvent la mouture, rarement le grain$/m)
})

test('a quotation is parted only where its speaker is certain', () => {
  const quoted = (quote: string) => {
    const page = { headline: 'H', offer: 'O.', benefits: ['x'], callToAction: 'Go', url: 'https://example.com', quotes: [quote] }
    return write('landing-page', 'DE', page)
      .match(/^> .*$/gm)!
      .join('\n')
  }
  for (const speaker of [
    'Anna Berg, Inhaberin',
    'Dr. Katrin zu Eulenburg, Vorständin',
    'Rita de Sá e Melo, Gründerin',
    'Frau K., Patientin',
    'Jess, 14',
    'Maria K.',
    'Li Na (34)',
    'Tom (54), Patient',
    'Noor el-Amin, Leiterin',
    'Gaspard d’Ormesson, Präsident',
    'Gwen ap Rhys, Fahrerin',
    'Jip in ’t Veld, Student',
    'Ben op ’t Land, Rentner',
    'Jens op den Camp, Berater',
    'Hans van het Hof, Deichgraf',
    'Pier Luigi de’ Medici, Berater',
    'dr. Eva ter Horst, Ärztin',
    'PD Dr. med. Eva von und zu Bodman, Chefärztin',
    'dr n. med. Tomasz Hajduk, prezes',
    'Prof. dr hab. Jan Kowalski, kierownik',
    'leg. optiker Eva Ek, ägare',
    'tri Anna Salo, lääkäri',
    'Dra. María del Carmen de los Santos, Vorsitzende',
    'Bertrand et Odile Le Roux, Landwirte',
  ])
    assert.equal(quoted(`${speaker}: Gut.`), `> Gut.\\\n> — ${speaker}`)
  for (const quote of [
    'Anna: Gut.',
    'Mein Fazit, kurz: gut.',
    'Unsere Familie, alle vier: gut.',
    'Ja, wirklich: gut.',
    'Honestly and truly, one word: gut.',
    'Anna Berg: Gut. – Besser!',
  ])
    assert.equal(quoted(quote), `> ${quote}`)
})

test('a post that asks something itself gets no question of the tone', () => {
  const post = (language: LanguageKey, message: string, points?: string[]) =>
    write('social-post', language, { channel: 'linkedin', message, ask: true, ...(points && { points }) })
  assert.equal(post('NO', 'Hvor går du i sommer?').trim(), 'Hvor går du i sommer?')
  assert.equal(post('GR', 'Πού πας το καλοκαίρι;').trim(), 'Πού πας το καλοκαίρι;')
  assert.match(post('NO', 'Hvor går du i sommer?', ['Sjø', 'Fjell']), /- Fjell\n$/)
  assert.match(post('NO', 'Vi går til sjøen.'), /sjøen\.\n\nHva mener du\?$/m)
})

test('an abbreviation keeps its full stop', () => {
  const rows = (language: LanguageKey, groups: string[]) =>
    write('category-page', language, { category: 'C', intro: 'I.', groups }).match(/^- .*$/gm)
  assert.deepEqual(rows('FI', ['Pelot: ilokaasu ym.', 'Muut']), ['- **Pelot:** ilokaasu ym.', '- Muut'])
  assert.deepEqual(rows('GR', ['Λιμάνια: Ραφήνα κ.λπ.', 'Νησιά']), ['- **Λιμάνια:** Ραφήνα κ.λπ.', '- Νησιά'])
  assert.deepEqual(rows('RU', ['ПЦР: грипп и др.', 'Кровь']), ['- **ПЦР:** грипп и др.', '- Кровь'])
  assert.deepEqual(rows('TR', ['İçerik: badem yağı vb.', 'Saklama: serin yerde']), [
    '- **İçerik:** badem yağı vb.',
    '- **Saklama:** serin yerde',
  ])
  assert.deepEqual(rows('FI', ['Marginaali: alk. 0,6 %', 'Oma neuvoja']), ['- **Marginaali:** alk. 0,6 %', '- Oma neuvoja'])
  assert.match(write('job-posting', 'PL', job(['Znasz angielski (min. B2)', 'Znasz SQL'])), /\(min\. B2\)\n- Znasz SQL$/m)
})

test('entries are parted by spaces where all were ended, by dots where all are phrases, and are paragraphs otherwise', () => {
  const topics = (...entries: string[]) => write('newsletter', 'FI', { subject: 'S', sender: 'N', intro: 'I.', topics: entries }, 2)
  assert.match(
    topics('Verkkokauppa palvelee.', 'Tilaukset lähtevät tiistaisin!'),
    /^Verkkokauppa palvelee\. Tilaukset lähtevät tiistaisin!$/m,
  )
  assert.match(topics('Uusi kahvi', 'vanha tee'), /^Uusi kahvi · Vanha tee$/m)
  assert.match(topics('Tilaukset lähtevät tiistaisin', 'Kahvila avataan'), /^Tilaukset lähtevät tiistaisin\n\nKahvila avataan$/m)
  assert.match(topics('Vakuutus sis.', 'MB WAY', '5 vuotta'), /^Vakuutus sis\.\n\nMB WAY\n\n5 vuotta$/m)
})

test('quotations of one list have one form, an address is no label, and a customer in the title is not named again', () => {
  const page = { title: 'Fırın Lale', customer: 'Fırın Lale', challenge: 'C.', solution: 'S.', results: ['x'] }
  const text = write('case-study', 'TR', { ...page, quotes: ['Ali Can, fırıncı: Kolay.', 'Zeynep: Güzel!'] })
  assert.match(text, /^> Ali Can, fırıncı: Kolay\.\n\n> Zeynep: Güzel!$/m)
  assert.equal(text.split('Fırın Lale').length, 2)
  assert.match(write('case-study', 'RU', { ...page, quotes: ['Анна и Павел де Лазари, Омск: Да.'] }), /^> — Анна и Павел де Лазари, Омск$/m)
  assert.match(write('job-posting', 'TR', { ...job(['x']), contact: 'Yol, Kordon No: 5' }), /^- \*\*İletişim:\*\* Yol, Kordon No: 5$/m)
})
