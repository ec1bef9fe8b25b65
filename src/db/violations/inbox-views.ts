import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

interface SavedView {
  id: string
  name: string
  /** Null: the workspace's. */
  user_id: string | null
  created_by: string
  filter: Record<string, string | null>
}

const MOST_VIEWS = 50

export async function listViews(db: Db, workspaceId: string, userId: string): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>(
    `select id, name, user_id, created_by, filter from inbox_views where workspace_id = $1 and (user_id is null or user_id = $2)
     order by lower(name), id limit ${MOST_VIEWS}`,
    [workspaceId, userId],
  )
  return rows
}

export async function saveView(
  db: Db,
  workspaceId: string,
  userId: string,
  { name, shared, filter }: { name: string; shared: boolean; filter: object },
): Promise<string> {
  const id = newId()
  await db.query(
    `insert into inbox_views (workspace_id, id, user_id, name, filter, created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [workspaceId, id, shared ? null : userId, name, JSON.stringify(filter), userId, new Date()],
  )
  return id
}

/** One's own, and the workspace's views that one has made; with `any`, every one of the workspace. */
export async function deleteView(db: Db, workspaceId: string, userId: string, id: string, any: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from inbox_views where workspace_id = $1 and id = $2
       and (user_id = $3 or (user_id is null and (created_by = $3 or $4::boolean)))`,
    [workspaceId, id, userId, any],
  )
  return rowCount === 1
}

/** Hides items from one person until a date, or until the next run of their site has ended; null: shows them again. */
export async function snooze(db: Db, workspaceId: string, userId: string, items: string[], until: Date | 'next-run' | null): Promise<void> {
  if (until === null)
    await db.query('delete from snoozes where workspace_id = $1 and user_id = $2 and item = any($3::uuid[])', [workspaceId, userId, items])
  else
    await db.query(
      `insert into snoozes (workspace_id, user_id, item, until, created_at)
       select $1, $2, u.item, $4, $5 from unnest($3::uuid[]) as u (item)
       on conflict (workspace_id, user_id, item) do update set until = excluded.until, created_at = excluded.created_at`,
      [workspaceId, userId, [...new Set(items)], until === 'next-run' ? null : until, new Date()],
    )
}

/** Takes mentions of a person off the inbox: those in the comments on some items. */
export async function endMentions(db: Db, workspaceId: string, userId: string, items: string[]): Promise<void> {
  await db.query(
    `update mentions set done = true where workspace_id = $1 and user_id = $2 and not done and violation_id in (
       select violation_id from reviews where workspace_id = $1 and (violation_id = any($3::uuid[]) or group_id = any($3::uuid[])))`,
    [workspaceId, userId, items],
  )
}

/** Writes down whom a comment mentions; and whoever writes has answered what mentioned them there. */
export async function addMentions(
  db: Db,
  workspaceId: string,
  comment: { id: string; violationId: string; authorId: string | null; at: string },
  userIds: string[],
): Promise<void> {
  if (comment.authorId !== null)
    await db.query('update mentions set done = true where workspace_id = $1 and user_id = $2 and violation_id = $3 and not done', [
      workspaceId,
      comment.authorId,
      comment.violationId,
    ])
  if (userIds.length > 0)
    await db.query(
      `insert into mentions (workspace_id, user_id, comment_id, violation_id, at)
       select $1, u.id, $2, $3, $4 from unnest($5::uuid[]) as u (id) on conflict do nothing`,
      [workspaceId, comment.id, comment.violationId, comment.at, userIds],
    )
}
