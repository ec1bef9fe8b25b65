import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim } from '../helpers/claim.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { assertAccessible, openDesk, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: Desk
let rosa: Browser

const dialog = (page: OpenPage) => page.locator('dialog[open]')

async function made(page: OpenPage, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), dialog(page).getByRole('button', { name: button }).click()])
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(parts) }
}

describe('reports', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
  })
  after(() => desk?.close())

  test('the button on an audit makes it in the format and language of the dialog', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{ severity: 'HIGH' }, {}])
    await desk.db.query(`update audits set name = 'Shop: Ä/B' where id = $1`, [id])
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/audits/${id}`)
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog(page).getByText('Findings: 2').waitFor()
    await dialog(page).getByText(`imprimatur report ${id} --to report.pdf`).waitFor()
    await assertAccessible(page, 'the dialog that makes a report')
    const pdf = await made(page, 'Make PDF')
    assert.equal(pdf.name, 'Shop Ä B.pdf')
    assert.match(pdf.bytes.toString('latin1'), /^%PDF-1\.7[\s\S]*%%EOF\s*$/)
    await page.locator('.toast', { hasText: 'The report is made' }).waitFor()
    assert.equal(await dialog(page).count(), 0)

    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog(page).getByLabel('HTML').check()
    await dialog(page).getByLabel('Language').selectOption('DE')
    const html = await made(page, 'Make HTML')
    assert.match(html.bytes.toString(), /<html lang="de">[\s\S]*Rosa Blum[\s\S]*<\/html>\s*$/)

    // What the server says when it refuses; whoever asked can try again.
    const refused = { status: 503, json: { detail: 'Many reports are being made; try again in a moment.' } }
    await page.route(/\/report\?/, (route) => route.fulfill(refused))
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Make PDF' }).click()
    await page.locator('.toast', { hasText: 'Many reports are being made' }).waitFor()
    await page.unroute(/\/report\?/)
    assert.match((await made(page, 'Make PDF')).name, /\.pdf$/)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('on a site it has a period, and on a claim its own words', async () => {
    const { siteId } = await siteWithRuns(desk.db, desk.workspaceId)
    const page = await openPage(desk, rosa, `/w/${desk.workspaceId}/sites/${siteId}`)
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog(page).getByLabel('To', { exact: true }).fill('2026-10-03')
    await dialog(page).getByLabel('HTML').check()
    await dialog(page).getByText(`imprimatur report --site ${siteId} --until 2026-10-03 --to report.html`).waitFor()
    await assertAccessible(page, 'the dialog that makes a report on a site')
    const site = await made(page, 'Make HTML')
    assert.equal(site.name, 'Linden Lark shop.html')
    assert.match(site.bytes.toString(), /The last run of the period: Run 2/)

    const claim = await plantClaim(desk.db, desk.workspaceId, { userId: rosa.userId })
    await page.goto(`${desk.url}/w/${desk.workspaceId}/claims/${claim}`)
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog(page).getByLabel('HTML').check()
    assert.match((await made(page, 'Make HTML')).bytes.toString(), /Made of eco-friendly cotton[\s\S]*CS-417/)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a finding is read by its link without an account, until it is withdrawn', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{ text: 'cures', sentence: 'Our tea cures colds.' }])
    const page = await openDesk(desk, rosa, id)
    await page.getByRole('button', { name: 'Link for an agency' }).click()
    await dialog(page).getByText('No links yet.').waitFor()
    await assertAccessible(page, 'the links of a finding')
    await dialog(page).getByLabel('Ends after').selectOption('7')
    await dialog(page).getByRole('button', { name: 'Make a link' }).click()
    const link = await dialog(page).getByLabel('Link', { exact: true }).inputValue()
    const outside = await openPage(desk, null, link.slice(desk.url.length))
    await outside.getByText('Our tea cures colds.').waitFor()
    assert.match(await outside.locator('footer').innerText(), /^Until \d{4}-\d{2}-\d{2}$/)
    await dialog(page)
      .getByRole('button', { name: /^Withdraw the link/ })
      .click()
    await dialog(page)
      .getByText(/^withdrawn/)
      .waitFor()
    await outside.reload()
    await outside.getByText('This link was withdrawn').waitFor()
    assert.deepEqual(page.complaints, [])
    await outside.context().close()
    await page.context().close()
  })
})
