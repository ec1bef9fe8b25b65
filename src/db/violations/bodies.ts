import type { Db } from '../base/pool.ts'
import { memberEmails, VIOLATION_COLUMNS } from './violations.ts'

/*
 * Answered as JSON that PostgreSQL has written and the server passes through: building the same objects twice is most
 * of what such a request costs.
 */

const DETAILS = `
select b.id, row_to_json(b)::text as body,
  (select json_agg(json_build_object('id', c.id, 'author_id', c.author_id, 'content', c.content,
      'created_at', to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.created_at, c.id)
    from comments c where c.workspace_id = $1 and c.violation_id = b.id) as comments
from (
  select ${VIOLATION_COLUMNS}, rv.description as rule_description, rv.explanation as rule_explanation
  from violations v
  join reviews r on r.workspace_id = $1 and r.violation_id = v.id
  left join rule_versions rv on rv.workspace_id = $1 and rv.id = v.rule_version_id
  where v.workspace_id = $1 and v.id = any($2::uuid[])
    and exists (select 1 from audits live where live.workspace_id = $1 and live.id = v.audit_id)
) b`

interface Comment {
  id: string
  author_id: string | null
  author_email?: string | null
  content: string
  created_at: string
}

/** Violations with their rules and threads as JSON, by id. */
export async function violationBodies(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; body: string; comments: Comment[] | null }>({
    name: 'violation-bodies',
    text: DETAILS,
    values: [workspaceId, ids],
  })
  const authors = new Set(rows.flatMap((row) => (row.comments ?? []).map((comment) => comment.author_id).filter((id) => id !== null)))
  const emails = await memberEmails(db, workspaceId, [...authors])
  return new Map(
    rows.map(({ id, body, comments }) => [
      id,
      `${body.slice(0, -1)},"comments":${comments ? JSON.stringify(comments.map((comment) => signed(comment, emails))) : '[]'}}`,
    ]),
  )
}

const signed = ({ id, author_id, content, created_at }: Comment, emails: Map<string, string>) => ({
  id,
  author_email: (author_id && emails.get(author_id)) || null,
  content,
  created_at,
})
