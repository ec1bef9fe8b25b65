import { PLACES_PER_RUN, stateCode } from '../review/chart.ts'
import type { ReviewState } from '../review/chart.ts'
import type { Db } from './pool.ts'
import { memberEmails, placeRange, VIOLATION_COLUMNS } from './violations.ts'
import type { PageFilter } from './violations.ts'

/*
 * The two reads the desk of every client is built on, answered as JSON that PostgreSQL has written and the server passes
 * through: building the same objects twice is most of what such a request costs.
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
    name: 'violation-bodies', text: DETAILS, values: [workspaceId, ids],
  })
  const authors = new Set(rows.flatMap((row) => (row.comments ?? []).map((comment) => comment.author_id).filter((id) => id !== null)))
  const emails = await memberEmails(db, workspaceId, [...authors])
  return new Map(rows.map(({ id, body, comments }) => [id, `${body.slice(0, -1)},"comments":${comments ? JSON.stringify(comments.map((comment) => signed(comment, emails))) : '[]'}}`]))
}

const signed = ({ id, author_id, content, created_at }: Comment, emails: Map<string, string>) => ({
  id, author_email: (author_id && emails.get(author_id)) || null, content, created_at,
})

const pageSql = (byState: boolean) => `
select a.counts, coalesce((
  select json_agg(p) from (
    select ${VIOLATION_COLUMNS} from (
      select r.* from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.place >= $3 and r.place < $4
        and r.state ${byState ? '= $7' : 'in (0, 1, 2, 3, 4)'} order by r.place limit $5 offset $6
    ) r join violations v on v.workspace_id = $1 and v.id = r.violation_id order by r.place
  ) p), '[]')::text as body
from audits a where a.workspace_id = $1 and a.id = $2`

export interface Page {
  counts: number[]
  body: string
}

/** A page's violations as JSON and the audit's counters; null when there is no such audit. `start`: where the page begins, `skip`: how many places after it. */
export async function pageBody(
  db: Db, workspaceId: string, auditId: string, filter: PageFilter, start: number | null, skip: number, limit: number,
): Promise<Page | null> {
  const [from, to] = placeRange(filter.severity)
  const byState = filter.state !== 'all'
  const { rows } = await db.query<Page>({
    name: byState ? 'page-body-state' : 'page-body', text: pageSql(byState),
    values: [workspaceId, auditId, start ?? from, to, limit, skip, ...(byState ? [stateCode(filter.state as ReviewState)] : [])],
  })
  return rows[0] ?? null
}

/**
 * Where a deep page starts: the run of places that holds its first violation, and how many of that run come before it.
 * The counters of the runs are added up instead of walking over everything before the page.
 */
export async function pageStart(db: Db, workspaceId: string, auditId: string, filter: PageFilter, offset: number): Promise<{ place: number; skip: number } | null> {
  const [from, to] = placeRange(filter.severity)
  const counted = filter.state === 'all' ? 'counts[1] + counts[2] + counts[3] + counts[4] + counts[5]' : `counts[${stateCode(filter.state) + 1}]`
  const { rows } = await db.query<{ run: number; before: number }>({
    name: `page-start-${filter.state}`,
    text: `select run, before::int from (
        select run, sum(${counted}) over (order by run) as upto, sum(${counted}) over (order by run) - (${counted}) as before
        from review_runs where workspace_id = $1 and audit_id = $2 and run >= $3 and run < $4
      ) s where upto > $5 order by run limit 1`,
    values: [workspaceId, auditId, from / PLACES_PER_RUN, to / PLACES_PER_RUN, offset],
  })
  return rows[0] ? { place: Math.max(from, rows[0].run * PLACES_PER_RUN), skip: offset - rows[0].before } : null
}
