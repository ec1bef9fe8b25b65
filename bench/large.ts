/**
 * `npm run bench -- large [violations] [violations to compare with] [workspaces]`: an audit of ten million and a thousand workspaces of ten
 * thousand, each beside itself before. What a request takes of an audit of a million is measured first; then the ten million and the other
 * workspaces are loaded into the same database, and it is asked again, of the ten million and of the small workspace. Through the API of
 * programs and that of the application, on a database that waits for the disk. Exits with 1 where more than the goal is lost.
 */
import { execFileSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { createKey } from '../src/db/keys/keys.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { imprimatur } from './gate/side.ts'
import { median, memoryOf, timed } from './measuring.ts'
import { ASKED, type Asked, type Place } from './large/asked.ts'

const ROOT = path.join(import.meta.dirname, '..')
const [MILLION, SMALL, TURNS] = [1_000_000, 10_000, 9]

export async function run(args: string[] = []): Promise<void> {
  const [violations, compared, workspaces] = [10 * MILLION, MILLION, 1000].map((usual, at) => Number(args[at] ?? usual)) as [
    number,
    number,
    number,
  ]
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  process.env['TEST_DATABASE_URL'] = server.url
  const { startAuditing } = await import('../test/helpers/auditing.ts')
  const { startDesk } = await import('../test/app-api/desk.ts')
  const auditing = await startAuditing()
  const desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
  const place = async (name: string, count: number): Promise<Place> => {
    const { id: workspaceId } = await createWorkspace(desk.db, name)
    let auditId = ''
    // By a process of its own: planning millions would keep this one, and its worker, from everything else.
    const demo = ['demo', '--workspace', workspaceId, '--violations', String(count), '--json', '--database-url', auditing.url]
    const took = await timed(async () => {
      const { stdout } = await imprimatur(ROOT, demo)
      auditId = (JSON.parse(stdout) as { audits: { id: string }[] }).audits[0]!.id
    })
    console.log(`${name}: ${said(count)} loaded in ${(took / 1000).toFixed(1)} s`)
    const { key } = await createKey(desk.db, workspaceId, 'bench', null)
    const { rows } = await desk.db.query<{ id: string }>('select id from violations where audit_id = $1 order by id limit 2000', [auditId])
    return { url: desk.url, key, auditId, violations: rows.map(({ id }) => id), owner: await desk.member('owner', name, workspaceId) }
  }
  try {
    const small = await place('small', SMALL)
    const before = await place('before', compared)
    await desk.db.query('vacuum analyze')
    // Whatever is asked first makes the server ready.
    await figures(small)
    const first = await figures(before)
    const alone = await figures(small)
    const large = await place('large', violations)
    const others = await timed(async () => {
      for (let at = 1; at < workspaces; at++)
        await loadDemoAudit(desk.db, (await createWorkspace(desk.db, `beside ${at}`)).id, 'beside', SMALL, () => undefined)
    })
    console.log(`${said(workspaces - 1)} workspaces of ${said(SMALL)} loaded in ${(others / 1000).toFixed(1)} s`)
    await desk.db.query('vacuum analyze')
    console.log(`${await sizeOf(desk.db)} on disk; this process ${memoryOf(process.pid).toFixed(0)} MB`)
    const [atLast, beside] = [await figures(large), await figures(small)]
    const lost = [
      ...table(`an audit of ${said(violations)} beside one of ${said(compared)}`, first, atLast),
      ...table(`a workspace of ${said(SMALL)} beside ${said(workspaces)} and alone`, alone, beside),
    ]
    console.log(`load average ${os.loadavg()[0]!.toFixed(1)}; more than the goal: ${lost.join(', ') || 'nothing'}`)
    if (lost.length > 0) process.exitCode = 1
  } finally {
    await desk.close()
    await auditing.close()
    await server.stop()
  }
}

type Figures = Map<Asked, number>

/** Median milliseconds of each; what is decided is another one in each turn. */
async function figures(place: Place): Promise<Figures> {
  const found: Figures = new Map()
  for (const asked of ASKED) {
    const times: number[] = []
    for (let turn = 0; turn < (asked.turns ?? TURNS); turn++) times.push(await asked.ask(place, turn))
    found.set(asked, median(times))
  }
  return found
}

/** Prints both figures of each row, and answers the names of those that lost more than their goal. */
function table(title: string, before: Figures, after: Figures): string[] {
  console.log(`\n${title}`)
  const lost: string[] = []
  for (const [{ name, unit = 'ms', most = 1.5 }, was] of before) {
    const is = [...after].find(([asked]) => asked.name === name)![1]
    const isLost = is / was > most
    if (isLost) lost.push(name)
    console.log(
      `${isLost ? '✖' : '✔'} ${name.padEnd(44)} ${was.toFixed(2)} -> ${is.toFixed(2)} ${unit}  ${(is / was).toFixed(2)} (goal ${most})`,
    )
  }
  return lost
}

const said = (count: number) => count.toLocaleString('en')

async function sizeOf(db: pg.Pool): Promise<string> {
  const { rows } = await db.query<{ size: string; folder: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) as size, current_setting('data_directory') as folder",
  )
  const [, used] = execFileSync('du', ['-sh', '--', rows[0]!.folder], { encoding: 'utf8' }).match(/^(\S+)/) ?? []
  return `${rows[0]!.size} (${used} with what it keeps of changes)`
}
