/**
 * `npm run bench -- audits [pages]`: a generated site on loopback, crawled by `wget --mirror` and audited by us in the same run;
 * then the same pages with one and with two workers, the cost of an asset in a small and in a large audit, a worker's memory, and the
 * time to store 100,000 findings. `npm run bench -- audits 2000 20000`: pages of the site, assets of the large audit.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { AuditSource } from '../src/audit-service.ts'
import { readProfile, storeProfileRules } from '../src/audits/profile.ts'
import { auditService } from '../src/audits/service.ts'
import { readSettings } from '../src/config.ts'
import { addAssets, insertAudit } from '../src/db/audit-runs.ts'
import { storeChecked, type StoredFinding } from '../src/db/checked-assets.ts'
import { namedId, newId } from '../src/db/ids.ts'
import { migrate } from '../src/db/migrate.ts'
import { packText } from '../src/db/packing.ts'
import { openPool, transaction } from '../src/db/pool.ts'
import { auditRuleVersions } from '../src/db/rule-versions.ts'
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
    await flatCost(audits, Number(args[1] ?? 5000))
    await audits.storeMany(100, 1000)
    await audits.close()
  } finally {
    site.kill()
    await server.stop()
  }
}

/** Many small texts: what an asset costs must not grow with their number, nor the worker's memory. */
async function flatCost(audits: Awaited<ReturnType<typeof prepare>>, many: number): Promise<void> {
  const [worker] = await startWorkers(1, audits.url)
  const sources = (count: number): AuditSource[] => Array.from({ length: count }, (_, n) => ({ kind: 'text', name: `post ${n}`, text: `Our eco-friendly lamp number ${n} is here. It lights the ${n % 7} corners of a room.` }))
  await audits.time(sources(100), 100)
  for (const count of [100, many]) {
    const seconds = await audits.time(sources(count), count)
    console.log(`${`${count} small texts, one worker`.padEnd(46)} ${seconds.toFixed(2).padStart(8)} s  ${((seconds / count) * 1000).toFixed(2)} ms an asset`)
  }
  console.log(`the worker's memory at its highest: ${highestMemory(worker!.pid!)}`)
  worker!.kill('SIGTERM')
  await once(worker!, 'exit')
}

function highestMemory(pid: number): string {
  if (!existsSync(`/proc/${pid}/status`)) return 'not known on this system'
  // The launcher may have handed over to a process of its own.
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const highest = [String(pid), ...children].map((one) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0))
  return `${(Math.max(...highest) / 1024).toFixed(0)} MB`
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
    /** What workers do with what they found, without the finding: `assets` times `each` findings, an asset a transaction. */
    async storeMany(assets: number, each: number): Promise<void> {
      const profile = await readProfile(db, workspaceId, null)
      const auditId = newId()
      await transaction(db, async (client) => {
        await insertAudit(client, workspaceId, { id: auditId, name: 'findings', sources: [], settings: profile, createdBy: null })
        await storeProfileRules(client, workspaceId, auditId, profile)
      })
      const [ruleId, ruleVersionId] = [...(await auditRuleVersions(db, workspaceId, auditId))][0]!
      const ids = await transaction(db, (client) => addAssets(client, workspaceId, auditId, Array.from({ length: assets }, (_, n) => ({ name: `page ${n}`, url: `https://site.example/${n}`, source: { kind: 'kept' } }))))
      const start = performance.now()
      const packed = packText({ source: 'text', blocks: [] })
      for (const [number, { id }] of ids.entries()) {
        const findings = Array.from({ length: each }, (_, n) => findingFor(ruleId, ruleVersionId, `${number}-${n}`))
        await transaction(db, (client) => storeChecked(client, workspaceId, auditId, [{
          id, name: `page ${number}`, url: `https://site.example/${number}`, type: 'html', title: null, language: 'EN', characters: 60_000, checked: 50_000, leftOut: [], ruleFailures: [],
          contentHash: Buffer.alloc(32), note: null, packed, snapshot: null, findings,
        }]))
      }
      const seconds = (performance.now() - start) / 1000
      console.log(`${`storing ${assets * each} findings of ${assets} assets`.padEnd(46)} ${seconds.toFixed(2).padStart(8)} s  ${Math.round((assets * each) / seconds)} a second`)
    },
    async close() {
      await boss.stop({ graceful: false })
      await db.end()
    },
  }
}

function findingFor(ruleId: string, ruleVersionId: string, name: string): StoredFinding {
  return {
    ruleId, ruleVersionId, ruleName: 'Generic environmental claim', groupId: namedId(name), severity: 'MEDIUM', text: `eco-friendly range ${name}`,
    reason: 'A generic claim needs recognised excellent environmental performance behind it.', solution: 'Say what is better, by how much, and prove it.',
    suggestedText: `Our range ${name} of recycled steel.`, sentence: `Our eco-friendly range ${name} is here for the summer, in five colours.`, block: 3, start: 120, end: 140,
    position: { start: { line: 12, column: 5 }, end: { line: 12, column: 25 }, block: [4, 24], sentence: [0, 60] }, fingerprint: name,
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
