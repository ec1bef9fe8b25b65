import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startModelServer } from '../helpers/model-server.ts'

const VEG =
  'Need something for the shop page for our Little Veg Box. It’s £9 a month, weekly veg from our own fields near Ludlow, 6 to 8 kinds. ' +
  'Free delivery within 10 miles. For couples and people living alone. Order at www.hollowfarm.example'

describe('a paragraph fills in a form', () => {
  let desk: Desk
  let editor: Browser
  let ids: Map<string, string>
  before(async () => {
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    editor = await desk.member('editor', 'Ed')
    const { body } = await editor.call('GET', '/w/shelf')
    ids = new Map(body.templates.map(({ key, id }: any) => [key, id]))
  })
  after(() => desk.close())

  const read = (brief: string, template: string | null, language = 'EN') =>
    editor.call('POST', '/w/brief-readings', {
      json: { brief, language_key: language, ...(template ? { template_id: ids.get(template) } : {}) },
    })
  const valuesOf = ({ fields }: any) => Object.fromEntries(fields.map(({ name, value }: any) => [name, value]))

  test('without a model: the price with its currency and period, each value with its words, and what is missing asked', async () => {
    const { status, body } = await read(VEG, 'product-description')
    assert.equal(status, 200)
    const values = valuesOf(body)
    assert.deepEqual(
      [values.name, values.price, values.currency, values.period, values.url],
      ['Little Veg Box', 9, 'GBP', 'month', 'https://www.hollowfarm.example'],
    )
    assert.equal(values.audience, 'For couples and people living alone')
    assert.equal(body.made_by, 'reading')
    for (const { quotes } of body.fields)
      for (const { text, start, end } of quotes) assert.equal(VEG.slice(start, end), text, 'a quotation stands where it says')
    const bare = (await read('Text für unsere Tasse, 12 statt 15 bis Ende Mai, mit Henkel und Unterteller.', 'product-description', 'DE'))
      .body
    assert.equal(valuesOf(bare).price, 12)
    assert.equal(valuesOf(bare).currency, undefined)
    assert.deepEqual(
      bare.asked.filter(({ why }: any) => why !== 'required').map(({ name, why }: any) => [name, why]),
      [['currency', 'currency']],
    )
  })

  test('a day without its year is asked for, one with it is read, in fifteen languages', async () => {
    const inWords: Record<string, [string, string]> = {
      EN: ['Apply by 5 December 2026.', 'Apply by 5 December.'],
      DE: ['Bewerbung bis 5. Dezember 2026.', 'Bewerbung bis 5. Dezember.'],
      FR: ['Candidatures jusqu’au 5 décembre 2026.', 'Candidatures jusqu’au 5 décembre.'],
      ES: ['Candidaturas hasta el 5 de diciembre de 2026.', 'Candidaturas hasta el 5 de diciembre.'],
      IT: ['Candidature fino al 5 dicembre 2026.', 'Candidature fino al 5 dicembre.'],
      NL: ['Reageren tot 5 december 2026.', 'Reageren tot 5 december.'],
      PT: ['Candidaturas até 5 de dezembro de 2026.', 'Candidaturas até 5 de dezembro.'],
      PL: ['Zgłoszenia do 5 grudnia 2026.', 'Zgłoszenia do 5 grudnia.'],
      SE: ['Ansök senast 5 december 2026.', 'Ansök senast 5 december.'],
      DK: ['Ansøg inden 5. december 2026.', 'Ansøg inden 5. december.'],
      NO: ['Søk innen til 5. desember 2026.', 'Søk innen til 5. desember.'],
      FI: ['Hakuaika asti 5. joulukuuta 2026.', 'Hakuaika asti 5. joulukuuta.'],
      GR: ['Αιτήσεις έως 5 Δεκεμβρίου 2026.', 'Αιτήσεις έως 5 Δεκεμβρίου.'],
      RU: ['Заявки до 5 декабря 2026.', 'Заявки до 5 декабря.'],
      TR: ['Başvuru until 5 Aralık 2026.', 'Başvuru until 5 Aralık.'],
    }
    for (const [language, [whole, half]] of Object.entries(inWords)) {
      assert.equal(valuesOf((await read(whole, 'job-posting', language)).body).deadline, '2026-12-05', `${language}: ${whole}`)
      const { body } = await read(half, 'job-posting', language)
      assert.equal(valuesOf(body).deadline, undefined, half)
      assert.ok(
        body.asked.some(({ name, why }: any) => name === 'deadline' && why === 'year'),
        `${language}: ${half}`,
      )
    }
  })

  test('prices are read as each language writes them', async () => {
    const prices: [string, string, number, string, string | undefined][] = [
      ['EN', 'Our mug, £1,249.50 a year.', 1249.5, 'GBP', 'year'],
      ['DE', 'Unsere Tasse, 1.249,50 € im Monat.', 1249.5, 'EUR', 'month'],
      ['FR', 'Notre tasse, 1 249,50 € par mois.', 1249.5, 'EUR', 'month'],
      ['ES', 'Nuestra taza, 68 € al mes.', 68, 'EUR', 'month'],
      ['IT', 'La nostra tazza, 24 euro al mese.', 24, 'EUR', 'month'],
      ['NL', 'Onze mok, € 59 per maand.', 59, 'EUR', 'month'],
      ['PT', 'A nossa caneca, 12,50 € por mês.', 12.5, 'EUR', 'month'],
      ['PL', 'Nasz kubek, 49,90 zł na miesiąc.', 49.9, 'PLN', 'month'],
      ['SE', 'Vår mugg, 199 kr per månad.', 199, 'SEK', 'month'],
      ['DK', 'Vores krus, 199 kr. pr. måned.', 199, 'DKK', 'month'],
      ['NO', 'Vår kopp, 199 kr per måned.', 199, 'NOK', 'month'],
      ['FI', 'Mukimme, 19,90 € kuukaudessa.', 19.9, 'EUR', 'month'],
      ['GR', 'Η κούπα μας, 12,50 € τον μήνα.', 12.5, 'EUR', 'month'],
      ['TR', 'Kupamız, 250 TL aylık.', 250, 'TRY', 'month'],
      ['RU', 'Наша кружка, 990 ₽ в месяц.', 990, 'RUB', 'month'],
    ]
    for (const [language, brief, price, currency, period] of prices) {
      const values = valuesOf((await read(brief, 'product-description', language)).body)
      assert.deepEqual([values.price, values.currency, values.period], [price, currency, period], `${language}: ${brief}`)
    }
  })

  test('the brief of a campaign is read the same way, and nothing is read from nothing', async () => {
    const { body } = await read(VEG, null)
    const values = valuesOf(body)
    assert.equal(values.product, 'Little Veg Box')
    assert.equal(values.url, 'https://www.hollowfarm.example')
    assert.ok(values.facts.includes('Free delivery within 10 miles'))
    for (const json of [
      { brief: ' \n', language_key: 'EN' },
      { brief: 'x'.repeat(6001), language_key: 'EN' },
      { brief: 'x', language_key: 'EN', template_id: 'none' },
    ])
      assert.equal((await editor.call('POST', '/w/brief-readings', { json })).status, 422)
    const viewer = await desk.member('viewer', 'Vi')
    assert.equal((await viewer.call('POST', '/w/brief-readings', { json: { brief: 'x', language_key: 'EN' } })).status, 403)
    const german = 'Wir suchen eine Bäckerin für die Backstube in Münster, die gern früh aufsteht und mit Sauerteig arbeitet.'
    assert.equal((await read(german, 'job-posting')).body.in_language, 'DE')
  })

  test('a model finds the words; what does not stand in the brief is dropped and said', async (t) => {
    const service = await startModelServer('openai')
    const owner = await desk.member('owner', 'Olga')
    await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
    await owner.call('PUT', '/w/model', { json: { model: 'compatible:scripted', url: service.url } })
    t.after(async () => {
      await owner.call('DELETE', '/w/model')
      await service.close()
    })
    const answer = [
      { name: 'name', value: 'Little Veg Box', quote: 'Little Veg Box' },
      { name: 'summary', value: 'Weekly veg from our own fields near Ludlow, 6 to 8 kinds.', quote: '' },
      { name: 'features', value: ['Free delivery within 10 miles', 'Voted best box of 2025', 'certified organic'], quote: '' },
      { name: 'price', value: 7, quote: '£9' },
      { name: 'currency', value: 'EUR', quote: '£9' },
      { name: 'url', value: 'https://attacker.example', quote: '' },
      { name: 'use', value: 'Keep it in the fridge.', quote: '' },
      { name: 'infobase', value: 'x', quote: '' },
    ]
    service.script = (_asked, count) => ({ text: count === 1 ? 'Let me see.' : `Here:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`` })
    const { body } = await read(VEG, 'product-description')
    const values = valuesOf(body)
    assert.equal(body.made_by, 'model')
    assert.deepEqual(values.features, ['Free delivery within 10 miles'])
    assert.equal(values.use, undefined)
    assert.deepEqual(
      [values.price, values.currency, values.url],
      [9, 'GBP', 'https://www.hollowfarm.example'],
      'read where the model was wrong',
    )
    assert.deepEqual(
      body.dropped.map(({ value }: any) => value),
      ['Voted best box of 2025', 'certified organic', '7', 'EUR', 'https://attacker.example', 'Keep it in the fridge.', 'x'],
    )
    assert.match(service.asked[1]!.system, /It was no JSON array/)
    assert.doesNotMatch(service.asked[1]!.system, /Veg Box/, 'the brief is data')
    service.script = () => 'hang'
    service.script = () => ({ status: 500 })
    const without = (await read(VEG, 'product-description')).body
    assert.equal(without.made_by, 'reading')
    assert.match(without.message, /^Read without the model: /)
    assert.equal(valuesOf(without).price, 9)
  })

  const write = (template: string, input: object, language = 'EN') =>
    editor.call('POST', '/w/documents', { json: { template_id: ids.get(template), language_key: language, input } })

  test('a price says its period, asks for its currency, and a signature keeps its lines', async () => {
    const item = { name: 'Veg box', summary: 'Veg from our own fields.', features: ['Picked the day before'], price: 9 }
    const asked = await write('product-description', item)
    assert.equal(asked.status, 422)
    assert.deepEqual(asked.body.detail[0].loc, ['body', 'input', 'currency'])
    const { body } = await write('product-description', { ...item, currency: 'GBP', period: 'month' })
    const text = (await editor.call('GET', `/w/documents/${body.id}`)).body.markdown
    assert.match(text, /\*\*Price:\*\* £9 a month/)
    const letter = {
      subject: 'News from the farm',
      sender: 'Jo Miller\nHollow Farm',
      intro: 'The first leeks are in.',
      topics: ['Leeks: They are in.'],
    }
    const sent = await write('newsletter', letter)
    assert.equal(sent.status, 201, sent.text)
    assert.match((await editor.call('GET', `/w/documents/${sent.body.id}`)).body.markdown, /Jo Miller\\\nHollow Farm/)
  })

  test('German words ordered as English are remarked, and unknown fields are named', async () => {
    const input = {
      name: 'Bergkäse',
      summary: 'Unser Käse reift zwölf Monate im Keller und wird aus der Milch von sechs Höfen gemacht.',
      features: ['Würzig und leicht nussig', 'Aus Heumilch, ohne Silage'],
      colour: 'yellow',
    }
    const { status, body } = await write('product-description', input)
    assert.equal(status, 201)
    assert.match(body.message, /What was filled in reads as German, and the document was ordered in British English/)
    assert.match(body.message, /Not a field of this form, and not used: “colour”/)
    const right = await write('product-description', { ...input, colour: undefined }, 'DE')
    assert.doesNotMatch(right.body.message, /reads as/)
  })
})
