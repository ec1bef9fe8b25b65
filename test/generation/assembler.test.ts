import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import type { LanguageKey } from '../../src/languages.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import type { FormEntry, Value, Values } from '../../src/generation/form/form.ts'
import { checkValues } from '../../src/generation/form/form.ts'
import { kindOf } from '../../src/generation/draft/kinds.ts'
import { countedFor, limitFaults, limitOf } from '../../src/generation/form/limits.ts'
import type { Template } from '../../src/generation/library/library.ts'
import { localeOf } from '../../src/generation/base/locale.ts'
import { parseDraft, renderDraft } from '../../src/generation/draft/render.ts'
import { exampleValues, library, toneKeys, withDrafts } from './built-in.ts'

const write = (key: string, language: LanguageKey, values: Values, variant = 0, tone = 'neutral') =>
  writeDraft({ template: library.template(key, language)!, values, tone: library.tone(tone, language)!, variant })

const named = (language: LanguageKey, text: string, name = 'Oslo') => {
  const draft = parseDraft('{{ text | about: name, true }}', language)
  return renderDraft(draft, { text, name }, { used: new Set(), unanswered: new Set(), pairs: [] }).replaceAll('\\', '')
}

const requiredOf = (template: Template, values: Values): Values =>
  Object.fromEntries(
    template.form.filter(({ name, required }) => required && values[name] !== undefined).map(({ name }) => [name, values[name]!]),
  )

test('a noun phrase, a predicate and a sentence are told apart in every language', () => {
  const SAMPLES: Record<LanguageKey, [string, string, string]> = {
    EN: ['a solid oak desk that fits small rooms', 'fits into small rooms', 'Our desk is made of oak'],
    DE: ['ein Schreibtisch aus Eiche, der in kleine Räume passt', 'passt in kleine Räume', 'Unser Tisch ist aus Eiche'],
    FR: ['un bureau en chêne qui est étroit', 'permet de travailler dans peu de place', 'Notre bureau est en chêne'],
    NL: ['een eiken bureau dat in kleine kamers past', 'past in kleine kamers', 'Ons bureau is van eiken'],
    ES: ['un escritorio de roble que cabe en poco espacio', 'cabe en poco espacio', 'Nuestro escritorio es de roble'],
    IT: ['una scrivania in rovere che è stretta', 'offre molto spazio', 'La nostra scrivania è in rovere'],
    PT: ['uma secretária de carvalho que é estreita', 'cabe em pouco espaço', 'A nossa secretária é de carvalho'],
    SE: ['ett skrivbord i ek som passar små rum', 'passar i små rum', 'Vårt skrivbord är av ek'],
    DK: ['et skrivebord i eg, der passer til små rum', 'passer i små rum', 'Vores skrivebord er af eg'],
    NO: ['et skrivebord i eik som passer i små rom', 'passer i små rom', 'Skrivebordet vårt er av eik'],
    FI: ['tammipöytä, joka mahtuu pieneen huoneeseen', 'mahtuu pieneen huoneeseen', 'Pöytämme on tammea'],
    PL: ['dębowe biurko, które mieści się w małym pokoju', 'mieści się w małym pokoju', 'Nasze biurko jest z dębu'],
    RU: ['дубовый стол, который помогает беречь место', 'помогает беречь место', 'Наш стол подходит для маленьких комнат'],
    GR: ['ένα γραφείο από δρυ που χωράει παντού', 'χωράει σε μικρά δωμάτια', 'Το γραφείο μας είναι από δρυ'],
    TR: ['küçük odalar için meşe masa', 'küçük odalara sığar', 'Masamız meşedendir'],
  }
  for (const language of LANGUAGE_KEYS)
    assert.deepEqual(
      SAMPLES[language].map((text) => kindOf(text, localeOf(language).tag)),
      ['noun', 'predicate', 'sentence'],
      language,
    )
})

test('a sentence may end in a word of two letters, and a unit ends none', () => {
  assert.equal(kindOf('Vores lamper fås nu også i eg.', 'da'), 'sentence')
  assert.equal(kindOf('Tisch bis 40 kg.', 'de'), 'noun')
  assert.equal(kindOf('la tension se mesure au repos', 'fr'), 'sentence')
  assert.equal(kindOf('Zinsen 1,5 % p. a.', 'de'), 'noun')
})

