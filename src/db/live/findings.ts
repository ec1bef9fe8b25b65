import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ComparedPart, FoundState } from '../../claims/live/compare.ts'
import { namesOf } from '../people/members.ts'
import type { Db } from '../base/pool.ts'
import type { ComparedBinding } from './bindings.ts'

/** What a finding says about an approved text: both versions, as they were compared. */
export interface LiveDifference {
  binding: ComparedBinding
  state: Exclude<FoundState, 'same'>
  parts: ComparedPart[]
  /** The same for the same change. */
  change: string
}

/** Names the texts that are bound to a page, by identifier and by what they say; in SQL of `live_bindings`. */
export const BOUND_SQL = `md5(string_agg(id::text || encode(sha256, 'hex'), ',' order by id))`
/** The same of bindings in the order of their identifiers. */
export const boundName = (bindings: readonly ComparedBinding[]): string =>
  createHash('md5')
    .update(bindings.map(({ id, sha256 }) => id + sha256).join(','))
    .digest('hex')

/** Stores what new findings say, and which texts pages were compared with, in the transaction that stored them. */
export async function storeLive(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  checked: readonly { id: string; bound: string }[],
  found: readonly (LiveDifference & { violationId: string; assetId: string })[],
): Promise<void> {
  if (checked.length > 0)
    await client.query(
      `insert into live_checks (workspace_id, asset_id, audit_id, bound)
       select $1, u.id, $2, u.bound from unnest($3::uuid[], $4::text[]) as u (id, bound)
       on conflict (workspace_id, asset_id) do update set bound = excluded.bound`,
      [workspaceId, auditId, checked.map(({ id }) => id), checked.map(({ bound }) => bound)],
    )
  if (found.length === 0) return
  const records = found.map(({ binding: { id: binding, kind, source_id, version, name, approved_by, approved_at }, ...difference }) => ({
    violation: difference.violationId,
    asset: difference.assetId,
    binding,
    kind,
    source_id,
    version,
    name,
    approved_by,
    approved_at,
    state: difference.state,
    parts: difference.parts,
    change: difference.change,
  }))
  await client.query(
    `insert into live_findings (workspace_id, violation_id, audit_id, asset_id, binding_id, kind, source_id, version, name, approved_by,
       approved_at, state, parts, change)
     select $1, r.violation, $2, r.asset, r.binding, r.kind, r.source_id, r.version, r.name, r.approved_by, r.approved_at, r.state, r.parts,
       r.change
     from json_to_recordset($3::json) as r (violation uuid, asset uuid, binding uuid, kind text, source_id uuid, version int, name text,
       approved_by uuid[], approved_at timestamptz, state text, parts jsonb, change text)`,
    [workspaceId, auditId, JSON.stringify(records)],
  )
}

/** What pages were compared with goes with them when they are taken over. */
export async function copyLiveChecks(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  pairs: readonly { id: string; from: string }[],
): Promise<void> {
  await client.query({
    name: 'live-checks-unchanged',
    text: `insert into live_checks (workspace_id, asset_id, audit_id, bound)
      select $1, u.id, $2, c.bound from unnest($3::uuid[], $4::uuid[]) as u (id, earlier)
      join live_checks c on c.workspace_id = $1 and c.asset_id = u.earlier
      on conflict (workspace_id, asset_id) do update set bound = excluded.bound`,
    values: [workspaceId, auditId, pairs.map(({ id }) => id), pairs.map(({ from }) => from)],
  })
}

/** The same for what findings say. */
export async function copyLiveFindings(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  copies: readonly { id: string; asset: string; from: string }[],
): Promise<void> {
  if (copies.length === 0) return
  await client.query(
    `insert into live_findings (workspace_id, violation_id, audit_id, asset_id, binding_id, kind, source_id, version, name, approved_by,
       approved_at, state, parts, change)
     select $1, u.id, $2, u.asset, f.binding_id, f.kind, f.source_id, f.version, f.name, f.approved_by, f.approved_at, f.state, f.parts,
       f.change
     from unnest($3::uuid[], $4::uuid[], $5::uuid[]) as u (id, asset, earlier)
     join live_findings f on f.workspace_id = $1 and f.violation_id = u.earlier`,
    [workspaceId, auditId, copies.map(({ id }) => id), copies.map(({ asset }) => asset), copies.map(({ from }) => from)],
  )
}

interface Row {
  binding_id: string
  bound: boolean
  kind: ComparedBinding['kind']
  source_id: string | null
  version: number | null
  name: string
  approved_by: string[]
  approved_at: string | null
  state: LiveDifference['state']
  parts: ComparedPart[]
}

/** Null: it is about no approved text. */
export async function liveOfFinding(db: Db, workspaceId: string, violationId: string) {
  const { rows } = await db.query<Row>({
    name: 'finding-live',
    text: `select f.binding_id, f.kind, f.source_id, f.version, f.name, f.approved_by, f.approved_at, f.state, f.parts,
        exists (select 1 from live_bindings b where b.workspace_id = $1 and b.id = f.binding_id) as bound
      from live_findings f where f.workspace_id = $1 and f.violation_id = $2`,
    values: [workspaceId, violationId],
  })
  const [row] = rows
  if (!row) return null
  const { approved_by: by, ...rest } = row
  const names = await namesOf(db, by)
  return { ...rest, approved_by: by.flatMap((id) => names.get(id) ?? []) }
}
