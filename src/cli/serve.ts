import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { firstOwnerLink } from '../auth/first-owner.ts'
import { sharedSettings, wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { isUnavailable } from '../db/base/unavailable.ts'
import { openPool, transaction } from '../db/base/pool.ts'
import { COMMAND_LINE } from '../db/trail/admin.ts'
import { makeKey } from '../db/keys/keys.ts'
import { hasQueue } from '../db/base/waiting-work.ts'
import { createWorkspace, findWorkspace, hasWorkspaces } from '../db/settings/workspaces.ts'
import type { Workspace } from '../db/settings/workspaces.ts'
import { ensureWebBuild } from '../upkeep/web-build.ts'
import { checkApart, expectTextsSoon, stopChecking } from '../checks/check-apart.ts'
import { auditingWhenAsked, deferredAudits, deferredLater, deferredLibrary, openAuditing } from './auditing.ts'
import type { Call, Command } from './command.ts'
import { openDatabase, requestLimits } from './database.ts'
import type { Opened } from './database.ts'
import { progress, progressDone } from './progress.ts'
import { log } from '../telemetry/log.ts'
import { backupsOf } from './scheduled-backups.ts'
import { isServingProcess, startProcesses } from './serve-processes.ts'
import { portTrouble, refuseWrongStart } from './start-checks.ts'
import { drain, graceOf, untilToldToStop } from './stopping.ts'
import type { StopSignal } from './stopping.ts'
import { keepHeapSmall } from './runtime-flags.ts'
import { openProbes, watchProcess } from './watching.ts'

export const serve = {
  usage: '[--port N] [--host ADDRESS] [--processes N] [--json]',
  uses: 'all',
  summary: 'Serves the API and the web application.',
  words: [0, 0],
  /** `buildWeb`: npm run dev builds nothing, it serves the web application from its sources. */
  async run(call: Call, buildWeb = ensureWebBuild): Promise<void> {
    const { settings } = call
    wholeNumber(settings, 'PORT', 0, 65_535)
    const processes = wholeNumber(settings, 'PROCESSES', 1, 256)
    if (!isServingProcess()) await refuseWrongStart(settings)
    keepHeapSmall({ oldSpaceToo: true })
    const several = processes > 1 && !isServingProcess()
    const telemetry = await watchProcess(several ? 'main' : 'server', settings, { child: isServingProcess() })
    if (isServingProcess()) return serveShared(settings).finally(() => telemetry.stop())
    if (processes > 1) return serveByProcesses(call, processes)
    checkApart(settings, { idle: idleOf(settings) })
    // The database starts in processes of its own: meanwhile this one loads the server.
    const loading = import('../http/app.ts')
    const web = Promise.withResolvers<unknown>()
    web.promise.catch(() => undefined)
    const opened = await openDatabase(settings, { serve: true })
    // Whatever was opened is closed again, in whichever step the start fails: what stays open would keep the process alive.
    const closing: (() => Promise<unknown> | undefined)[] = []
    try {
      const { buildApp } = await loading
      const draining = { now: false }
      const auditing = auditingWhenAsked(() => openAuditing(opened.url, settings, (error) => log().error({ err: error }, 'queue')))
      closing.push(() => auditing.close())
      const app = await buildApp({
        db: opened.db,
        settings,
        audits: deferredAudits(auditing.get),
        library: deferredLibrary,
        later: deferredLater(auditing.get, opened.db),
        webBuilt: web.promise,
        draining,
      })
      closing.push(() => app.close())
      const probes = await openProbes(settings, opened, () => draining.now)
      closing.push(() => probes.close())
      const url = await listen(app, settings)
      // The API answers from here on; the web application is built next, and whoever asks for it earlier waits.
      web.resolve(buildWeb(progress))
      // The first start makes the tables of the queue.
      if (!(await untilAnswered(() => hasQueue(opened.db)))) await auditing.get()
      const worker = await openWorker(opened, settings)
      closing.push(() => worker?.stop())
      closing.push(await backupsOf(opened, settings, (error) => log().error({ err: error }, 'backup')))
      const first = await firstStart(opened.db, url)
      // What was used before is used again; a server that somebody only looks at needs no memory for it yet.
      if (!first) expectTextsSoon()
      await web.promise
      progressDone()
      call.print({ url, ...(first ? { api_key: first.key } : {}) }, greeting(url, first))
      await drain(draining, settings, await untilToldToStop())
    } finally {
      await Promise.all(closing.map((close) => close()))
      await stopChecking()
      await opened.close()
      await telemetry.stop()
    }
  },
} satisfies Command

/** One of several processes on one port: the database, the build and the worker are the first process's business. */
async function serveShared(settings: Settings): Promise<void> {
  checkApart(settings, { idle: idleOf(settings) })
  // The flags of the first process came along; what it found out (database, port) is in the environment it gave us.
  const shared = { ...settings, ...sharedSettings() }
  const db = openPool(shared.DATABASE_URL, { max: wholeNumber(shared, 'DATABASE_POOL', 2, 1000), limits: requestLimits(shared) })
  const { buildApp } = await import('../http/app.ts')
  const draining = { now: false }
  const auditing = auditingWhenAsked(() => openAuditing(shared.DATABASE_URL, shared, (error) => log().error({ err: error }, 'queue')))
  const app = await buildApp({
    db,
    settings: shared,
    audits: deferredAudits(auditing.get),
    library: deferredLibrary,
    later: deferredLater(auditing.get, db),
    draining,
  })
  await listen(app, shared)
  await drain(draining, shared, await untilToldToStop())
  await app.close()
  await stopChecking()
  await auditing.close()
  await db.end()
}

async function serveByProcesses(call: Call, processes: number): Promise<void> {
  const { settings } = call
  await ensureWebBuild(progress)
  const opened = await openDatabase(settings, { serve: true })
  const closing: (() => Promise<unknown> | undefined)[] = []
  try {
    const { url, stop } = await startProcesses(processes, opened.url, settings)
    let told: StopSignal = 'SIGINT'
    let stopping = false
    const probes = await openProbes(settings, opened, () => stopping)
    closing.push(() => probes.close())
    closing.push(() => stop(told, graceOf(settings, told)))
    const worker = await openWorker(opened, settings)
    closing.push(() => worker?.stop())
    closing.push(await backupsOf(opened, settings, (error) => log().error({ err: error }, 'backup')))
    const first = await firstStart(opened.db, url)
    progressDone()
    call.print({ url, ...(first ? { api_key: first.key } : {}) }, greeting(url, first))
    told = await untilToldToStop()
    stopping = true
  } finally {
    await Promise.all(closing.map((close) => close()))
    await opened.close()
  }
}

const idleOf = (settings: Settings) => wholeNumber(settings, 'IDLE_SECONDS', 0, 86_400) * 1000

async function openWorker({ db, url }: Opened, settings: Settings) {
  if (settings.WORKER === 'off') return null
  const { workOnDemand } = await import('../jobs/on-demand.ts')
  return workOnDemand(db, url, settings, (error) => log().error({ err: error }, 'worker'))
}

async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  try {
    return (await app.listen({ port: Number(settings.PORT), host: settings.HOST })) + settings.BASE_PATH
  } catch (error) {
    throw portTrouble(error, settings)
  }
}