test('a noun phrase that begins like a verb stays one', () => {
  for (const [tag, text] of [
    ['en', 'Rooms two minutes from the station'],
    ['en', 'Offers of the week'],
    ['en', 'IT support for small firms'],
    ['de', 'Ihr Zuhause am Meer'],
    ['da', 'I hjertet af Aarhus'],
    ['de', 'geöffnet die ganze Woche'],
    ['fr', 'Ouvert le samedi'],
    ['fr', 'Aide à domicile'],
    ['nl', 'Kost en inwoning'],
    ['es', 'Abierta los sábados'],
    ['es', 'Ayuda para familias'],
    ['it', 'Costa azzurra in sette giorni'],
    ['pt', 'Ajuda ao domicílio'],
    ['da', 'Holder til telefon'],
    ['fi', 'Voi 500 g'],
    ['tr', 'temizlik için yardımcı'],
  ] as const)
    assert.equal(kindOf(text, tag), 'noun', text)
  assert.equal(kindOf('Offers your family a fixed rate', 'en'), 'predicate')
  assert.equal(kindOf('Passt in kleine Räume', 'de'), 'predicate')
})

test('an order to the reader, a verb that is a noun too and a clause after a comma are told as what they are', () => {
  for (const [tag, text, kind] of [
    ['en', 'Book your eye test online', 'sentence'],
    ['en', 'In March, we walk in Madeira', 'sentence'],
    ['en', 'Plans shifts for 200 people', 'predicate'],
    ['en', 'Plans for small teams', 'noun'],
    ['de', 'Sichern Sie sich Ihren Zins', 'sentence'],
    ['de', 'Das Zentrum operiert auch samstags', 'sentence'],
    ['de', 'Reisen nach Madeira', 'noun'],
    ['fr', 'Réservez avant le 31 mai', 'sentence'],
    ['fr', 'remodèlent la cornée', 'predicate'],
    ['fr', 'Chez nous à Lille', 'noun'],
    ['nl', 'plant diensten voor 200 mensen', 'predicate'],
    ['nl', 'Plant en pot', 'noun'],
    ['es', 'Caminamos en grupos de doce', 'sentence'],
    ['it', 'li abbiamo già provati', 'sentence'],
    ['pt', 'abre-se na aplicação', 'predicate'],
  ] as const)
    assert.equal(kindOf(text, tag), kind, text)
})

test('nothing is said twice, and no name stands where it needs an article', () => {
  const ad = (language: LanguageKey, product: string, description: string) =>
    write('advertisement', language, { format: 'social', product, headlines: ['H'], descriptions: [description] }, 2).plain
  assert.match(ad('FR', 'Bilan visuel à la clinique', 'dure 40 minutes'), /^Dure 40 minutes$/m)
  assert.match(ad('FR', 'PlanRelais', 'vérifie les repos'), /^Vérifie les repos$/m)
  const letter = { subject: 'S', sender: 'N', intro: 'new limits', topics: ['A: x', 'B: y', 'C: z'], postscript: 'P.S. Dogs may come' }
  const { plain } = write('newsletter', 'EN', letter)
  const opening = (intro: string) => write('newsletter', 'EN', { ...letter, topics: ['A: x'], intro }).plain.split('\n\n')[1]
  assert.equal(opening('new limits'), 'New limits')
  assert.equal(opening('our oldest members meet again.'), 'Our oldest members meet again.')
  assert.match(plain, /^P\.S\. Dogs may come$/m)
  assert.match(
    write('meta-tags', 'EN', { page: 'Eye test in Bexley', benefit: 'eye test with a scan' }, 2).plain,
    /^Eye test with a scan$/m,
  )
  assert.match(write('faq', 'EN', { subject: 'Delivery FAQ', questions: ['How long? Two days.'] }).plain, /^Delivery FAQ\n/)
  const quotes = ['Ann Lee, owner: We have room', 'I have only one thing to say: thank you']
  const release = write('press-release', 'EN', { headline: 'H', lead: 'L.', body: 'B.', company: 'C', contact: 'x', quotes }).plain
  assert.match(release, /We have room\n— Ann Lee, owner/)
  assert.match(release, /^I have only one thing to say: thank you$/m)
  assert.match(write('faq', 'EN', { subject: 'Delivery', questions: ['Two days.'] }).plain, /^Delivery\n/)
})

