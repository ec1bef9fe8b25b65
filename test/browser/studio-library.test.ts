import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { openLater } from '../../src/documents/later.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { startModelServer } from '../helpers/model-server.ts'
import { docx, pdf } from '../text/fixtures.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let ed: Browser
let working: Auditing

const at = (path: string) => `/w/${desk.workspaceId}${path}`
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const noSideways = async (page: OpenPage, what: string) => {
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, what)
  await page.setViewportSize(wide)
}

describe('library and model', () => {
  before(async () => {
    working = await startAuditing()
    desk = await startWeb({ databaseUrl: working.url, parts: { later: openLater(working.db, working.boss) } })
    ed = await desk.member('editor', 'Ed Moss')
  })
  after(async () => {
    await desk.close()
    await working.close()
  })

  test('a campaign: one brief, what each template takes from it, pieces side by side, and those a change touches rewritten', async () => {
    const page = await openPage(desk, ed, at('/studio'))
    await page.getByRole('link', { name: 'Campaigns' }).click()
    await page.getByText('No campaigns yet').waitFor()
    await page.getByRole('link', { name: 'New campaign' }).click()
    for (const [label, value] of [
      ['Name of the campaign', 'Oslo, spring'],
      ['Product or offer', 'Oslo desk'],
      ['Message', 'A desk of oak for small rooms.'],
      ['Fact 1', 'The top is 80 cm wide'],
      ['Source of fact 1', 'Data sheet'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Product description').check()
    await page.getByLabel('Landing page').check()
    await page.getByLabel('Variants of each').selectOption('2')
    const mapping = page.getByRole('region', { name: 'What each template takes from the brief' })
    await mapping.getByText('2 things are missing').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Order 4 pieces' }).isDisabled(), true)
    await assertAccessibleInBoth(page, 'a brief')
    await noSideways(page, 'a brief')
    const landing = mapping.getByRole('region', { name: 'Landing page' })
    await landing.getByLabel('Call to action').fill('See it')
    await landing.getByLabel('Link', { exact: true }).fill('https://www.example.com/oslo')
    await mapping.getByText('things are missing').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Order 4 pieces' }).click()
    await page.getByText('4 of 4 pieces written').waitFor()
    const first = page.getByRole('listitem', { name: 'Product description, English, Variant 1' })
    await first.getByText('(Data sheet)').waitFor()
    await assertAccessibleInBoth(page, 'a campaign')
    await noSideways(page, 'a campaign')

    await page.getByRole('link', { name: 'Brief and pieces' }).click()
    await page.getByLabel('Message', { exact: true }).fill('A desk of oak for every room.')
    await page.getByRole('button', { name: 'Save the brief' }).click()
    await page.getByText('The brief has changed: 4 pieces are touched').waitFor()
    await first.getByText('Touched by').click()
    await first.locator('ins').getByText('A desk of oak for every room.').waitFor()
    await assertAccessibleInBoth(page, 'pieces that a change touches')
    await first.getByLabel(/^Rewrite/).uncheck()
    await page.getByRole('button', { name: 'Rewrite 3 pieces' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rewrite' }).click()
    await page.getByText('The brief has changed: 1 piece is touched').waitFor()
    await page.getByRole('listitem', { name: 'Product description, English, Variant 2' }).getByText('for every room').waitFor()
    await first.locator('.campaign-text').getByText('for small rooms').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a table becomes documents: mapped, read in doubt, tried, ordered, its rows paged; one is asked to be translated', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `Oslo ${n + 1},A desk of oak,Drawer|Cable outlet,1.249`)
    const page = await openPage(desk, ed, at('/studio'))
    await page.getByRole('link', { name: 'Many at once' }).click()
    await page.getByText('No tables yet').waitFor()
    await assertAccessibleInBoth(page, 'no tables')
    const csv = ['Product name,What it is,Features,Price', ...rows, 'Bad,A desk,Drawer,much'].join('\n')
    await page.getByLabel('Choose a table').setInputFiles([file('desks.csv', Buffer.from(csv))])
    await page.getByRole('heading', { name: 'desks.csv' }).waitFor()
    await page.getByLabel('Template').selectOption({ label: 'Product description' })
    await page.getByText('60 of 61 rows can be written.').waitFor()
    await page.getByText('60 cells could be read in two ways').waitFor()
    await page.getByText('Row 1: “1.249” is read as 1.249; it could be 1,249.').waitFor()
    await page.getByLabel('Numbers').selectOption('1.249,50')
    await page.getByText('could be read in two ways').waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Column for Product name').inputValue(), '0')
    await page.getByRole('button', { name: 'Write five rows to look at' }).click()
    await page.getByRole('region', { name: 'Five rows, nothing stored' }).getByText('Row 5').waitFor()
    await assertAccessibleInBoth(page, 'a table with five rows tried')
    await noSideways(page, 'a table to be ordered')
    await page.getByRole('button', { name: 'Order 60 documents' }).click()
    await page.getByText('61 of 61 rows done').waitFor()
    await page.getByText('60 written · 1 refused by the form').waitFor()
    await page.getByText('1 to 50 of 61').waitFor()
    await page.getByRole('button', { name: 'On', exact: true }).click()
    await page.getByText('51 to 61 of 61').waitFor()
    await page.getByLabel('Show').selectOption('failed or refused')
    await page.getByText(/price: .*number/).waitFor()
    await assertAccessibleInBoth(page, 'a table whose rows are written')
    await noSideways(page, 'a table whose rows are written')
    await page.getByLabel('Show').selectOption('written')
    await page.getByRole('link', { name: 'Oslo 1', exact: true }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Translate …' }).click()
    await page.getByText('Translating needs a language model, and this workspace uses none.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Translate', exact: true }).isDisabled(), true)
    await assertAccessibleInBoth(page, 'a translation asked for')
    await page.context().close()
  })

  test('a knowledge base is made, filled by hand and by file, and a document cites it', async () => {
    const page = await openPage(desk, ed, at('/library?tab=infobases'))
    await page.getByText('No knowledge base yet.').waitFor()
    await page.getByRole('button', { name: 'New knowledge base' }).click()
    await page.getByLabel('Name').fill('Furniture')
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.getByRole('heading', { name: 'Furniture', level: 1 }).waitFor()
    await page.getByText('Nothing is known yet').waitFor()
    await assertAccessibleInBoth(page, 'an empty knowledge base')
    await page.getByLabel('Fact', { exact: true }).fill('The linen of our curtains comes from Flanders.')
    await page.getByLabel('Source').fill('Purchasing')
    await page.getByRole('button', { name: 'Add the fact' }).click()
    const entry = page.locator('.entries > li').filter({ hasText: 'Flanders' })
    await entry.getByText('Purchasing').waitFor()
    await page.getByRole('button', { name: 'Guideline', exact: true }).click()
    await page.getByLabel('Guideline', { exact: true }).fill('customers -> people')
    await page.getByRole('button', { name: 'Add the guideline' }).click()
    await page.locator('.entry-text').getByText('customers -> people').waitFor()
    await entry.getByRole('button', { name: 'Edit' }).click()
    await page.locator('.entry-form').getByLabel('Fact', { exact: true }).fill('The linen of our curtains comes from Courtrai.')
    await page.locator('.entry-form').getByRole('button', { name: 'Save' }).click()
    await page.locator('.entry-text').getByText('comes from Courtrai.').waitFor()

    await page
      .locator('input[type="file"]')
      .setInputFiles([
        file('tests.pdf', pdf([['The chair is tested for fifty thousand movements.']])),
        file('origin.docx', docx({ 'word/document.xml': '<w:p><w:r><w:t>The oak grows in Lower Saxony.</w:t></w:r></w:p>' })),
      ])
    await page.getByText('2 files read, 2 passages').waitFor()
    await page.getByRole('region', { name: 'Files' }).getByText('tests.pdf', { exact: true }).waitFor()
    await page.getByText('1 fact, 1 guideline, 2 passages').waitFor()
    await page.locator('input[type="file"]').setInputFiles(file('broken.pdf', new TextEncoder().encode('%PDF-1.4 nothing')))
    await page
      .getByRole('alert')
      .getByText(/Broken\.pdf: This PDF is cut off or damaged/i)
      .waitFor()
    await page.getByLabel('Search the entries').fill('movements')
    await page.locator('.entries > li').filter({ hasText: 'Courtrai' }).waitFor({ state: 'detached' })
    await assertAccessibleInBoth(page, 'a knowledge base')
    await noSideways(page, 'a knowledge base')
    assert.deepEqual(page.complaints, [])

    await page.goto(desk.url + at('/studio/new?template=product-description'))
    for (const [label, value] of [
      ['Product name', 'Falun'],
      ['What it is', 'A curtain of linen'],
      ['Features, line 1', 'Washable'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Knowledge base').selectOption({ label: 'Furniture, 4 entries' })
    await page.getByRole('button', { name: 'Write it' }).click()
    const paper = page.getByRole('textbox', { name: 'Document', exact: true })
    await paper.getByText(/comes from Courtrai\./).waitFor()
    await paper.locator('.cite').getByText('[1]').waitFor()
    await page.getByRole('region', { name: 'Facts used' }).getByText('(Purchasing)').waitFor()
    await page.getByText('One fact used, shown in the text as [1]').waitFor()
    await page.context().close()
  })

  test('a tone is written in do, don’t, words and examples, speaks a second language, and is kept as Markdown', async () => {
    const page = await openPage(desk, ed, at('/library?tab=tones'))
    await page.getByRole('link', { name: 'New tone' }).click()
    await page.getByRole('heading', { name: 'New tone' }).waitFor()
    await page.getByRole('button', { name: 'Make the tone' }).click()
    await page.getByText('A tone needs a name.').waitFor()
    await page.getByLabel('Name').fill('House voice')
    await page.getByLabel('Addresses the reader').selectOption('informal')
    await page.getByLabel('Do, line 1', { exact: true }).fill('Short sentences.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Say you.')
    await page.getByLabel('Words to avoid, line 1', { exact: true }).fill('Details -> Facts and figures')
    await page.getByLabel('Examples, line 1', { exact: true }).fill('Good to see you.')
    await page.getByLabel('Add a language').selectOption('DE')
    await page.getByRole('group', { name: 'German' }).getByLabel('Name').fill('Hausstimme')
    await assertAccessibleInBoth(page, 'a tone')
    await noSideways(page, 'a tone')
    await page.getByRole('button', { name: 'Make the tone' }).click()
    await page.getByRole('link', { name: 'House voice' }).waitFor()
    const { body } = await ed.call('GET', '/w/shelf')
    const tone = body.tones.find((each: { own: boolean }) => each.own)
    assert.deepEqual(
      tone.languages.map((each: any) => [each.language_key, each.name, each.content]),
      [
        [
          'EN',
          'House voice',
          'address: informal\n\n## Do\n\n- Short sentences.\n- Say you.\n\n## Words to avoid\n\n- Details -> Facts and figures\n\n' +
            '## Examples\n\n- Good to see you.',
        ],
        ['DE', 'Hausstimme', null],
      ],
    )
    await page.getByRole('link', { name: 'House voice' }).click()
    const english = page.getByRole('group', { name: 'English' })
    assert.equal(await english.getByLabel('Do, line 2', { exact: true }).inputValue(), 'Say you.')

    await english.getByText('From examples').click()
    await english
      .getByLabel('Texts that sound right')
      .fill('We oil each board. We sand it twice. We wait a day. We wrap the top. We deliver on Friday.')
    await english
      .locator('input[type="file"]')
      .setInputFiles([file('letter.md', Buffer.from('# Dear all\n\nWe have moved to Leeds.')), file('x.pdf', Buffer.from('%PDF-1.4 x'))])
    await english.getByRole('list', { name: 'Read so far' }).getByText('letter.md', { exact: true }).waitFor()
    await english.getByText(/x\.pdf: This PDF is cut off or damaged/).waitFor()
    await english.getByText('6 sentences, 25 words').waitFor()
    await english.getByLabel('Addresses, one in each line').fill('http://10.0.0.7/intranet')
    await english.getByRole('button', { name: 'Read the pages' }).click()
    await english.getByText(/^http:\/\/10\.0\.0\.7\/intranet: /).waitFor()
    await english.getByRole('button', { name: /^Take it.*Speak as “we”/ }).press('Enter')
    assert.equal(await english.getByLabel('Do, line 3', { exact: true }).inputValue(), 'Speak as “we”.')
    await english.getByText('Try a text').click()
    await english.getByLabel('A paragraph').fill('Details of our desk are here.')
    await english.getByLabel('The other voice').selectOption({ label: 'Professional' })
    await english.getByRole('button', { name: 'Try both' }).click()
    await english.getByRole('article', { name: 'House voice' }).getByText('Facts and figures of our desk are here.').waitFor()
    await english.getByRole('article', { name: 'Professional' }).waitFor()
    await assertAccessibleInBoth(page, 'a tone from examples, and tried')
    await noSideways(page, 'a tone from examples, and tried')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'House voice' }).click()
    const versions = page.getByRole('region', { name: 'Versions' })
    await versions.getByRole('button', { name: 'Compare with 1' }).click()
    await page.getByRole('region', { name: 'From version 1 to version 2' }).locator('ins').getByText('Speak as “we”.').waitFor()
    await versions.getByRole('button', { name: 'Restore 1' }).click()
    await page.getByRole('dialog').getByLabel('What').selectOption('EN')
    await assertAccessibleInBoth(page, 'the versions of a tone')
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await versions.getByText('Version 1 again, EN').waitFor()
    await english.getByLabel('Do, line 3', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('The tone is deleted').waitFor()
    assert.equal(
      (await ed.call('GET', '/w/shelf')).body.tones.some((each: { own: boolean }) => each.own),
      false,
    )
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('an owner names the model, its key is never seen again, and a test says what is wrong', async (t) => {
    const service = await startModelServer('openai')
    t.after(() => service.close())
    const owner = await desk.member('owner', 'Olga')
    await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
    const page = await openPage(desk, owner, at('/settings/model'))
    await page.getByRole('heading', { name: /^No model/ }).waitFor()
    await page.getByLabel('Provider and model').fill('nobody:x')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.field-error').waitFor()
    await page.getByLabel('Provider and model').fill('compatible:scripted')
    await page.getByLabel('Key').fill('sk-very-secret-key')
    await page.getByLabel('Address').fill(service.url)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Its key is kept encrypted').waitFor()
    await page.getByRole('button', { name: 'Test it' }).click()
    await page.getByText(/^It answers/).waitFor()
    assert.equal(service.asked.at(-1)!.headers.authorization, 'Bearer sk-very-secret-key')
    service.script = () => ({ status: 401, body: '{"error":{"message":"bad key"}}' })
    await page.getByRole('button', { name: 'Test it' }).click()
    await page.locator('.callout-warn').getByText(/key/).waitFor()
    await assertAccessibleInBoth(page, 'the model')
    await noSideways(page, 'the model')
    await page.reload()
    await page.getByText('Its key is kept encrypted').waitFor()
    assert.ok(!(await page.content()).includes('sk-very-secret'))
    assert.equal(await page.getByRole('form', { name: 'A model for this workspace' }).getByLabel('Key').inputValue(), '')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { name: /^No model/ }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('the library stands in tabs, says what a model adds, and a search goes through all of it', async () => {
    const page = await openPage(desk, ed, at('/library'))
    const tabs = page.getByRole('navigation', { name: 'Parts of the library' })
    await page.getByRole('heading', { name: 'Blog article' }).waitFor()
    await page.getByText('Without a model: what you fill in, word for word, set out under headings.').waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Friendly', exact: true }).count(), 0)
    await tabs.getByRole('link', { name: 'Tones of voice' }).click()
    await page.getByRole('heading', { name: 'Friendly', exact: true }).waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Blog article' }).count(), 0)
    await tabs.getByRole('link', { name: 'Terminology' }).click()
    await page.getByRole('link', { name: 'Open terminology' }).waitFor()
    await assertAccessibleInBoth(page, 'library, terminology')
    await page.getByLabel('Search the library').fill('blog')
    await page.getByRole('heading', { name: 'Blog article' }).waitFor()
    await tabs.getByRole('link', { name: 'Tones of voice' }).click()
    await page.getByRole('heading', { name: 'Friendly', exact: true }).waitFor()
    await noSideways(page, 'library')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a viewer looks at knowledge, tones and model, and changes nothing', async () => {
    const { body } = await ed.call('POST', '/w/infobases', { json: { name: 'To look at' } })
    await ed.call('POST', `/w/infobases/${body.id}/entries`, { json: { kind: 'fact', content: 'Oak is hard.' } })
    const viewer = await desk.member('viewer', 'Vera Novak')
    const page = await openPage(desk, viewer, at('/library?tab=infobases'))
    await page.getByRole('link', { name: 'To look at' }).waitFor()
    for (const name of ['New knowledge base', 'New tone']) assert.equal(await page.getByText(name).count(), 0, name)
    await page.getByRole('link', { name: 'To look at' }).click()
    await page.getByText('Oak is hard.').waitFor()
    await page.getByText('Your role looks; owners and editors change it.').waitFor()
    assert.equal(
      await page
        .locator('main')
        .getByRole('button', { name: /Edit|Delete|Rename|Add/ })
        .count(),
      0,
    )
    assert.equal(await page.locator('input[type="file"]').count(), 0)
    await page.goto(desk.url + at('/settings/model'))
    await page.getByText('an owner names the model').waitFor()
    assert.equal(await page.locator('main').getByRole('button').count(), 0)
    await page.context().close()
  })
})
