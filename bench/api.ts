/**
 * `npm run bench -- api [violations] [seconds]`: the public API compared with a bare server of one statement per request,
 * alternating in one run. Loads an audit of a thousand violations and one of the number given (default: a million) with the code of
 * `imprimatur demo`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createKey } from '../src/db/keys/keys.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { SYSTEM } from '../src/reviews/chart/actor.ts'
import { decide } from '../src/reviews/decide.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { report } from './api-report.ts'
import type { Goal, Row } from './api-report.ts'
import { alternating, measured, median, memoryOf, started, timed } from './measuring.ts'
import type { LoadOptions, Served } from './measuring.ts'

const ROOT = path.join(import.meta.dirname, '..')
const CONNECTIONS = 32
const api = (at: string) => `/public/v1${at}`

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 1_000_000)
  const seconds = Number(args[1] ?? 4)
  // The database as in production: it waits for the disk.
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  const [url, empty] = await Promise.all([databaseOn(server.url, 'bench_api'), databaseOn(server.url, 'bench_empty')])
  const db = openPool(url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { key } = await createKey(db, workspaceId, 'bench', null)
  const small = await loadDemoAudit(db, workspaceId, 'small', 1000, () => undefined)
  let large = ''
  const loaded = await timed(async () => {
    large = (await loadDemoAudit(db, workspaceId, 'large', violations, (done) => process.stderr.write(`\rloading ${done}`))).id
  })
  console.log(`\nloaded ${violations} violations in ${(loaded / 1000).toFixed(0)} s`)
  await db.query('vacuum analyze')
  const ours = await serve(url)
  const bare = await started([path.join(import.meta.dirname, 'bare-server.ts'), url, workspaceId], Number)
  const rows = await requests({ db, ours, bare, key, workspaceId, small: small.id, large, violations, seconds })
  const memory = memoryOf(ours.pid)
  const attacked = await underAttack(ours, key, large, seconds)
  await Promise.all([ours.stop(), bare.stop()])
  const [decided, updated] = await largeDecision(db, workspaceId, large, Math.min(100_000, violations))
  const [startEmpty, startFull] = await starts(empty, url)
  const found = (name: string) => rows.find((row) => row.name.startsWith(name))!
  const first = found('first page, audit of 1,000').ours.p50
  const goals: Goal[] = [
    { name: 'violation by id, times the bare server', value: times(found('violation by id')), goal: 1.5, least: true, unit: '' },
    {
      name: 'first page of 1,000, times the bare server',
      value: times(found('first page, audit of 1,000')),
      goal: 1,
      least: true,
      unit: '',
    },
    {
      name: 'first page of the large audit, times the time of the small one',
      value: found('first page, audit of ' + violations.toLocaleString('en')).ours.p50 / first,
      goal: 1.3,
      unit: '',
    },
    ...(['page 10,000', 'last page'] as const).map((name) => ({
      name: `${name}, times a first page`,
      value: found(name).ours.p50 / first,
      goal: 5,
      unit: '',
    })),
    ...(['rare search, the same', 'rare search, always another'] as const).map((name) => ({
      name: `${name}, times a first page`,
      value: found(name).ours.p50 / first,
      goal: 3,
      unit: '',
    })),
    { name: 'a review, part of the rate of a bare UPDATE', value: times(found('a review')), goal: 0.5, least: true, unit: '' },
    {
      name: `one decision on ${decided.count.toLocaleString('en')} violations, times one UPDATE`,
      value: decided.milliseconds / updated,
      goal: 2,
      unit: '',
    },
    { name: "the server's memory", value: memory, goal: 250, unit: ' MB' },
    { name: 'start until healthz, with the data beside without', value: startFull / startEmpty, goal: 1.2, unit: '' },
    { name: 'loading the violations', value: loaded / 1000, goal: 120, unit: ' s' },
    { name: "other clients' p99 beside clients that mean harm, times normal", value: attacked, goal: 2, unit: '' },
  ]
  report(rows, goals, violations, os.loadavg()[0]!)
  await db.end()
  await server.stop()
}

const times = ({ ours, bare }: Row) => ours.rate / bare!.rate

export async function databaseOn(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  await migrate(url)
  return url
}

export const serve = (url: string, node?: string, flags: string[] = []) =>
  started(
    [path.join(ROOT, 'bin/imprimatur.mjs'), 'serve', '--port', '0', '--json', '--database-url', url, ...flags],
    (line) => Number(new URL(JSON.parse(line).url).port),
    node,
  )

interface Scene {
  db: pg.Pool
  ours: Served
  bare: Served | null
  key: string
  workspaceId: string
  small: string
  large: string
  violations: number
  seconds: number
}

export async function requests({ db, ours, bare, key, workspaceId, small, large, violations, seconds }: Scene): Promise<Row[]> {
  const { rows: some } = await db.query<{ id: string }>(
    'select id from violations where workspace_id = $1 and audit_id = $2 order by id limit 5000',
    [workspaceId, large],
  )
  const ids = some.map((row) => row.id)
  const { rows: groups } = await db.query<{ group: string; id: string; n: number }>(
    `select group_id as group, min(violation_id::text) as id, count(*)::int as n from reviews where workspace_id = $1 and audit_id ` +
      `= $2 group by 1 order by abs(count(*) - 500) limit 8`,
    [workspaceId, large],
  )
  const {
    rows: [undecided],
  } = await db.query<{ n: number }>('select count(*)::int as n from reviews where workspace_id = $1 and audit_id = $2 and state = 0', [
    workspaceId,
    large,
  ])
  const last = Math.ceil(undecided!.n / 20)
  const pages = (audit: string, query: string) => [api(`/audits/${audit}/violations?${query}`)]
  const rows: Row[] = []
  const add = async (name: string, paths: string[], barePaths: string[] | null = null, more: Partial<LoadOptions> = {}) => {
    const options: LoadOptions = {
      paths,
      seconds,
      connections: CONNECTIONS,
      method: 'GET',
      bodies: [],
      headers: { 'x-api-key': key },
      ...more,
    }
    const [own, other] = await alternating(ours, options, barePaths ? bare : null, {
      ...options,
      method: 'GET',
      bodies: [],
      paths: barePaths ?? [],
    })
    rows.push({ name, ours: own, bare: other })
    console.log(
      `${name.padEnd(34)} ${own.rate.toFixed(0).padStart(7)}/s  p50 ${own.p50.toFixed(1)}  p99 ${own.p99.toFixed(1)} ms  ` +
        `${(own.cpu * 1000).toFixed(2)} ms cpu   ${
          other
            ? `bare ${other.rate.toFixed(0).padStart(6)}/s  ` +
              `${(other.cpu * 1000).toFixed(2)} ms cpu  ${(own.rate / other.rate).toFixed(2)} times`
            : ''
        }`,
    )
  }
  await add(
    'violation by id',
    ids.map((id) => api(`/violations/${id}`)),
    ids.map((id) => `/id/${id}`),
  )
  await add('first page, audit of 1,000', pages(small, ''), [`/page/${small}`])
  await add(`first page, audit of ${violations.toLocaleString('en')}`, pages(large, ''), [`/page/${large}`])
  await add('first page of every state', pages(large, 'review_state=all'))
  await add(
    last > 10_000 ? 'page 10,000' : `page 10,000 (${Math.ceil(last / 2)} here)`,
    pages(large, `page=${last > 10_000 ? 10_000 : Math.ceil(last / 2)}`),
  )
  await add(
    'pages anywhere',
    Array.from({ length: 500 }, (_, i) => pages(large, `page=${1 + ((i * 7919) % last)}`)[0]!),
  )
  await add('last page', pages(large, `page=${last}`))
  await add('filter by severity', pages(large, 'severity=CRITICAL'))
  await add('rare search, the same', pages(large, 'search=A%20B%20C%20nowhere'))
  await add(
    'rare search, always another',
    Array.from({ length: 20_000 }, (_, i) => pages(large, `search=nowhere%20${i}%20else`)[0]!),
  )
  await add('common search, the same', pages(large, 'search=bottles'))
  const actions = (more: object) => ['elevated_risk', 'urgent_violation'].map((action) => JSON.stringify({ action, ...more }))
  await add(
    'a review',
    ids.map((id) => api(`/violations/${id}/review`)),
    ids.map((id) => `/update/${id}`),
    { method: 'POST', bodies: actions({}) },
  )
  await add(
    `a group review of ${groups[0]!.n}`,
    groups.map(({ id }) => api(`/violations/${id}/review`)),
    groups.map(({ group }) => `/group/${large}.${group}`),
    { method: 'POST', bodies: actions({ apply_to_group: true }), connections: 4 },
  )
  await add(
    'a comment',
    ids.map((id) => api(`/violations/${id}/comments`)),
    null,
    { method: 'POST', bodies: ['{"comment":"Seen by Legal."}'] },
  )
  await add('templates', [api('/template')])
  return rows
}

/**
 * p99 of an ordinary client during attacks, as a multiple of its normal p99; both are measured alternately, so that other load on
 * the machine affects both.
 */