test('no part falls under the heading of another, and the opening of a post opens it', () => {
  const post = { channel: 'linkedin', hook: 'Screen all day?', message: 'Look up. Blink.', points: ['a', 'b'] }
  for (const variant of [0, 1, 2]) assert.match(write('social-post', 'EN', post, variant).plain, /^Screen all day\?/)
  const letter = { subject: 'S', sender: 'N', intro: 'I.', topics: ['A: x'], dates: ['2026-05-01: y'] }
  for (const variant of [0, 1, 2]) assert.match(write('newsletter', 'EN', letter, variant).plain, /x\n[\s\S]*^Dates$/im)
  const article = { title: 'T', message: 'M.', points: ['A: x'], example: 'E.' }
  for (const variant of [0, 1, 2]) assert.match(write('blog-article', 'EN', article, variant).plain, /x\n[\s\S]*^Example$/im)
})

test('each kind has its pattern, without inflecting what was typed', () => {
  const opening = (language: LanguageKey, summary: string) => named(language, summary)
  const { plain } = write('product-description', 'EN', { name: 'Oslo', summary: 'Is a desk for small rooms', features: ['x'] })
  assert.equal(plain.split('\n\n')[1], 'Is a desk for small rooms')
  assert.equal(named('EN', 'A desk for small rooms'), 'Oslo: a desk for small rooms.')
  assert.equal(named('EN', 'Solid oak desk'), 'Oslo. Solid oak desk.')
  assert.equal(named('EN', 'a desk for small rooms', 'Too little room?'), 'A desk for small rooms.')
  assert.equal(opening('EN', 'Is a desk for small rooms'), 'Oslo is a desk for small rooms.')
  assert.equal(named('EN', 'We built it for small rooms.'), 'We built it for small rooms.')
  assert.equal(named('DE', 'Ein Tisch für kleine Räume'), 'Oslo: ein Tisch für kleine Räume.')
  assert.equal(named('DE', 'Tisch für kleine Räume'), 'Oslo: Tisch für kleine Räume.')
  assert.equal(named('FR', 'Un bureau étroit'), 'Oslo\u00a0: un bureau étroit.')
  assert.equal(named('RU', 'рабочий стол из дуба'), 'Oslo\u00a0— рабочий стол из дуба.')
  assert.equal(opening('RU', 'это рабочий стол'), 'Oslo\u00a0— это рабочий стол.')
  assert.equal(opening('TR', 'küçük odalara sığar'), 'Oslo küçük odalara sığar.')
  assert.equal(opening('FI', 'sopii pieneen huoneeseen'), 'Oslo sopii pieneen huoneeseen.')
  const { markdown } = write('product-description', 'EN', { name: 'N', summary: 'S.', features: ['quiet', 'It folds. And locks.'] })
  assert.match(markdown, /^- Quiet\n- It folds\. And locks\.$/m)
})

test('notes to the writer reach no reader, empty fields leave nothing behind, and nothing is promised that was not entered', () => {
  const PROMISE = new RegExp(
    'trial|cancel|free|probe|kündig|essai|résili|proef|opzeg|prueba|prova|disdet|experiment|prøve|provperiod|kokeilu|próbn|проб|' +
      'δοκιμ|deneme|\\[',
    'iu',
  )
  withDrafts.forEach((template, index) => {
    const examples = exampleValues(template)
    const notes = template.form.filter(({ note }) => note).map(({ name, type }) => [name, type === 'list' ? ['Zzyzx'] : 'Zzyzx'])
    for (const variant of [0, 1, 2]) {
      const tone = library.tone(toneKeys[(index + variant) % toneKeys.length]!, template.language)!
      const name = `${template.key} ${template.language} ${tone.key} ${variant}`
      const noted = writeDraft({ template, values: { ...examples, ...Object.fromEntries(notes) }, tone, variant })
      assert.doesNotMatch(noted.plain, /zzyzx/i, name)
      const { plain, markdown } = writeDraft({ template, values: requiredOf(template, examples), tone, variant })
      assert.doesNotMatch(plain.replaceAll(/https?:\S+/g, ''), PROMISE, name)
      assert.doesNotMatch(markdown, /\{\}|\[\s*\]|\bTODO\b|\bXX+\b/, name)
    }
  })
})

