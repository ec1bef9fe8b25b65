import type pg from 'pg'
import { searchOf } from '../../promotions/content.ts'
import type { RegisterContent } from '../../promotions/content.ts'

/** Puts the pseudonym where the name of somebody stood; the entries stay, and in the admin log only the identifier stands. */
export async function renameApprover(client: pg.PoolClient, workspaceId: string, userId: string, pseudonym: string): Promise<void> {
  const renamed = (content: RegisterContent): RegisterContent => ({
    ...content,
    approvers: content.approvers.map((each) => (each.id === userId ? { ...each, name: pseudonym } : each)),
  })
  const named = JSON.stringify([{ id: userId }])
  const { rows: entries } = await client.query<{ id: string; number: number; content: RegisterContent }>(
    `select id, number, content from register_entries where workspace_id = $1 and content -> 'approvers' @> $2::jsonb for update`,
    [workspaceId, named],
  )
  for (const { id, number, content } of entries) {
    const changed = renamed(content)
    await client.query('update register_entries set content = $3, search = $4 where workspace_id = $1 and id = $2', [
      workspaceId,
      id,
      JSON.stringify(changed),
      searchOf(number, changed),
    ])
  }
  const { rows: versions } = await client.query<{ entry_id: string; version: number; content: RegisterContent }>(
    `select entry_id, version, content from register_versions where workspace_id = $1 and content -> 'approvers' @> $2::jsonb`,
    [workspaceId, named],
  )
  for (const { entry_id: id, version, content } of versions)
    await client.query('update register_versions set content = $4 where workspace_id = $1 and entry_id = $2 and version = $3', [
      workspaceId,
      id,
      version,
      JSON.stringify(renamed(content)),
    ])
}
