import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import type { Values } from '../../src/generation/form/form.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { library } from './built-in.ts'

function write(key: string, language: LanguageKey, values: Values, variant = 0): string {
  return writeDraft({ template: library.template(key, language)!, values, tone: library.tone('neutral', language)!, variant }).markdown
}

const study: Values = { title: 'T', customer: 'C', challenge: 'C.', solution: 'S.', results: ['R'] }
const steps = (measures: string[]) => write('case-study', 'EN', { ...study, measures })
const job = (profile: string[]): Values => ({
  title: 'T',
  company: 'C',
  intro: 'I.',
  tasks: ['x', 'y'],
  profile,
  url: 'https://example.com',
})
const rows = (language: LanguageKey, features: string[]) =>
  write('product-description', language, { name: 'N', summary: 'S.', features: ['x', 'y'], details: features })

test('bullets and numbers typed before entries give way to those of the list', () => {
  const list = /^1\. Tasting with us\n2\. 60 pots ordered\n3\. Training: two mornings$/m
  assert.match(steps(['- tasting with us', '- 60 pots ordered', '- training: two mornings']), list)
  assert.match(steps(['• 2 pots', '• 3 cups']), /^1\. 2 pots\n2\. 3 cups$/m)
  assert.match(steps(['1. tasting with us', '2. 60 pots ordered', '3. training: two mornings']), list)
  assert.match(steps(['1) Tasting with us', '2) 60 pots ordered', '3) Training: two mornings']), list)
  for (const language of LANGUAGE_KEYS) {
    const text = write('faq', language, { subject: 'T', questions: ['1. What? This.', '2. Where? Here.'] }, 2)
    assert.match(text, /\*\*What\?\*\* This/)
    assert.doesNotMatch(text, /\d/)
  }
})

test('what only looks like a mark stays', () => {
  assert.match(steps(['- 10 % in May', '- 20 % in June']), /1\. \\- 10 % in May\n2\. \\- 20 % in June/)
  assert.match(write('job-posting', 'DE', job(['1. Mai frei', '2. Mai auch'])), /1\\?\. Mai frei\n- 2\\?\. Mai auch/)
  assert.match(rows('FI', ['1. kerros: aula', '2. kerros: huoneet']), /\*\*1\\?\. kerros:\*\* aula/)
  assert.match(rows('PL', ['1. Jak parzyć: 3 min', '2. Jak pić: powoli']), /- \*\*Jak parzyć:\*\* 3 min\n/)
  assert.match(steps(['2. floor', '3 rooms']), /1\. 2\\. floor/)
})

test('entries that count themselves get no second number', () => {
  assert.match(steps(['Step 1: choose', 'Step 2: pay']), /^- Step 1: choose\n- Step 2: pay$/m)
  for (const variant of [0, 1, 2]) {
    const scenes = ['Scene 1: The box: It is here.', 'Scene 2: The desk: It stands.']
    const text = write('video-script', 'EN', { title: 'T', hook: 'H.', scenes }, variant)
    assert.equal(text.match(/Scene 1/g)?.length ?? 0, variant === 1 ? 0 : 1, text)
    assert.match(text, /The box/)
  }
})

test('the full stop of an abbreviation stays at the end of an entry', () => {
  const ends: [LanguageKey, string][] = [
    ['EN', 'Ready in 9 wks.'],
    ['EN', 'Bags, boxes, etc.'],
    ['PL', 'Decyzja w 2 dni rob.'],
    ['PL', 'Woda: 2 l na os.'],
    ['PL', 'Turnusy: 3.07., 17.07.'],
    ['PT', 'Teletrabalho: 2 dias/sem.'],
    ['SE', 'Licens el. motsv.'],
    ['FI', 'Yli 12-v.'],
    ['FI', '35 min, keskim.'],
    ['PL', 'Kolory: czerw., gran.'],
    ['FI', 'Koulutus tai vast.'],
  ]
  for (const [language, entry] of ends) {
    const text = write('job-posting', language, job(['B1', entry, 'C1']))
    assert.ok(text.includes(`- B1\n- ${entry}\n- C1\n`), text)
  }
})

test('beside a figure alone entries keep what was typed', () => {
  assert.match(
    write('case-study', 'EN', { ...study, results: ['Orders: 4 100', 'Jobs: 11 (were 3)', 'On time? Always.'] }),
    /11 \(were 3\)\n- On time\? Always\.\n/,
  )
})

test('no full stop follows an address, a code, a smile or anything else', () => {
  const ending = (conclusion: string) => write('blog-article', 'EN', { title: 'T', message: 'M.', points: ['p', 'q'], conclusion })
  for (const text of [
    'Ask us at Ann@Example.com',
    'You find it at example.com/table',
    'Code: SAVE10',
    'We wrote it in Node.js',
    'A book 😂',
  ])
    assert.ok(ending(text).replaceAll('\\', '').endsWith(`\n${text}\n`), ending(text))
})

test('after a label with a mark in brackets the text goes on as typed', () => {
  assert.match(rows('PT', ['Tinto (sim, existe!): para a lampreia', 'Arinto: leve']), /\*\*Tinto \(sim, existe!\):\*\* para/)
  assert.match(rows('EN', ['Why not?: because', 'Arinto: leve']), /\*\*Why not\?\*\* Because/)
})

test('an abbreviation of letters and an address stay small', () => {
  const text = write('job-posting', 'SE', job(['i appen', 't.o.m. 31 maj', 'www.example.com']))
  assert.match(text, /- I appen\n- t\.o\.m\. 31 maj\n- www/)
})

