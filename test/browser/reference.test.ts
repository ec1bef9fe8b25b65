import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import type { Desk } from '../app-api/desk.ts'
import { openPage, startWeb } from './browser.ts'

describe('the API reference', () => {
  let desk: Desk
  before(async () => {
    desk = await startWeb()
  })
  after(() => desk.close())

  test('both versions are shown, a request is tried with a key, and nothing is asked of another server', async () => {
    const { key } = await createKey(desk.db, desk.workspaceId, 'Reference', null)
    const asked: string[] = []
    const page = await openPage(desk, null, '/public/docs', {}, async (context) => {
      context.on('request', (request) => asked.push(request.url()))
    })
    await page.getByRole('link', { name: 'Templates' }).click()
    await page.locator('pre', { hasText: "curl 'https://imprimatur.example/public/v1/template'" }).first().waitFor()
    await page.getByRole('button', { name: 'Test Request (get /public/v1/template)' }).click()
    const client = page.getByRole('dialog', { name: 'API Client' })
    await client.getByRole('textbox', { name: 'Value' }).fill(key)
    const answered = page.waitForResponse((response) => response.url().endsWith('/public/v1/template'))
    await client.getByRole('button', { name: /^Send get request/ }).click()
    const answer = await answered
    assert.equal(answer.status(), 200)
    assert.equal((await answer.request().allHeaders())['x-api-key'], key)
    await client.getByText('200 OK').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Version 1' }).click()
    await page.getByRole('option', { name: 'Version 2' }).click()
    await page.getByRole('link', { name: 'Checks' }).click()
    await page.getByText('/public/v2/checks').first().waitFor()
    assert.deepEqual(page.complaints, [])
    const origins = new Set(asked.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).origin))
    assert.deepEqual([...origins], [desk.url])
  })
})
