import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import type { Browser } from '../app-api/desk.ts'
import { page as html, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

const SAID = 'Night Serum reduces the look of fine lines by 23 % in eight weeks.'
const NOTICE = 'Instrumental test, 42 women aged 35 to 60, 2025.'
const paragraphs = (...texts: string[]) => texts.map((each) => `<p>${each}</p>`).join('\n')

let desk: AuditingDesk
let owner: Browser
let site: Site
const pages: Record<string, string> = {}

const at = (path: string) => `/w/${desk.workspaceId}${path}`
async function run(path: string): Promise<string> {
  const { id } = await desk.auditing.service.start(desk.db, desk.workspaceId, SYSTEM, {
    name: 'Shop',
    sources: [{ kind: 'urls', urls: [site.url + path] }],
    packs: ['eu-green-claims'],
  })
  assert.equal((await desk.auditing.ended(id)).status, 'COMPLETED')
  return id
}
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

describe('approved and live in the browser', () => {
  before(async () => {
    desk = await startAuditingWeb()
    owner = await desk.member('owner', 'Ilse Brandt')
    site = await startSite((path) => pages[path])
  })
  after(async () => {
    await site?.close()
    await desk?.close()
  })

  test('a text is bound, its page changes, the finding is decided, and the next run carries the decision', async () => {
    pages['/night-set'] = html('Night set', paragraphs(SAID, NOTICE))
    const page = await openPage(desk, owner, at('/claims/live'))
    await page.getByText('Nothing is bound yet.').waitFor()
    await looked(page, 'nothing bound')
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill(`${site.url}/night-set`)
    await dialog.getByLabel('Name').fill('Night Set page')
    await dialog.getByLabel('Approved text').fill(SAID)
    await dialog.getByLabel('Must stand on the page as well').fill(NOTICE)
    await looked(page, 'a text being bound')
    await dialog.getByRole('button', { name: 'Bind', exact: true }).click()
    const card = page.getByRole('region', { name: /night-set$/ })
    await card.getByText('not compared yet').waitFor()

    await run('/night-set')
    await page.reload()
    await card.getByText('the same', { exact: true }).waitFor()
    await looked(page, 'the same')

    pages['/night-set'] = html('Night set', paragraphs(SAID.replace('reduces the look of', 'removes')))
    const changed = await run('/night-set')
    await page.reload()
    await card.locator('del', { hasText: 'reduces the look of' }).waitFor()
    await card.locator('ins', { hasText: 'removes' }).waitFor()
    await card.getByText('Required notice is not on the page.').waitFor()
    await looked(page, 'changed')

    await page.goto(`${desk.url}${at('/mine')}`)
    await page
      .getByText(/Night Serum removes fine lines/)
      .first()
      .waitFor()
    await page.goto(`${desk.url}${at('/claims/live')}`)
    await card.getByRole('link', { name: 'Decide at the desk' }).click()
    await page.waitForURL(new RegExp(`/audits/${changed}/desk`))
    await page.getByRole('heading', { name: 'Live otherwise than approved: Night Set page' }).waitFor()
    await page.locator('.finding-facts').getByText('High').waitFor()
    const both = page.getByRole('region', { name: 'Otherwise than approved' })
    await both.locator('ins', { hasText: 'removes' }).waitFor()
    await looked(page, 'otherwise than approved at the desk')
    const { body } = await owner.call('GET', `/w/live`)
    const decision = { scope: { violation_id: body.bindings[0].violation_id, group: false }, action: 'elevated_risk' }
    assert.equal((await owner.call('POST', '/w/reviews', { json: decision })).status, 200)

    const next = await run('/night-set')
    await page.goto(`${desk.url}${at(`/audits/${next}/desk?state=elevated_risk`)}`)
    await page.getByRole('heading', { name: 'Live otherwise than approved: Night Set page' }).waitFor()
    await page.getByRole('region', { name: 'Otherwise than approved' }).getByRole('link', { name: 'Approved and live' }).click()
    await page.getByRole('button', { name: 'Unbind…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unbind' }).click()
    await page.getByText('Nothing is bound yet.').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a claim is bound beside itself', async () => {
    const claim = {
      wordings: [{ language: 'EN', text: 'Made of 80 % cotton' }],
      about: [],
      markets: [],
      channels: [],
      conditions: [],
      proofs: [{ kind: 'certificate', title: 'Test', number: null, url: null, page: null, passage: null, expires_on: null }],
      valid_from: null,
      valid_until: null,
    }
    const { id } = (await owner.call('POST', '/w/claims', { json: claim })).body
    const page = await openPage(desk, owner, at(`/claims/${id}`))
    const live = page.getByRole('region', { name: 'Live at' })
    await live.getByText('Only what is approved can be bound.').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await live.getByLabel('Address').fill(`${site.url}/bag`)
    await live.getByRole('button', { name: 'Add an address' }).click()
    await live.getByRole('link', { name: /\/bag$/ }).waitFor()
    await looked(page, 'a claim with an address')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
