import type { LiveKind, LiveSourceState, LiveState } from '../../contract/values.ts'
import { LIVE_STATES } from '../../contract/values.ts'
import type { ComparedPart } from '../../claims/live/compare.ts'
import type { LanguageKey } from '../../languages.ts'
import { momentAt } from '../base/moments.ts'
import type { Moment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'

/** What was approved, as it is compared. */
export interface ApprovedText {
  sourceId: string | null
  version: number | null
  name: string
  language: LanguageKey | null
  texts: readonly string[]
  notices: readonly string[]
  sha256: Buffer
  approvedBy: readonly string[]
  approvedAt: string | null
}

export interface NewBinding extends ApprovedText {
  id: string
  kind: LiveKind
  address: string
  addressKey: string
  ownerId: string | null
  boundBy: string | null
  moment: Moment
}

export interface BindingRow {
  id: string
  kind: LiveKind
  source_id: string | null
  source_state: LiveSourceState
  version: number | null
  name: string
  language_key: LanguageKey | null
  texts: string[]
  notices: string[]
  sha256: string
  address: string
  owner_id: string | null
  bound_by: string | null
  approved_by: string[]
  approved_at: string | null
  created_at: string
  state: LiveState
  note: string | null
  parts: ComparedPart[]
  audit_id: string | null
  asset_id: string | null
  violation_id: string | null
  compared_at: string | null
  since: string | null
  same_at: string | null
}

/** Whether what was approved still is; `$2` is today. */
const SOURCE_STATE = `case
  when b.kind = 'document' then
    case when exists (select 1 from documents d where d.workspace_id = $1 and d.id = b.source_id) then 'approved' else 'gone' end
  when b.kind = 'claim' then coalesce((select case when c.state = 'withdrawn' then 'withdrawn'
      when c.valid_until < $2::date then 'expired' when c.version <> b.version then 'changed' else 'approved' end
    from claims c where c.workspace_id = $1 and c.id = b.source_id), 'gone')
  else 'approved' end`

/** An audit that was deleted is not named any more. */
const THERE = 'exists (select 1 from audits l where l.workspace_id = $1 and l.id = s.audit_id)'

const COLUMNS = `b.id, b.kind, b.source_id, ${SOURCE_STATE} as source_state, b.version, b.name, b.language_key, b.texts, b.notices,
  encode(b.sha256, 'hex') as sha256, b.address, b.owner_id, b.bound_by, b.approved_by, b.approved_at, b.created_at, s.state,
  s.note, s.parts,
  case when ${THERE} then s.audit_id end as audit_id, case when ${THERE} then s.asset_id end as asset_id,
  case when ${THERE} then s.violation_id end as violation_id, s.compared_at, s.since, s.same_at`
const FROM = 'from live_bindings b join live_states s on s.workspace_id = $1 and s.binding_id = b.id where b.workspace_id = $1'

/** Who binds waits for others who do: two do not bind the same twice. */
export async function insertBinding(db: Db, workspaceId: string, binding: NewBinding): Promise<void> {
  const { id, kind, sourceId, version, name, language, texts, notices, sha256, address, addressKey } = binding
  await db.query(
    `insert into live_bindings (workspace_id, id, kind, source_id, version, name, language_key, texts, notices, sha256, address,
       address_key, owner_id, bound_by, approved_by, approved_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      workspaceId,
      id,
      kind,
      sourceId,
      version,
      name,
      language,
      JSON.stringify(texts),
      JSON.stringify(notices),
      sha256,
      address,
      addressKey,
      binding.ownerId,
      binding.boundBy,
      binding.approvedBy,
      binding.approvedAt,
      momentAt(binding.moment),
    ],
  )
  await db.query(`insert into live_states (workspace_id, binding_id, state) values ($1, $2, 'waiting')`, [workspaceId, id])
}

/** How many texts are bound to a page, and whether one of them is this. */
export async function boundAt(
  db: Db,
  workspaceId: string,
  addressKey: string,
  { kind, sourceId, sha256 }: Pick<NewBinding, 'kind' | 'sourceId' | 'sha256'>,
): Promise<{ n: number; same: boolean }> {
  const { rows } = await db.query<{ n: number; same: boolean }>(
    `select count(*)::int as n,
       coalesce(bool_or(case when $4::uuid is null then sha256 = $5 else kind = $3 and source_id = $4::uuid end), false) as same
     from live_bindings where workspace_id = $1 and address_key = $2`,
    [workspaceId, addressKey, kind, kind === 'document' || kind === 'claim' ? sourceId : null, sha256],
  )
  return rows[0]!
}

export async function findBinding(db: Db, workspaceId: string, id: string, day: string): Promise<BindingRow | null> {
  const { rows } = await db.query<BindingRow>(`select ${COLUMNS} ${FROM} and b.id = $3`, [workspaceId, day, id])
  return rows[0] ?? null
}

/** What is bound to a page, in the order of binding. */
export async function bindingsAt(db: Db, workspaceId: string, addressKey: string, day: string): Promise<BindingRow[]> {
  const { rows } = await db.query<BindingRow>(`select ${COLUMNS} ${FROM} and b.address_key = $3 order by b.created_at, b.id`, [
    workspaceId,
    day,
    addressKey,
  ])
  return rows
}

interface BindingFilter {
  search: string
  states: readonly LiveState[]
  /** The document or claim. */
  source: string | null
  offset: number
  limit: number
  day: string
}

/** What somebody has to do something about comes first. */
const WORST = ['changed', 'notice_gone', 'gone', 'not_read', 'waiting', 'same'] as const satisfies LiveState[]

export async function listBindings(
  db: Db,
  workspaceId: string,
  { search, states, source, offset, limit, day }: BindingFilter,
): Promise<{ total: number; bindings: BindingRow[]; states: Record<LiveState, number>; addresses: number; compared_at: string | null }> {
  const of = '($2::uuid is null or b.source_id = $2)'
  const where = `${of} and ($3::text is null or lower(b.name || ' ' || b.address) like $3) and ($4::text[] is null or s.state = any($4))`
  const values = [source, search === '' ? null : likePattern(search.toLowerCase()), states.length === 0 ? null : states]
  const { rows: bindings } = await db.query<BindingRow>(
    `select ${COLUMNS} ${FROM} and ${where.replaceAll('$4', '$5').replaceAll('$3', '$4').replaceAll('$2', '$3')}
     order by array_position('{${WORST.join(',')}}'::text[], s.state), b.address, b.id offset $6 limit $7`,
    [workspaceId, day, ...values, offset, limit],
  )
  const { rows: counted } = await db.query<{ state: LiveState; n: number; matching: number; compared_at: string | null }>(
    `select s.state, count(*)::int as n, (count(*) filter (where ${where}))::int as matching, max(s.compared_at) as compared_at ${FROM}
       and ${of} group by 1`,
    [workspaceId, ...values],
  )
  const { rows: at } = await db.query<{ n: number }>(
    `select count(distinct b.address_key)::int as n from live_bindings b where b.workspace_id = $1 and ${of}`,
    [workspaceId, source],
  )
  const inState = new Map(counted.map(({ state, n }) => [state, n]))
  const times = counted.flatMap(({ compared_at: time }) => time ?? []).sort()
  return {
    total: counted.reduce((sum, { matching }) => sum + matching, 0),
    bindings,
    states: Object.fromEntries(LIVE_STATES.map((state) => [state, inState.get(state) ?? 0])) as Record<LiveState, number>,
    addresses: at[0]!.n,
    compared_at: times.at(-1) ?? null,
  }
}

/** What was found stays with the audits that found it. */
export async function deleteBinding(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.query('delete from live_states where workspace_id = $1 and binding_id = $2', [workspaceId, id])
  await db.query('delete from live_bindings where workspace_id = $1 and id = $2', [workspaceId, id])
}

/** Texts of what is deleted go with it. Answers how many there were. */
export async function deleteBindingsOf(db: Db, workspaceId: string, sourceId: string): Promise<number> {
  await db.query(
    `delete from live_states where workspace_id = $1 and binding_id in (
       select id from live_bindings where workspace_id = $1 and source_id = $2)`,
    [workspaceId, sourceId],
  )
  const { rowCount } = await db.query('delete from live_bindings where workspace_id = $1 and source_id = $2', [workspaceId, sourceId])
  return rowCount ?? 0
}

/** Where a document or claim is bound, its notices; another version of it was approved. */
export async function boundNotices(db: Db, workspaceId: string, sourceId: string): Promise<{ id: string; notices: string[] }[]> {
  const { rows } = await db.query<{ id: string; notices: string[] }>(
    'select id, notices from live_bindings where workspace_id = $1 and source_id = $2 order by id for update',
    [workspaceId, sourceId],
  )
  return rows
}

/** From the next run on the page is held against this version. */
export async function renewBinding(db: Db, workspaceId: string, id: string, approved: ApprovedText): Promise<void> {
  const { version, name, language, texts, notices, sha256, approvedBy, approvedAt } = approved
  await db.query(
    `update live_bindings set version = $3, name = $4, language_key = $5, texts = $6, notices = $7, sha256 = $8, approved_by = $9,
       approved_at = $10 where workspace_id = $1 and id = $2`,
    [workspaceId, id, version, name, language, JSON.stringify(texts), JSON.stringify(notices), sha256, approvedBy, approvedAt],
  )
  await db.query(
    `update live_states set state = 'waiting', note = null, parts = '[]', change = null where workspace_id = $1 and binding_id = $2`,
    [workspaceId, id],
  )
}

export async function hasBindings(db: Db, workspaceId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from live_bindings where workspace_id = $1 limit 1', [workspaceId])
  return rowCount! > 0
}

export interface ComparedBinding {
  id: string
  kind: LiveKind
  source_id: string | null
  version: number | null
  name: string
  texts: string[]
  notices: string[]
  sha256: string
  address_key: string
  approved_by: string[]
  approved_at: string | null
}

/** Everything that an audit compares. */
export async function bindingsToCompare(db: Db, workspaceId: string): Promise<ComparedBinding[]> {
  const { rows } = await db.query<ComparedBinding>(
    `select id, kind, source_id, version, name, texts, notices, encode(sha256, 'hex') as sha256, address_key, approved_by, approved_at
     from live_bindings where workspace_id = $1 order by id`,
    [workspaceId],
  )
  return rows
}
