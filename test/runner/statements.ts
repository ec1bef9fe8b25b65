import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { refusedForms } from '../schema/distributed-forms.ts'

/** What was noted by `test/helpers/record-statements.ts`, each statement once, with who sent it. */
export function noted(folder: string): Map<string, string> {
  const callers = new Map<string, string>()
  if (!existsSync(folder)) return callers
  for (const file of globSync('*.jsonl', { cwd: folder }))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      // The last line of a process that was killed may be half a line.
      const parsed = line.endsWith('}') ? (JSON.parse(line) as { text: string; caller: string }) : null
      if (parsed) callers.set(parsed.text, parsed.caller)
    }
  return callers
}

/**
 * Holds every statement the product sent in a run against what a distributed engine takes. Prints how it ended; gives what is wrong, or
 * '' if nothing is.
 */
export async function checkStatements(folder: string, serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(`select distinct proname as name from pg_proc where provolatile <> 'i'`)
  await client.end()
  const mutable = new Set(rows.map(({ name }) => name))
  const statements = noted(folder)
  const refused: string[] = []
  for (const [text, caller] of statements) {
    if (EXEMPT.has(caller)) continue
    for (const form of await refusedForms(text, mutable)) refused.push(`${form}, sent by ${caller}: ${text.trim().slice(0, 300)}`)
  }
  const line = `${refused.length === 0 ? '✔' : '✖'} statements a distributed engine takes (${statements.size} of the product's)\n`
  const told = refused.length === 0 ? line : `${line}${refused.join('\n')}\n`
  process.stdout.write(told)
  return refused.length === 0 ? '' : told
}

/** Migrations and the distributing itself run before the tables are distributed, or by an operator who knows of it. */
const EXEMPT = new Set([
  'src/db/base/migrate.ts',
  'src/db/base/distribute.ts',
  ...['changes', 'compare', 'copies', 'exchange', 'spread'].map((name) => `src/db/base/distribution/${name}.ts`),
])
