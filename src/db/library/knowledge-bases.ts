import { newId } from '../base/ids.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'

interface KnowledgeBaseRow {
  id: string
  name: string
  description: string | null
}

export interface KnowledgeBaseHead extends KnowledgeBaseRow {
  version: number
}

export async function listKnowledgeBases(db: Db, workspaceId: string): Promise<KnowledgeBaseRow[]> {
  const { rows } = await db.query<KnowledgeBaseRow>({
    name: 'infobases',
    text: 'select id, name, description from infobases where workspace_id = $1 order by created_at, id',
    values: [workspaceId],
  })
  return rows
}

export async function findKnowledgeBase(db: Db, workspaceId: string, id: string): Promise<KnowledgeBaseRow | null> {
  const { rows } = await db.query<KnowledgeBaseRow>({
    name: 'infobase',
    text: 'select id, name, description from infobases where workspace_id = $1 and id = $2',
    values: [workspaceId, id],
  })
  return rows[0] ?? null
}

export async function listKnowledgeBaseHeads(db: Db, workspaceId: string): Promise<KnowledgeBaseHead[]> {
  const { rows } = await db.query<KnowledgeBaseHead>({
    name: 'infobase-heads',
    text: 'select id, name, description, version from infobases where workspace_id = $1 order by created_at, id',
    values: [workspaceId],
  })
  return rows
}

/** Stores a knowledge base's name and description under its name, and counts its version up; its entries are stored beside it. */
export async function saveKnowledgeBase(
  db: Db,
  workspaceId: string,
  { name, description }: { name: string; description: string | null },
): Promise<{ id: string; version: number }> {
  const {
    rows: [before],
  } = await db.query<{ id: string }>(
    'select id from infobases where workspace_id = $1 and name = $2 order by created_at, id limit 1 for update',
    [workspaceId, name],
  )
  const { rows } = before
    ? await db.query<{ id: string; version: number }>(
        `update infobases set description = $3, version = version + 1, updated_at = $4
         where workspace_id = $1 and id = $2 returning id, version`,
        [workspaceId, before.id, description, momentAt(newMoment())],
      )
    : await db.query<{ id: string; version: number }>(
        'insert into infobases (workspace_id, id, name, description) values ($1, $2, $3, $4) returning id, version',
        [workspaceId, newId(), name, description],
      )
  return rows[0]!
}

/** How much a knowledge base holds, beside its head. */
interface InfobaseSummary extends KnowledgeBaseHead {
  facts: number
  guidelines: number
  passages: number
  updated_at: string
}

export async function listKnowledgeBaseSummaries(db: Db, workspaceId: string, id: string | null = null): Promise<InfobaseSummary[]> {
  const { rows } = await db.query<InfobaseSummary>(
    `select i.id, i.name, i.description, i.version, i.updated_at, count(e.id) filter (where e.kind = 'fact')::int as facts,
       count(e.id) filter (where e.kind = 'guideline')::int as guidelines, count(e.id) filter (where e.kind = 'passage')::int as passages
     from infobases i left join infobase_entries e on e.workspace_id = i.workspace_id and e.infobase_id = i.id
     where i.workspace_id = $1 and ($2::uuid is null or i.id = $2) group by i.workspace_id, i.id order by i.created_at, i.id`,
    [workspaceId, id],
  )
  return rows
}

/** A new, empty knowledge base; null where one of this name is there. Runs inside a transaction. */
export async function createInfobase(
  db: Db,
  workspaceId: string,
  { name, description }: { name: string; description: string | null },
): Promise<string | null> {
  if (await isTaken(db, workspaceId, name, null)) return null
  const id = newId()
  await db.query('insert into infobases (workspace_id, id, name, description) values ($1, $2, $3, $4)', [
    workspaceId,
    id,
    name,
    description,
  ])
  return id
}

const isTaken = async (db: Db, workspaceId: string, name: string, but: string | null): Promise<boolean> => {
  // One at a time in a workspace, so that two people cannot take one name at once.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`infobases ${workspaceId}`])
  const { rowCount } = await db.query(
    'select 1 from infobases where workspace_id = $1 and name = $2 and ($3::uuid is null or id <> $3) limit 1',
    [workspaceId, name, but],
  )
  return rowCount !== 0
}

/** Counts a knowledge base's version up before it is changed, and gives it another name where one is given; null: there is none. */
export async function nextVersion(
  db: Db,
  workspaceId: string,
  id: string,
  head: { name: string; description: string | null } | null,
): Promise<number | 'taken' | null> {
  if (head && (await isTaken(db, workspaceId, head.name, id))) return 'taken'
  const { rows } = await db.query<{ version: number }>(
    `update infobases set version = version + 1, updated_at = $5,
       name = coalesce($3, name),
       description = case when $3::text is null then description else $4 end
     where workspace_id = $1 and id = $2 returning version`,
    [workspaceId, id, head?.name ?? null, head?.description ?? null, momentAt(newMoment())],
  )
  return rows[0]?.version ?? null
}

/** Keeps what a knowledge base is now as its present version. */
export async function storeKnowledgeBaseVersion(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.query(
    `insert into versions (workspace_id, kind, id, version, definition)
     select $1::uuid, 'infobase', i.id, i.version,
       jsonb_build_object('name', i.name, 'description', i.description,
         'entries', coalesce(
         jsonb_agg(jsonb_build_object('kind', e.kind, 'title', e.title, 'content', e.content, 'source', e.source,
           'languageKey', e.language_key) order by e.position, e.id) filter (where e.id is not null), '[]'))
     from infobases i left join infobase_entries e on e.workspace_id = i.workspace_id and e.infobase_id = i.id
     where i.workspace_id = $1 and i.id = $2 group by i.workspace_id, i.id on conflict do nothing`,
    [workspaceId, id],
  )
}

export async function deleteInfobase(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from infobases where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}
