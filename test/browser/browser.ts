import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser as Chromium, BrowserContextOptions, Page } from 'playwright-core'
import { ensureWebBuild } from '../../src/upkeep/web-build.ts'
import { chromiumPath } from '../helpers/chromium.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'

let running: Promise<Chromium> | undefined

after(() => closeChromium())

export async function closeChromium(): Promise<void> {
  await (await running)?.close()
  running = undefined
}

/** The real browser, one for all tests of a file. */
export const openChromium = (): Promise<Chromium> =>
  (running ??= chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  }))

/** A server with the built application and a workspace. */
export async function startWeb(options: Parameters<typeof startDesk>[0] = {}): Promise<Desk> {
  await ensureWebBuild()
  return startDesk({ ...options, settings: { ALLOW_HOSTS: '127.0.0.1, *.company.example', ...options.settings } })
}

export interface OpenPage extends Page {
  /** What the console and the policy of the page complained about. */
  complaints: string[]
}

/** A window of the browser, signed in as a member where one is given. What the page complains about is kept. */
export async function openPage(desk: Desk, member: Browser | null, path = '/', options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await (await openChromium()).newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options })
  if (member) await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: desk.url })))
  const page = (await context.newPage()) as OpenPage
  page.complaints = []
  page.on('console', (message) => {
    // A refused decision is an answer, not a fault of the page.
    if (message.type() === 'error' && !/status of (401|409|422|503)/.test(message.text())) page.complaints.push(message.text())
  })
  page.on('pageerror', (error) => page.complaints.push(error.message))
  await page.goto(desk.url + path)
  return page
}

/** A member's window at the desk of an audit, with a finding open. */
export async function openDesk(
  desk: Desk,
  member: Browser,
  auditId: string,
  search = '',
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const page = await openPage(desk, member, `/w/${desk.workspaceId}/audits/${auditId}/desk${search}`, options)
  await page.locator('.finding-title, .queue .empty').first().waitFor({ state: 'attached' })
  return page
}

/** Nobody is kept out: no rule of axe is broken on the page as it is. */
export async function assertAccessible(page: Page, what: string): Promise<void> {
  // The policy of the page forbids foreign scripts; the browser's own door does not ask it.
  await page.evaluate(axeSource())
  const broken = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> }
    }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary.replaceAll('\n', ' ')})`)
          .join(' | ')}`,
    )
  })
  assert.deepEqual(broken, [], what)
}

let axe: string | undefined
const axeSource = (): string => (axe ??= `${createRequire(import.meta.url)('axe-core').source};0`)
