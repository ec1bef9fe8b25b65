/** A database with a workspace, worker processes for it, and the time and CPU time of an audit. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { AuditSource } from '../src/audits/service-interface.ts'
import { auditService } from '../src/audits/queued-service.ts'
import { readSettings } from '../src/config.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { openQueue } from '../src/queue/queue.ts'
import { SYSTEM } from '../src/reviews/chart/actor.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const ROOT = path.join(import.meta.dirname, '..')

export interface Took {
  assets: number
  seconds: number
  /** Milliseconds of CPU time for an asset: of the workers, and of PostgreSQL. NaN where the system does not report it. */
  workers: number
  database: number
}

/** Seconds of CPU time of a process and all its children, also those that have ended. */
function processorTime(root: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  const processes = new Map<number, { parent: number; own: number }>()
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      processes.set(pid, { parent: Number(fields[1]), own: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100 })
    } catch (error) {
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  const descends = (pid: number): boolean => pid === root || (processes.has(pid) && descends(processes.get(pid)!.parent))
  return [...processes].reduce((sum, [pid, { own }]) => sum + (descends(pid) ? own : 0), 0)
}

export async function openAuditing() {
  const server = await throwawayServer()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database bench_audits')
  const {
    rows: [backend],
  } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = existsSync('/proc/self/stat')
    ? Number(readFileSync(`/proc/${backend!.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
    : 0
  await admin.end()
  const url = Object.assign(new URL(server.url), { pathname: '/bench_audits' }).href
  await migrate(url)
  const db = openPool(url)
  const settings = readSettings({ ALLOW_HOSTS: '127.0.0.1' }, ROOT, {})
  const boss = await openQueue(url, { supervise: false, onError: (error) => console.error(error) })
  const service = auditService(boss, settings)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  let crew: ChildProcess[] = []
  return {
    db,
    workspaceId,
    /** Exactly this many workers. */
    async workers(count: number): Promise<void> {
      for (const worker of crew) worker.kill('SIGTERM')
      await Promise.all(crew.map((worker) => once(worker, 'exit')))
      crew = Array.from({ length: count }, () =>
        spawn(
          process.execPath,
          [path.join(ROOT, 'bin/imprimatur.mjs'), 'worker', '--allow-hosts', '127.0.0.1', '--database-url', url, '--json'],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        ),
      )
      await Promise.all(crew.map((worker) => once(worker.stdout!, 'data')))
    },
    async audit(sources: AuditSource[], assets: number): Promise<Took> {
      const spent = () => [crew.reduce((sum, worker) => sum + processorTime(worker.pid!), 0), processorTime(postmaster)] as const
      const before = spent()
      const start = performance.now()
      const { id } = await service.start(db, workspaceId, SYSTEM, { name: 'bench', sources, packs: null })
      for (;;) {
        const {
          rows: [audit],
        } = await db.query('select status, completed_assets from audits where workspace_id = $1 and id = $2', [workspaceId, id])
        if (audit.status !== 'PENDING' && audit.status !== 'RUNNING') {
          if (audit.completed_assets !== assets) console.log(`  (only ${audit.completed_assets} of ${assets} assets were read)`)
          break
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const seconds = (performance.now() - start) / 1000
      const [workers, database] = spent().map((after, i) => ((after - before[i]!) * 1000) / assets) as [number, number]
      return { assets, seconds, workers, database }
    },
    /** Peak memory in megabytes of the largest worker process. */
    highestMemory(): number {
      const family = crew.flatMap(({ pid }) => [
        pid!,
        ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
      ])
      return Math.max(...family.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024))
    },
    async close(): Promise<void> {
      await this.workers(0)
      await boss.stop({ graceful: false })
      await db.end()
      await server.stop()
    },
  }
}

export type Auditing = Awaited<ReturnType<typeof openAuditing>>
