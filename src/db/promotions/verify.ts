import { isDeepStrictEqual } from 'node:util'
import { bound, entryName } from '../../promotions/content.ts'
import type { RegisterContent } from '../../promotions/content.ts'
import type { Db } from '../base/pool.ts'
import type { TrailProblem } from '../trail/replay.ts'
import type { EntryRow, EntryVersion } from './entries.ts'
import { entriesAfter, registerGaps } from './list.ts'

const AT_ONCE = 500

interface Said {
  id: string
  kind: 'register.entered' | 'register.completed' | 'register.withdrawn'
  to: Partial<RegisterContent> & {
    version?: number
    kind?: string
    subject_sha256?: string | null
    by_entry?: number
    withdrawn_on?: string
  }
}

const problem = (what: string): TrailProblem => ({ audit_id: 'register', number: null, what: `the register: ${what}` })

/** Compares the register with the admin log, which each version of an entry stands in, and looks for numbers that are gone. */
export async function verifyRegister(db: Db, workspaceId: string): Promise<{ entries: number; problems: TrailProblem[] }> {
  const problems = (await registerGaps(db, workspaceId)).map((number) => problem(`${entryName(number)} is gone`))
  let entries = 0
  for (let after = 0; ; ) {
    const rows = await entriesAfter(db, workspaceId, after, AT_ONCE)
    if (rows.length === 0) break
    entries += rows.length
    after = rows.at(-1)!.number
    const ids = rows.map(({ id }) => id)
    const [versions, said] = [await versionsOf(db, workspaceId, ids), await saidOf(db, workspaceId, ids)]
    for (const row of rows) problems.push(...problemsOf(row, versions.get(row.id) ?? [], said.get(row.id) ?? []))
  }
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from admin_trail where workspace_id = $1 and kind = 'register.entered'`,
    [workspaceId],
  )
  const missing = rows[0]!.n - entries
  if (missing > 0 && problems.length === 0) problems.push(problem(`${missing} of ${rows[0]!.n} entries are gone`))
  return { entries, problems }
}

async function versionsOf(db: Db, workspaceId: string, ids: string[]) {
  const { rows } = await db.query<Pick<EntryVersion, 'version' | 'content'> & { id: string }>(
    `select entry_id as id, version, content from register_versions
     where workspace_id = $1 and entry_id = any($2::uuid[]) order by version`,
    [workspaceId, ids],
  )
  return Map.groupBy(rows, ({ id }) => id)
}

async function saidOf(db: Db, workspaceId: string, ids: string[]) {
  const { rows } = await db.query<{ id: string; kind: Said['kind']; entry: string }>(
    `select subject_id as id, kind, entry from admin_trail
     where workspace_id = $1 and kind like 'register.%' and subject_id = any($2::uuid[]) order by number`,
    [workspaceId, ids],
  )
  const said = rows.map(({ id, kind, entry }): Said => ({ id, kind, to: (JSON.parse(entry) as { to: Said['to'] }).to }))
  return Map.groupBy(said, ({ id }) => id)
}

const isSaid = (content: RegisterContent, to: Said['to']): boolean =>
  isDeepStrictEqual(
    bound(content),
    Object.fromEntries(Object.keys(content).map((name) => [name, to[name as keyof RegisterContent]])) as unknown,
  )

function problemsOf(row: EntryRow, versions: Pick<EntryVersion, 'version' | 'content'>[], said: Said[]): TrailProblem[] {
  const name = entryName(row.number)
  const found: TrailProblem[] = []
  const begun = said.find(({ kind }) => kind === 'register.entered')
  if (!begun) return [problem(`${name} is in no entry of the admin log`)]
  if (begun.to.kind !== row.kind || begun.to.subject_sha256 !== row.subject_sha256)
    found.push(problem(`what ${name} is about is not what the admin log says`))
  for (const { version, content } of versions) {
    const at = version === 1 ? begun : said.find(({ kind, to }) => kind === 'register.completed' && to.version === version)
    if (!at || !isSaid(content, at.to)) found.push(problem(`version ${version} of ${name} is not what the admin log says`))
  }
  const newest = versions.at(-1)
  if (newest?.version !== row.version || !isDeepStrictEqual(newest.content, row.content))
    found.push(problem(`${name} is not what its newest version says`))
  const withdrawn = said.find(({ kind }) => kind === 'register.withdrawn')
  if ((withdrawn?.to.by_entry ?? null) !== row.withdrawn_number || (withdrawn?.to.withdrawn_on ?? null) !== row.withdrawn_on)
    found.push(problem(`whether ${name} is withdrawn is not what the admin log says`))
  return found
}
