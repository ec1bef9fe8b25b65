import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { plantStoredPages } from '../helpers/stored-pages.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { assertAccessible, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

const RULE = `extends: existence
name: Waterproof without a figure
message: "Say how waterproof it is, not '%s'."
severity: MEDIUM
terms: [waterproof]
hits: ['A waterproof coat.']
passes: ['A coat.']
`
const PHONE = { viewport: { width: 390, height: 844 } }
const page = (body: string) => `<!doctype html><html lang="en"><title>Coats</title><main>${body}</main></html>`

describe('a rule tried, and how well it does', () => {
  let auditing: Auditing
  let desk: Desk
  let rosa: Browser
  before(async () => {
    auditing = await startAuditing()
    desk = await startWeb({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    rosa = await desk.member('owner', 'Rosa Blum')
    const created = await rosa.call('POST', '/w/own-rules', { json: { file: 'test/waterproof.yml', content: RULE } })
    assert.equal(created.status, 201, created.text)
    await plantStoredPages(desk.db, desk.workspaceId, [
      { url: 'https://shop.example/coats', html: page('<p>A waterproof coat for you. Socks, too.</p>') },
      { url: 'https://shop.example/bags', html: page('<p>Packed in a waterproof bag from us.</p>') },
      { url: 'https://shop.example/old', html: page('<p>A waterproof hat.</p>'), kept: false },
    ])
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Linden')
    const rule = 'waterproof'
    await plantRun(
      desk.db,
      desk.workspaceId,
      [
        ...Array.from({ length: 15 }, (_, at) => ({
          page: `/de/${at}`,
          rule,
          text: 'waterproof',
          sentence: `Model ${at} comes in a waterproof pouch for the road.`,
          state: 'dismissed' as const,
          reason: 'Says how it is packed.',
        })),
        ...Array.from({ length: 8 }, (_, at) => ({
          page: `/uk/${at}`,
          rule,
          text: 'waterproof',
          sentence: at === 0 ? 'Our waterproof pouch keeps out the sea.' : `A waterproof jacket number ${at}.`,
          state: 'fixed' as const,
        })),
      ],
      { siteId, run: 1 },
    )
    await desk.db.query(`update audits set completed_assets = 0 where workspace_id = $1 and name = 'Linden shop'`, [desk.workspaceId])
  })
  after(async () => {
    await desk.close()
    await auditing.close()
  })

  const at = (path: string) => `/w/${desk.workspaceId}/rules${path}`
  const fits = async (shown: OpenPage, what: string) =>
    assert.equal(await shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${what} does not scroll sideways`)

  test('a draft is tried on stored pages, and a sentence becomes an example by key', async () => {
    const shown = await openPage(desk, rosa, at('/own/test.waterproof/try'))
    await shown.getByText('Nothing is fetched, no finding is made.').first().waitFor()
    await shown.getByRole('checkbox', { name: /Shop/ }).waitFor()
    await shown.locator('body').press('t')
    await shown.getByText('3 of 3 stored pages').waitFor()
    await shown.getByRole('status').filter({ hasText: 'would be added' }).getByText('+2').waitFor()
    const row = shown.getByRole('listitem').filter({ hasText: 'waterproof bag' })
    assert.equal(await row.locator('mark').innerText(), 'waterproof')
    await row.getByText('Dismissed', { exact: true }).waitFor({ state: 'attached' })
    await shown.getByText('1 page whose stored text is no longer kept.').waitFor()
    await shown.getByText('Which pages').click()
    await shown.getByText('shop.example/old').waitFor()
    await assertAccessibleInBoth(shown, 'a try')
    await shown.locator('body').press('j')
    await shown.locator('body').press('j')
    await shown.locator('body').press('l')
    await shown.getByText('The draft must leave this sentence alone from now on.').waitFor()
    const { content } = (await rosa.call('GET', '/w/own-rules/test.waterproof')).body
    assert.deepEqual(parse(content).passes, ['A coat.', 'Packed in a waterproof bag from us.'])
    await shown.reload()
    await shown.getByText('3 of 3 stored pages').waitFor()
    assert.deepEqual(shown.complaints, [])
    await shown.context().close()
    const phone = await openPage(desk, rosa, at(`/own/test.waterproof/try`), PHONE)
    await phone.getByText('Not tried yet').waitFor()
    await fits(phone, 'a try')
    await phone.context().close()
  })

  test('a try is cancelled by Esc', async () => {
    const { boss } = auditing
    await boss.offWork('rule-try')
    const shown = await openPage(desk, rosa, at('/own/test.waterproof/try'))
    await shown.getByRole('button', { name: /Try on/ }).click()
    await shown.getByText('Waiting for the worker').waitFor()
    await shown.locator('body').press('Escape')
    await shown.getByText('Cancelled.').waitFor()
    assert.deepEqual(shown.complaints, [])
    await shown.context().close()
  })

  test('how it does: reasons, false sentences, and a draft with exceptions after what would be lost was read', async () => {
    const shown = await openPage(desk, rosa, at('/health/test.waterproof'))
    await shown.getByText('15 of the 23').waitFor()
    await shown.getByText('65 %', { exact: true }).waitFor()
    await shown.getByRole('rowheader', { name: 'Says how it is packed.' }).waitFor()
    await shown.getByText('15 ×').waitFor()
    await shown.getByText('23 of the 200 decisions that are needed.').waitFor()
    const tighten = shown.getByRole('region', { name: /Tighten/ })
    await tighten.getByRole('checkbox').first().waitFor()
    await assertAccessibleInBoth(shown, 'how a rule does')
    await tighten.getByText('8 of 8').waitFor()
    const phrase = await tighten.locator('label q').first().innerText()
    // Leaving everything as it is makes no draft.
    await tighten.getByRole('checkbox').first().click()
    assert.equal(await tighten.getByRole('button', { name: 'Make a draft of this' }).isDisabled(), true)
    await tighten.getByText('15 of 15').first().waitFor()
    await tighten.getByRole('checkbox').first().click()
    await tighten.getByRole('button', { name: 'Make a draft of this' }).click()
    await shown.getByText('The draft is there.').waitFor()
    const { content } = (await rosa.call('GET', '/w/own-rules/test.waterproof')).body
    assert.deepEqual(parse(content).unless.sentence, [phrase])
    assert.deepEqual(shown.complaints, [])
    await shown.context().close()
    const phone = await openPage(desk, rosa, at('/health/dark-patterns.countdown'), PHONE)
    await phone.getByText('Nobody has decided about its findings yet.').waitFor()
    await phone.getByText('Not measured yet').waitFor()
    await fits(phone, 'how a built-in rule does')
    await assertAccessible(phone, 'how a built-in rule does, on a phone')
    await phone.context().close()
  })
})