test('an offer that cannot be cancelled early is printed with its own terms and no others', () => {
  const values = {
    subject: 'Broadband for two years',
    offer: 'Broadband at home.',
    conditions: 'The contract cannot be cancelled early.',
    trialEnd: '2027-01-31',
    priceAfter: 29.9,
    period: 'month',
    lowestPrice: 25,
    price: 19,
    currency: 'EUR',
    callToAction: 'Order',
    url: 'https://example.com/',
    sender: 'Net',
  }
  const plain = write('promotional-email', 'EN', values).plain.replaceAll('\u00a0', ' ')
  assert.match(plain, /The contract cannot be cancelled early\./)
  assert.match(plain, /End of the trial period: 31 January 2027/)
  assert.match(plain, /Price after the trial period: €29\.90 a month/)
  assert.match(plain, /Lowest price in the last 30 days: €25/)
  assert.doesNotMatch(plain, /at any time|free|\[/)
  for (const language of LANGUAGE_KEYS)
    for (const key of ['promotional-email', 'landing-page'])
      for (const variant of [0, 1, 2]) {
        const text = write(key, language, { headline: 'H', benefits: ['B'], ...values }, variant).plain
        for (const shown of [
          localeOf(language).date('2027-01-31'),
          localeOf(language).currency(29.9, 'EUR'),
          localeOf(language).currency(25, 'EUR'),
        ])
          assert.ok(text.includes(shown), `${key} ${language}: ${shown} is not in\n${text}`)
      }
})

/** Long values, so that limits are met. */
const longText = (entry: FormEntry): fc.Arbitrary<Value | undefined> => {
  const text = fc
    .array(fc.constantFrom('oak', 'Größe', 'стол', 'desk.', 'a', 'ξύλο', 'masa!'), { minLength: 1, maxLength: 24 })
    .map((parts) => [...parts.join(' ')].slice(0, entry.maxLength ?? 500).join(''))
  if (entry.type === 'list') return fc.array(text, { minLength: 1, maxLength: 3 })
  if (entry.type === 'boolean') return fc.boolean()
  if (entry.type === 'url') return fc.constant('https://example.com/a/rather/long/address/of/a/page')
  return text
}

test('what the limits of a channel accept fits the channel, in every variant, tone and language', () => {
  const cases = [
    ['advertisement', { format: 'search' }],
    ['advertisement', { format: 'social' }],
    ['meta-tags', {}],
    ['social-post', { channel: 'x' }],
  ] as const
  const accepted = new Map<string, number>()
  fc.assert(
    fc.property(
      fc.constantFrom(...cases).chain(([key, fixed]) =>
        fc.record({
          key: fc.constant(key),
          fixed: fc.constant(fixed),
          language: fc.constantFrom(...LANGUAGE_KEYS),
          variant: fc.nat(2),
          tone: fc.constantFrom(...toneKeys),
          values: fc.record(
            Object.fromEntries(
              library
                .template(key, 'EN')!
                .form.filter((entry) => entry.type !== 'select')
                .map((entry) => [entry.name, longText(entry)]),
            ),
            {
              requiredKeys: library
                .template(key, 'EN')!
                .form.filter((entry) => entry.required && entry.type !== 'select')
                .map((entry) => entry.name),
            },
          ),
        }),
      ),
      ({ key, fixed, language, variant, tone, values: given }) => {
        const template = library.template(key, language)!
        const values = { ...given, ...fixed } as Values
        if (limitFaults(template.form, values).length > 0) return
        accepted.set(key, (accepted.get(key) ?? 0) + 1)
        const { markdown, plain } = write(key, language, values, variant, tone)
        const lines = markdown.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '').split('\n')
        if (key === 'social-post') assert.ok([...plain.replaceAll(/https?:\S+/g, 'x'.repeat(23))].length <= 280, plain)
        if (key === 'meta-tags') {
          const after = (heading: string) => lines[lines.indexOf(`## ${heading}`) + 2] ?? ''
          assert.ok([...after(template.words.title as string)].length <= 60, markdown)
          assert.ok([...after(template.words.description as string)].length <= 155, markdown)
        }
        if (key === 'advertisement' && values.format === 'search') {
          const items = (heading: string) => {
            const part = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))!
            return [...part.matchAll(/^(?:\d+\.|-) (.*)$/gm)].map((match) => match[1]!.replaceAll('\\', ''))
          }
          for (const item of items(template.words.headlines as string)) assert.ok([...item].length <= 30, item)
          for (const item of items(template.words.descriptions as string)) assert.ok([...item].length <= 90, item)
        }
      },
    ),
    { numRuns: 1500 },
  )
  for (const [key] of cases) assert.ok((accepted.get(key) ?? 0) > 30, `${key}: ${accepted.get(key)} cases were accepted`)
})

