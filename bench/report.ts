/**
 * `npm run bench -- report [findings]`: how long the command takes to write a report on an audit of so many findings, in each format, and
 * how much memory it holds at most, with its thread. The same with a tenth of the findings shows that memory does not grow with them.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { REPORT_FORMATS } from '../src/evidence/report/formats/formats.ts'
import { plantAudit } from '../test/helpers/audit.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const GOAL_SECONDS = 120
const GOAL_MB = 600
const MAIN = path.join(import.meta.dirname, '../bin/imprimatur.mjs')
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const

interface Measured {
  seconds: number
  megabytes: number
  answer: { octets: number; pages: number | null; findings: number }
}

async function command(args: string[]): Promise<Measured> {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN, ...args, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  let megabytes = 0
  const asking = setInterval(() => {
    try {
      megabytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024 || megabytes
    } catch {
      // It has ended.
    }
  }, 100)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(asking)
  assert.equal(code, 0, printed)
  return { seconds: (performance.now() - began) / 1000, megabytes, answer: JSON.parse(printed) }
}

export async function run(args: string[] = []): Promise<void> {
  const most = Number(args[0] ?? 10_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-bench-report-'))
  const server = await throwawayServer()
  try {
    const { url } = server
    await migrate(url)
    const db = openPool(url)
    const { id: workspaceId } = await createWorkspace(db, 'Bench')
    const plant = async (findings: number) =>
      (
        await plantAudit(
          db,
          workspaceId,
          Array.from({ length: findings }, (_, at) => ({
            severity: SEVERITIES[at % 4]!,
            text: 'eco-friendly',
            sentence: `Sentence ${at}: our eco-friendly bottle keeps tea warm for ${at % 24} hours, and nobody asks for proof.`,
            reason: 'A generic environmental claim that nothing on the page proves; say what is better, by how much, and who measured it.',
            ...(at % 3 === 0 ? { state: 'dismissed' } : {}),
          })),
        )
      ).id
    const audits = [await plant(Math.round(most / 10)), await plant(most)]
    await db.end()
    for (const format of REPORT_FORMATS)
      for (const audit of audits) {
        const file = path.join(folder, `${audit}.${format}`)
        const { seconds, megabytes, answer } = await command(['report', audit, '--to', file, '--database-url', url])
        console.log(
          `${format}, ${answer.findings.toLocaleString('en')} findings: ${seconds.toFixed(1)} s (goal ${GOAL_SECONDS}), ` +
            `${megabytes.toFixed(0)} MB at most (goal ${GOAL_MB}), ${(answer.octets / 1_000_000).toFixed(1)} MB` +
            (answer.pages === null ? '' : `, ${answer.pages.toLocaleString('en')} pages`),
        )
      }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
