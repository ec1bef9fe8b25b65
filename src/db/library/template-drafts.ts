import type { Db } from '../base/pool.ts'

/** A template that is being written. */
export interface TemplateDraft {
  id: string
  key: string
  files: Record<string, string>
  /** The version that was in use when it was last saved; 0: the template had none yet. */
  based_on: number
  revision: number
  author_id: string | null
  updated_at: string
}

const COLUMNS = 'id, key, files, based_on, revision, author_id, updated_at'

export async function listTemplateDrafts(db: Db, workspaceId: string): Promise<TemplateDraft[]> {
  const { rows } = await db.query<TemplateDraft>(`select ${COLUMNS} from template_drafts where workspace_id = $1 order by key`, [
    workspaceId,
  ])
  return rows
}

export async function lockTemplateDraft(db: Db, workspaceId: string, id: string): Promise<TemplateDraft | null> {
  const { rows } = await db.query<TemplateDraft>(`select ${COLUMNS} from template_drafts where workspace_id = $1 and id = $2 for update`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

/** Begins a draft; false where there is one of this template or key. */
export async function insertTemplateDraft(
  db: Db,
  workspaceId: string,
  { id, key, files, based_on: basedOn, author_id: authorId }: Pick<TemplateDraft, 'id' | 'key' | 'files' | 'based_on' | 'author_id'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into template_drafts (workspace_id, id, key, files, based_on, author_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [workspaceId, id, key, JSON.stringify(files), basedOn, authorId, new Date()],
  )
  return rowCount === 1
}

export async function updateTemplateDraft(
  db: Db,
  workspaceId: string,
  id: string,
  { files, based_on: basedOn, author_id: authorId }: Pick<TemplateDraft, 'files' | 'based_on' | 'author_id'>,
): Promise<void> {
  await db.query(
    `update template_drafts set files = $3, author_id = $4, updated_at = $5, based_on = $6, revision = revision + 1
     where workspace_id = $1 and id = $2`,
    [workspaceId, id, JSON.stringify(files), authorId, new Date(), basedOn],
  )
}

export async function deleteTemplateDraft(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from template_drafts where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}