test('a limit is told at its field with the count, and only while it applies', () => {
  const { form } = library.template('advertisement', 'EN')!
  const values = {
    format: 'search',
    product: 'P',
    headlines: ['short', 'x'.repeat(31)],
    descriptions: ['y'.repeat(91), 'y'.repeat(90)],
  }
  assert.deepEqual(
    limitFaults(form, values).map(({ loc, msg }) => [loc.slice(2), msg]),
    [
      [['headlines', 1], 'String should have at most 30 characters, not 31'],
      [['descriptions', 0], 'String should have at most 90 characters, not 91'],
    ],
  )
  assert.deepEqual(limitFaults(form, { ...values, format: 'social' }), [])
  const meta = library.template('meta-tags', 'EN')!.form
  const title = { page: 'p'.repeat(50), brand: 'b'.repeat(8), benefit: 'B' }
  assert.deepEqual(
    limitFaults(meta, title).map(({ loc, msg }) => [loc.slice(2), msg]),
    [[['page'], 'String should have at most 60 characters together with Brand, not 61']],
  )
  const page = meta.find((entry) => entry.name === 'page')!
  assert.equal(countedFor(limitOf(page, title)!, { page: 'Desks', brand: '' }), 5)
})

test('dates are dates and prices are not negative', () => {
  const faults = (key: string, values: Record<string, unknown>) =>
    (checkValues(values, library.template(key, 'EN')!.form, () => true).faults ?? [])
      .filter(({ type }) => type !== 'missing')
      .map(({ loc, type }) => `${loc.at(-1)} ${type}`)
  assert.deepEqual(
    faults('promotional-email', { validUntil: '2026-02-30', price: -1, trialEnd: 'soon', lowestPrice: -0.01, priceAfter: 0 }),
    ['price greater_than_equal', 'lowestPrice greater_than_equal', 'trialEnd value_error', 'validUntil value_error'],
  )
  assert.deepEqual(faults('job-posting', { start: 'as soon as possible', deadline: '31.12.2026' }), ['deadline value_error'])
  assert.deepEqual(faults('job-posting', { start: '2026-13-01', deadline: '2028-02-29' }), ['start value_error'])
  assert.deepEqual(faults('video-script', { duration: 0 }), ['duration greater_than_equal'])
})

test('questions without an answer are left out and listed', () => {
  const { plain, message } = write('faq', 'EN', { subject: 'S', questions: ['How long? Two days.', 'Any colours?'] })
  assert.doesNotMatch(plain, /colours/)
  assert.match(message, /Left out, as they have no answer: “Any colours\?”\.$/)
})

test('three variants of an order are three texts, the same each time, with the same values in them', () => {
  for (const template of withDrafts) {
    const examples = exampleValues(template)
    for (const values of [examples, requiredOf(template, examples)]) {
      const texts = [0, 1, 2].map(
        (variant) => writeDraft({ template, values, tone: library.tone('neutral', template.language)!, variant }).markdown,
      )
      const name = `${template.key} ${template.language} ${Object.keys(values).length} fields\n${texts.join('\n=====\n')}`
      // A post of one sentence and nothing else can only be written once.
      if (template.key !== 'social-post' || values === examples)
        // A description that takes up the page's title has two ways to stand beside it: above and below.
        assert.ok(new Set(texts).size >= (template.key === 'meta-tags' && values !== examples ? 2 : 3), name)
      assert.equal(writeDraft({ template, values, tone: library.tone('neutral', template.language)!, variant: 3 }).markdown, texts[0])
    }
  }
})

