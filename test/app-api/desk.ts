import assert from 'node:assert/strict'
import { Ajv } from 'ajv'
import type pg from 'pg'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { createLink } from '../../src/db/people/links.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import type { Context } from '../../src/http/app.ts'
import { buildApp } from '../../src/http/app.ts'
import { appRoutes, PREFIX } from '../../src/http/app-api/routes.ts'
import { ROOM_FOR_ALL } from '../helpers/api.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { Role } from '../../src/contract/values.ts'

export const PASSWORD = 'correct horse battery'

export interface Answer {
  status: number
  headers: Headers
  text: string
  // Untyped: the body is validated against the schema, and tests read any of its fields.
  body: any
}

export interface Desk {
  url: string
  db: pg.Pool
  databaseUrl: string
  workspaceId: string
  /** A browser in which nobody is signed in. */
  browser(): Browser
  /** A member of the workspace (or of another), signed in. */
  member(role: Role, name?: string, workspaceId?: string): Promise<Browser>
  close(): Promise<void>
}

/** A real server with a port and a database of its own, and one workspace. */
export async function startDesk(
  options: { settings?: Partial<Settings>; databaseUrl?: string; parts?: Partial<Context> } = {},
): Promise<Desk> {
  const database = options.databaseUrl ? { url: options.databaseUrl, drop: async () => undefined } : await freshDatabase()
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...TEST_SECRETS, ...options.settings }, '/nowhere', {})
  const db = openPool(database.url, { max: 10 })
  const app = await buildApp({ db, settings, capacity: ROOM_FOR_ALL, ...options.parts }).catch(async (error: unknown) => {
    await db.end()
    throw error
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const workspaceId = (await createWorkspace(db, 'Test')).id
  return {
    url,
    db,
    databaseUrl: database.url,
    workspaceId,
    browser: () => new Browser(url, workspaceId),
    async member(role, name: string = role, joined = workspaceId) {
      const email = `${name.toLowerCase().replaceAll(/\W/g, '.')}@company.example`
      const { token } = await createLink(db, { purpose: 'invitation', workspaceId: joined, email, role, createdBy: null, hours: 1 })
      const browser = new Browser(url, joined)
      const answer = await browser.call('POST', '/links/accept', { json: { token, name, password: PASSWORD } })
      assert.equal(answer.status, 200, answer.text)
      browser.userId = answer.body.user.id
      browser.email = email
      return browser
    },
    async close() {
      await closeAtOnce(app)
      await db.end()
      await database.drop()
    },
  }
}

/** Also connections on which a test has left an answer unread, or sent nothing: the server would wait a minute for them. */
export async function closeAtOnce(app: Awaited<ReturnType<typeof buildApp>>): Promise<void> {
  const closed = app.close()
  const left = setInterval(() => app.server.closeAllConnections(), 20)
  await closed.finally(() => clearInterval(left))
}

export interface Call {
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  /** Null: none is sent. */
  origin?: string | null
  /** Hangs up. */
  signal?: AbortSignal
}

/** Looks like a browser to the server: it stores cookies and sends Origin. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly url: string
  readonly workspaceId: string
  userId = ''
  email = ''

  constructor(url: string, workspaceId: string) {
    this.url = url
    this.workspaceId = workspaceId
  }

  /** Calls the web application's API; `/w/…` is below the workspace. */
  async call(method: string, path: string, call: Call = {}): Promise<Answer> {
    const address = this.url + PREFIX + path.replace(/^\/w(?=\/(?!0)|$)/, `/w/${this.workspaceId}`)
    const response = await this.fetch(method, address, call)
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: parsed(text) }
    assertConforms(method, address, answer)
    return answer
  }

  async fetch(method: string, address: string, { json, body, headers = {}, origin = this.url, signal }: Call = {}): Promise<Response> {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      ...(signal ? { signal } : {}),
      headers: {
        ...(this.cookies.size > 0 ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(origin === null ? {} : { origin }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    return response
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'date-time': true, binary: true } })
const ROUTES = appRoutes({} as Parameters<typeof appRoutes>[0]).map((route) => ({
  schemas: new Map<number, object>([
    [route.success.status, route.success.schema as object],
    ...Object.entries(route.others ?? {}).map(([status, { schema }]) => [Number(status), schema as object] as const),
  ]),
  method: route.method,
  json: route.success.mediaType === undefined,
  pattern: new RegExp(`^${PREFIX}${route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Every response conforms to the OpenAPI document: the success schema of its route, or the error schema. */
function assertConforms(method: string, address: string, answer: Answer): void {
  const { pathname } = new URL(address)
  const route = ROUTES.find((each) => each.method === method && each.pattern.test(pathname))
  if (answer.status >= 400) {
    assert.ok(answer.body?.detail !== undefined, `${method} ${pathname} ${answer.status}: ${answer.text}`)
    assert.notEqual(answer.status, 500, answer.text)
    return
  }
  assert.ok(route, `${method} ${pathname} is no route`)
  const schema = route.schemas.get(answer.status)
  assert.ok(schema, `${method} ${pathname}: ${answer.status} is none of ${[...route.schemas.keys()].join(', ')}`)
  if (!route.json) return
  // Compiled when it is first asked for, and kept by Ajv: a test file meets few of the routes.
  const validate = ajv.compile(schema)
  assert.ok(validate(answer.body), `${method} ${pathname}: ${ajv.errorsText(validate.errors)}`)
}
