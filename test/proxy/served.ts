import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { Agent, fetch as undiciFetch } from 'undici'
import { readSettings } from '../../src/config.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createLink } from '../../src/db/people/links.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { buildApp } from '../../src/http/app.ts'
import { freshDatabase } from '../helpers/database.ts'
import { freePort, startNginx } from '../helpers/nginx.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'

export const BASE = '/imprimatur'
export const EMAIL = 'rosa@company.example'
export const PASSWORD = 'correct horse battery'
/** Where the tests' own client comes from, which is no proxy. */
export const CLIENT = '127.0.0.9'

export type Proxied = Awaited<ReturnType<typeof startProxied>>

/** Two servers on one database, below a path, and nginx before them: at a host of its own and below the path. */
export async function startProxied() {
  const servers: [number, number] = [await freePort(), await freePort()]
  const nginx = await startNginx(['nginx.conf', 'nginx-sub-path.conf'], servers)
  const [own, below] = nginx.ports.map((port) => `https://localhost:${port}`) as [string, string]
  const database = await freshDatabase()
  const db = openPool(database.url, { max: 10 })
  const settings = readSettings(
    {
      ...TEST_SECRETS,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: `${below}${BASE}`,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '0',
      RATE_LIMIT_PEOPLE: '0',
    },
    '/nowhere',
    {},
  )
  const running = await Promise.all(servers.map((port) => serve(db, settings, port)))
  const workspace = await createWorkspace(db, 'Test')
  const { key } = await createKey(db, workspace.id, 'Test', null)
  const agent = new Agent({ localAddress: CLIENT, connect: { ca: nginx.ca, timeout: 30_000 } })
  return {
    own,
    below: `${below}${BASE}`,
    db,
    key,
    workspaceId: workspace.id,
    invite: async () =>
      (await createLink(db, { purpose: 'invitation', workspaceId: workspace.id, email: EMAIL, role: 'owner', createdBy: null, hours: 1 }))
        .token,
    /** As a client beyond the proxy; nothing is followed and nothing decoded but what the test asks for. */
    fetch: (url: string, init: Parameters<typeof undiciFetch>[1] = {}) =>
      undiciFetch(url, { redirect: 'manual', ...init, dispatcher: agent }),
    /** Stops one server as SIGTERM does and starts another in its place. */
    async replace(at: 0 | 1, grace: number) {
      const { app, draining } = running[at]!
      Object.assign(draining, { now: true, waits: true })
      await sleep(grace)
      await app.close()
      running[at] = await serve(db, settings, servers[at])
    },
    async close() {
      await agent.destroy()
      await nginx.stop()
      await Promise.all(running.map(({ app }) => app.close()))
      await db.end()
      await database.drop()
    },
  }
}

async function serve(db: pg.Pool, settings: ReturnType<typeof readSettings>, port: number) {
  const draining = { now: false }
  const app = await buildApp({ db, settings, draining })
  await app.listen({ port, host: '127.0.0.1' })
  return { app, draining }
}
