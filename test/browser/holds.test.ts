import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { plantAudit } from '../helpers/audit.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { assertAccessible, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let rosa: Browser

const toastShown = (page: OpenPage, text: string) => page.locator('.toast', { hasText: text }).waitFor()
const dialog = (page: OpenPage) => page.locator('dialog[open]')
const remove = (page: OpenPage) => page.getByRole('button', { name: 'Delete', exact: true })

describe('what nobody may delete', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    await desk.member('reviewer', 'Nils Holm')
  })
  after(() => desk?.close())

  test('a hold stands where Delete was until it is lifted; a minimum says until when, also after it was ended', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    const at = `${desk.url}/w/${desk.workspaceId}`
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${id}`)
    await remove(page).waitFor()
    await page.getByRole('button', { name: 'Place a legal hold' }).click()
    const place = dialog(page).getByRole('button', { name: 'Place a legal hold' })
    await dialog(page).getByLabel('Reason').fill('Our lawyer asks for it.')
    assert.ok(await place.isDisabled(), 'a hold is for a matter')
    await dialog(page).getByLabel('Matter').fill('ACME v Bros')
    await assertAccessible(page, 'the dialog that places a hold')
    await place.click()
    await toastShown(page, 'The legal hold is placed')
    await page.locator('.kept', { hasText: /^Held since .* for ACME v Bros by Rosa Blum$/ }).waitFor()
    assert.equal(await remove(page).count(), 0)
    await assertAccessible(page, 'an audit that is held')

    await page.goto(`${at}/settings/keeping`)
    const holds = page.getByRole('region', { name: 'Legal holds' })
    await holds.getByText('Our lawyer asks for it.').waitFor()
    await holds.getByRole('button', { name: /^Lift/ }).click()
    await dialog(page).getByLabel('Reason').fill('The case is over.')
    await dialog(page).getByRole('button', { name: 'Lift', exact: true }).click()
    await toastShown(page, 'The hold is lifted')
    await holds.getByText(/^Lifted on .* by Rosa Blum: The case is over\.$/).waitFor()
    assert.equal(await holds.getByRole('button', { name: /^Lift/ }).count(), 0)
    await page.goto(`${at}/audits/${id}`)
    await remove(page).waitFor()
    assert.equal(await page.locator('.kept').count(), 0)

    await page.goto(`${at}/settings/keeping`)
    const minimum = page.getByRole('region', { name: 'Minimum retention' })
    await minimum.getByText('No rules: everything can be deleted.').waitFor()
    await minimum.getByLabel('Keep, years').fill('5')
    await minimum.getByLabel('Because').fill('FCA COBS 4.11')
    await minimum.getByRole('button', { name: 'Add a rule' }).click()
    await toastShown(page, 'The rule is added')
    await minimum.getByRole('cell', { name: /^5 years/ }).waitFor()
    await assertAccessible(page, 'minimum retention and holds')
    await minimum.getByRole('button', { name: /^End/ }).click()
    await dialog(page).getByLabel('Reason').fill('Another law counts.')
    await dialog(page).getByRole('button', { name: 'End', exact: true }).click()
    await toastShown(page, 'The rule is ended')
    await minimum.getByText(/^Ended on .*; keeps what is older until .*/).waitFor()
    await page.goto(`${at}/audits/${id}`)
    await page.locator('.kept', { hasText: /^Kept until \d+ \w+ \d{4} \(FCA COBS 4\.11\)$/ }).waitFor()
    assert.equal(await remove(page).count(), 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('the dialog that deletes a held person says that the data are blocked', async () => {
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/settings/members`)
    await page.getByRole('button', { name: 'Place a legal hold Nils Holm' }).click()
    await dialog(page).getByLabel('Matter').fill('Tax office')
    await dialog(page).getByLabel('Reason').fill('Asked for.')
    await dialog(page).getByRole('button', { name: 'Place a legal hold' }).click()
    await toastShown(page, 'The legal hold is placed')
    await page.getByRole('button', { name: 'Delete data Nils Holm' }).click()
    await dialog(page)
      .getByText(/^Held since .* for Tax office by Rosa Blum\. Access ends now, but the data are blocked/)
      .waitFor()
    await assertAccessible(page, 'the dialog that blocks data')
    await dialog(page)
      .getByRole('textbox')
      .fill(await dialog(page).locator('.typed').innerText())
    await dialog(page).getByRole('button', { name: 'Block the data' }).click()
    await toastShown(page, 'The data are blocked until the hold is lifted')
    await page.goto(`${desk.url}/w/${desk.workspaceId}/settings/keeping`)
    await page.getByText(/^To be deleted since .*: the data are blocked and wait for this hold to be lifted\.$/).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a document is held from its menu, where the reason then stands instead of Delete', async () => {
    const shelf = (await rosa.call('GET', '/w/shelf')).body
    const template = shelf.templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] }
    const { id } = (await rosa.call('POST', '/w/documents', { json: { template_id: template.id, language_key: 'EN', input } })).body
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/studio/${id}`)
    const menu = page.getByRole('button', { name: 'More', exact: true })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await page.getByRole('menuitem', { name: 'Place a legal hold' }).click()
    await dialog(page).getByLabel('Matter').fill('ACME v Bros')
    await dialog(page).getByLabel('Reason').fill('Our lawyer asks for it.')
    await dialog(page).getByRole('button', { name: 'Place a legal hold' }).click()
    await toastShown(page, 'The legal hold is placed')
    await menu.click()
    await page.getByText(/^Held since .* for ACME v Bros by Rosa Blum$/).waitFor()
    assert.equal(await page.getByRole('menuitem', { name: 'Delete' }).count(), 0)
    await page.context().close()
  })
})
