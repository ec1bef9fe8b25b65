import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { englishFiles, inLanguage, otherLanguages, readTexts, textsOf } from '../../web/translations.ts'
import { PASSWORD } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { openDesk, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

const BUILD = path.join(import.meta.dirname, '../../web/dist')
/** What a person waits for before the first screen, by gzip; servers send Brotli where they can, which is less. */
const MOST_SCRIPT = 200_000

let desk: Desk
let rosa: Browser

/** English texts without arguments that read differently in a language. */
function englishOnly(tag: string): Set<string> {
  const found = new Set<string>()
  for (const file of englishFiles()) {
    const other = textsOf(readTexts(inLanguage(file, tag)))
    for (const [key, text] of textsOf(readTexts(file))) if (/^'.{4,}'$/.test(text) && other.get(key) !== text) found.add(text.slice(1, -1))
  }
  for (const file of englishFiles()) for (const text of textsOf(readTexts(inLanguage(file, tag))).values()) found.delete(text.slice(1, -1))
  return found
}

/** Every text node and label of the page, but for what was found: pages and rules speak their own language. */
const said = (page: OpenPage): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) texts.push(...['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''))
      else texts.push(node.textContent!.trim())
    }
    return texts.filter(Boolean)
  })

const lang = (page: OpenPage) => page.evaluate(() => document.documentElement.lang)
const account = () => `/w/${desk.workspaceId}/settings/account`

async function signIn(page: OpenPage, words: { email: string; password: string; button: string }): Promise<void> {
  await page.getByLabel(words.email).fill(rosa.email)
  await page.getByLabel(words.password).fill(PASSWORD)
  await page.getByRole('button', { name: words.button, exact: true }).click()
}
const IN_GERMAN = { email: 'E-Mail', password: 'Passwort', button: 'Anmelden' }
const IN_ENGLISH = { email: 'E-mail', password: 'Password', button: 'Sign in' }

describe('languages of the screens', () => {
  before(async () => {
    desk = await startWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
  })
  after(() => desk.close())

  test('a German browser is spoken to in German, from signing in to the desk, with German numbers and dates', async () => {
    const { id: auditId } = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 1200 }, (_, n) => ({ severity: 'HIGH' as const, rule: `Rule ${n}` })),
      new Date('2024-03-09T10:00:00Z'),
    )
    const page = await openPage(desk, null, `/sign-in?next=/w/${desk.workspaceId}/audits`, { locale: 'de-AT' })
    // What the server refuses is said in German as well.
    await page.getByLabel(IN_GERMAN.email).fill(rosa.email)
    await page.getByLabel(IN_GERMAN.password).fill('not the password')
    await page.getByRole('button', { name: IN_GERMAN.button, exact: true }).click()
    await page.getByText('Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.').waitFor()
    await signIn(page, IN_GERMAN)
    await page.getByRole('link', { name: 'Einstellungen' }).waitFor()
    assert.equal(await lang(page), 'de')
    await page.getByText('1.200').first().waitFor()
    await page
      .getByText(/9\. März 2024/)
      .first()
      .waitFor()
    await page.context().close()

    const german = await openDesk(desk, rosa, auditId, '', { locale: 'de-DE' })
    await german.locator('.finding-title').waitFor()
    const english = englishOnly('de')
    assert.ok(english.size > 500 && english.has('Dismiss'))
    assert.deepEqual(
      (await said(german)).filter((text) => english.has(text)),
      [],
    )
    assert.deepEqual(german.complaints, [])
    await german.context().close()
  })

  test('a person’s choice wins over the browser, at once and wherever they sign in; who signs out leaves the browser its own', async () => {
    const page = await openPage(desk, rosa, account())
    assert.equal(await lang(page), 'en')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await page.getByRole('heading', { name: 'Sprache' }).waitFor()
    assert.equal(await lang(page), 'de')
    assert.equal(await page.getByRole('combobox', { name: 'Sprache' }).inputValue(), 'DE')
    assert.deepEqual(await page.getByRole('combobox', { name: 'Sprache' }).locator('option').allInnerTexts(), [
      'Wie dieser Browser: English',
      'Dansk',
      'Deutsch',
      'English',
      'Español',
      'Français',
      'Italiano',
      'Nederlands',
      'Norsk bokmål',
      'Polski',
      'Português',
      'Suomi',
      'Svenska',
      'Türkçe',
      'Ελληνικά',
      'Русский',
    ])

    const elsewhere = await openPage(desk, null, '/sign-in')
    assert.equal(await lang(elsewhere), 'en', 'nobody is known yet')
    await signIn(elsewhere, IN_ENGLISH)
    await elsewhere.getByRole('link', { name: 'Einstellungen' }).waitFor()
    assert.equal(await lang(elsewhere), 'de')
    await elsewhere.reload()
    await elsewhere.getByRole('link', { name: 'Einstellungen' }).waitFor()
    await elsewhere.getByRole('button', { name: 'Konto' }).or(elsewhere.locator('.me')).first().click()
    await elsewhere.getByText('Abmelden', { exact: true }).click()
    await elsewhere.getByLabel(IN_ENGLISH.password).waitFor()
    assert.equal(await lang(elsewhere), 'en')
    assert.deepEqual(elsewhere.complaints, [])
    await elsewhere.context().close()

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ index: 0 })
    await page.getByRole('heading', { name: 'Language' }).waitFor()
    assert.equal(await lang(page), 'en')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a browser with none of the languages gets that of the workspace', async () => {
    const { status } = await rosa.call('PUT', `/w/${desk.workspaceId}/language`, { json: { language: 'FR' } })
    assert.equal(status, 200)
    const page = await openPage(desk, rosa, account(), { locale: 'ja-JP' })
    await page.waitForFunction(() => document.documentElement.lang === 'fr')
    await page.getByRole('heading', { name: 'Langue' }).waitFor()
    await page.context().close()
  })

  test('a Norwegian browser gets Bokmål, whichever Norwegian it names', async () => {
    for (const locale of ['nb-NO', 'nn-NO', 'no']) {
      const page = await openPage(desk, rosa, account(), { locale })
      const choice = page.getByRole('combobox', { name: 'Språk' })
      assert.equal(await choice.locator('option').first().innerText(), 'Som denne nettleseren: Norsk bokmål', locale)
      assert.equal(await lang(page), 'nb')
      await page.context().close()
    }
  })

  for (const tag of ['en', ...otherLanguages()]) {
    test(`in ${tag} at most ${MOST_SCRIPT / 1000} kB of script are loaded before the first screen`, () => {
      const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8')
      const files = [...html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="\/(assets\/[^"]+\.js)"[^>]*>/g)]
        .filter(([link]) => !link.includes('data-language') || link.includes(`data-language="${tag}"`))
        .map(([, file]) => file!)
      assert.ok(files.length > 3)
      const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(BUILD, file)), { level: 9 }).length, 0)
      assert.ok(size < MOST_SCRIPT, `${(size / 1000).toFixed(1)} kB`)
    })
  }
})
