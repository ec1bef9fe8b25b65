import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

export async function hasKnowledgeBases(db: Db, workspaceId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from infobases where workspace_id = $1 limit 1', [workspaceId])
  return rowCount === 1
}

/** A knowledge base in English, with its entries: kind, title and text. */
export async function insertDemoKnowledgeBase(
  db: Db,
  workspaceId: string,
  { name, description, entries }: { name: string; description: string; entries: string[][] },
): Promise<void> {
  const id = newId()
  await db.query('insert into infobases (workspace_id, id, name, description) values ($1, $2, $3, $4)', [
    workspaceId,
    id,
    name,
    description,
  ])
  for (const [position, [kind, title, content]] of entries.entries()) {
    await db.query(
      `insert into infobase_entries (workspace_id, id, infobase_id, position, kind, title, content, language_key, words)
       values ($1, $2, $3, $4, $5, $6::text, $7::text, 'EN', to_tsvector('english', $6 || ' ' || $7))`,
      [workspaceId, newId(), id, position, kind, title, content],
    )
  }
}

export async function insertDemoTone(db: Db, workspaceId: string, key: string, definition: object): Promise<void> {
  await db.query('insert into tones (workspace_id, id, key, definition) values ($1, $2, $3, $4)', [
    workspaceId,
    newId(),
    key,
    JSON.stringify(definition),
  ])
}
