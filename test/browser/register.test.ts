import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { claimOf } from '../helpers/claim.ts'
import type { Browser } from '../app-api/desk.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: AuditingDesk
let owner: Browser
const at = (path: string) => `/w/${desk.workspaceId}${path}`

/** Looked at on a desk and on a phone: nothing out of reach, and kept as a picture where a folder is named. */
async function looked(page: OpenPage, name: string): Promise<void> {
  await assertAccessibleInBoth(page, name)
  const folder = process.env['SCREENSHOTS']
  const wide = page.viewportSize()!
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${name} at ${width}`)
    if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize(wide)
}

describe('the register of promotions in the browser', () => {
  before(async () => {
    desk = await startAuditingWeb()
    owner = await desk.member('owner', 'Ilse Brandt')
  })
  after(() => desk?.close())

  test('an approval is there by itself, is completed and withdrawn; what is live is entered by hand', async () => {
    const page = await openPage(desk, owner, at('/register'))
    await page.getByText('The first approval gets number 1.').waitFor()
    const claim = (await owner.call('POST', '/w/claims', { json: claimOf('Made of recycled cotton', { markets: ['DE'] }) })).body
    await owner.call('POST', `/w/claims/${claim.id}/approve`, { json: { version: 1 } })
    await page.goto(desk.url + at('/claims'))
    await page.getByRole('navigation', { name: 'Views of claims' }).getByRole('link', { name: 'Register' }).click()
    const first = page.getByRole('row', { name: /Made of recycled cotton/ })
    await first.getByText('Missing: medium, audience, first use, function, why it is compliant').waitFor()
    await looked(page, 'register')

    await first.getByRole('link').click()
    await page.getByRole('heading', { name: /Made of recycled cotton/ }).waitFor()
    await looked(page, 'register entry')
    await page.keyboard.press('e')
    await page.getByLabel('Medium').fill('web')
    await page.getByLabel('Audience').fill('customers')
    await page.getByLabel('First used on').fill('2026-01-05')
    await page.getByRole('textbox', { name: 'Why it is compliant' }).fill('The certificate says so on page 3.')
    await page.getByLabel('Function').fill('compliance')
    await page.getByLabel('Reason').fill('It went out.')
    await looked(page, 'register form')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('No. 1 is completed.').waitFor()
    await page.getByText('The certificate says so on page 3.').waitFor()
    await page.getByText(/^Changed: Medium, Audience/).waitFor()

    await page.goto(desk.url + at('/register'))
    await first.waitFor()
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: 'Enter by hand' }).waitFor()
    await page.getByLabel('Title', { exact: true }).fill('Night Set page')
    await page.getByLabel('Address').first().fill('https://shop.example/night-set')
    await page.getByLabel('Medium').fill('web')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Entered as No. 2.').waitFor()
    await page.getByRole('button', { name: 'Withdraw…' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('The offer has ended.')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText('No. 2 is withdrawn.').waitFor()
    await page.goto(desk.url + at('/register'))
    await page.getByRole('row', { name: /Withdrawal of 2: Night Set page/ }).waitFor()
    await page.getByText('1 to 3, no gap').waitFor()
    await page.getByText(/^3 entries: \d in use, 0 ended, 1 withdrawn$/).waitFor()
    await page.goto(desk.url + at('/trail'))
    await page
      .getByText(/No\. 2 withdrawn/)
      .first()
      .waitFor()
  })
})
