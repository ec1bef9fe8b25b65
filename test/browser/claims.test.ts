import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import type { Browser } from '../app-api/desk.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { pdf } from '../text/fixtures.ts'
import { openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

const SAID = 'The Oslo bag is made of 80 % eco-friendly cotton.'
const ALMOST = 'The Oslo bag is made of 90 % eco-friendly cotton.'
const NOTICE = 'Tested under standard CS-417 in 2026.'
const html = (...sentences: string[]) =>
  `<!doctype html><html lang="en"><title>Bag</title><body><main>${sentences.map((each) => `<p>${each}</p>`).join('')}</main></body></html>`

let desk: AuditingDesk
let owner: Browser

const at = (path: string) => `/w/${desk.workspaceId}${path}`
async function audited(...sentences: string[]): Promise<string> {
  const { id } = await desk.auditing.service.start(desk.db, desk.workspaceId, SYSTEM, {
    name: 'Bag',
    sources: [{ kind: 'text', name: 'bag.html', text: html(...sentences) }],
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

describe('claims in the browser', () => {
  before(async () => {
    desk = await startAuditingWeb()
    owner = await desk.member('owner', 'Ilse Brandt')
  })
  after(() => desk?.close())

  test('from a finding to a claim, approved, answering, said almost, and withdrawn', async () => {
    const before = await audited(SAID)
    const page = await openPage(desk, owner, at('/claims'))
    await page.getByText('A claim is a sentence you can prove.').waitFor()
    await looked(page, 'no claims')

    await page.goto(`${desk.url}${at(`/audits/${before}/desk`)}`)
    await page.getByRole('link', { name: /Make a claim of this/ }).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('heading', { name: 'This is true, here is the proof.' }).waitFor()
    assert.equal(await page.getByLabel('Wording 1', { exact: true }).inputValue(), SAID.slice(0, -1))
    await page.getByLabel('Wording 1', { exact: true }).fill('Made of 80 % eco-friendly cotton')
    await page.getByLabel('Products and brands').fill('Oslo bag')
    await page.getByLabel('Must stand on the same page').fill(NOTICE)
    await page.getByLabel('Valid until').fill('2999-03-01')
    await page.getByRole('button', { name: 'Add a proof' }).click()
    await page.getByLabel('Name of proof 1').fill('Cotton standard')
    await page.getByLabel('Its words that carry the claim').fill('The cotton of the Oslo bag meets the standard.')
    await page.getByLabel('Where in it').fill('p. 3')
    await looked(page, 'a claim being made')
    await page.getByRole('button', { name: 'Save the claim' }).click()
    await page.getByRole('heading', { name: /C-1 Made of 80 %/ }).waitFor()
    await page.locator('h1 .cstate', { hasText: 'Proved' }).waitFor()
    await page.getByText('No audit has found it yet.').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.locator('h1 .cstate', { hasText: 'Approved' }).waitFor()

    const answered = await audited(SAID, NOTICE, ALMOST)
    await page.goto(`${desk.url}${at(`/audits/${answered}/desk?state=dismissed`)}`)
    await page.getByRole('region', { name: 'Answered by a claim' }).getByText('Approved claim C-1, proof p. 3, until 1 Mar 2999').waitFor()
    await page.locator('.finding-facts', { hasText: 'Answered by C-1' }).waitFor()
    await page.locator('.legend-lead', { hasText: '1 answered by claims, apart' }).waitFor()
    await page.locator('.legend-lead', { hasText: '0 of 2 decided' }).waitFor()
    await looked(page, 'an answered finding')

    await page.goto(`${desk.url}${at(`/audits/${answered}/desk?rule=claims.said-almost`)}`)
    const both = page.getByRole('region', { name: 'Both wordings' })
    await both.getByText('Made of 80 % eco-friendly cotton').waitFor()
    await both.locator('del', { hasText: '90 %' }).waitFor()
    await page.getByRole('row', { name: 'figure 90 % 80 %' }).waitFor()
    await looked(page, 'said almost')

    const without = await audited(SAID)
    await page.goto(`${desk.url}${at(`/audits/${without}/desk?rule=claims.without-condition`)}`)
    await page.getByRole('region', { name: 'What must stand with the claim' }).getByText(NOTICE).waitFor()

    await page.getByRole('link', { name: 'Open claim' }).click()
    const said = page.getByRole('region', { name: 'Said in audits' })
    await said.getByRole('link', { name: 'as approved' }).waitFor()
    await said.getByRole('link', { name: 'said almost' }).waitFor()
    await looked(page, 'one claim')
    await page.getByRole('link', { name: 'Claims', exact: true }).first().click()
    await page.getByRole('row', { name: /C-1/ }).getByText('answers 1 finding').waitFor()
    await page.getByRole('row', { name: /C-1/ }).getByText('2 sentences to look at').waitFor()
    await page.getByRole('button', { name: 'State', exact: true }).click()
    await page.getByRole('checkbox', { name: /Withdrawn/ }).check()
    await page.getByText('No claim is like that.').waitFor()
    await page.getByRole('checkbox', { name: /Withdrawn/ }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: /C-1/ }).waitFor()
    await looked(page, 'the list of claims')

    await page.getByRole('link', { name: /^Made of 80 %/ }).click()
    await page.getByRole('link', { name: /New version/ }).click()
    await page.getByRole('button', { name: 'Another wording or language' }).click()
    await page.getByLabel('Wording 2', { exact: true }).fill('80 % of its cotton is eco-friendly')
    await page.getByLabel('What changed and why').fill('The order may differ.')
    await page.getByRole('button', { name: 'Save the new version' }).click()
    await page.getByRole('region', { name: 'History' }).getByText('The order may differ.').waitFor()
    await page.getByRole('region', { name: 'Said in audits' }).getByRole('link', { name: 'was answered, undecided again' }).waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.locator('h1 .cstate', { hasText: 'Approved' }).waitFor()
    await page.getByRole('button', { name: 'Withdraw…' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('The supplier has changed.')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.locator('h1 .cstate', { hasText: 'Withdrawn' }).waitFor()

    await page.goto(`${desk.url}${at(`/audits/${answered}/desk?state=undecided`)}`)
    await page.getByRole('region', { name: 'No longer answered by a claim' }).getByText('To be decided again').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a proof is read from a file, its passage found again on its page, or said to be missing; an entry proves as well', async () => {
    const base = (await owner.call('POST', '/w/infobases', { json: { name: 'Materials' } })).body.id
    await owner.call('POST', `/w/infobases/${base}/entries`, {
      json: { kind: 'fact', title: 'Handles', content: 'The handles are of beech from the Harz.' },
    })
    const page = await openPage(desk, owner, at('/claims/new'))
    await page.getByLabel('Wording 1', { exact: true }).fill('Handles of beech from the Harz')
    await page.getByRole('button', { name: 'Add a proof' }).click()
    await page.getByLabel('Choose or drop the file that proves it').setInputFiles({
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf([['The first page.'], ['The handles of the Oslo bag are of beech.']])),
    })
    await page.getByText(/^report\.pdf, 2 pages, read on/).waitFor()
    assert.equal(await page.getByLabel('Name of proof 1').inputValue(), 'report.pdf')
    await page.getByLabel('Its words that carry the claim').fill('the Oslo bag are of oak')
    await page.getByText('These words do not stand in it.').waitFor()
    await page.getByLabel('Its words that carry the claim').fill('the Oslo bag are of beech')
    await page.getByText('Found on page 2').waitFor()
    await page.getByLabel('Proves until').fill('2001-01-31')
    await page.getByRole('button', { name: 'Add a proof' }).click()
    await page.getByLabel('Kind of proof 2').selectOption('Knowledge base')
    const second = page.getByRole('group', { name: 'Proof 2' })
    await second.getByLabel('Knowledge base', { exact: true }).selectOption('Materials')
    await second.getByRole('searchbox').fill('beech')
    await second.getByRole('button', { name: /Handles/ }).click()
    await second.getByText(/^Materials: Handles, read on/).waitFor()
    await second.getByLabel('Its words that carry the claim').fill('of beech from the Harz')
    await second.getByText('Found', { exact: true }).waitFor()
    await looked(page, 'proofs being made')
    await page.getByRole('button', { name: 'Save the claim' }).click()
    await page.locator('h1 .cstate', { hasText: 'Expired' }).waitFor()
    const proofs = page.getByRole('region', { name: 'Proofs' })
    await proofs.locator('mark', { hasText: 'the Oslo bag are of beech' }).waitFor()
    await proofs.getByText('Ended on 31 Jan 2001').waitFor()
    await looked(page, 'proofs of a claim')
    const download = page.waitForEvent('download')
    await proofs.getByRole('link', { name: 'Download' }).first().click()
    assert.equal((await download).suggestedFilename(), 'report.pdf')

    await page.getByRole('link', { name: /New version/ }).click()
    await page.getByText(/^report\.pdf, 2 pages/).waitFor()
    await page.getByRole('group', { name: 'Proof 1' }).getByLabel('Its words that carry the claim').fill('beech from the Alps')
    await page.getByLabel('Proves until').first().fill('')
    await page.getByRole('button', { name: 'Save the new version' }).click()
    await page.getByText('Not found in it: it reads differently').waitFor()
    await page.locator('h1 .cstate', { hasText: 'Proved' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('claims come from a table, its mistakes shown before anything is stored', async () => {
    const page = await openPage(desk, owner, at('/claims'))
    await page.getByRole('button', { name: 'Import a table…' }).click()
    await page.getByLabel('Table', { exact: true }).setInputFiles({
      name: 'claims.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('wording,valid until\nCarries 20 kg,2999-01-31\nIs light,soon\n'),
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 new claim, 0 changed, 0 the same, 1 refused.').waitFor()
    await dialog.getByText('valid until: “soon” is no day; write it as 2027-03-31.').waitFor()
    await looked(page, 'a table of claims')
    await dialog.getByRole('button', { name: 'Take in 1 claim' }).click()
    await page.getByRole('row', { name: /Carries 20 kg/ }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    assert.equal((await download).suggestedFilename(), 'claims.csv')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('what a page asserts without a claim is listed, and a claim begins with it', async () => {
    const id = await audited('Loved by thousands of families from Kiel to Leeds.', 'We like linden trees very much.')
    const page = await openPage(desk, owner, at(`/audits/${id}`))
    await page.getByRole('link', { name: 'Unproved assertions' }).click()
    await page.getByText('Loved by thousands of families from Kiel to Leeds.').waitFor()
    assert.equal(await page.getByRole('row', { name: /linden/ }).count(), 0)
    await looked(page, 'unproved assertions')
    await page.getByRole('link', { name: 'Make a claim of it' }).click()
    await page.getByRole('heading', { name: 'New claim' }).waitFor()
    assert.equal(await page.getByLabel('Wording 1', { exact: true }).inputValue(), 'Loved by thousands of families from Kiel to Leeds')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('who may only look sees claims and cannot change them', async () => {
    const viewer = await desk.member('viewer', 'Vera')
    const page = await openPage(desk, viewer, at('/claims'))
    await page.getByText('You can look at claims').waitFor()
    assert.equal(await page.getByRole('link', { name: /New claim/ }).count(), 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
