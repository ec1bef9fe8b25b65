import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { runCommand } from '../helpers/command.ts'
import { EvidenceBag } from '../helpers/evidence-bag.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page as html, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { openChromium } from './browser.ts'

describe('the page of an archive that checks it', () => {
  let api: Api
  let site: Site
  let bag: EvidenceBag
  const folder = temporaryFolder('evidence-page')

  before(async () => {
    api = await startApi()
    site = await startSite({ '/': html('Home', '<p>Our eco-friendly bottle.</p>') })
    const run = (...args: string[]) =>
      runCommand([...args, '--database-url', api.databaseUrl, '--allow-hosts', '127.0.0.1', '--data', folder.path, '--json'])
    const { json } = await run('audit', `${site.url}/`, '--workspace', api.workspaceId, '--packs', 'eu-green-claims')
    const { code, stderr } = await run('evidence', json.id, '--to', folder.at('one.zip'))
    assert.equal(code, 0, stderr)
    bag = EvidenceBag.unzip(folder.at('one.zip'), folder.path, json.id)
  })
  after(async () => {
    await site?.close()
    await api?.close()
    folder.remove()
  })

  /** The page as it lies in the folder, in a browser that has no network. */
  async function opened(): Promise<{ page: Page; asked: string[]; complaints: string[] }> {
    const context = await (await openChromium()).newContext({ offline: true })
    const page = await context.newPage()
    const [asked, complaints]: [string[], string[]] = [[], []]
    page.on('request', (request) => asked.push(request.url()))
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(pathToFileURL(bag.at('verify.html')).href)
    return { page, asked, complaints }
  }
  const choose = (page: Page, path: string) => page.getByLabel('Folder').setInputFiles(path)
  const verdict = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

  test('finds the chosen folder whole, step by step, asks for nothing, and names what is not whole', async () => {
    const { page, asked, complaints } = await opened()
    await choose(page, bag.path)
    await verdict(page, 'It is whole.')
    const steps = await page.locator('#steps li').allTextContents()
    assert.equal(steps.length, 5)
    for (const step of steps) assert.match(step, /^✓ Yes: /)
    const script = bag.script().stdout.replace(/\n$/, '').split('\n')
    assert.deepEqual(await page.locator('#lines p').allTextContents(), script)

    const name = `data/${bag.rows('pages.jsonl')[0].page_text}`
    const text = readFileSync(bag.at(name), 'utf8')
    writeFileSync(bag.at(name), text.replace('bottle', 'bottlE'))
    await choose(page, bag.path)
    await verdict(page, 'It is not whole.')
    assert.match((await page.locator('#steps li').allTextContents())[0]!, /^✗ No: Every file/)
    assert.deepEqual((await page.locator('#lines p').allTextContents())[0], `${name} was changed`)
    writeFileSync(bag.at(name), text)

    await choose(page, bag.at('data'))
    await verdict(page, 'Nothing was checked.')
    assert.match((await page.locator('#lines p').allTextContents())[0]!, /Unpack the archive/)
    assert.deepEqual([...new Set(asked)], [pathToFileURL(bag.at('verify.html')).href])
    assert.deepEqual(complaints, [])
    await page.context().close()
  })
})
