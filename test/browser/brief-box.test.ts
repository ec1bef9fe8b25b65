import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openPage, startWeb } from './browser.ts'

const VEG =
  'Need something for the shop page for our Little Veg Box. It’s £9 a month, weekly veg from our own fields near Ludlow, 6 to 8 kinds. ' +
  'Free delivery within 10 miles. For couples and people living alone.'
const REPAIR = 'Email to customers. Winter service 45 instead of 60 till end of January. Spoke & Wrench, Leeds. Call 0113 496 0077'

describe('a paragraph above a form', () => {
  let desk: Desk
  let ed: Browser
  before(async () => {
    desk = await startWeb()
    ed = await desk.member('editor', 'Ed Moss')
  })
  after(() => desk.close())
  const at = (path: string) => `/w/${desk.workspaceId}${path}`

  test('fills the fields by keyboard on a phone, says from which words, keeps what was typed, and asks for the currency', async () => {
    const page = await openPage(desk, ed, at('/studio/new'), { viewport: { width: 390, height: 844 } })
    await page.getByText('Without a model: what you fill in, word for word').first().waitFor()
    await page.goto(`${desk.url}${at('/studio/new?template=product-description')}`)
    const box = page.getByRole('region', { name: 'In your own words' })
    const text = box.getByRole('textbox')
    await page.getByLabel('Product name').fill('Our veg box')
    await text.fill(VEG)
    await text.press('Control+Enter')
    await box.getByText('Filled in: ').waitFor()
    assert.equal(await page.getByLabel('Product name').inputValue(), 'Our veg box', 'what somebody typed stays')
    await box.getByText('You had filled these in').waitFor()
    assert.equal(await page.getByLabel('Price', { exact: false }).first().inputValue(), '9')
    assert.equal(await page.getByLabel('Currency').inputValue(), 'GBP')
    assert.equal(await page.getByLabel('Price period').inputValue(), 'month')
    await box.locator('q').getByText('a month', { exact: true }).waitFor()
    await box.getByRole('button', { name: 'Who it is for' }).press('Enter')
    assert.equal(await page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')), 'audience')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'at 390 px')
    await assertAccessibleInBoth(page, 'a paragraph above a form')

    await page.goto(`${desk.url}${at('/studio/new?template=promotional-email')}`)
    await box.getByRole('textbox').fill(REPAIR)
    await box.getByRole('button', { name: 'Fill in the form' }).click()
    await box.getByText('in which currency?').waitFor()
    assert.equal(await page.getByLabel('Currency').inputValue(), '')
    await page.getByLabel('Link', { exact: false }).first().fill('https://spoke.example')
    await page.getByRole('button', { name: 'Write it' }).click()
    await page.locator('[data-field="currency"] .field-error').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('fills the brief of a campaign, which says that its pieces repeat without a model', async () => {
    const page = await openPage(desk, ed, at('/studio/campaigns/new'), { viewport: { width: 390, height: 844 } })
    await page.getByText('No model writes here: the pieces of this campaign say the same sentences').waitFor()
    const box = page.getByRole('region', { name: 'In your own words' })
    await box.getByRole('textbox').fill(VEG)
    await box.getByRole('button', { name: 'Fill in the form' }).click()
    await box.getByText('Filled in: ').waitFor()
    assert.equal(await page.getByLabel('Product or offer').inputValue(), 'Little Veg Box')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'at 390 px')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
