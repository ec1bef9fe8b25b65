import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runDeletions } from '../../src/deleting/run.ts'
import { plantAudit } from '../helpers/audit.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { assertAccessible, openDesk, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let rosa: Browser
let mara: Browser

const some = () =>
  plantAudit(desk.db, desk.workspaceId, [
    { severity: 'CRITICAL', rule: 'First rule', text: 'first text' },
    { severity: 'HIGH', rule: 'Second rule' },
    { severity: 'MEDIUM', rule: 'Grouped rule', group: 'g' },
    { severity: 'MEDIUM', rule: 'Grouped rule', group: 'g' },
    { severity: 'LOW', rule: 'Last rule' },
  ])
const titled = (page: OpenPage, name: string) => page.locator('.finding-title', { hasText: name }).waitFor()
const toastShown = (page: OpenPage, text: string) => page.locator('.toast', { hasText: text }).waitFor()
const overlaps = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('undo and deleting', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    mara = await desk.member('reviewer', 'Mara Lindqvist')
  })
  after(() => desk.close())

  test('at the first visit the next undecided opens, a group is asked about once, Z goes back step by step', async () => {
    const { id } = await some()
    const page = await openDesk(desk, rosa, id, '', { first: true, viewport: { width: 1024, height: 768 } })
    for (const name of ['Trail', 'CSV']) await page.locator('.abar').getByRole('link', { name }).waitFor()
    await page.locator('.abar .live').waitFor()
    await page.keyboard.press('u')
    await toastShown(page, '1 finding set to urgent')
    await titled(page, 'Second rule')
    const toast = (await page.locator('.toast').boundingBox())!
    for (const verb of await page.locator('.verb').all()) assert.ok(!overlaps(toast, (await verb.boundingBox())!), 'covers no verb')
    await page.keyboard.press('e')
    await titled(page, 'Grouped rule')
    await page.keyboard.press('f')
    await page.getByRole('heading', { name: 'Set 2 findings to fixed?' }).waitFor()
    await page.locator('dialog[open]').getByRole('button', { name: 'Fixed 2' }).click()
    await toastShown(page, '2 findings set to fixed')
    await titled(page, 'Last rule')
    await page.keyboard.press('k')
    await titled(page, 'Grouped rule')
    await page.keyboard.press('e')
    await toastShown(page, '2 findings set to elevated')
    assert.equal(await page.getByRole('dialog').count(), 0, 'asked once')
    await page.keyboard.press('z')
    await toastShown(page, '2 findings put back')
    await page.locator('.legend', { hasText: '2 fixed' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('.legend', { hasText: '0 fixed' }).waitFor()
    await page.locator('.legend-lead', { hasText: '2 of 5 decided' }).waitFor()
    // The filter knows the person before anything is assigned, and what was assigned at once.
    await page.getByRole('button', { name: 'Assignee', exact: true }).click()
    await page.getByRole('checkbox', { name: /^Me\s*0$/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await page
      .getByRole('button', { name: /Rosa Blum/ })
      .last()
      .click()
    await toastShown(page, 'assigned to Rosa Blum')
    await page.getByRole('button', { name: 'Assignee', exact: true }).click()
    await page.getByRole('checkbox', { name: /^Me\s*[12]$/ }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('in the trail: a preview of mixed states, who stands in the way, an entry struck, and why another has no button', async () => {
    const { id, violations } = await some()
    const decide = (who: Browser, json: object) => who.call('POST', '/w/reviews', { json })
    await decide(rosa, { scope: { violation_id: violations[1] }, action: 'dismiss', reason: 'Quoted' })
    await decide(rosa, { scope: { audit_id: id, filter: {} }, action: 'mark_fixed' })
    await decide(mara, { scope: { violation_id: violations[0] }, action: 'urgent_violation' })
    await mara.call('POST', `/w/violations/${violations[0]}/comments`, { json: { comment: 'I think so.' } })
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${id}/trail`)
    const row = (number: number) => page.locator(`#entry-${number}`)
    await row(4).getByText('nothing to undo').waitFor()
    await row(3).getByRole('button', { name: /Undo/ }).waitFor()
    await page.keyboard.press('z')
    const preview = page.getByRole('region', { name: 'Preview of the undo' })
    await preview.getByRole('heading', { name: 'Undo entry 2: 4 of 5 go back' }).waitFor()
    await preview.getByText('Mara Lindqvist set 1 of them to urgent').waitFor()
    await preview.getByText('back to dismissed, with Rosa Blum’s reason').waitFor()
    await assertAccessible(page, 'the preview of an undo')
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    await row(2).locator('time').click()
    await page.keyboard.press('Shift+Z')
    await page.locator('button:focus', { hasText: 'Undo 4' }).waitFor()
    await page.keyboard.press('Enter')
    await toastShown(page, 'Entry 2 taken back: 4 findings put back, 1 decided again since stay')
    await page.locator('#entry-2.taken', { hasText: 'taken back by 5' }).waitFor()
    await row(5).getByRole('button', { name: /Undo/ }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const hers = await openPage(desk, mara, `/w/${desk.workspaceId}/audits/${id}/trail`)
    await hers.locator('#entry-5').getByText('only Rosa Blum or an owner').waitFor()
    await hers.locator('#entry-3').getByRole('button', { name: /Undo/ }).waitFor()
    // Help outside of the desk, and an address where nothing is.
    await hers.getByRole('button', { name: 'Keyboard help' }).click()
    await hers.getByRole('heading', { name: 'Keys' }).waitFor()
    await hers.goto(`${desk.url}/w/${desk.workspaceId}/no/such/page`)
    await hers.getByRole('heading', { level: 1, name: 'There is nothing at this address' }).waitFor()
    await hers.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Audits' }).waitFor()
    await hers.goto(`${desk.url}/nowhere`)
    await hers.getByRole('heading', { level: 1, name: 'There is nothing at this address' }).waitFor()
    await hers.getByRole('link', { name: 'Audits', exact: true }).waitFor()
    await hers.goto(`${desk.url}/w/${desk.workspaceId}/audits/${id}`)
    await hers.getByRole('link', { name: 'Review 3 undecided' }).click()
    await hers.waitForURL(/state=undecided/)
    await hers.locator('.count', { hasText: '3' }).waitFor()
    await hers.context().close()
  })

  test('an audit is deleted by its name, its tombstone is listed, and retention is set', async () => {
    const { id } = await some()
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${id}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('What goes, for good').waitFor()
    await dialog.getByText(/^Audit deleted by Rosa Blum on .*5 findings \(1 critical, 1 high, 2 medium, 1 low\), 0 decided/).waitFor()
    const remove = dialog.getByRole('button', { name: 'Delete 5 findings, 0 pages' })
    assert.ok(await remove.isDisabled())
    const typed = await dialog.locator('.typed').innerText()
    await dialog.getByRole('textbox').fill(typed.slice(1))
    assert.ok(await remove.isDisabled(), 'the whole name')
    await dialog.getByRole('textbox').fill(typed)
    await dialog.getByText('The name is right').waitFor()
    await assertAccessible(page, 'the dialog that deletes')
    await page.setViewportSize({ width: 320, height: 700 })
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing scrolls sideways')
    await page.setViewportSize({ width: 1440, height: 900 })
    await remove.click()
    await toastShown(page, 'The audit is deleted')
    await page.waitForURL(/\/audits$/)
    await page.getByRole('heading', { level: 1, name: 'Audits' }).waitFor()
    assert.equal(await page.locator(`a[href*="${id}"]`).count(), 0)
    await page.goto(`${desk.url}/w/${desk.workspaceId}/settings/keeping`)
    await page.getByText(/^0 of \d+ rows gone$/).waitFor()
    await page.getByLabel('Extracted texts, days').fill('30')
    await page.getByRole('button', { name: 'Save' }).click()
    await toastShown(page, 'Saved')
    await runDeletions(desk.db, desk.workspaceId)
    await page.getByText(/^sha-256 of the findings [0-9a-f]{8} … [0-9a-f]{8}$/).waitFor()
    await assertAccessible(page, 'keeping and deleting')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const viewer = await openPage(desk, mara, `/w/${desk.workspaceId}/settings/keeping`)
    await viewer.locator('input[name=texts][disabled]').waitFor()
    assert.equal(await viewer.getByRole('button', { name: 'Save' }).count(), 0)
    await viewer.context().close()
  })
})
