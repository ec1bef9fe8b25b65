import type pg from 'pg'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { createUser, findUserByEmail } from '../../src/db/people/accounts.ts'
import { requestLimits } from '../../src/cli/database.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { joinWorkspace } from '../../src/db/people/members.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import type { Draining } from '../../src/http/base/draining.ts'
import type { Capacity } from '../../src/http/base/admission.ts'
import { buildApp } from '../../src/http/app.ts'
import { assertConforms } from './conforming.ts'
import type { Answer } from './conforming.ts'
import { TEST_SECRETS } from './secrets.ts'
import { freshDatabase } from './database.ts'

export type { Answer } from './conforming.ts'

export interface Api {
  /** Address of the server, without a path. */
  url: string
  db: pg.Pool
  databaseUrl: string
  workspaceId: string
  key: string
  /** Calls the public API with the workspace's key and holds the answer against the OpenAPI document. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Another workspace on the same server. */
  another(name?: string): Promise<{ workspaceId: string; key: string }>
  close(): Promise<void>
}

export interface CallOptions {
  json?: unknown
  body?: string | Uint8Array<ArrayBuffer>
  /** Files and fields of a form. */
  form?: FormData
  /** Null: none. */
  key?: string | null
  headers?: Record<string, string>
}

/** Nobody is sent away because the machine has other work to do; tests of overload bring figures of their own. */
export const ROOM_FOR_ALL: Capacity = { requests: 400, slots: 400 }

export const MEMBER = 'rosa@company.example'

/** A real server on a port of its own, on a database of its own, with a workspace, a member and a key. */
export async function startApi(
  options: {
    settings?: Partial<Settings>
    databaseUrl?: string
    serverUrl?: string
    workspace?: Workspace
    capacity?: Capacity
    draining?: Draining
  } = {},
): Promise<Api> {
  const database = options.databaseUrl ? { url: options.databaseUrl, drop: async () => undefined } : await freshDatabase(options.serverUrl)
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...TEST_SECRETS, ...options.settings }, '/nowhere', {})
  const db = openPool(database.url, { max: 10, limits: requestLimits(settings) })
  const app = await buildApp({ db, settings, capacity: options.capacity ?? ROOM_FOR_ALL, draining: options.draining })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const another = async (name = 'Another') => {
    const workspace = await createWorkspace(db, name)
    await createUser(db, MEMBER, null)
    const { id } = (await findUserByEmail(db, MEMBER))!
    await joinWorkspace(db, workspace.id, id, 'owner')
    return { workspaceId: workspace.id, key: (await createKey(db, workspace.id, 'Test key', id)).key }
  }
  const { workspaceId, key } = options.workspace ?? (await another('Test'))
  return {
    url,
    db,
    databaseUrl: database.url,
    workspaceId,
    key,
    another,
    call: (method, path, call = {}) => send(url, key, method, path, call),
    async close() {
      await app.close()
      await db.end()
      await database.drop()
    },
  }
}

type Workspace = { workspaceId: string; key: string }

async function send(url: string, key: string, method: string, path: string, options: CallOptions): Promise<Answer> {
  const address = path.startsWith('/public') ? url + path : `${url}/public/v1${path}`
  const headers: Record<string, string> = { ...options.headers }
  const usedKey = options.key === undefined ? key : options.key
  if (usedKey !== null) headers['x-api-key'] = usedKey
  const body = options.json === undefined ? options.body : JSON.stringify(options.json)
  if (options.form === undefined && body !== undefined && !Object.keys(headers).some((name) => name.toLowerCase() === 'content-type'))
    headers['content-type'] = 'application/json'
  const sent = options.form ?? body
  const response = await fetch(address, { method, headers, ...(sent === undefined ? {} : { body: sent }) })
  const text = await response.text()
  const answer = { status: response.status, headers: response.headers, text, body: parsed(text) }
  assertConforms(method, address, answer)
  return answer
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
