import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { firstOwnerLink } from '../auth/first-owner.ts'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { createKey } from '../db/keys.ts'
import { transaction } from '../db/pool.ts'
import { createWorkspace } from '../db/workspaces.ts'
import { PlainError } from '../errors.ts'
import { ensureWebBuild } from '../web-build.ts'
import { deferredAudits, deferredLibrary, openAuditing } from './auditing.ts'
import type { Auditing } from './auditing.ts'
import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { progress, progressDone } from './progress.ts'

export const serve: Command = {
  usage: '[--port N] [--host ADDRESS] [--json]', summary: 'Serves the API and the web application.', words: [0, 0],
  async run(call) {
    const { settings } = call
    wholeNumber(settings, 'PORT', 0, 65_535)
    // The database starts in processes of its own and the build in a thread: meanwhile this one loads the server.
    const webBuilt = ensureWebBuild(progress)
    webBuilt.catch(() => undefined)
    const loading = import('../http/app.ts')
    const opened = await openDatabase(settings, { serve: true })
    // Whatever was opened is closed again, in whichever step the start fails: what stays open would keep the process alive.
    const closing: (() => Promise<unknown> | undefined)[] = []
    try {
      const { buildApp } = await loading
      const rest = Promise.withResolvers<Auditing>()
      rest.promise.catch(() => undefined)
      const app = await buildApp({ db: opened.db, settings, audits: deferredAudits(rest.promise), library: deferredLibrary, webBuilt })
      closing.push(() => app.close())
      const url = await listen(app, settings)
      // The API answers from here on; what audits need is loaded next, and whoever asks for it earlier waits.
      const auditing = await openAuditing(opened.url, settings, (error, what) => app.log.error({ err: error }, what))
      closing.push(() => auditing.close())
      rest.resolve(auditing)
      const first = await firstStart(opened.db, url)
      await webBuilt
      progressDone()
      call.print({ url, ...(first ? { api_key: first.key } : {}) }, greeting(url, first))
      await untilToldToStop()
    } finally {
      await Promise.all(closing.map((close) => close()))
      await opened.close()
    }
  },
}

async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  try {
    return await app.listen({ port: Number(settings.PORT), host: settings.HOST })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') throw new PlainError(`Port ${settings.PORT} on ${settings.HOST} is in use; stop what uses it, or choose another with --port`, 2)
    if (code === 'EACCES') throw new PlainError(`Port ${settings.PORT} may not be used by this user; choose one above 1023 with --port`, 2)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new PlainError(`${settings.HOST} is not an address of this machine; choose another with --host`, 2)
    throw error
  }
}

interface FirstStart {
  key: string
  /** Makes the first owner of the default workspace; works once. */
  link: string | null
}

/** On the very first start there is no workspace yet: one is made, with a key that is shown this once. */
async function firstStart(db: pg.Pool, url: string): Promise<FirstStart | null> {
  const made = await transaction(db, async (client) => {
    await client.query('lock table workspaces in share row exclusive mode')
    const { rowCount } = await client.query('select 1 from workspaces limit 1')
    if (rowCount) return null
    const workspace = await createWorkspace(client, 'Default')
    return { workspace, key: (await createKey(client, workspace.id, 'First key', null)).key }
  })
  return made && { key: made.key, link: await firstOwnerLink(db, made.workspace.id, url) }
}

function greeting(url: string, first: FirstStart | null): string {
  if (!first) return `Imprimatur is at ${url}`
  return [
    `Imprimatur is at ${url}`,
    ...(first.link ? [`Open this once to become its owner: ${first.link}`] : []),
    `API key of the default workspace, shown this once: ${first.key}`, '', `  curl -H 'X-API-Key: ${first.key}' ${url}/public/v1/audits`, '',
  ].join('\n')
}

/** Ctrl-C, a service manager's SIGTERM, or the terminal closing. Told twice (npm and the launcher pass signals on) is told once. */
const untilToldToStop = () => new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
})
