import { packBytes, unpackBytes } from '../audits/packing.ts'
import type { Db } from '../base/pool.ts'
import { BOUND_SQL } from '../live/findings.ts'

/** An asset of an earlier run of the site, as the next run needs it. */
export interface EarlierAsset {
  id: string
  url: string
  name: string
  content_hash: Buffer
  violations: number
  etag: string | null
  last_modified: string | null
  /** What its page came with (src/fetch/conditional.ts), as answerOf reads it; null where it was no page of a server. */
  packed: Buffer | null
  /** Whether all that was found is there, by rules that all came to an end, and the same texts are approved for it. */
  whole: boolean
}

const COLUMNS = `a.id, a.url, a.name, a.content_hash, a.violations, w.etag, w.last_modified, w.packed,
  a.rule_failures = '[]'
    and a.violations = (select count(*) from violations v where v.workspace_id = $1 and v.asset_id = a.id)
    and (select l.bound from live_checks l where l.workspace_id = $1 and l.asset_id = a.id) is not distinct from
      (select ${BOUND_SQL} from live_bindings where workspace_id = $1 and address_key = a.address_key) as whole`
/** Without its text as it was it can neither be shown nor checked again, so it does not count; nor does what was deleted. */
const KEPT = `from assets a
  join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id and c.page_kept
  left join asset_answers w on w.workspace_id = $1 and w.asset_id = a.id
  where a.workspace_id = $1 and a.audit_id = $2 and a.state = 'completed' and a.content_hash is not null
    and exists (select 1 from audits live where live.workspace_id = $1 and live.id = $2)`

/** Read when it is needed: of many that are at hand most wait. */
export const answerOf = (packed: Buffer): unknown => JSON.parse(unpackBytes(packed).toString())

/** Those of some addresses that an earlier run has read. */
export async function earlierAssets(db: Db, workspaceId: string, auditId: string, urls: string[]): Promise<Map<string, EarlierAsset>> {
  const { rows } = await db.query<EarlierAsset>({
    name: 'earlier-assets',
    text: `select ${COLUMNS} ${KEPT} and a.url = any($3::text[])`,
    values: [workspaceId, auditId, urls],
  })
  return new Map(rows.map((row) => [row.url, row]))
}

/** The asset at an address and those that were found after it: a site is mostly met in the same order again. */
export async function earlierAssetsFrom(
  db: Db,
  workspaceId: string,
  auditId: string,
  url: string,
  most: number,
): Promise<Map<string, EarlierAsset>> {
  const { rows } = await db.query<EarlierAsset>({
    name: 'earlier-assets-from',
    text: `select ${COLUMNS} ${KEPT}
      and a.position >= (select f.position from assets f where f.workspace_id = $1 and f.audit_id = $2 and f.url = $3)
      order by a.position limit $4`,
    values: [workspaceId, auditId, url, most],
  })
  return new Map(rows.map((row) => [row.url, row]))
}

export interface NewAnswer {
  etag: string | null
  lastModified: string | null
  answer: object
}

/** A page with more links than fit into this is fetched and read anew each time: the next run has many at hand at once. */
const LARGEST = 32 * 1024

/** Keeps what some pages came with for the next run. */
export async function storeAnswers(db: Db, workspaceId: string, given: (NewAnswer & { id: string })[]): Promise<void> {
  const answers = given
    .map((page) => ({ ...page, packed: packBytes(JSON.stringify(page.answer)) }))
    .filter(({ packed }) => packed.length <= LARGEST)
  if (answers.length === 0) return
  await db.query({
    name: 'asset-answers',
    text: `insert into asset_answers (workspace_id, asset_id, etag, last_modified, packed)
      select $1, u.id, u.etag, u.modified, u.packed
      from unnest($2::uuid[], $3::text[], $4::text[], $5::bytea[]) as u (id, etag, modified, packed)
      on conflict (workspace_id, asset_id) do update
        set etag = excluded.etag, last_modified = excluded.last_modified, packed = excluded.packed`,
    values: [
      workspaceId,
      answers.map(({ id }) => id),
      answers.map(({ etag }) => etag),
      answers.map(({ lastModified }) => lastModified),
      answers.map(({ packed }) => packed),
    ],
  })
}

/** What a page came with stays known when it is checked again, or taken over, without asking its server for it. */
export async function copyAnswers(db: Db, workspaceId: string, pairs: { id: string; from: string }[]): Promise<void> {
  if (pairs.length === 0) return
  await db.query({
    name: 'asset-answers-copied',
    text: `insert into asset_answers (workspace_id, asset_id, etag, last_modified, packed)
      select $1, u.id, w.etag, w.last_modified, w.packed
      from unnest($2::uuid[], $3::uuid[]) as u (id, earlier) join asset_answers w on w.workspace_id = $1 and w.asset_id = u.earlier
      on conflict (workspace_id, asset_id) do nothing`,
    values: [workspaceId, pairs.map(({ id }) => id), pairs.map(({ from }) => from)],
  })
}