test('the quotes of one list have one form', () => {
  const quotes = (...voices: string[]) =>
    write('press-release', 'PL', { headline: 'H', lead: 'L.', body: 'B.', company: 'C', contact: 'x', quotes: voices })
  assert.match(quotes('Janina O.: Dobrze.', 'Piotr, kolarz: Polecam!'), /> Dobrze\.\\\n> — Janina O\.\n\n> Polecam!\\\n> — Piotr, kolarz/)
  assert.match(quotes('Piotr, kolarz: Polecam!'), /> Polecam!\\\n> — Piotr, kolarz/)
  assert.match(quotes('Tak, oczywiście: Polecam!'), /> Tak, oczywiście: Polecam!/)
})

test('a customer and its industry are no list', () => {
  assert.match(write('case-study', 'EN', study, 1), /^\*\*C\*\*$/m)
  assert.match(write('case-study', 'EN', { ...study, industry: 'farming' }, 1), /^\*\*C\*\*\\\nFarming$/m)
})

const press = (language: LanguageKey, quotes: string[]) =>
  write('press-release', language, { headline: 'H', lead: 'L.', body: 'B.', company: 'C', contact: 'x', quotes })

test('a quotation signed after a dash has its speaker, and beside one that is not certain all stay as typed', () => {
  assert.match(press('EN', ['"They came. At 7 a.m." – Mr Hughes, farmer']), /> "They came\. At 7 a\.m\."\\\n> — Mr Hughes, farmer\n/)
  const mixed = press('EN', ['Ruth St. John, manager: We are sorry.', 'A customer: I was stuck.'])
  assert.match(mixed, /> Ruth St\. John, manager: We are sorry\.\n\n> A customer: I was stuck\./)
})

test('numbered lines are a list', () => {
  const body = (text: string, language: LanguageKey = 'EN') =>
    write('press-release', language, { headline: 'H', lead: 'L.', body: text, company: 'C', contact: 'x' })
  assert.match(
    body('1. What happened: it broke.\n2. What now: we mend it.'),
    /^1\. What happened: it broke\.\n2\. What now: we mend it\.$/m,
  )
  assert.match(body('1. Mai: offen\n2. Mai: zu', 'DE'), /^1\\\. Mai: offen\n\n2\\\. Mai: zu$/m)
})

test('an abbreviation as a label keeps its colon, and a postscript its letters', () => {
  assert.match(rows('SE', ['Vol.: 0,8 l', 'Höjd: 14 cm']), /- \*\*Vol\.:\*\* 0,8 l\n- \*\*Höjd:\*\*/)
  assert.match(rows('SE', ['Mtrl.: titan', 'Höjd: 14 cm']), /- \*\*Mtrl\.:\*\* titan\n/)
  const letter = { subject: 'S', sender: 'N', intro: 'I.', topics: ['x'], dates: ['2027-03-20 12:00: test'] }
  assert.match(write('newsletter', 'PL', { ...letter, postscript: 'PS Burek ma urodziny!' }), /^PS Burek ma urodziny!$/m)
  assert.match(write('newsletter', 'PL', letter), /20 marca 2027, 12:00/)
})

test('the versions of an advertisement in a network are texts of their own, each as typed', () => {
  const text = write('advertisement', 'EN', {
    format: 'social',
    product: 'P',
    headlines: ['One', 'Two'],
    descriptions: ['Tell us what you like, we choose.', 'Postage included'],
  })
  assert.match(text, /Tell us what you like, we choose\.\n/)
  assert.match(text, /Postage included\n/)
})

const release = (language: LanguageKey, body: string) =>
  write('press-release', language, { headline: 'H', lead: 'L.', body, company: 'C', contact: 'x' })

test('a dash opens what somebody says, an asterisk alone a footnote, and a greeting goes on after its comma', () => {
  assert.match(release('NO', '– Vi er glade, sier Bø.\nDet blir fest'), /^– Vi er glade, sier Bø\.\n\nDet blir fest$/m)
  assert.match(release('NO', '– kaffe\n– te'), /^- kaffe\n- te$/m)
  assert.match(release('DE', 'Ab 9 €*\n* nur im Mai'), /^Ab 9 €\\?\*\n\n\\?\* nur im Mai$/m)
  assert.match(release('DE', 'Liebe Gäste,\nwir haben offen'), /^Liebe Gäste,\n\nwir haben offen$/m)
  assert.match(release('EN', 'How it went:\n1. We met\n2) They paid\nThat is all'), /went:\n\n1\. We met\n2\. They paid\n\nThat is all$/m)
})

test('entries with marks of their own stand on lines, long lists in no line, and what was said in the title is not said again', () => {
  assert.match(steps(['✅ tasting', '🚚 delivery']), /^✅ tasting\\\n🚚 delivery$/m)
  const features = Array.from({ length: 7 }, (_, at) => `Part ${at + 1} of oak`)
  assert.match(write('product-description', 'EN', { name: 'N', summary: 'S.', features }, 2), /^- Part 1 of oak\n- Part 2/m)
  const letter = { subject: 'We close', offer: 'We close', callToAction: 'Read', url: 'https://example.com', sender: 'N' }
  for (const variant of [0, 1, 2]) assert.equal(write('promotional-email', 'EN', letter, variant).match(/We close/g)?.length, 1)
})

test('a price among the details is not said twice, and who speaks is known by name and role', () => {
  const values = { name: 'N', summary: 'S.', features: ['x'], price: 49, details: ['Price: from 49 a month', 'Size: 2 m'] }
  assert.equal(write('product-description', 'EN', values).match(/49/g)?.length, 1)
  assert.match(press('IT', ['Anna dalla Costa, cliente: Bene.', 'Luca Rossi jr., oste: Ottimo.']), /> — Anna dalla Costa, cliente\n/)
  assert.match(press('ES', ['¿Sin lactosa? Sí: el suave.']), /> ¿Sin lactosa\? Sí: el suave\./)
})
