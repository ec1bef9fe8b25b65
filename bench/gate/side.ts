/** One of the two checkouts that are compared: its server, its data, and its commands. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { started, type Served } from '../measuring.ts'

const call = promisify(execFile)

export interface Side {
  name: string
  folder: string
  url: string
  served: Served
  key: string
  audit: string
  violations: string[]
  stop(): Promise<unknown>
}

export async function openSide(name: string, folder: string, serverUrl: string, violations: number, flags: string[] = []): Promise<Side> {
  const url = await emptyDatabase(serverUrl, `gate_${name}`)
  const command = async (...words: string[]) =>
    JSON.parse((await imprimatur(folder, [...words, '--json', '--database-url', url])).stdout) as Record<string, unknown>
  await command('migrate')
  const { id: workspace } = (await command('workspace', 'create', 'Gate')) as { id: string }
  const { key } = (await command('key', 'create', '--workspace', workspace, '--name', 'gate')) as { key: string }
  const { audits } = (await command('demo', '--workspace', workspace, '--violations', String(violations))) as { audits: { id: string }[] }
  const audit = audits[0]!.id
  const served = await started(
    [...flags, path.join(folder, 'bin/imprimatur.mjs'), 'serve', '--port', '0', '--json', '--database-url', url],
    (line) => Number(new URL(JSON.parse(line).url).port),
  )
  Object.assign(served, { database: `gate_${name}` })
  return { name, folder, url, served, key, audit, violations: await someViolations(url, audit), stop: () => served.stop() }
}

export const imprimatur = (folder: string, words: string[], node = process.execPath) =>
  call(node, [path.join(folder, 'bin/imprimatur.mjs'), ...words], { maxBuffer: 2 ** 28, cwd: folder })

async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

/** Asked of the database: the list of the API is one of the things measured. */
async function someViolations(url: string, audit: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ id: string }>('select id from violations where audit_id = $1 order by id limit 5000', [audit])
  await client.end()
  return rows.map(({ id }) => id)
}