interface FirstStart {
  key: string
  /** Makes the first owner of the default workspace; works once. */
  link: string | null
}

/** On the very first start there is no workspace yet: one is made, with a key that is shown this once. */
async function firstStart(db: pg.Pool, url: string): Promise<FirstStart | null> {
  let tried: { workspace: Workspace; key: string } | undefined
  const made = await untilAnswered(() =>
    transaction(db, async (client) => {
      const isFirst = !(await hasWorkspaces(client))
      // A commit whose answer was lost may have happened: its key is the one to show.
      if (tried && (await findWorkspace(client, tried.workspace.id))) return tried
      if (!isFirst) return null
      const workspace = await createWorkspace(client, 'Default')
      tried = { workspace, key: (await makeKey(client, workspace.id, { name: 'First key', userId: null }, { actor: COMMAND_LINE })).key }
      return tried
    }),
  )
  return made && { key: made.key, link: await untilAnswered(() => firstOwnerLink(db, made.workspace.id, url)) }
}

/** A server that listens does not end because a connection was lost meanwhile. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 20 || !isUnavailable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt))
    }
  }
}

function greeting(url: string, first: FirstStart | null): string {
  if (!first) return `Imprimatur is at ${url}`
  return [
    `Imprimatur is at ${url}`,
    ...(first.link ? [`Open this once to become its owner: ${first.link}`] : []),
    `API key of the default workspace, shown this once: ${first.key}`,
    '',
    `  curl -H 'X-API-Key: ${first.key}' ${url}/public/v1/audits`,
    '',
  ].join('\n')
}
