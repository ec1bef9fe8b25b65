import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openDesk, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let rosa: Browser
let jonas: Browser

const row = (page: OpenPage, text: string) => page.locator('.mi').filter({ hasText: text })
const view = (page: OpenPage, name: string) => page.locator('.views').getByRole('link', { name: new RegExp(`^${name}`) })

describe('the inbox', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    jonas = await desk.member('editor', 'Jonas Kern')
  })
  after(() => desk.close())

  test('mine: why each row is there, snoozed by key, saved as a view; a request is approved from it', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', rule: 'Label without a certificate', text: 'eco seal', group: 'seal' },
      { severity: 'CRITICAL', rule: 'Label without a certificate', text: 'eco seal', group: 'seal' },
      { severity: 'HIGH', rule: 'Fee not in the price', text: 'plus a fee' },
      { severity: 'LOW', rule: 'Pressure of time', text: 'only today' },
    ])
    const [seal, , fee, pressure] = audit.violations
    await desk.db.query(`update violations set rule_id = 'test.pressure' where id = $1`, [pressure])
    await jonas.call('POST', '/w/assignments', {
      json: { scope: { audit_id: audit.id, violation_ids: [fee] }, add: [rosa.userId] },
    })
    await desk.db.query(`update reviews set due_at = now() - interval '2 days' where violation_id = $1`, [fee])
    await jonas.call('POST', `/w/violations/${pressure}/comments`, {
      json: { comment: '@Rosa Blum agreed with the shop?', mentions: [rosa.userId] },
    })
    await rosa.call('PUT', '/w/four-eyes', { json: { severities: ['CRITICAL'] } })

    // Jonas asks at the desk: the finding stays undecided, and the message says that it waits.
    const asking = await openDesk(desk, jonas, audit.id, `?finding=${seal}&view=grouped`)
    await asking.keyboard.press('d')
    await asking.getByRole('dialog').getByRole('textbox').fill('The seal is certified')
    await asking.keyboard.press('Control+Enter')
    await asking.locator('.toast', { hasText: '2 findings wait for a second person' }).waitFor()
    await asking.locator('.finding-callout', { hasText: 'Jonas Kern asks to dismiss this' }).waitFor()
    await asking.locator('.finding-facts', { hasText: 'Undecided' }).waitFor()
    await asking.keyboard.press('y')
    await asking.getByText('You asked for it: a second person has to answer.').waitFor()
    assert.equal(await asking.getByRole('button', { name: /Approve/ }).count(), 0)
    // Who asked withdraws it, and asks again.
    await asking.getByRole('button', { name: 'Withdraw the request' }).click()
    await asking.locator('.toast', { hasText: 'Withdrawn: 2 findings stay as before' }).waitFor()
    await asking.getByText(/^Jonas Kern withdrew it/).waitFor()
    await jonas.call('POST', '/w/reviews', {
      json: { scope: { violation_id: seal, group: true }, action: 'dismiss', reason: 'The seal is certified' },
    })
    assert.deepEqual(asking.complaints, [])
    await asking.context().close()

    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/mine`)
    await row(page, 'Label without a certificate').getByText('Jonas Kern asks to dismiss').waitFor()
    assert.deepEqual(await page.locator('.flist-h h2').allInnerTexts(), ['Waiting for my approval', 'Overdue', 'Later, or without a date'])
    await row(page, 'Fee not in the price').getByText('2 days over').waitFor()
    await row(page, 'Fee not in the price').getByText('by Jonas Kern').waitFor()
    await row(page, 'Pressure of time').getByText('“@Rosa Blum agreed with the shop?”').waitFor()
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Mine 3' }).waitFor()
    await assertAccessibleInBoth(page, 'the inbox')
    // Chips narrow what is shown, each option with how many rows it has.
    await page.getByRole('button', { name: 'Rule', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Pressure of time 1' }).check()
    await page.keyboard.press('Escape')
    await row(page, 'Fee not in the price').waitFor({ state: 'detached' })
    assert.equal(await page.locator('.mi').count(), 1)
    await page.goto(`${desk.url}/w/${desk.workspaceId}/mine`)
    await row(page, 'Fee not in the price').waitFor()

    // Rows are picked and decided on together, and taken back; the desk opens on exactly what is shown.
    await page.getByRole('checkbox', { name: 'Select: Fee not in the price' }).check()
    await page.getByRole('checkbox', { name: 'Select: Pressure of time' }).check()
    await page.locator('.mine-bulk').getByText('2 findings selected').waitFor()
    await assertAccessibleInBoth(page, 'rows that are picked')
    await page.getByRole('button', { name: 'Review these 2' }).waitFor()
    await page.locator('.mine-bulk').getByRole('button', { name: 'Elevate' }).click()
    await row(page, 'Fee not in the price').waitFor({ state: 'detached' })
    await page.keyboard.press('z')
    await row(page, 'Fee not in the price').waitFor()
    await page.getByRole('button', { name: 'Review these 3' }).click()
    await page.getByText('3 rows of 3 in Mine are of this audit').waitFor()
    await page.locator('.rows-window li').nth(2).waitFor()
    assert.equal(await page.locator('.rows-window li').count(), 3)
    assert.equal(await page.locator('.rows-window').getByText('Pressure of time').count(), 1)
    await page.getByRole('link', { name: 'Back to Mine' }).click()
    await row(page, 'Fee not in the price').waitFor()

    // H snoozes the row one stands on; the digit picks.
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.locator('.mi.is-current', { hasText: 'Pressure of time' }).waitFor()
    await page.keyboard.press('h')
    await page.getByRole('menu', { name: 'Snooze' }).waitFor()
    await page.keyboard.press('1')
    await page.locator('.toast', { hasText: 'Snoozed until' }).waitFor()
    await row(page, 'Pressure of time').waitFor({ state: 'detached' })
    await view(page, 'Snoozed').getByText('1', { exact: true }).waitFor()

    await view(page, 'Overdue').click()
    await row(page, 'Label without a certificate').waitFor({ state: 'detached' })
    await page.locator('.page-do').getByRole('button', { name: 'Save as a view' }).click()
    await page.getByLabel('Name of the view').fill('Late ones')
    await page.getByLabel('For everybody in the workspace').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await view(page, 'Late ones').getByText('1', { exact: true }).waitFor()

    const second = await plantAudit(desk.db, desk.workspaceId, [{ severity: 'CRITICAL', rule: 'Neutral by offsetting', text: 'neutral' }])
    await jonas.call('POST', '/w/reviews', {
      json: { scope: { violation_id: second.violations[0] }, action: 'dismiss', reason: 'Quoted from the printer' },
    })
    // The request: state now and asked for, the reason, what happens; denying needs a reason; Y approves.
    await view(page, 'For my approval').click()
    await row(page, 'Label without a certificate').getByRole('link', { name: 'Decide' }).click()
    await page.getByRole('heading', { name: 'Dismiss 2 findings?' }).waitFor()
    await page.getByText('The seal is certified').waitFor()
    await page.locator('.finding-facts', { hasText: 'requested' }).waitFor()
    await page.getByText('Any owner or editor, except Jonas Kern, who asked and may withdraw it.').waitFor()
    await assertAccessibleInBoth(page, 'a request')
    const [there, back] = (await page.locator('.pos').innerText()) === '1 of 2' ? ['j', 'k'] : ['k', 'j']
    await page.keyboard.press(there!)
    await page.getByText('Quoted from the printer').waitFor()
    await page.keyboard.press(back!)
    await page.getByText('The seal is certified').waitFor()
    await page.keyboard.press('n')
    await page.getByRole('alert').getByText('denying needs a reason').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Dismiss 2 findings?' }).click()
    await page.keyboard.press('y')
    await page.locator('.toast', { hasText: '2 findings dismissed' }).waitFor()
    await page.getByRole('heading', { name: 'Mine' }).waitFor()
    const { rows } = await desk.db.query<{ state: number; decided_by: string }>(
      'select state, decided_by from reviews where violation_id = $1',
      [seal],
    )
    assert.deepEqual(rows[0], { state: 3, decided_by: 'Jonas Kern, approved by Rosa Blum' })
    assert.deepEqual(page.complaints, [])
    await page.context().close()

    const narrow = await openPage(desk, rosa, `/w/${desk.workspaceId}/mine`, { viewport: { width: 320, height: 640 } })
    await row(narrow, 'Fee not in the price').waitFor()
    assert.ok(await narrow.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing scrolls sideways')
    await assertAccessibleInBoth(narrow, 'the inbox on a phone')
    await narrow.context().close()
  })

  test('due dates and second approval in the settings', async () => {
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/settings/due-dates`)
    await page.getByLabel('Days for Low').fill('45')
    await page.locator('form', { hasText: 'Empty: no date' }).getByRole('button', { name: 'Save' }).click()
    await page.locator('.toast', { hasText: 'The due dates are saved' }).waitFor()
    await assertAccessibleInBoth(page, 'due dates')
    await page.getByRole('link', { name: 'Second approval' }).click()
    const saved = page.waitForResponse((response) => response.url().endsWith('/four-eyes') && response.request().method() === 'PUT')
    await page.getByLabel('High').click()
    await saved
    await assertAccessibleInBoth(page, 'second approval')
    await page.getByRole('link', { name: 'Assignment' }).click()
    await page.getByLabel('Name').fill('Everything, to Jonas')
    await page.getByRole('button', { name: 'People' }).click()
    await page.getByLabel('Jonas Kern').check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add the rule' }).click()
    await page.getByText('Everything that is found to Jonas Kern').waitFor()
    await assertAccessibleInBoth(page, 'assignment')
    // What reaches one: a dash where a channel cannot carry it; the bell counts what is unread.
    await page.locator('.side').getByRole('link', { name: 'Notifications' }).click()
    await page.getByText('This server sends no mail').waitFor()
    const chosen = page.waitForResponse((response) => response.url().endsWith('/notice-choices') && response.request().method() === 'PUT')
    await page.getByLabel('Assigned to me, In the application').click()
    await chosen
    await assertAccessibleInBoth(page, 'notices')
    await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
    await page.getByRole('menuitem', { name: /Jonas Kern mentions me/ }).waitFor()
    await page.getByRole('menuitem', { name: 'Mark all as read' }).click()
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    const [{ body: due }, { body: eyes }] = await Promise.all([rosa.call('GET', '/w/due-days'), rosa.call('GET', '/w/four-eyes')])
    assert.deepEqual([due.days.LOW, eyes.severities], [45, ['CRITICAL', 'HIGH']])
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
