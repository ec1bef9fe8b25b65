import { createHash } from 'node:crypto'
import type { Actor } from '../../reviews/chart/actor.ts'
import { newId } from '../base/ids.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { boundSql } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'
import type { CommentRow } from './violations.ts'
import { memberEmails } from './violations.ts'

export type StoredComment = Omit<CommentRow, 'author_email'>

/** The entry chains the comment's text without repeating it. */
export const commentHash = (content: string): string => createHash('sha256').update(content).digest('hex')

/** A comment and its entry in the audit's trail are one statement; null when there is no such violation. */
const addSql = (mentions: boolean) => `
with target as materialized (select audit_id, place, finding_hash from reviews where workspace_id = $1 and violation_id = $2),
audit as materialized (
  select a.id from audits a where a.workspace_id = $1 and a.id = (select audit_id from target) for update
),
added as (
  insert into comments (workspace_id, id, violation_id, author_id, author_name, content, created_at)
  select live.workspace_id, $3, $2, $4::uuid, $5::json ->> 'name', $6, $8::timestamptz
  from audits live, audit where live.workspace_id = $1 and live.id = audit.id
  returning id, content, created_at
),
${appendSql({
  moment: '$8',
  actor: '$5',
  changeId: '$3',
  fields: {
    action: `'comment'`,
    violation_id: '$2::text',
    comment_id: 'added.id',
    comment_sha256: '$7::text',
    count: '1',
    findings_sha256: `(select ${boundSql()} from target)`,
    ...(mentions ? { assigned: '$9::json' } : {}),
  },
  from: 'added',
})}
select added.* from added, written`

/**
 * `id` is made before the first try, so that another try finds it. `assigned`: whom a comment from the desk mentions
 * and so assigns; the API's comments assign nobody.
 */
export async function addComment(
  db: Db,
  workspaceId: string,
  violationId: string,
  actor: Actor,
  content: string,
  { id = newId(), assigned = [] }: { id?: string; assigned?: { id: string; name: string }[] } = {},
): Promise<CommentRow | null> {
  const mentions = assigned.length > 0
  const { rows } = await db.query<StoredComment>({
    name: mentions ? 'comment-add-assigning' : 'comment-add',
    text: addSql(mentions),
    values: [
      workspaceId,
      violationId,
      id,
      actor.userId,
      actorJson(actor),
      content,
      commentHash(content),
      momentAt(newMoment()),
      ...(mentions ? [JSON.stringify(assigned)] : []),
    ],
  })
  return rows[0] ? withEmail(db, workspaceId, actor, rows[0]) : null
}

/** What an earlier try of a comment has left; null where none has. */
export async function findComment(db: Db, workspaceId: string, actor: Actor, id: string): Promise<{ result: CommentRow } | null> {
  const { rows } = await db.query<StoredComment>('select id, content, created_at from comments where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ])
  return rows[0] ? { result: await withEmail(db, workspaceId, actor, rows[0]) } : null
}

const withEmail = async (db: Db, workspaceId: string, actor: Actor, comment: StoredComment): Promise<CommentRow> =>
  (await withEmails(db, workspaceId, [{ actor, comment }]))[0]!

/** Comments with the addresses of their authors, as far as they are members. */
export async function withEmails(
  db: Db,
  workspaceId: string,
  comments: { actor: Actor; comment: StoredComment | null }[],
): Promise<(CommentRow | null)[]> {
  const authors = new Set(comments.flatMap(({ actor }) => actor.userId ?? []))
  const emails = authors.size > 0 ? await memberEmails(db, workspaceId, [...authors]) : new Map<string, string>()
  return comments.map(({ actor: { userId }, comment }) => comment && { ...comment, author_email: (userId && emails.get(userId)) || null })
}

interface ThreadRow extends CommentRow {
  author_name: string
  /** The run it was written in, where that is an earlier one. */
  audit_id: string | null
}

/** The comments on a violation, oldest first. */
export async function listComments(db: Db, workspaceId: string, violationId: string): Promise<ThreadRow[]> {
  const { rows } = await db.query<Omit<ThreadRow, 'author_email'> & { author_id: string | null }>({
    name: 'comments-of-violation',
    text: `select id, author_id, author_name, content, created_at, origin_audit_id as audit_id
      from comments where workspace_id = $1 and violation_id = $2 order by created_at, id`,
    values: [workspaceId, violationId],
  })
  const emails = await memberEmails(db, workspaceId, [...new Set(rows.flatMap((row) => row.author_id ?? []))])
  return rows.map(({ author_id: author, ...row }) => ({ ...row, author_email: (author && emails.get(author)) || null }))
}
