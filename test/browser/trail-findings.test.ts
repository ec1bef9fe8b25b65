import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from '../app-api/desk.ts'
import { page as pageOf, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'

const KEPT = '<p>Our eco-friendly bottle is made in Ghent.</p>'
const STILL = '<p>The lid of this climate neutral box is blue.</p>'
const GONE = Array.from({ length: 23 }, (_, index) => `<p>Take the 100% sustainable tent number ${index} on your next trip.</p>`).join('')

describe('the trail of a site that is audited again', () => {
  let desk: AuditingDesk
  let site: Site
  let rosa: Browser
  const runs: string[] = []

  before(async () => {
    desk = await startAuditingWeb()
    rosa = await desk.member('owner', 'Rosa')
    site = await startSite((path) => (path === '/' ? pageOf('Bottles', KEPT + STILL + (runs.length === 0 ? GONE : '')) : undefined))
    const audit = async () => {
      const id = await desk.auditing.start([{ kind: 'urls', urls: [`${site.url}/`] }], ['eu-green-claims'], desk.workspaceId)
      await desk.auditing.ended(id)
      runs.push(id)
    }
    await audit()
    assert.equal((await rosa.call('GET', `/w/audits/${runs[0]}/violations`)).body.findings, 25)
    for (const [search, decision] of [
      ['eco-friendly', { action: 'dismiss', reason: 'Carries the EU Ecolabel' }],
      ['climate', { action: 'mark_fixed' }],
    ] as const) {
      const { rows } = (await rosa.call('GET', `/w/audits/${runs[0]}/violations?search=${search}`)).body
      const decided = await rosa.call('POST', '/w/reviews', { json: { scope: { violation_id: rows[0].id }, ...decision } })
      assert.equal(decided.status, 200, decided.text)
    }
    await audit()
  })
  after(async () => {
    await site.close()
    await desk.close()
  })

  test('says in words what a run kept, contradicted and closed, and shows the findings', async () => {
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${runs[1]}/trail`)
    const row = (text: string) => page.getByRole('row').filter({ hasText: text }).first()
    const opened = page.locator('.trail-findings')

    await row('Carried over from the run before').getByRole('button', { name: 'Show the finding' }).click()
    await opened.getByText('This run found these again as they were').waitFor()
    await opened.getByText('Our eco-friendly bottle is made in Ghent.').waitFor()
    assert.match(await opened.innerText(), /Kept:.*dismissed by Rosa, .*Carries the EU Ecolabel/s)
    await assertAccessibleInBoth(page, 'the findings of an entry')

    await row('Marked fixed before, but found again').getByRole('button', { name: 'Show the finding' }).click()
    await opened.getByText('Somebody had marked these as fixed, but this run found them again').waitFor()
    await opened.getByText('The lid of this climate neutral box is blue.').waitFor()
    assert.match(await opened.innerText(), /Had been:.*fixed by Rosa/s)
    assert.equal(await opened.count(), 1, 'one entry is open at a time')

    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    const closing = row('No longer found, marked fixed in the earlier run')
    await closing.getByText('23 findings').first().waitFor()
    await closing.getByRole('cell').nth(1).click()
    await page.keyboard.press('f')
    await opened.getByText('tent number 0 on').waitFor()
    assert.equal(await opened.getByRole('listitem').count(), 20)
    await opened.getByRole('button', { name: 'Show 3 more' }).click()
    await opened.getByText('tent number 22 on').waitFor()
    assert.equal(await opened.getByRole('listitem').count(), 23)
    assert.match((await opened.getByRole('link', { name: 'Sustainable product' }).first().getAttribute('href'))!, new RegExp(runs[0]!))

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV with every finding' }).click()])
    const parts: Buffer[] = []
    for await (const part of await file.createReadStream()) parts.push(part as Buffer)
    assert.equal(Buffer.concat(parts).toString().trim().split('\n').length, 1 + 1 + 1 + 23)

    await opened.getByRole('link', { name: /^run 1 of/ }).click()
    await row('Not found again by the next run').getByRole('button', { name: 'Show the 23 findings' }).click()
    await opened.getByText('A later run read the pages of these and no longer found them').waitFor()
    await opened.getByText('tent number 0 on').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
