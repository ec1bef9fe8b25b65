/**
 * `npm run bench -- audits [pages]`: a generated site on loopback, crawled by `wget --mirror` and audited by us in the same run;
 * then the same pages with one and with two workers, and the cost of storing many findings.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { AuditSource } from '../src/audit-service.ts'
import { auditService } from '../src/audits/service.ts'
import { readSettings } from '../src/config.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPool } from '../src/db/pool.ts'
import { createWorkspace } from '../src/db/workspaces.ts'
import { openQueue } from '../src/jobs/queue.ts'
import { SYSTEM } from '../src/review/actor.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const ROOT = path.join(import.meta.dirname, '..')

export async function run(args: string[] = []): Promise<void> {
  const pages = Number(args[0] ?? 2000)
  const site = spawn(process.execPath, [path.join(import.meta.dirname, 'site.ts'), '--site', String(pages)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(site.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${port.toString().trim()}`
  const server = await throwawayServer()
  try {
    const audits = await prepare(server.url)
    const wget = mirror(url)
    const rows: [string, number][] = [['wget --mirror', wget]]
    for (const workers of [1, 2]) {
      const crew = await startWorkers(workers, audits.url)
      rows.push([`crawl, check and store, ${workers} worker${workers > 1 ? 's' : ''}`, await audits.time([{ kind: 'crawl', url: `${url}/`, maxPages: pages, maxDepth: 50 }], pages)])
      rows.push([`check and store listed pages, ${workers} worker${workers > 1 ? 's' : ''}`, await audits.time([{ kind: 'urls', urls: Array.from({ length: pages }, (_, i) => `${url}/p${i}.html`) }], pages)])
      for (const worker of crew) worker.kill('SIGTERM')
      await Promise.all(crew.map((worker) => once(worker, 'exit')))
    }
    for (const [what, seconds] of rows) console.log(`${what.padEnd(46)} ${seconds.toFixed(2).padStart(8)} s  ${(pages / seconds).toFixed(0).padStart(6)} pages/s  ${(wget / seconds).toFixed(2)} of wget`)
    await audits.close()
  } finally {
    site.kill()
    await server.stop()
  }
}

async function prepare(serverUrl: string) {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query('create database bench_audits')
  await admin.end()
  const url = Object.assign(new URL(serverUrl), { pathname: '/bench_audits' }).href
  await migrate(url)
  const db = openPool(url)
  const settings = readSettings({ ALLOW_HOSTS: '127.0.0.1' }, ROOT, {})
  const boss = await openQueue(url, { supervise: false, onError: (error) => console.error(error) })
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  return {
    url,
    async time(sources: AuditSource[], expected: number): Promise<number> {
      const start = performance.now()
      const { id } = await auditService(boss, settings).start(db, workspaceId, SYSTEM, { name: 'bench', sources, packs: null })
      for (;;) {
        const { rows } = await db.query('select status, completed_assets from audits where workspace_id = $1 and id = $2', [workspaceId, id])
        if (rows[0].status !== 'PENDING' && rows[0].status !== 'RUNNING') {
          if (rows[0].completed_assets !== expected) console.log(`  (only ${rows[0].completed_assets} of ${expected} pages)`)
          return (performance.now() - start) / 1000
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      await boss.stop({ graceful: false })
      await db.end()
    },
  }
}

async function startWorkers(count: number, url: string) {
  const crew = Array.from({ length: count }, () => spawn(process.execPath, [path.join(ROOT, 'bin/imprimatur.mjs'), 'worker', '--allow-hosts', '127.0.0.1', '--database-url', url, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] }))
  await Promise.all(crew.map((worker) => once(worker.stdout, 'data')))
  return crew
}

function mirror(url: string): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-bench-'))
  const start = performance.now()
  const { error } = spawnSync('wget', ['--mirror', '--quiet', '--directory-prefix', folder, `${url}/`])
  const seconds = (performance.now() - start) / 1000
  rmSync(folder, { recursive: true, force: true })
  if (error) console.log('wget is not installed: its line says nothing')
  return seconds
}
