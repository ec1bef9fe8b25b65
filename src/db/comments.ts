import type { Actor } from '../reviews/chart/actor.ts'
import { newId } from './ids.ts'
import type { Db } from './pool.ts'
import type { CommentRow } from './violations.ts'
import { memberEmails } from './violations.ts'

/** A comment and its entry in the audit's trail are one statement; null when there is no such violation. */
const addSql = (mentions: boolean) => `
with target as materialized (select audit_id from reviews where workspace_id = $1 and violation_id = $2),
locked as materialized (
  select a.id from audits a join target t on a.id = t.audit_id where a.workspace_id = $1 for update of a
),
added as (
  insert into comments (workspace_id, id, violation_id, author_id, author_name, content)
  select $1, $3, $2, $4::uuid, $5::json ->> 'name', $6 from locked
  returning id, content, created_at
),
entry as materialized (
  select json_build_object(
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', $5::json, 'action', 'comment',
    'violation_id', $2::text, 'comment_id', added.id, 'count', 1${mentions ? `, 'assigned', $7::json` : ''})::text as body from added
),
chained as (
  update audits a set trail_length = a.trail_length + 1, trail_previous = a.trail_head,
    trail_head = sha256(a.trail_head || convert_to(entry.body, 'UTF8'))
  from entry, locked where a.workspace_id = $1 and a.id = locked.id
  returning a.id, a.trail_length, a.trail_previous, a.trail_head
),
written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash)
  select $1, chained.id, chained.trail_length, now(), entry.body, chained.trail_previous, chained.trail_head from chained, entry
  returning 1
)
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
    values: [
      workspaceId,
      violationId,
      newId(),
      actor.userId,
      JSON.stringify({ kind: actor.kind, id: actor.id, name: actor.name }),
      content,
      ...(mentions ? [JSON.stringify(assigned)] : []),
    ],
  })
  const comment = rows[0]
  if (!comment) return null
  const emails = actor.userId ? await memberEmails(db, workspaceId, [actor.userId]) : new Map<string, string>()
  return { ...comment, author_email: (actor.userId && emails.get(actor.userId)) || null }
}
