import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { ruleLibrary } from '../../src/packs/library.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openPage, startWeb } from './browser.ts'

const RULE = `extends: existence
name: Never say peerless
message: "We do not say “%s”."
severity: HIGH
terms: [peerless]
hits: [We are peerless here.]
passes: [We are careful here.]
`

describe('importing rules', () => {
  let desk: Desk
  let mara: Browser
  const { at: inFolder, file, remove } = temporaryFolder('rule-import')

  before(async () => {
    desk = await startWeb({ parts: { library: ruleLibrary } })
    mara = await desk.member('owner', 'Mara')
    await mara.call('POST', '/w/own-rules', { json: { file: 'own/peerless.yml', content: RULE } })
  })
  after(async () => {
    await desk.close()
    remove()
  })

  test('a package is read, reported line by line, and taken over as drafts', async () => {
    const page = await openPage(desk, mara, `/w/${desk.workspaceId}/rules`)
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('heading', { name: 'Import rules' }).waitFor()
    await assertAccessibleInBoth(page, 'importing rules, before a file')
    const table = 'term;instead;reason;severity\nBackpack;Rucksack;Brand;low\nOutdoor-Feeling;;Brand;SEVERE\nwhopping;;Tone;\n'
    const archive = zipSync({
      'own/peerless.yml': strToU8(RULE.replace('HIGH', 'LOW')),
      'styles/Shop/Repeat.yml': strToU8("extends: existence\nmessage: Found\nraw:\n  - '(\\w+\\s?)+$'\n"),
      'terms.csv': strToU8(table),
      '../shared/Base.yml': strToU8(RULE),
      'README.md': strToU8('# Ours'),
    })
    await page.getByLabel('choose files').setInputFiles({ name: 'shop.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
    await page.getByRole('heading', { name: 'Import: shop.zip' }).waitFor()
    await page.getByText('6 rules found').waitFor()
    const refused = page.getByRole('region', { name: 'Refused' })
    await refused.getByRole('row', { name: /\.\.\/shared\/Base\.yml not opened .* leads out of the package/ }).waitFor()
    await refused.getByRole('row', { name: /terms\.csv line 3 .*“SEVERE” is no severity.*LOW, MEDIUM, HIGH or CRITICAL/ }).waitFor()
    await refused.getByRole('row', { name: /Repeat\.yml line 4 .* may never end/ }).waitFor()
    assert.equal(await refused.locator('mark', { hasText: 'SEVERE' }).count(), 1)
    await page.getByText('1 replaces a rule you have').waitFor()
    await assertAccessibleInBoth(page, 'the report of an import')
    await page.getByRole('button', { name: 'Show the 1' }).click()
    await page.getByRole('row', { name: /replaces own\.peerless/ }).waitFor()
    await page.getByRole('button', { name: 'Import 3 as drafts' }).click()
    await page.getByText('2 rules begun and 1 draft of rules you have, none of them running.').waitFor()
    const { rules } = (await mara.call('GET', '/w/own-rules')).body
    assert.deepEqual(rules.map((rule: { id: string; state: string }) => `${rule.id} ${rule.state}`).toSorted(), [
      'own.peerless draft',
      'terms.backpack draft',
      'terms.whopping draft',
    ])
    // The whole import is taken back; the page says what was left.
    await mara.call('PUT', '/w/own-rules/terms.whopping/draft', {
      json: { content: RULE.replaceAll('peerless', 'whopping'), based_on: 1 },
    })
    await page.getByRole('button', { name: 'Undo this import shop.zip' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('The wrong package.')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await page.getByText('Undone: 1 rule removed, 1 rule as before.').waitFor()
    await page.getByText('terms.whopping').first().waitFor()
    await assertAccessibleInBoth(page, 'an import that was undone')
    assert.equal((await mara.call('GET', '/w/own-rules/own.peerless')).body.content, RULE)
    await page.goto(`${desk.url}/w/${desk.workspaceId}/rules/import`)
    await page.getByText(/^Undone on/).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a folder is read under its own names; what cannot be opened is said', async () => {
    file('rules/brand/matchless.yml', RULE.replaceAll('peerless', 'matchless'))
    file('rules/README.md', '# Ours')
    const page = await openPage(desk, mara, `/w/${desk.workspaceId}/rules/import`)
    await page
      .getByLabel('choose files')
      .setInputFiles({ name: 'cut.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') })
    await page.getByText('cut.zip cannot be opened').waitFor()
    await page.getByLabel('choose a folder').setInputFiles(inFolder('rules'))
    await page.getByRole('heading', { name: 'Import: rules' }).waitFor()
    await page.getByRole('row', { name: /becomes brand\.matchless/ }).waitFor()
    await page.getByRole('button', { name: 'Take none' }).click()
    await page.getByRole('heading', { name: 'Import rules' }).waitFor()
    assert.equal((await mara.call('GET', '/w/own-rules/brand.matchless')).status, 404)
    await page.context().close()
  })
})
