import type { Actor } from '../../reviews/chart/actor.ts'
import { adminTrailHead, readEntry } from './admin.ts'
import { addressesOf, isHashedAddress } from '../people/invited-addresses.ts'
import { parametersAfter } from '../base/parameters.ts'
import { pseudonymsOf } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'

/** An entry of the admin log as it is shown. */
export interface AdminEntry {
  number: number
  at: string
  actor: { kind: Actor['kind']; id: string | null; name: string }
  kind: string
  subject: string | null
  subject_id: string | null
  from: unknown
  to: unknown
  why: string | null
  hash: string
  /** The entry that this one takes back. */
  takes_back: number | null
  /** The newest entry that takes this one back. */
  taken_back_by: number | null
}

/** An entry as it is exported: with the text that is hashed, where it names nobody whose data were deleted. */
export interface ExportedEntry extends AdminEntry {
  previous: string
  entry: string | null
}

export interface AdminTrailFilter {
  /** A kind, or the part before its dot: `rule` is every change of a rule. */
  kind?: string | undefined
  /** Identifier of a person or key, or a name for those without. */
  actor?: string | undefined
  /** First and last day, in UTC. */
  since?: string | undefined
  until?: string | undefined
  search?: string | undefined
  /** `none`: only entries without a reason. */
  reason?: 'given' | 'none' | undefined
}

interface Row {
  number: number
  at: string
  kind: string
  actor_name: string
  entry: string
  previous: string
  hash: string
  takes_back: number | null
  taken_back_by: number | null
}

type Said = Omit<AdminEntry, 'number' | 'at' | 'hash' | 'takes_back' | 'taken_back_by'>

/** An entry that somebody has made unreadable is shown as far as it goes: that it is broken is said beside the list. */
const saidIn = ({ entry, kind, actor_name: name }: Row): Said =>
  readEntry<Said>(entry) ?? {
    actor: { kind: 'system', id: null, name },
    kind,
    subject: null,
    subject_id: null,
    from: null,
    to: null,
    why: null,
  }

const COLUMNS = `t.number, t.at, t.kind, t.actor_name, t.entry, encode(t.previous, 'hex') as previous, encode(t.hash, 'hex') as hash,
  t.takes_back,
  (select max(b.number) from admin_trail b where b.workspace_id = $1 and b.takes_back = t.number) as taken_back_by`

/** Whose data were deleted, of those whom an entry names by their identifiers. */
const NAMED = 'from pseudonyms p where p.workspace_id = $1 and position(p.user_id::text in t.entry) > 0'

/** What is shown is what is searched: an entry that names somebody whose data were deleted is found by the pseudonym and by its reason. */
const searched = (pattern: string): string => `case when exists (select 1 ${NAMED})
  then coalesce(substring(t.entry from '"why":(".*")}$') ilike ${pattern}, false) or exists (select 1 ${NAMED} and p.name ilike ${pattern})
  else t.entry ilike ${pattern} or exists (select 1 from invited_addresses i
    where i.workspace_id = $1 and i.email ilike ${pattern} and position(i.id::text in t.entry) > 0) end`

/** The condition over `t`, and its parameters, of which the first is the workspace. */
function filtered(workspaceId: string, { kind, actor, since, until, search, reason }: AdminTrailFilter) {
  const { values, parameter } = parametersAfter(workspaceId)
  const conditions = [
    't.workspace_id = $1',
    kind && `(t.kind = ${parameter(kind, 'text')} or t.kind like ${parameter(`${kind.replaceAll(/[\\%_]/g, '\\$&')}.%`, 'text')})`,
    actor && `coalesce(t.actor_id::text, t.actor_name) = ${parameter(actor, 'text')}`,
    since && `t.at >= ${parameter(`${since}T00:00:00Z`, 'timestamptz')}`,
    until && `t.at < ${parameter(new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000).toISOString(), 'timestamptz')}`,
    search && searched(parameter(likePattern(search), 'text')),
    // The reason is the last that an entry says.
    reason && `t.entry ${reason === 'none' ? '' : 'not '}like '%"why":null}'`,
  ]
  return { condition: conditions.filter(Boolean).join(' and '), values, parameter }
}

/** People whose data were deleted are shown by their pseudonym; the entry itself is hashed and stays as it is. */
async function shown(db: Db, workspaceId: string, rows: Row[]): Promise<ExportedEntry[]> {
  const entries = rows.map((row) => ({ row, entry: saidIn(row) }))
  const ids = entries.flatMap(({ entry }) => [entry.actor.id ?? '', entry.subject_id ?? '']).filter(Boolean)
  const names = await pseudonymsOf(db, workspaceId, [...new Set(ids)])
  const hashed = entries.flatMap(({ entry: { subject, subject_id: id } }) => (isHashedAddress(subject) && id ? [id] : []))
  const addresses = await addressesOf(db, workspaceId, [...new Set(hashed)])
  return entries.map(({ entry, row: { number, at, previous, hash, entry: text, takes_back, taken_back_by } }) => {
    const [actor, subject] = [names.get(entry.actor.id ?? ''), names.get(entry.subject_id ?? '')]
    return {
      ...entry,
      number,
      at,
      actor: { ...entry.actor, name: actor ?? entry.actor.name },
      subject: subject ?? addresses.get(entry.subject_id ?? '') ?? entry.subject,
      takes_back,
      taken_back_by,
      previous,
      hash,
      entry: actor || (subject && !isHashedAddress(entry.subject)) ? null : text,
    }
  })
}

