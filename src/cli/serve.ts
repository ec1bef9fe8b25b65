import type pg from 'pg'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { createKey } from '../db/keys.ts'
import { transaction } from '../db/pool.ts'
import { createWorkspace } from '../db/workspaces.ts'
import { PlainError } from '../errors.ts'
import { buildApp } from '../http/app.ts'
import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { progressDone } from './progress.ts'

export const serve: Command = {
  usage: '[--port N] [--host ADDRESS] [--json]', summary: 'Serves the API and the web application.', words: [0, 0],
  async run(call) {
    const { settings } = call
    wholeNumber(settings, 'PORT', 0, 65_535)
    const opened = await openDatabase(settings, { serve: true })
    try {
      const app = await buildApp({ db: opened.db, settings })
      const url = await listen(app, settings)
      const key = await firstKey(opened.db)
      progressDone()
      call.print({ url, ...(key ? { api_key: key } : {}) }, greeting(url, key))
      await untilToldToStop()
      await app.close()
    } finally {
      await opened.close()
    }
  },
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, settings: Settings): Promise<string> {
  try {
    return await app.listen({ port: Number(settings.PORT), host: settings.HOST })
  } catch (error) {
    await app.close()
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') throw new PlainError(`Port ${settings.PORT} on ${settings.HOST} is in use; stop what uses it, or choose another with --port`, 2)
    if (code === 'EACCES') throw new PlainError(`Port ${settings.PORT} may not be used by this user; choose one above 1023 with --port`, 2)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new PlainError(`${settings.HOST} is not an address of this machine; choose another with --host`, 2)
    throw error
  }
}

/** On the very first start there is no workspace yet: one is made, with a key that is shown this once. */
async function firstKey(db: pg.Pool): Promise<string | null> {
  return transaction(db, async (client) => {
    await client.query('lock table workspaces in share row exclusive mode')
    const { rowCount } = await client.query('select 1 from workspaces limit 1')
    if (rowCount) return null
    const workspace = await createWorkspace(client, 'Default')
    return (await createKey(client, workspace.id, 'First key', null)).key
  })
}

function greeting(url: string, key: string | null): string {
  const lines = [`Imprimatur is at ${url}`]
  if (key) lines.push(`API key of the default workspace, shown this once: ${key}`, '', `  curl -H 'X-API-Key: ${key}' ${url}/public/v1/audits`, '')
  return lines.join('\n')
}

/** Ctrl-C, a service manager's SIGTERM, or the terminal closing. Told twice (npm and the launcher pass signals on) is told once. */
const untilToldToStop = () => new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
})
