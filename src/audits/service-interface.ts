import type pg from 'pg'
import type { AskedDecision } from '../db/violations/decision-jobs.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import type { TryRequest } from './rule-tries.ts'
import type { Choice } from '../rules/index.ts'

/** What an audit is to read. Uploads lie in the table `uploads`, so that a worker on another machine finds them. */
export type AuditSource =
  | { kind: 'urls'; urls: string[] }
  | { kind: 'crawl'; url: string; maxPages: number; maxDepth: number }
  | { kind: 'sitemap'; url: string }
  | { kind: 'files'; uploadIds: string[] }
  | { kind: 'text'; name: string; text: string }
  | { kind: 'documents'; documentIds: string[] }
  | { kind: 'sample' }
  /** What an earlier run has read and still keeps, without fetching anything. */
  | { kind: 'stored'; auditId: string }

export interface AuditRequest {
  name: string
  sources: AuditSource[]
  /** Keys of packs; null: the workspace's active ones. */
  packs: string[] | null
  /** Markets, sectors or channels of this audit, where they are not the workspace's. */
  choice?: Partial<Choice>
  /** The site it is a run of; else the one with the same sources. */
  siteId?: string | null
  /** Names files and texts that differ each time and are the same collection all the same. */
  collection?: string
}

export interface AuditPreview {
  assets: number
  at_most: number
  rules: number
  packs: number
  user_agent: string
  keeps_days: number | null
  left_out: { source: number; what: string; reason: string }[]
}

/**
 * Audits that run, as the web application asks for them. `start` stores the audit (status PENDING), queues its work and
 * answers at once; a source that cannot be read at all is an AppError 422. `cancel` and `retry` answer null for an
 * audit that does not exist, and throw AppError 409 where the audit's status does not allow them. `again` starts a new audit
 * of the same sources by the same packs, with the workspace's settings of today; `recheck` one of what the earlier audit keeps, without
 * fetching anything.
 */
export interface AuditService {
  preview(db: pg.Pool, workspaceId: string, request: Omit<AuditRequest, 'name'>): Promise<AuditPreview>
  start(db: pg.Pool, workspaceId: string, actor: Actor, request: AuditRequest): Promise<{ id: string }>
  again(db: pg.Pool, workspaceId: string, actor: Actor, auditId: string): Promise<{ id: string } | null>
  recheck(db: pg.Pool, workspaceId: string, actor: Actor, auditId: string): Promise<{ id: string } | null>
  /** Starts the next run of a site, by its own settings; null where there is none. */
  runSite(db: pg.Pool, workspaceId: string, actor: Actor, siteId: string): Promise<{ id: string } | null>
  cancel(db: pg.Pool, workspaceId: string, actor: Actor, auditId: string): Promise<boolean | null>
  /** Stores a decision on many violations and queues its work; answers its identifier. */
  decideLater(db: pg.Pool, workspaceId: string, job: { auditId: string; asked: AskedDecision; total: number }): Promise<string>
  /** Stores a try of a rule on stored pages and queues its work. */
  tryRule(db: pg.Pool, workspaceId: string, actor: Actor, request: TryRequest): Promise<{ id: string }>
  /** Has a filter trained from the workspace's decisions about a rule or pack. */
  trainFilter(db: pg.Pool, workspaceId: string, actor: Actor, subject: string): Promise<void>
  retry(db: pg.Pool, workspaceId: string, actor: Actor, auditId: string, assetIds: string[] | null): Promise<{ assets: number } | null>
}
