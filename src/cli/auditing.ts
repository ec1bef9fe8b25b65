import { createRequire } from 'node:module'
import type pg from 'pg'
import type { AuditService } from '../audits/service-interface.ts'
import type { RuleLibrary } from '../packs/pack.ts'
import type { Settings } from '../config.ts'
import type { Later } from '../documents/later.ts'

/** What audits need beside the server: the queue and the rules. Loaded when first asked for: a server may go without for days. */
export interface Auditing {
  service: AuditService
  /** Documents that the queue writes. */
  later(db: pg.Pool): Later
  close(): Promise<unknown>
}

export async function openAuditing(url: string, settings: Settings, onError: (error: Error) => void): Promise<Auditing> {
  const [{ auditService }, { openQueue }, { openLater }, { openModels }] = await Promise.all([
    import('../audits/queued-service.ts'),
    import('../queue/queue.ts'),
    import('../documents/later.ts'),
    import('../models/index.ts'),
  ])
  const boss = await openQueue(url, { supervise: false, onError })
  return {
    service: auditService(boss, settings),
    later: (db) => openLater(db, boss, openModels(db, settings)),
    close: () => boss.stop({ graceful: false }),
  }
}

/** Opens it with the first call; should that fail, with the next. */
export function auditingWhenAsked(open: () => Promise<Auditing>): { get(): Promise<Auditing>; close(): Promise<unknown> } {
  let opened: Promise<Auditing> | undefined
  return {
    get() {
      opened ??= open().catch((error: Error) => {
        opened = undefined
        throw error
      })
      return opened
    },
    close: async () => (await opened)?.close(),
  }
}

/** The service of audits before it is there: the first call opens it. */
export const deferredAudits = (auditing: () => Promise<Auditing>): AuditService => ({
  preview: async (...args) => (await auditing()).service.preview(...args),
  start: async (...args) => (await auditing()).service.start(...args),
  again: async (...args) => (await auditing()).service.again(...args),
  recheck: async (...args) => (await auditing()).service.recheck(...args),
  runSite: async (...args) => (await auditing()).service.runSite(...args),
  cancel: async (...args) => (await auditing()).service.cancel(...args),
  decideLater: async (...args) => (await auditing()).service.decideLater(...args),
  tryRule: async (...args) => (await auditing()).service.tryRule(...args),
  trainFilter: async (...args) => (await auditing()).service.trainFilter(...args),
  retry: async (...args) => (await auditing()).service.retry(...args),
})

export const deferredLater = (auditing: () => Promise<Auditing>, db: pg.Pool): Later => ({
  add: async (...args) => (await auditing()).later(db).add(...args),
  startBulk: async (...args) => (await auditing()).later(db).startBulk(...args),
  translate: async (...args) => (await auditing()).later(db).translate(...args),
  queue: async (...args) => (await auditing()).later(db).queue(...args),
})

const require = createRequire(import.meta.url)
const library = (): RuleLibrary => (require('../packs/library.ts') as { ruleLibrary: RuleLibrary }).ruleLibrary

/** The rules, read when they are first asked for. */
export const deferredLibrary: RuleLibrary = { packs: () => library().packs(), rules: () => library().rules() }
