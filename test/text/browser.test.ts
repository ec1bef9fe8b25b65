import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { chromiumPath } from '../helpers/chromium.ts'
import { docx, pdf } from './fixtures.ts'

let browser: Browser
let page: Page

before(async () => {
  const entry = new URL('../../src/text/read.ts', import.meta.url).pathname
  const built = await build({
    logLevel: 'error',
    configFile: false,
    build: { write: false, lib: { entry, formats: ['es'], fileName: () => 'read.js' } },
  })
  const files = new Map(
    [built]
      .flat()
      .flatMap((each) => ('output' in each ? each.output : []))
      .map((file) => [file.fileName, file]),
  )
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  page = await browser.newPage()
  await page.route('**/*', (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(1))
    const body = file?.type === 'chunk' ? file.code : '<!doctype html>'
    return route.fulfill({ body, contentType: file === undefined ? 'text/html' : 'text/javascript' })
  })
  await page.goto('http://localhost/')
})

after(() => browser.close())

async function readInBrowser(bytes: Uint8Array, name: string): Promise<string[]> {
  return page.evaluate(
    async ([numbers, fileName]) => {
      const address = '/read.js'
      const { readDocument } = await import(address)
      const document = await readDocument(Uint8Array.from(numbers), { name: fileName })
      return document.blocks.map((block: { scope: string; text: string }) => `${block.scope}: ${block.text}`)
    },
    [[...bytes], name] as const,
  )
}

test('the same code reads every kind of document in a browser', async () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)
  assert.deepEqual(await readInBrowser(utf8('# One\n\nTwo *three*'), 'a.md'), ['heading.h1: One', 'paragraph: Two three'])
  assert.deepEqual(await readInBrowser(utf8('<p>a &amp; b'), 'a.html'), ['paragraph: a & b'])
  assert.deepEqual(await readInBrowser(utf8('{"post":"Some words"}'), 'a.json'), ['field.post: Some words'])
  assert.deepEqual(await readInBrowser(docx({ 'word/document.xml': '<w:p><w:r><w:t>Words</w:t></w:r></w:p>' }), 'a.docx'), [
    'paragraph: Words',
  ])
  assert.deepEqual(await readInBrowser(pdf([['On paper']]), 'a.pdf'), ['paragraph: On paper'])
})
