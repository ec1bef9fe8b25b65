import type { Actor } from '../reviews/chart/actor.ts'
import { newId } from './ids.ts'
import type { Db } from './pool.ts'
import { actorJson, appendSql, MOMENT } from './trail-entries.ts'
import type { CommentRow } from './violations.ts'
import { memberEmails } from './violations.ts'

/** A comment and its entry in the audit's trail are one statement; null when there is no such violation. */
const addSql = (mentions: boolean) => `
with ${MOMENT},
target as materialized (select audit_id from reviews where workspace_id = $1 and violation_id = $2),
audit as materialized (
  select a.id from audits a join target t on a.id = t.audit_id where a.workspace_id = $1 for update of a
),
added as (
  insert into comments (workspace_id, id, violation_id, author_id, author_name, content, created_at)
  select $1, $3, $2, $4::uuid, $5::json ->> 'name', $6, moment.at from audit, moment
  returning id, content, created_at
),
${appendSql({
  actor: '$5',
  fields: {
    action: `'comment'`,
    violation_id: '$2::text',
    comment_id: 'added.id',
    count: '1',
    ...(mentions ? { assigned: '$7::json' } : {}),
  },
  from: 'added',
})}
select added.* from added, written`

/** `assigned`: whom a comment from the desk mentions and so assigns; the API's comments assign nobody. */
export async function addComment(
  db: Db,
  workspaceId: string,
  violationId: string,
  actor: Actor,
  content: string,
  assigned: { id: string; name: string }[] = [],
): Promise<CommentRow | null> {
  const mentions = assigned.length > 0
  const { rows } = await db.query<Omit<CommentRow, 'author_email'>>({
    name: mentions ? 'comment-add-assigning' : 'comment-add',
    text: addSql(mentions),
    values: [workspaceId, violationId, newId(), actor.userId, actorJson(actor), content, ...(mentions ? [JSON.stringify(assigned)] : [])],
  })
  const comment = rows[0]
  if (!comment) return null
  const emails = actor.userId ? await memberEmails(db, workspaceId, [actor.userId]) : new Map<string, string>()
  return { ...comment, author_email: (actor.userId && emails.get(actor.userId)) || null }
}