async function underAttack(ours: Served, key: string, audit: string, seconds: number): Promise<number> {
  const options: LoadOptions = {
    paths: [api(`/audits/${audit}/violations`)],
    seconds,
    connections: 4,
    method: 'GET',
    bodies: [],
    headers: { 'x-api-key': key },
  }
  const [normal, attacked]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 3; turn++) {
    normal.push((await measured(ours, options)).p99)
    const hostile = spawn(process.execPath, [path.join(import.meta.dirname, 'hostile.ts'), String(ours.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(hostile.stdout, 'data')
    attacked.push((await measured(ours, options)).p99)
    hostile.kill('SIGKILL')
    await once(hostile, 'exit')
  }
  console.log(
    `p99 alone ${normal.map((value) => value.toFixed(1)).join(', ')} ms; beside clients that mean harm ` +
      `${attacked.map((value) => value.toFixed(1)).join(', ')} ms`,
  )
  return median(attacked) / median(normal)
}

/** One decision on many groups and one UPDATE of the same rows, measured alternately. */
async function largeDecision(
  db: pg.Pool,
  workspaceId: string,
  audit: string,
  wanted: number,
): Promise<[{ milliseconds: number; count: number }, number]> {
  const { rows } = await db.query<{ group: string; upto: number }>(
    `select "group", upto::int from (select group_id as "group", sum(count(*)) over (order by group_id) as upto from reviews where ` +
      `workspace_id = $1 and audit_id = $2 group by group_id) g where upto <= $3`,
    [workspaceId, audit, wanted],
  )
  const groups = rows.map((row) => row.group)
  const actor = { ...SYSTEM, name: 'bench' }
  const [decisions, updates]: [number[], number[]] = [[], []]
  let count = 0
  for (let turn = 0; turn < 3; turn++) {
    updates.push(
      await timed(() =>
        db.query(
          'update reviews set state = $4, decided_at = now() where workspace_id = $1 and audit_id = $2 and group_id = ' +
            'any($3::uuid[]) returning 1',
          [workspaceId, audit, groups, 1 + (turn % 2)],
        ),
      ),
    )
    decisions.push(
      await timed(async () => {
        count = (
          await decide(
            db,
            workspaceId,
            actor,
            { audit, violations: [], groups },
            { action: turn % 2 ? 'elevated_risk' : 'urgent_violation' },
          )
        ).updated
      }),
    )
  }
  console.log(
    `${count} violations: decision ${decisions.map((value) => value.toFixed(0)).join(', ')} ms, UPDATE ` +
      `${updates.map((value) => value.toFixed(0)).join(', ')} ms`,
  )
  return [{ milliseconds: median(decisions), count }, median(updates)]
}

/** Milliseconds until healthz answers, on an empty database and on the one with the data, measured alternately. */
async function starts(empty: string, full: string): Promise<[empty: number, full: number]> {
  const [without, with_]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 3; turn++) {
    without.push(await startOn(empty, 18_970))
    with_.push(await startOn(full, 18_971))
  }
  console.log(
    `start without data ${without.map((value) => value.toFixed(0)).join(', ')} ms; with ` +
      `${with_.map((value) => value.toFixed(0)).join(', ')} ms`,
  )
  return [median(without), median(with_)]
}

async function startOn(url: string, port: number): Promise<number> {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'bin/imprimatur.mjs'), 'serve', '--port', String(port), '--json', '--database-url', url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const ready = once(child.stdout, 'data')
  const took = await timed(async () => {
    const health = () =>
      fetch(`http://127.0.0.1:${port}${api('/healthz')}`).then(
        (answer) => answer.ok,
        () => false,
      )
    while (!(await health())) await new Promise((resolve) => setTimeout(resolve, 10))
  })
  await ready
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}
