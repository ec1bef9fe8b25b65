import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser as Chromium, BrowserContext, BrowserContextOptions, FrameLocator, Page } from 'playwright-core'
import { ensureWebBuild } from '../../src/upkeep/web-build.ts'
import { chromiumPath } from '../helpers/chromium.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'

/** How long a page may take to show what a test waits for: far longer than it ever should, also beside other work on a slow machine. */
const PATIENCE = 180_000

let running: Promise<Chromium> | undefined

after(() => closeChromium())

export async function closeChromium(): Promise<void> {
  await (await running)?.close()
  running = undefined
}

/** The real browser, one for all tests of a file. */
export const openChromium = (): Promise<Chromium> =>
  (running ??= chromium.launch({
    // Without it the name of a download with other letters than ASCII is lost.
    env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  }))

/** A server with the built application and a workspace. */
export async function startWeb(options: Parameters<typeof startDesk>[0] = {}): Promise<Desk> {
  await ensureWebBuild()
  return startDesk({ ...options, settings: { ALLOW_HOSTS: '127.0.0.1, *.company.example', ...options.settings } })
}

export interface OpenPage extends Page {
  /** Errors of the console and violations of the content security policy. */
  complaints: string[]
}

/**
 * A window of the browser, signed in as a member where one is given. What the page complains about is kept. `prepare` is called
 * before the page is asked for.
 */
export async function openPage(
  desk: Desk,
  member: Browser | null,
  path = '/',
  options: BrowserContextOptions = {},
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<OpenPage> {
  const context = await (await openChromium()).newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options })
  if (member) await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: desk.url })))
  context.setDefaultTimeout(PATIENCE)
  await prepare?.(context)
  const page = (await context.newPage()) as OpenPage
  page.complaints = []
  page.on('console', (message) => {
    // A refused decision is an expected response, not an error of the page.
    if (message.type() === 'error' && !/status of (401|409|422|503)/.test(message.text())) page.complaints.push(message.text())
  })
  page.on('pageerror', (error) => page.complaints.push(error.message))
  await page.goto(desk.url + path)
  return page
}

/**
 * A page with the desk of an audit, signed in as a member, with a finding open. A decision leaves it open, and one on a group is not asked
 * about, unless the test brings the settings of a person who comes for the first time (`first`).
 */
export async function openDesk(
  desk: Desk,
  member: Browser,
  auditId: string,
  search = '',
  { first = false, ...options }: BrowserContextOptions & { first?: boolean } = {},
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<OpenPage> {
  const page = await openPage(desk, member, `/w/${desk.workspaceId}/audits/${auditId}/desk${search}`, options, async (context) => {
    if (!first)
      await context.addInitScript(() => {
        // A page as it was is sealed and may keep nothing.
        if (self !== top) return
        localStorage.setItem('imprimatur.open-next', 'off')
        sessionStorage.setItem('imprimatur.group-asked', 'yes')
      })
    await prepare?.(context)
  })
  await page.locator('.finding-title, .queue .empty').first().waitFor({ state: 'attached' })
  return page
}

/** The frame with the page as it was, once it shows the marked finding. If it never does, the error says what it shows instead. */
export async function snapshotFrame(page: OpenPage): Promise<FrameLocator> {
  const frame = page.frameLocator('.frame iframe')
  try {
    await frame.locator('mark.imprimatur-here').first().waitFor()
  } catch (error) {
    const address = await page.locator('.frame iframe').first().getAttribute('src', { timeout: 1000 }).catch(String)
    const status = await page.evaluate(async (path) => (await fetch(path)).status, address ?? '').catch(String)
    const frames = page.frames().map((each) => `${each.url()}${each.isDetached() ? ' (detached)' : ''}`)
    const said = JSON.stringify({ address, status, frames, complaints: page.complaints, text: await page.locator('.context').innerText() })
    throw new Error(`The page as it was shows no mark: ${said}`, { cause: error })
  }
  return frame
}

/**
 * axe reports no violation on the page as it is. `rules`: all, or for a page that was looked at in the other colour scheme already those
 * about colours, since nothing else depends on the scheme.
 */
export async function assertAccessible(page: Page, what: string, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // The content security policy forbids foreign scripts; evaluate is not subject to it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource())
  const broken = await page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> }
    }
    const runOnly = chosen === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}
    const { violations } = await axe.run({ resultTypes: ['violations'], ...runOnly })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary.replaceAll('\n', ' ')})`)
          .join(' | ')}`,
    )
  }, rules)
  assert.deepEqual(broken, [], what)
}

let axe: string | undefined
const axeSource = (): string => (axe ??= `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};0`)
