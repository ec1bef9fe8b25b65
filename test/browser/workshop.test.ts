import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from '../app-api/desk.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'

const RULE = `extends: existence
name: Never say peerless
message: "We do not say “%s”."
severity: HIGH
terms: [peerless]
hits: [We are peerless here.]
passes: [We are careful here.]
`

describe('the rule workshop', () => {
  let desk: AuditingDesk
  let mara: Browser
  let jonas: Browser
  const at = (path: string) => `/w/${desk.workspaceId}${path}`

  before(async () => {
    desk = await startAuditingWeb()
    mara = await desk.member('owner', 'Mara')
    jonas = await desk.member('editor', 'Jonas')
    const created = await mara.call('POST', '/w/own-rules', { json: { file: 'own/peerless.yml', content: RULE } })
    assert.equal(created.status, 201, created.text)
  })
  after(() => desk.close())

  test('a rule is published with a reason, changed, compared and taken back', async () => {
    const page = await openPage(desk, mara, at('/rules/own/own.peerless/publish'))
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.waitFor()
    await page.getByText('2 examples pass').waitFor()
    assert.equal(await publish.isDisabled(), true, 'no reason yet')
    await page.getByLabel('Reason').fill('Trading standards asked us.')
    await publish.click()
    await page.getByText('Runs now').waitFor()
    await page.locator('.version-list q', { hasText: 'Trading standards asked us.' }).waitFor()

    const { revision } = (await mara.call('GET', '/w/own-rules/own.peerless')).body
    const content = RULE.replace('[peerless]', '[peerless, matchless]').replace('HIGH', 'LOW')
    await mara.call('PUT', '/w/own-rules/own.peerless/draft', { json: { content, based_on: revision } })
    await page.reload()
    await page.getByRole('heading', { name: /What changes/ }).waitFor()
    await page.locator('ins', { hasText: 'matchless' }).waitFor()
    await page.locator('del', { hasText: 'HIGH' }).waitFor()
    await assertAccessibleInBoth(page, 'publishing a rule')
    await page.getByLabel('Reason').fill('Matchless is as bad.')
    await publish.click()
    await page.getByRole('button', { name: 'Roll back to 1' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('It was right before.')
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
    await page.locator('.version-list q', { hasText: 'It was right before.' }).waitFor()
    const rule = (await mara.call('GET', '/w/own-rules/own.peerless')).body
    assert.deepEqual([rule.published, rule.versions[0].content], [3, RULE])

    // A draft hides the way back until it is discarded; the page stays on the rule.
    await mara.call('PUT', '/w/own-rules/own.peerless/draft', { json: { content, based_on: rule.revision } })
    await page.reload()
    await page.getByRole('button', { name: 'Compare with 3' }).click()
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Written twice.')
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByRole('button', { name: 'Roll back to 2' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Discard the draft' }).count(), 0)
    assert.ok(page.url().endsWith('/rules/own/own.peerless/publish'))
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('where a second person is asked for, the author cannot be it', async () => {
    await mara.call('PUT', '/w/rule-review', { json: { second_person: true } })
    await mara.call('POST', '/w/own-rules', {
      json: { file: 'own/finest.yml', content: RULE.replaceAll('peerless', 'finest') },
    })
    const page = await openPage(desk, mara, at('/rules/own/own.finest/publish'))
    await page.getByText('You cannot be it').waitFor()
    await page.getByLabel('Reason').fill('Legal wants it.')
    await page.getByLabel('Who is asked').selectOption({ label: 'Jonas' })
    await page.getByRole('button', { name: 'Ask to publish' }).click()
    await page.getByText('Mara asked Jonas to publish it').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Publish it' }).count(), 0)
    const second = await openPage(desk, jonas, at('/rules/own/own.finest/publish'))
    await second.getByLabel('Reason').fill('I agree.')
    await second.getByRole('button', { name: 'Publish it' }).click()
    await second.getByText('Runs now').waitFor()
    await second.getByRole('button', { name: 'Switch off' }).click()
    await second.getByRole('dialog').getByLabel('Reason').fill('For the sale.')
    await second.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await second.getByRole('button', { name: 'Switch on' }).waitFor()
    await second.goto(desk.url + at('/rules'))
    await second.getByRole('button', { name: /^Own 2/ }).click()
    await second.getByRole('row', { name: /Never say finest.*Off/ }).waitFor()
    // By keys: to the rule, switched on again with a reason, opened, tried.
    await second.keyboard.press('j')
    await second.keyboard.press('j')
    await second.keyboard.press('k')
    const [current] = await second.locator('.rule-row-cur th a').allInnerTexts()
    const name = await second.locator(':focus').innerText()
    assert.equal(name, current, 'the focus goes along')
    if (!name.includes('finest')) await second.keyboard.press('j')
    await second.keyboard.press('o')
    await second.getByRole('dialog').getByLabel('Reason').fill('The sale is over.')
    await second.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click()
    await second.getByRole('row', { name: /Never say finest.*Published/ }).waitFor()
    await second.keyboard.press('?')
    await second.getByRole('dialog').getByText('Switch it off or on, with a reason').waitFor()
    await second.keyboard.press('Escape')
    await assertAccessibleInBoth(second, 'own rules')
    await page.context().close()
    await second.context().close()
  })
})
