import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openPage, startWeb } from './browser.ts'

describe('templates and words in the browser', () => {
  let desk: Desk
  let ed: Browser
  before(async () => {
    desk = await startWeb()
    ed = await desk.member('editor', 'Ed Moss')
  })
  after(() => desk.close())
  const at = (path: string) => `/w/${desk.workspaceId}${path}`

  test('a template is begun, previewed while it is written, fixed where it is wrong, published and written with', async () => {
    const page = await openPage(desk, ed, at('/library'))
    await page.getByRole('button', { name: 'New template' }).click()
    await page.getByLabel('Name').fill('Shop note')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('heading', { name: /Shop note/, level: 1 }).waitFor()
    const paper = page.getByRole('article', { name: 'Preview' })
    await paper.getByRole('heading', { name: 'Oslo desk' }).waitFor()

    // A name is another one everywhere at once, and the preview goes on.
    await page.locator('summary').filter({ hasText: 'Subject' }).click()
    const field = page.locator('.tpl-field').first()
    await field.getByLabel('Name').fill('topic')
    await field.getByLabel('Name').press('Enter')
    await field.getByText('topic', { exact: true }).waitFor()
    await field.getByLabel('Label').fill('')
    await page.getByRole('alert').getByText('"label" should be a text').waitFor()
    await page.getByText('1 thing is wrong').first().waitFor()
    await field.getByLabel('Label').fill('Topic')
    await paper.getByRole('heading', { name: 'Oslo desk' }).waitFor()

    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page.getByLabel('Draft', { exact: true }).fill('# News: {{ topic }}\n\n{{ message | prose }}\n')
    await paper.getByRole('heading', { name: 'News: Oslo desk' }).waitFor()
    await page.getByLabel('Model of this step').fill('openai:gpt-4.1-mini')
    await page.getByRole('alert').getByText('The service of openai:gpt-4.1-mini is not set up in this workspace').waitFor()
    await page.getByRole('button', { name: 'Form and YAML' }).click()
    assert.match(await page.locator('.typed-yaml textarea').inputValue(), /^ {4}model: openai:gpt-4\.1-mini$/m)
    await page.getByLabel('Model of this step').fill('')
    assert.match(await page.locator('.typed-yaml textarea').inputValue(), /# News: \{\{ topic \}\}/)
    await assertAccessibleInBoth(page, 'a template')
    await page.getByRole('button', { name: 'Form', exact: true }).last().click()

    await page.getByRole('button', { name: 'Languages', exact: true }).click()
    await page.getByRole('button', { name: 'Add a language' }).click()
    await page.getByRole('menuitem', { name: 'German' }).click()
    await page.getByText('7 missing').waitFor()
    await assertAccessibleInBoth(page, 'languages of a template')
    await page.getByRole('button', { name: 'Remove German' }).click()

    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('For the shop')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('version 1').first().waitFor()
    await page.getByRole('button', { name: 'Versions', exact: true }).click()
    await page.getByText('For the shop').waitFor()
    assert.deepEqual(page.complaints, [])

    await page.goto(desk.url + at('/studio/new?template=shop-note'))
    await page.getByLabel('Topic').fill('Bergen chair')
    await page.getByLabel('Message').fill('It is of birch.')
    await page.getByRole('button', { name: 'Write it' }).click()
    await page.getByRole('heading', { name: 'News: Bergen chair' }).first().waitFor()
    await page.getByRole('button', { name: 'Make a template of this' }).click()
    await page.getByRole('article', { name: 'Preview' }).getByRole('heading', { name: 'News: Bergen chair' }).waitFor()
    await page.context().close()
  })

  test('a word is added, found in a text, and a table is reported before it is taken in', async () => {
    const page = await openPage(desk, ed, at('/library/words'))
    await page.getByText('No terms yet').waitFor()
    await page.getByRole('button', { name: 'Add a term' }).click()
    await page.getByLabel('Write', { exact: true }).fill('desk')
    await page.getByLabel('Never', { exact: true }).fill('desk')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('“desk” is what is to be written').first().waitFor()
    await page.getByLabel('Never', { exact: true }).fill('bureau')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.term del').getByText('bureau').waitFor()
    await assertAccessibleInBoth(page, 'terminology')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    const table = { name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from('EN,EN forbidden\nlamp,torch\n,x\n') }
    await page.locator('input[type="file"]').setInputFiles(table)
    await page.getByText('1 new, 0 changed, 0 as before, 1 refused').waitFor()
    await page.getByText('A forbidden word needs the one to write instead').waitFor()
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await page.locator('.term del').getByText('torch').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
