import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from '../app-api/desk.ts'
import { page as html, startSite } from '../helpers/site.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'
import type { SiteWithRuns } from '../helpers/site-with-runs.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { assertAccessible, openDesk, openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

describe('sites', () => {
  let desk: AuditingDesk
  let rosa: Browser
  let planted: SiteWithRuns
  before(async () => {
    desk = await startAuditingWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    planted = await siteWithRuns(desk.db, desk.workspaceId)
    const social = await plantSite(desk.db, desk.workspaceId, 'Posts', { schedule: '0 4 * * *' })
    const posts = await plantRun(desk.db, desk.workspaceId, [{ page: '/post' }], { siteId: social, run: 1 })
    await plantRun(desk.db, desk.workspaceId, [], { siteId: social, run: 2, previous: posts, failed: ['/post'], status: 'FAILED' })
  })
  after(() => desk.close())

  const at = (path: string) => `/w/${desk.workspaceId}${path}`
  const fits = async (page: OpenPage, what: string) =>
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${what} does not scroll sideways`)

  test('the list says what changed, what is undecided, and that a run which was not read marked nothing gone', async () => {
    const page = await openPage(desk, rosa, at('/sites'))
    const row = page.getByRole('row').filter({ hasText: 'Linden & Lark shop' })
    await row.getByText('2 new').waitFor()
    assert.match(await row.innerText(), /4 still there\s+1 gone/)
    assert.match(await row.innerText(), /each month on the 3rd at 06:00/)
    await row.getByRole('img', { name: 'Findings in 3 runs: 2, 6, 6' }).waitFor()
    await row.getByText('5 undecided').waitFor()
    await page.getByText('Nothing was marked gone.').waitFor()
    await assertAccessibleInBoth(page, 'sites')
    // Chips: by market, schedule, pack, and with overdue findings.
    for (const name of ['Market', 'Pack', 'Overdue']) await page.getByRole('button', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await page.getByRole('checkbox', { name: 'By hand' }).check()
    await page.keyboard.press('Escape')
    await page.getByText('No site matches').waitFor()
    await page.getByRole('button', { name: 'Every run' }).click()
    // Of three runs and of one that could not be read after another: 5 and 1, as the list of sites has it.
    await page.getByText('5 audits · 6 findings wait for a decision, earlier runs of a site left out').waitFor()
    await page.getByRole('link', { name: 'Run 3 of its site' }).click()
    await page.getByRole('heading', { name: 'Linden & Lark shop' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const phone = await openPage(desk, rosa, at('/sites'), PHONE)
    await phone.getByText('2 new').waitFor()
    await fits(phone, 'the list')
    await assertAccessible(phone, 'sites on a phone')
    await phone.context().close()
  })

  test('what becomes of pages that are gone is asked once, on a wide screen and on a phone, and the answer is a setting', async (t) => {
    const pages = new Map(['/a', '/b'].map((path) => [path, html(`Soap ${path}`, '<p>Our eco-friendly soap is here.</p>')]))
    const shop = await startSite((path) => (_request, response) => {
      const found = pages.get(path)
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ?? '<h1>No</h1>')
    })
    t.after(() => shop.close())
    const sources = [{ kind: 'urls', urls: ['/a', '/b'].map((path) => shop.url + path) }]
    const made = await rosa.call('POST', '/w/sites', { json: { name: 'Closing down', sources } })
    const goes = async () => {
      const { body } = await rosa.call('POST', `/w/sites/${made.body.id}/run`)
      assert.equal((await desk.auditing.ended(body.id)).status, 'COMPLETED')
    }
    await goes()
    pages.delete('/b')
    await goes()

    const phone = await openPage(desk, rosa, at(`/sites/${made.body.id}`), PHONE)
    await phone.getByRole('region', { name: 'Pages that are gone' }).waitFor()
    await fits(phone, 'a site that asks')
    await assertAccessible(phone, 'a site that asks, on a phone')
    await phone.context().close()

    const page = await openPage(desk, rosa, at(`/sites/${made.body.id}`))
    const card = page.getByRole('region', { name: 'Pages that are gone' })
    await card.getByText('1 page now answers 404 or 410.').waitFor()
    await assertAccessibleInBoth(page, 'a site that asks')
    await card.getByRole('link', { name: 'See which page' }).click()
    await page.getByRole('row').filter({ hasText: '/b' }).getByText('404').first().waitFor()
    await page.goBack()
    await card.getByRole('button', { name: 'Yes, mark them fixed' }).click()
    await page.getByText('Findings of pages that are gone are marked fixed.').waitFor()
    await card.waitFor({ state: 'detached' })
    const { body } = await rosa.call('GET', `/w/sites/${made.body.id}`)
    assert.deepEqual([body.gone_pages, body.gone_pages_waiting, body.history[0].changes.gone > 0], ['fix', 0, true])
    await page.getByText('Mark their findings fixed').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a site has its history, its schedule with the next three runs, and a change of it is kept', async () => {
    const page = await openPage(desk, rosa, at(`/sites/${planted.siteId}`))
    await page.getByRole('heading', { name: 'History' }).waitFor()
    const next = page.getByRole('list', { name: 'Next runs' }).getByRole('listitem')
    await next.nth(2).waitFor()
    assert.match(await next.first().innerText(), / 3 \w+ \d+, 06:00/)
    await page.getByText('1 earlier one not looked at again').waitFor()
    await page.getByText('3 rules do not run any more').waitFor()
    await page.getByRole('radio', { name: 'Week' }).click()
    await page.getByLabel('On', { exact: true }).selectOption('Friday')
    await page.getByText('0 6 * * 5').waitFor()
    await page
      .getByText(/^Fri \d+/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The schedule is saved.').waitFor()
    const { body } = await rosa.call('GET', `/w/sites/${planted.siteId}`)
    assert.deepEqual([body.schedule, body.time_zone, body.version], ['0 6 * * 5', 'Europe/Berlin', 2])
    await page.getByRole('button', { name: 'Saved' }).waitFor()
    await assertAccessibleInBoth(page, 'a site')
    // What it reads is changed here: what stands alone is in the fields, and stays in the list until it is taken off.
    await page.getByRole('button', { name: 'Change what it reads' }).click()
    const dialog = page.getByRole('dialog', { name: 'What the site reads' })
    await dialog.getByRole('tab', { name: 'Sitemap' }).click()
    await dialog
      .getByRole('list', { name: 'Chosen to be read' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await dialog.getByLabel('Address of the sitemap').fill('https://lindenlark.example/sitemap.xml')
    await assertAccessible(page, 'the sources of a site')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('What the site reads is saved, from the next run on.').waitFor()
    const { body: reads } = await rosa.call('GET', `/w/sites/${planted.siteId}/sources`)
    assert.deepEqual(reads.sources, [{ kind: 'sitemap', url: 'https://lindenlark.example/sitemap.xml' }])
    // V compares the last run with the one before.
    await page.locator('body').press('v')
    await page.getByRole('heading', { name: 'Two runs compared' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const phone = await openPage(desk, rosa, at(`/sites/${planted.siteId}`), PHONE)
    await phone.getByRole('heading', { name: 'History' }).waitFor()
    await fits(phone, 'a site')
    await assertAccessible(phone, 'a site on a phone')
    await phone.context().close()
  })

  test('two runs compared add up, the counts are the filter, and the button opens as many as it says', async () => {
    const { siteId, second, third } = planted
    const address = at(`/sites/${siteId}/compare?from=${second.id}&to=${third.id}`)
    const page = await openPage(desk, rosa, address)
    await page.getByText('6 on 3 Oct − 1 gone − 1 not looked at again + 2 new = 6 on 3 Nov.').waitFor()
    assert.match(await page.getByText('1 finding: 1 on 1 page not read again').innerText(), /keeps its state in the run of 3 Oct/)
    await page.locator('.fl del').filter({ hasText: 'eco-friendly' }).waitFor()
    await assertAccessibleInBoth(page, 'a comparison')
    // New, changed and gone are pressed at first; 3 and 4 take the last two off.
    await page.locator('body').press('4')
    await page.locator('body').press('3')
    await page.getByRole('link', { name: 'Open these 2 at the desk' }).waitFor()
    await page.locator('body').press('o')
    await page.locator('.queue').getByText('2 findings').or(page.locator('.queue-tools').getByText('2')).first().waitFor()
    await page.locator('.row-body').nth(1).waitFor()
    assert.equal(await page.locator('.row-body').count(), 2)
    await page.getByRole('button', { name: 'Clear Change' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const phone = await openPage(desk, rosa, address, PHONE)
    await phone.getByText('6 on 3 Oct').first().waitFor()
    await fits(phone, 'a comparison')
    await assertAccessible(phone, 'a comparison on a phone')
    await phone.context().close()
  })

  test('a finding shows what was decided before, and takes it over by one key with its number', async () => {
    const [asked, carried, still, , back] = planted.third.findings
    const open = (id: string) => openDesk(desk, rosa, planted.third.id, `?finding=${id}&view=each`)
    const quiet = await open(carried!.id)
    const memory = quiet.getByRole('complementary', { name: 'Carried over' })
    await memory.waitFor()
    assert.match(await memory.innerText(), /Dismissed in the run of 3 Oct by Mara: “?Approved by legal/)
    assert.match(await memory.innerText(), /same page, new address: was \/uk\/shop\/jacket/)
    await quiet.locator('.ev-run').nth(1).waitFor()
    assert.deepEqual(await quiet.locator('.ev-run').allInnerTexts(), ['3 Oct', '3 Nov'])
    await quiet.context().close()

    const fixed = await open(still!.id)
    await fixed.getByText('Marked fixed on 3 Oct by Jonas, still there.').waitFor()
    await fixed.getByText('The page was read again on 3 Nov and says the same.').waitFor()
    await fixed.context().close()

    const returned = await open(back!.id)
    await returned.getByText('It was gone in the run before; last found in the run of').waitFor()
    await returned.context().close()

    const page = await open(asked!.id)
    await page.getByText('Asked again: the sentence changed.').waitFor()
    assert.deepEqual(await page.locator('.mem ins').allInnerTexts(), ['planet-friendly', 'two seasons'])
    await page.getByRole('button', { name: 'Dismiss for the same reason' }).waitFor()
    await assertAccessibleInBoth(page, 'a finding that is asked again')
    await page.keyboard.press('Shift+D')
    await page.getByText('1 finding dismissed').waitFor()
    const { body } = await rosa.call('GET', `/w/violations/${asked!.id}`)
    assert.deepEqual([body.review_state, body.dismissal_reason], ['dismissed', 'Name of the product line, see the label'])
    await page.getByRole('button', { name: 'Dismiss for the same reason' }).waitFor({ state: 'detached' })
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const phone = await openDesk(desk, rosa, planted.third.id, `?finding=${still!.id}&pane=finding`, PHONE)
    await phone.getByText('Marked fixed on 3 Oct by Jonas, still there.').waitFor()
    await fits(phone, 'a finding')
    await phone.context().close()
  })

  test('runs of one day are told apart by their time', async () => {
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Twice a day')
    const times = ['2026-11-02T11:00:00Z', '2026-11-03T11:00:00Z', '2026-11-03T13:30:05Z', '2026-11-03T13:30:50Z']
    for (const [index, time] of times.entries())
      await plantRun(desk.db, desk.workspaceId, [{ page: '/a' }], { siteId, run: index + 1, at: new Date(time) })
    const page = await openPage(desk, rosa, at(`/sites/${siteId}`))
    const days = [/^2 Nov( 2026)?$/, ...['00', '30:05', '30:50'].map((minute) => new RegExp(`^3 Nov(?: 2026)?, \\d\\d:${minute}$`))]
    const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' '))
    const history = page.locator('.hist-d')
    await history.nth(3).waitFor()
    for (const [index, day] of plain(await history.allInnerTexts()).entries()) assert.match(day, days[index]!)
    await page.getByRole('img', { name: /^3 Nov( 2026)?, \d\d:00: / }).waitFor()
    await assertAccessibleInBoth(page, 'runs of one day')
    await page.getByRole('button', { name: 'Show as a table' }).click()
    const rows = page.locator('table.chart tbody th')
    await rows.nth(3).waitFor()
    for (const [index, day] of plain(await rows.allInnerTexts()).entries()) assert.match(day, days[index]!)
    await page.getByRole('checkbox', { name: /3 Nov 2026, \d\d:00/ }).check()
    await page.getByRole('checkbox', { name: /3 Nov 2026, \d\d:30:05/ }).check()
    await page.getByRole('link', { name: /3 Nov.*, \d\d:00.*3 Nov.*, \d\d:30/ }).click()
    await page.getByText(/on 3 Nov.*, \d\d:00/).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    const phone = await openPage(desk, rosa, at(`/sites/${siteId}`), PHONE)
    await phone.locator('.hist-d').nth(3).waitFor()
    await fits(phone, 'the history')
    await phone.context().close()
  })
})
