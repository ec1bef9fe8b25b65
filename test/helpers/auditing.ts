import { TEST_SECRETS } from './secrets.ts'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { AuditService, AuditSource } from '../../src/audits/service-interface.ts'
import { auditService } from '../../src/audits/queued-service.ts'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { freshDatabase } from './database.ts'

export interface Auditing {
  db: pg.Pool
  url: string
  workspaceId: string
  service: AuditService
  boss: PgBoss
  settings: Settings
  /** Starts an audit and answers its id. */
  start(sources: AuditSource[], packs?: string[] | null, workspaceId?: string, collection?: string): Promise<string>
  /** Waits until an audit has ended and answers its row. */
  ended(id: string): Promise<any>
  assets(id: string): Promise<any[]>
  violations(id: string): Promise<any[]>
  close(): Promise<void>
}

/** A database with a workspace and, unless `worker` is false, a worker in this process that may read loopback. */
export async function startAuditing(options: { worker?: boolean; settings?: Partial<Settings> } = {}): Promise<Auditing> {
  const database = await freshDatabase()
  const settings = readSettings({ ALLOW_HOSTS: '127.0.0.1', ...TEST_SECRETS, ...options.settings }, '/nowhere', {})
  const db = openPool(database.url)
  const onError = (error: Error) => process.stderr.write(`${error.stack}\n`)
  const worker = options.worker === false ? null : await startWorker(db, database.url, settings, onError)
  const boss = worker?.boss ?? (await openQueue(database.url, { supervise: false, onError }))
  const service = auditService(boss, settings)
  const { id: workspaceId } = await createWorkspace(db, 'Auditing')
  return {
    db,
    url: database.url,
    workspaceId,
    service,
    boss,
    settings,
    start: async (sources, packs = null, workspace = workspaceId, collection) =>
      (await service.start(db, workspace, SYSTEM, { name: 'Test', sources, packs, ...(collection ? { collection } : {}) })).id,
    async ended(id) {
      for (;;) {
        const { rows } = await db.query('select * from audits where id = $1', [id])
        if (!['PENDING', 'RUNNING'].includes(rows[0].status)) return rows[0]
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    assets: async (id) => (await db.query('select * from assets where audit_id = $1 order by url', [id])).rows,
    violations: async (id) =>
      (
        await db.query(
          `select v.*, r.state from violations v join reviews r on r.workspace_id = v.workspace_id and r.violation_id = v.id
           where v.audit_id = $1 order by v.asset_url, v.span_start`,
          [id],
        )
      ).rows,
    async close() {
      await (worker ? worker.stop() : boss.stop({ graceful: false }))
      await db.end()
      await database.drop()
    },
  }
}