test('a phrase with a capital or a colon of its own follows no label, and a predicate neither', () => {
  const opening = (language: LanguageKey, text: string) => {
    const draft = parseDraft('{{ text | under: say.article }}', language)
    const scope = { text, say: library.phrases.get(language) }
    return renderDraft(draft, scope, { used: new Set(), unanswered: new Set(), pairs: [] }).replaceAll('\\', '')
  }
  assert.equal(opening('SE', 'vikt, mått och tvättråd'), 'I den här artikeln: vikt, mått och tvättråd.')
  assert.equal(opening('SE', 'Börja med en buffert'), 'Börja med en buffert.')
  assert.equal(opening('TR', 'Rehber, pansiyon ve bavul taşıma dahil yürüyüş'), 'Rehber, pansiyon ve bavul taşıma dahil yürüyüş.')
  assert.equal(opening('RU', 'глина или стекло: что меняется во вкусе'), 'Глина или стекло: что меняется во вкусе.')
  assert.equal(opening('PL', 'skraca czas rejestracji'), 'Skraca czas rejestracji.')
})

test('after a label and its colon the first letter stays as typed, after a question it is a capital', () => {
  const rows = (language: LanguageKey, groups: string[]) =>
    write('category-page', language, { category: 'C', intro: 'I.', groups }, 1).plain.split('\n\n').slice(-groups.length)
  assert.deepEqual(rows('PL', ['Do sypialni: ciepłe światło', 'Do biura: Regulowane ramię']), [
    'Do sypialni: ciepłe światło',
    'Do biura: Regulowane ramię',
  ])
  assert.deepEqual(rows('RU', ['Что дальше?: модуль доставки', 'Склад: учёт']), ['Что дальше? Модуль доставки', 'Склад: учёт'])
  assert.deepEqual(rows('GR', ['Τι ακολουθεί;: βάρδιες', 'Ώρες: κάρτα']), ['Τι ακολουθεί; Βάρδιες', 'Ώρες: κάρτα'])
})

test('abbreviations keep their full stop', () => {
  const items = (language: LanguageKey, tasks: string[]) =>
    write('job-posting', language, { title: 'T', company: 'C', intro: 'I.', tasks, profile: ['y'] })
      .markdown.match(/^- .*/gm)!
      .slice(0, -1)
  assert.deepEqual(items('PL', ['dobra kondycja', 'Prawo jazdy kat. B']), ['- Dobra kondycja', '- Prawo jazdy kat. B'])
  assert.deepEqual(items('FI', ['lähtö 20.6.', 'enintään 12']), ['- Lähtö 20.6.', '- Enintään 12'])
  assert.deepEqual(items('TR', ['e-Fatura desteği', 'kodlama']), ['- e-Fatura desteği', '- Kodlama'])
  const about = (language: LanguageKey, company: string, text: string) =>
    write('press-release', language, { headline: 'H', lead: 'L.', body: 'B.', company, about: text, contact: 'x' }).plain
  assert.match(about('TR', 'Defne Ltd. Şti.', 'doğal sabun üretir'), /^Defne Ltd\. Şti\.\n\nDoğal sabun üretir$/m)
})

test('a Greek name is no subject without its article, and a Turkish verb in the first person has its own', () => {
  const { plain } = write('product-description', 'GR', { name: 'Oslo', summary: 'χωράει σε μικρά δωμάτια', features: ['x'] })
  assert.equal(plain.split('\n\n')[1], 'Χωράει σε μικρά δωμάτια')
  assert.equal(named('GR', 'χωράει σε μικρά δωμάτια'), 'Oslo. Χωράει σε μικρά δωμάτια.')
  assert.equal(named('TR', 'küçük odalar için masa üretiyoruz'), 'Küçük odalar için masa üretiyoruz.')
})

test('headings named inside a sentence stand in quotation marks, in the languages that write small letters there', () => {
  const contents = (language: LanguageKey) => {
    const draft = parseDraft('{{ topics | named | list }}.', language)
    const scope = { topics: ['aa', 'bb', 'cc', 'dd'] }
    return renderDraft(draft, scope, { used: new Set(), unanswered: new Set(), pairs: [] }).replaceAll('\\', '')
  }
  assert.match(contents('SE'), /”Aa”, ”Bb”, ”Cc” och ”Dd”\./)
  assert.match(contents('DK'), /»Aa«, »Bb«, »Cc« og »Dd«\./)
  assert.match(contents('NO'), /«Aa», «Bb», «Cc» og «Dd»\./)
  assert.match(contents('FI'), /”Aa”, ”Bb”, ”Cc” ja ”Dd”\./)
  assert.match(contents('TR'), /“Aa”, “Bb”, “Cc” ve “Dd”\./)
})
