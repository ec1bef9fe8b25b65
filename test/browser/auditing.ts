import type { Page } from 'playwright-core'
import { ruleLibrary } from '../../src/packs/library.ts'
import type { Desk } from '../app-api/desk.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { assertAccessible, startWeb } from './browser.ts'

export interface AuditingDesk extends Desk {
  auditing: Auditing
}

/** A server with the built application, the rule library, and a worker that audits for it. */
export async function startAuditingWeb(): Promise<AuditingDesk> {
  const auditing = await startAuditing()
  const desk = await startWeb({ databaseUrl: auditing.url, parts: { audits: auditing.service, library: ruleLibrary } })
  return {
    ...desk,
    auditing,
    async close() {
      await desk.close()
      await auditing.close()
    },
  }
}

/** Accessibility of the page as it is, in light and in dark theme. */
export async function assertAccessibleInBoth(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await assertAccessible(page, `${what}, ${colorScheme}`, colorScheme === 'light' ? 'all' : 'colours')
  }
}
