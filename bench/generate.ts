/** `npm run bench -- generate [documents]`: documents written from drafts, checked with every active rule and stored, by one process. */
import path from 'node:path'
import pg from 'pg'
import { readSettings } from '../src/config.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { generateDocument } from '../src/documents/write/create.ts'
import { workspaceShelf } from '../src/library/library.ts'
import { openModels } from '../src/models/index.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const AT_ONCE = 16

export async function run(args: string[] = []): Promise<void> {
  const documents = Number(args[0] ?? 3000)
  const server = await throwawayServer()
  const db = openPool(server.url, { max: 8 })
  try {
    await migrate(server.url)
    const { id: workspaceId } = await createWorkspace(db, 'Bench')
    const models = openModels(db, readSettings({}, path.join(import.meta.dirname, '..'), {}))
    const { templates } = await workspaceShelf(db, workspaceId)
    const orders = templates.flatMap(({ id, languages }) =>
      [...languages].map(([language, { form }]) => ({
        templateId: id,
        language,
        toneMetaId: null,
        input: JSON.stringify(
          Object.fromEntries(
            form.filter((field) => field.type !== 'infobase' && field.default === null).map((field) => [field.name, sample(field)]),
          ),
        ),
      })),
    )
    const write = (index: number) => generateDocument(models, workspaceId, orders[index % orders.length]!)
    const started = performance.now()
    await write(0)
    console.log(`first document, rules read and compiled: ${Math.round(performance.now() - started)} ms`)
    for (let index = 0; index < orders.length; index++) await write(index)
    let next = 0
    const statements = countStatements()
    const cpu = process.cpuUsage()
    const began = performance.now()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < documents) await write(next++)
      }),
    )
    const seconds = (performance.now() - began) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const busy = (user + system) / 1e6
    console.log(
      `${documents} documents of ${orders.length} templates and languages in ${seconds.toFixed(1)} s: ` +
        `${Math.round(documents / seconds)} documents/s; ` +
        `${((busy / documents) * 1000).toFixed(2)} ms of this process's processor time each, ${Math.round(documents / busy)} ` +
        `documents/s of a core it has to itself; ` +
        `${(statements() / documents).toFixed(2)} statements each`,
    )
  } finally {
    await db.end()
    await server.stop()
  }
}

/** Counts the statements sent to the database from now on, on any connection. */
function countStatements(): () => number {
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  let count = 0
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    count++
    return send.apply(this, args)
  } as never
  return () => count
}

function sample(field: {
  type: string
  placeholder: string | null
  options: { value: string }[] | null
  maxLength: number | null
}): unknown {
  switch (field.type) {
    case 'number':
      return 499
    case 'boolean':
      return true
    case 'select':
      return field.options![0]!.value
    case 'multiselect':
      return [field.options![0]!.value]
    case 'url':
      return 'https://www.example.com/oslo'
    case 'list':
      return (field.placeholder ?? 'Oslo').split('\n')
    default:
      return (field.placeholder ?? 'Oslo').slice(0, field.maxLength ?? 200)
  }
}
