import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { firstOwnerLink } from '../../src/auth/first-owner.ts'
import { resetLink } from '../../src/auth/reset.ts'
import { PASSWORD } from '../app-api/desk.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: AuditingDesk

const path = (link: string) => link.slice(desk.url.length)
const fill = async (page: OpenPage, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

describe('first minutes', () => {
  before(async () => {
    desk = await startAuditingWeb()
  })
  after(() => desk.close())

  test('from the first-owner link through the sample site to the first decision', async () => {
    const link = (await firstOwnerLink(desk.db, desk.workspaceId, desk.url))!
    const page = await openPage(desk, null, path(link))
    await page.getByRole('heading', { name: 'Become the owner' }).waitFor()
    await assertAccessibleInBoth(page, 'the first-owner link')
    await fill(page, { 'E-mail': 'rosa@company.example', 'Your name': 'Rosa Blum', 'New password': 'short' })
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('A password has at least 10 characters.').waitFor()
    await fill(page, { 'New password': PASSWORD })
    await page.getByRole('button', { name: 'Start' }).click()

    await page.getByRole('heading', { name: 'Where do you sell, and what?' }).waitFor()
    await assertAccessibleInBoth(page, 'the first questions')
    await page.getByLabel(/^Germany/).check()
    await page.getByRole('button', { name: /^Use these \d+ rules/ }).click()
    await page.getByRole('heading', { name: 'Nothing is under review yet' }).waitFor()
    const chosen = await desk.db.query<{ value: { markets: string[] } }>(
      `select value from workspace_settings where workspace_id = $1 and name = 'markets'`,
      [desk.workspaceId],
    )
    assert.ok(chosen.rows[0]!.value.markets.includes('DE'), 'the answer is stored')
    assert.equal(await page.locator('main button').count(), 1, 'one button')
    await assertAccessibleInBoth(page, 'the empty workspace')
    await page.getByRole('button', { name: 'Try it with the sample site' }).click()
    await page.getByRole('heading', { name: 'Reading the sample site' }).waitFor()

    await page.locator('.finding-title').waitFor()
    assert.match(page.url(), /\/desk\?/)
    const before = await page.locator('.legend-lead').innerText()
    assert.match(before, /^0\s+of \d\d decided$/)
    await page.locator('.evidence mark').waitFor()
    await page.keyboard.press('u')
    await page.getByText('1 finding set to urgent').waitFor()
    assert.match(await page.locator('.legend-lead').innerText(), /^1\s+of \d\d decided$/)
    const { rows } = await desk.db.query('select 1 from trail where workspace_id = $1', [desk.workspaceId])
    assert.equal(rows.length, 1, 'the decision is in the trail')
    const languages = await desk.db.query<{ n: number }>(
      'select count(distinct language_key)::int as n from assets where workspace_id = $1',
      [desk.workspaceId],
    )
    assert.equal(languages.rows[0]!.n, 3, 'the sample site has three languages')
    assert.deepEqual(page.complaints, [])

    const again = await openPage(desk, null, path(link))
    await again.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    await page.context().close()
  })

  test('signing in says the same whoever exists, and leads where one wanted to go', async () => {
    await desk.member('reviewer', 'Ana Diaz')
    const wanted = `/w/${desk.workspaceId}/settings/members`
    const page = await openPage(desk, null, wanted)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await assertAccessibleInBoth(page, 'signing in')
    const said: string[] = []
    for (const email of ['ana.diaz@company.example', 'nobody@company.example']) {
      await fill(page, { 'E-mail': email, Password: 'not the password' })
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('alert').waitFor()
      said.push(await page.getByRole('alert').innerText())
      await page.reload()
    }
    assert.equal(said[0], said[1])
    await fill(page, { 'E-mail': 'ana.diaz@company.example', Password: PASSWORD })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`**${wanted}`)
    await page.getByRole('button', { name: 'Ana Diaz' }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto(desk.url + wanted)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.context().close()
  })

  test('a forgotten password is reset by link, and without mail the page shows the command', async () => {
    const page = await openPage(desk, null, '/forgot-password')
    await page.getByText('imprimatur user reset EMAIL').waitFor()
    await assertAccessibleInBoth(page, 'password forgotten')
    await desk.member('viewer', 'Vera Novak')
    const link = (await resetLink(desk.db, desk.url, 'vera.novak@company.example'))!
    await page.goto(link)
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
    await assertAccessibleInBoth(page, 'a new password')
    await fill(page, { 'New password': 'another good password' })
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByRole('heading', { name: 'Audits', exact: true }).waitFor()
    await page.context().close()
  })
})
