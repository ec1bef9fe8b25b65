import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { createKey } from '../../src/db/keys/keys.ts'
import { createLink } from '../../src/db/people/links.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { Browser } from '../app-api/desk.ts'
import { freshDatabase } from '../helpers/database.ts'
import { mailServer } from '../helpers/mail-server.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'
import { parseMetrics } from '../helpers/prometheus-text.ts'
import type { Scraped } from '../helpers/prometheus-text.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { startCollector } from '../helpers/trace-collector.ts'
import { named } from './monitoring-files.ts'
import { Watched } from './watched-server.ts'

const secret = (name: string) => `${name}-${randomBytes(12).toString('hex')}`

/** Everything that must not be seen by whoever reads logs or traces. */
const SECRETS = {
  password: `correct horse ${randomBytes(6).toString('hex')}`,
  wrongPassword: secret('wrong'),
  smtp: secret('smtp'),
  model: secret('sk'),
  database: secret('pg'),
  auth: secret('auth-secret-of-this-test'),
  encryption: secret('encryption-of-this-test'),
  metrics: secret('scrape'),
  collector: secret('collector'),
}
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

/** One server, one worker and everything they talk to; the tests below look at what was done once. */
describe('what an operator sees', () => {
  let [server, worker]: [Watched, Watched] = [] as never
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let db: pg.Pool
  let browser: Browser
  let models: ModelServer
  let site: Site
  let mail: Awaited<ReturnType<typeof mailServer>>
  let collector: Awaited<ReturnType<typeof startCollector>>
  let [url, probes, workerProbes, key, workspaceId, auditId] = ['', '', '', '', '', '']
  const askedOfSite: IncomingHttpHeaders[] = []
  const seenTokens: string[] = []
  let [ofServer, ofWorker]: [Scraped, Scraped] = [] as never

  const scrape = async (at: string) => {
    const response = await fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${SECRETS.metrics}` } })
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    return parseMetrics(await response.text())
  }
  const call = (method: string, at: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/public${at}`, {
      method,
      headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  before(async () => {
    ;[models, mail, collector, database] = await Promise.all([startModelServer('openai'), mailServer(), startCollector(), freshDatabase()])
    site = await startSite(() => (request, response) => {
      askedOfSite.push(request.headers)
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('Shop', '<p>Our bottle is 100% eco-friendly and cures acne.</p>'))
    })
    db = openPool(database.url)
    workspaceId = (await createWorkspace(db, 'Watched')).id
    ;({ key } = await createKey(db, workspaceId, 'Key', null))
    const withPassword = new URL(database.url)
    withPassword.password = SECRETS.database
    const env = {
      DATABASE_URL: withPassword.href,
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'trace',
      METRICS_PORT: '0',
      METRICS_TOKEN: SECRETS.metrics,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `x-collector-key=${SECRETS.collector}`,
      SMTP_URL: `smtp://mailer:${SECRETS.smtp}@127.0.0.1:${mail.port}`,
      PUBLIC_URL: 'http://127.0.0.1:1',
      MODEL: 'compatible:scripted',
      MODEL_URL: models.url,
      MODEL_KEY: SECRETS.model,
      MODEL_PRICE: '3/15',
      AUTH_SECRET: SECRETS.auth,
      ENCRYPTION_KEY: SECRETS.encryption,
      ALLOW_HOSTS: '127.0.0.1',
      STOP_GRACE_SECONDS: '1',
    }
    server = new Watched(['serve', '--port', '0', '--worker', 'off', '--json'], env)
    worker = new Watched(['worker', '--json'], env)
    ;({ url } = JSON.parse(await server.until(() => /^\{"url".*\n/m.exec(server.stdout)?.[0])) as { url: string })
    ;[probes, workerProbes] = await Promise.all([server.probes(), worker.probes()])
    await use()
    ;[ofServer, ofWorker] = await Promise.all([scrape(probes), scrape(workerProbes)])
  })
  after(async () => {
    await Promise.all([server?.stop('SIGKILL'), worker?.stop('SIGKILL')])
    await db.end()
    await Promise.all([database.drop(), models.close(), mail.close(), site.close(), collector.close()])
  })

  /** A little of everything, with secrets in every place where people put them. */
  async function use(): Promise<void> {
    const { token } = await createLink(db, { purpose: 'first-owner', workspaceId, email: null, role: 'owner', createdBy: null, hours: 1 })
    browser = new Browser(url, workspaceId)
    const owner = { name: 'Rosa', email: 'rosa@company.example', password: SECRETS.password }
    const origin = { origin: 'http://127.0.0.1:1' }
    const accepted = await browser.call('POST', '/links/accept', { json: { token, ...owner }, ...origin })
    assert.equal(accepted.status, 200, accepted.text)
    await browser.call('POST', '/auth/sign-in', { json: { email: owner.email, password: SECRETS.wrongPassword }, ...origin })
    const invited = await browser.call('POST', '/w/invitations', { json: { email: 'ann@company.example', role: 'viewer' }, ...origin })
    seenTokens.push(token, ...browser.cookies.values(), /#([\w-]{43})/.exec(invited.text)![1]!, key)
    await fetch(`${url}/join?token=${token}&cookie=${[...browser.cookies.values()][0]}`)
    await call('GET', `/v1/violations/${key}`)
    await call('GET', `/v1/audits?limit=0&api_key=${key}`)
    const templates = (await (await call('GET', '/v1/template')).json()) as { id: string; key: string }[]
    const order = {
      templateId: templates.find((each) => each.key === 'product-description')!.id,
      language_key: 'EN',
      input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk', features: ['Drawer'] }),
    }
    models.script = () => ({ text: '# Oslo desk\n\nA desk of solid oak.\n' })
    const written = await call('POST', '/v1/document', order, { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'written-1' })
    assert.equal(written.status, 201, await written.text())
    models.script = () => ({ status: 401, body: JSON.stringify({ error: { message: `Wrong key ${SECRETS.model}` } }) })
    assert.equal((await call('POST', '/v1/document', order)).status, 502)
    const started = await call('POST', '/v2/audits', { name: 'Shop', sources: [{ kind: 'urls', urls: [`${site.url}/shop?session=1`] }] })
    ;({ id: auditId } = (await started.json()) as { id: string })
    await worker.until(() => worker.stderr.includes('"msg":"job done"') && worker.stderr.includes('"kind":"audit-check"'))
    for (let status = ''; status !== 'COMPLETED'; ) ({ status } = (await (await call('GET', `/v2/audits/${auditId}`)).json()) as any)
  }

  test('requests, by route and status; never by address', () => {
    const counted = (labels: Record<string, string>) => ofServer.value('imprimatur_http_request_duration_seconds_count', labels)
    assert.equal(counted({ method: 'POST', route: '/public/v1/document', status: '201', process: 'server' }), 1)
    assert.equal(counted({ method: 'POST', route: '/public/v1/document', status: '502' }), 1)
    assert.equal(counted({ route: '/public/v1/violations/:violation_id', status: '404' }), 1)
    assert.equal(counted({ route: '/public/v1/audits', status: '422' }), 1)
    const routes = ofServer.samples.flatMap(({ labels }) => labels.route ?? [])
    assert.ok(!routes.some((route) => route.includes(key) || route.includes(auditId)))
    const labels = new Set([...ofServer.samples, ...ofWorker.samples].flatMap((sample) => Object.keys(sample.labels)))
    assert.ok(!labels.has('workspace'), 'as many as there are customers')
  })

  test('database, queues, jobs, audits, findings', () => {
    assert.ok(ofServer.value('imprimatur_database_pool_max', { pool: 'main', process: 'server' })! > 0)
    const connections = (state: string) =>
      ofServer.value('imprimatur_database_pool_connections', { pool: 'main', state, process: 'server' })
    assert.ok(connections('idle')! + connections('in_use')! > 0)
    assert.equal(ofServer.value('imprimatur_database_pool_waiting', { pool: 'main', process: 'server' }), 0)
    for (const scraped of [ofServer, ofWorker]) {
      assert.equal(scraped.value('imprimatur_queue_jobs', { queue: 'audit-check', state: 'waiting' }), 0)
      assert.equal(scraped.value('imprimatur_queue_oldest_seconds', { queue: 'audit-check' }), 0)
      assert.equal(scraped.value('imprimatur_ready'), 1)
    }
    for (const kind of ['audit-plan', 'audit-check'])
      assert.equal(ofWorker.value('imprimatur_job_duration_seconds_count', { kind, result: 'done', process: 'worker' }), 1, kind)
    assert.equal(ofWorker.value('imprimatur_audits_ended_total', { status: 'COMPLETED' }), 1)
    assert.ok(ofWorker.value('imprimatur_findings_stored_total', { process: 'worker' })! > 0)
  })

  test('calls of models, tokens and what they cost', () => {
    const calls = (result: string) => ofServer.value('imprimatur_model_call_duration_seconds_count', { provider: 'compatible', result })
    assert.equal(calls('done'), 1)
    assert.equal(calls('setup'), 1)
    const [input, output] = ['input', 'output'].map((direction) => ofServer.value('imprimatur_model_tokens_total', { direction })!)
    assert.ok(input! > 0 && output! > 0)
    assert.equal(ofServer.value('imprimatur_model_cost_total'), (input! * 3 + output! * 15) / 1e6)
  })

  test('every process of a machine in one answer, with its memory and the lag of its loop', () => {
    const processes = (scraped: Scraped) =>
      new Set(scraped.samples.filter(({ name }) => name === 'process_resident_memory_bytes').map(({ labels }) => labels.process))
    assert.deepEqual(processes(ofServer), new Set(['server', 'checker']))
    assert.deepEqual(processes(ofWorker), new Set(['main', 'worker']))
    assert.ok(ofWorker.value('nodejs_eventloop_lag_p99_seconds', { process: 'worker' })! > 0)
    assert.ok(ofServer.value('nodejs_heap_size_used_bytes', { process: 'checker' })! > 0)
  })

  test('the figures are for whoever has the token', async () => {
    for (const authorization of ['', 'Bearer wrong', SECRETS.metrics])
      assert.equal((await fetch(`${probes}/metrics`, { headers: { authorization } })).status, 401)
    assert.equal((await fetch(`${url}/metrics`)).status, 404, 'not on the port of the server where they have one of their own')
  })

  test('dashboard and alerts name only figures that there are', () => {
    const known = new Set([...ofServer.types.keys(), ...ofWorker.types.keys()])
    const histograms = [...known].filter((name) => (ofServer.types.get(name) ?? ofWorker.types.get(name)) === 'histogram')
    for (const name of histograms) for (const suffix of ['bucket', 'sum', 'count']) known.add(`${name}_${suffix}`)
    const names = named()
    assert.ok(names.size > 10)
    assert.deepEqual(
      [...names].filter((name) => !known.has(name)),
      [],
    )
  })

  test('a request is one trace: the caller above, statements and the call of the model below', async () => {
    const span = await collector.span(({ name, traceId }) => name === 'POST /public/v1/document' && traceId === TRACE)
    assert.equal(span.parentSpanId, PARENT)
    assert.equal(span.attributes['http.response.status_code'], 201)
    assert.equal(span.attributes['imprimatur.request'], 'written-1')
    assert.equal(span.attributes['imprimatur.workspace'], workspaceId)
    assert.equal(span.resource['service.name'], 'imprimatur')
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)
    const chat = below.find(({ name }) => name === 'chat scripted')!
    assert.ok(Number(chat.attributes['gen_ai.usage.output_tokens']) > 0)
    assert.ok(below.some(({ attributes }) => String(attributes['db.query.text']).includes('insert into documents')))
    assert.equal(models.asked[0]!.headers.traceparent, `00-${TRACE}-${chat.spanId}-01`)
    assert.equal(collector.requests[0]!.url, '/v1/traces')
    assert.equal(collector.requests[0]!.headers['x-collector-key'], SECRETS.collector)
  })

  test('jobs are below the request that caused them, in whichever process; sites are told nothing of it', async () => {
    const request = await collector.span(({ name }) => name === 'POST /public/v2/audits')
    const plan = await collector.span(({ name }) => name === 'job audit-plan')
    const check = await collector.span(({ name }) => name === 'job audit-check')
    const fetched = await collector.span(({ name, attributes }) => name === 'fetch GET' && String(attributes['url.full']).endsWith('/shop'))
    assert.deepEqual(
      [plan, check, fetched].map(({ traceId }) => traceId),
      Array(3).fill(request.traceId),
    )
    assert.equal(check.parentSpanId, plan.spanId)
    assert.equal(check.resource['imprimatur.process'], 'worker')
    assert.ok(collector.spans.some(({ parentSpanId, attributes }) => parentSpanId === check.spanId && attributes['db.system.name']))
    assert.ok(askedOfSite.length > 0 && askedOfSite.every(({ traceparent }) => traceparent === undefined))
  })

  test('every line of every process is JSON of one form, with the ids of what it is about', () => {
    const lines = [...server.lines(), ...worker.lines()]
    for (const line of lines) {
      for (const name of ['level', 'time', 'process', 'msg']) assert.equal(typeof line[name], 'string', JSON.stringify(line))
      assert.match(String(line.level), /^(trace|debug|info|warn|error|fatal)$/)
      assert.ok(!Number.isNaN(Date.parse(String(line.time))) && Number.isInteger(line.pid))
    }
    assert.deepEqual(new Set(lines.map((line) => line.process)), new Set(['server', 'main', 'worker']))
    const written = lines.find((line) => line.request === 'written-1' && line.msg === 'request')!
    assert.deepEqual([written.workspace, written.status, written.route, written.trace_id], [workspaceId, 201, '/public/v1/document', TRACE])
    const failed = lines.find((line) => line.level === 'error' && line.msg === 'request failed')!
    assert.ok(failed.workspace === workspaceId && failed.request && failed.trace_id, JSON.stringify(failed))
    const job = lines.find((line) => line.kind === 'audit-check' && line.msg === 'job done')!
    assert.ok(job.workspace === workspaceId && job.job && job.trace_id, JSON.stringify(job))
  })

  test('no secret is in a log or a trace', () => {
    const seen = [server.stderr, worker.stderr, worker.stdout, collector.sent()].join('\n')
    for (const [name, value] of Object.entries(SECRETS)) assert.ok(!seen.includes(value), name)
    for (const token of seenTokens) for (const form of [token, decodeURIComponent(token)]) assert.ok(!seen.includes(form), form)
    assert.ok(seen.includes('[redacted]'), 'what was asked for had secrets in it')
  })

  test('the last backup is in the health and in the metrics; one that failed takes no server out', async () => {
    const checks = () =>
      Promise.all(
        [url, probes, workerProbes].map(async (at) => ((await (await fetch(`${at}/readyz`)).json()) as { checks?: object }).checks),
      )
    assert.deepEqual(await checks(), [undefined, undefined, undefined])
    const time = '2026-11-16T02:00:00.000Z'
    await db.query(`insert into scheduled_tasks (name, succeeded_at) values ('backup', $1)`, [time])
    assert.deepEqual(await checks(), Array(3).fill({ backup: [{ status: 'pass', time }] }))
    assert.equal((await scrape(probes)).value('imprimatur_last_backup_timestamp_seconds'), Date.parse(time) / 1000)
    await db.query(`update scheduled_tasks set failed_at = now(), failure = 'No space in /var/backups' where name = 'backup'`)
    assert.deepEqual(await checks(), Array(3).fill({ backup: [{ status: 'warn', time }] }))
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    assert.equal((await scrape(probes)).value('imprimatur_last_backup_failed'), 1)
    await db.query(`delete from scheduled_tasks where name = 'backup'`)
  })

  test('repeated work that fails although the database answers is logged and counted', async () => {
    const TASKS = { 'event-feed': 'events', 'audit-watch': 'audits', 'key-cache': 'api_keys' }
    const rename = (from: string, to: string) =>
      db.query(
        Object.values(TASKS)
          .map((table) => `alter table ${from}${table} rename to ${to}${table}`)
          .join(';'),
      )
    const failures = async () => {
      const scraped = await scrape(probes)
      return Object.keys(TASKS).map((task) => (scraped.value('imprimatur_background_failures_total', { task }) ?? 0) > 0)
    }
    assert.deepEqual(await failures(), [false, false, false])
    const streams = await Promise.all([
      fetch(`${url}/public/v2/events`, { headers: { 'x-api-key': key } }),
      browser.fetch('GET', `${url}/app/api/w/${workspaceId}/events`),
    ])
    assert.deepEqual(
      streams.map(({ status }) => status),
      [200, 200],
    )
    await rename('', 'away_')
    // The key is cached; that it was used is to be stored.
    assert.equal((await call('GET', '/v1/template')).status, 200)
    try {
      for (const task of Object.keys(TASKS)) {
        const line = await server.until(() => server.lines().find((each) => each.level === 'error' && each.task === task))
        assert.match((line.err as Error).message, /relation "(?:events|audits|api_keys)" does not exist/)
      }
    } finally {
      await rename('away_', '')
      await Promise.all(streams.map(({ body }) => body!.cancel()))
    }
    assert.deepEqual(await failures(), [true, true, true])
  })

  test('not ready on an older schema, ready on a newer one while servers are replaced, alive all the same', async () => {
    const status = async (at: string, probe: string) => (await fetch(`${at}/${probe}`)).status
    const all = (probe: string) => Promise.all([url, probes, workerProbes].map((at) => status(at, probe)))
    assert.deepEqual(await all('readyz'), [200, 200, 200])
    await db.query(`insert into migrations (name) values ('999-from-the-future.sql')`)
    assert.deepEqual(await all('readyz'), [200, 200, 200], 'newer')
    const { rows } = await db.query<{ name: string }>(`delete from migrations where name > '022' returning name`)
    assert.deepEqual(await all('readyz'), [503, 503, 503], 'older')
    assert.match(await (await fetch(`${url}/readyz`)).text(), /older schema \(it lacks 022-/)
    assert.deepEqual(await all('livez'), [200, 200, 200])
    assert.equal((await scrape(probes)).value('imprimatur_ready'), 0)
    for (const { name } of rows.filter((row) => !row.name.startsWith('999')))
      await db.query('insert into migrations (name) values ($1)', [name])
    assert.deepEqual(await all('readyz'), [200, 200, 200])
  })

  test('not ready while it stops; what is left is sent before it ends', async () => {
    server.child.kill('SIGTERM')
    for (let status = 200; status !== 503; ) ({ status } = await fetch(`${url}/readyz`))
    assert.equal((await fetch(`${url}/livez`)).status, 200)
    assert.equal((await fetch(`${probes}/readyz`)).status, 503)
    await Promise.all([server.stop(), worker.stop()])
    assert.equal(server.child.exitCode, 0)
    assert.ok(collector.spans.some(({ name }) => name === 'GET /readyz'))
    server.lines()
    worker.lines()
  })
})