/** The longest text of a value in a list of entries; exports have all of it. */
const MOST_SHOWN = 1000

/** Values without the whole texts of rules, which would make a page of entries megabytes. */
function clipped(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value
  if (Array.isArray(value)) return value.map(clipped)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, clipped(each)]))
}

export async function countAdminTrail(db: Db, workspaceId: string, filter: AdminTrailFilter): Promise<number> {
  const { condition, values } = filtered(workspaceId, filter)
  const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from admin_trail t where ${condition}`, values)
  return rows[0]!.n
}

const isFiltered = ({ kind, actor, since, until, search, reason }: AdminTrailFilter): boolean =>
  [kind, actor, since, until, search, reason].some(Boolean)

/** Newest first, with what one can filter by. */
export async function listAdminTrail(db: Db, workspaceId: string, query: AdminTrailFilter & { offset: number; limit: number }) {
  const { condition, values, parameter } = filtered(workspaceId, query)
  const window = `limit ${parameter(query.limit, 'bigint')} offset ${parameter(query.offset, 'bigint')}`
  const { rows } = await db.query<Row>(`select ${COLUMNS} from admin_trail t where ${condition} order by t.number desc ${window}`, values)
  const { length, head } = await adminTrailHead(db, workspaceId)
  const { rows: actors } = await db.query<{ id: string; name: string }>(
    `with latest as (
       select coalesce(actor_id::text, actor_name) as id, max(number) as number from admin_trail where workspace_id = $1 group by 1
     )
     select latest.id, t.actor_name as name from latest join admin_trail t on t.workspace_id = $1 and t.number = latest.number
     order by 2, 1`,
    [workspaceId],
  )
  const { rows: kinds } = await db.query<{ kind: string }>(
    `select distinct split_part(kind, '.', 1) as kind from admin_trail where workspace_id = $1 order by 1`,
    [workspaceId],
  )
  const names = await pseudonymsOf(
    db,
    workspaceId,
    actors.map(({ id }) => id),
  )
  return {
    entries: (await shown(db, workspaceId, rows)).map(
      ({ previous: _previous, entry: _entry, ...entry }): AdminEntry => ({ ...entry, from: clipped(entry.from), to: clipped(entry.to) }),
    ),
    total: isFiltered(query) ? await countAdminTrail(db, workspaceId, query) : length,
    length,
    head: head.toString('hex'),
    actors: actors.map(({ id, name }) => ({ id, name: names.get(id) ?? name })),
    kinds: kinds.map(({ kind }) => kind),
  }
}

/** Entries after a number, oldest first: for the export. */
export async function adminTrailAfter(
  db: Db,
  workspaceId: string,
  filter: AdminTrailFilter,
  after: number,
  limit: number,
): Promise<ExportedEntry[]> {
  const { condition, values, parameter } = filtered(workspaceId, filter)
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from admin_trail t where ${condition} and t.number > ${parameter(after, 'bigint')}
     order by t.number limit ${parameter(limit, 'int')}`,
    values,
  )
  return shown(db, workspaceId, rows)
}

/** What may stand in an entry about the same thing: its identifier, or, for what has none, its name. */
const sameThing = ({ subject, subject_id: id }: Pick<AdminEntry, 'subject' | 'subject_id'>): string =>
  id === null ? `,"subject":${JSON.stringify(subject)},"subject_id":null,` : `,"subject_id":${JSON.stringify(id)},`

/** Changes of what runs of a rule: each ends what the one before began. */
const RUNS = ['rule.published', 'rule.rolled_back', 'rule.switched_off', 'rule.switched_on']

export interface LaterEntry {
  number: number
  at: string
  by: string
}

/** One entry with its whole values, and the next one of its kind about the same thing. */
export async function findAdminEntry(
  db: Db,
  workspaceId: string,
  number: number,
): Promise<{ entry: AdminEntry; later: LaterEntry | null } | null> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from admin_trail t where t.workspace_id = $1 and t.number = $2`, [
    workspaceId,
    number,
  ])
  if (!rows[0]) return null
  const [{ previous: _previous, entry: _entry, ...entry }] = (await shown(db, workspaceId, rows)) as [ExportedEntry]
  const { rows: after } = await db.query<LaterEntry & { id: string | null }>(
    `select number, at, actor_name as by, actor_id as id from admin_trail
     where workspace_id = $1 and kind = any($2::text[]) and number > $3 and position($4 in entry) > 0 order by number limit 1`,
    [workspaceId, RUNS.includes(entry.kind) ? RUNS : [entry.kind], number, sameThing(saidIn(rows[0]))],
  )
  if (!after[0]) return { entry, later: null }
  const { id, ...later } = after[0]
  return { entry, later: { ...later, by: (id && (await pseudonymsOf(db, workspaceId, [id])).get(id)) || later.by } }
}

/** What was done with one thing, newest first. */
export async function adminTrailOf(db: Db, workspaceId: string, subjectId: string, limit: number): Promise<AdminEntry[]> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from admin_trail t where t.workspace_id = $1 and t.subject_id = $2 order by t.number desc limit $3`,
    [workspaceId, subjectId, limit],
  )
  return (await shown(db, workspaceId, rows)).map(({ previous: _previous, entry: _entry, ...entry }) => entry)
}
