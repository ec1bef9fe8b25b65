import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import { STANDS } from '../violations/decision-ends.ts'
import { DECIDED_AT } from '../violations/export.ts'
import type { Db } from '../base/pool.ts'

export interface EvidenceComment {
  id: string
  at: string
  author: string
  text: string
  /** The earlier run that it was written in, whose trail has it. */
  audit_id: string | null
}

export interface EvidenceFinding {
  id: string
  place: number
  severity: string | null
  rule_id: string | null
  rule_name: string | null
  rule_version: string | null
  law: string | null
  law_url: string | null
  jurisdiction: string[] | null
  page_id: string | null
  /** Its address; its name where it has none. */
  page: string | null
  page_name: string | null
  page_url: string | null
  /** SHA-256 of the page as it was read. */
  page_sha256: string | null
  found: string | null
  sentence: string | null
  /** Where it begins and ends in the text of the page, in UTF-16 units. */
  span_start: number | null
  span_end: number | null
  block: number | null
  position: object | null
  reason: string
  solution: string | null
  suggested: string | null
  language: string | null
  confidence: number | null
  also: { rule_id: string; rule_name: string; law: string | null; reason: string }[] | null
  /** When it was found first, in this run or an earlier one. */
  found_at: string
  decision: string
  decided_by: string | null
  decided_at: string | null
  decided_why: string | null
  /** The last day on which the decision holds. */
  decided_until: string | null
  /** What it says, hashed when it was found: see src/db/trail/finding-hash.ts. Null: it was found before there were such hashes. */
  finding_sha256: string | null
  thread: EvidenceComment[]
}

const AT_ONCE = 500
const asComment = ({ id, at, author, text, audit_id }: EvidenceComment): EvidenceComment => ({ id, at, author, text, audit_id })
const words = (list: readonly string[]) => `'{${list.join(',')}}'::text[]`

const WHICH = { all: 'true', open: 'r.state = 0', decided: 'r.state <> 0' } as const

const FINDING = `select v.id, v.place, (${words(SEVERITIES)})[v.severity + 1] as severity, v.rule_id, v.rule_name,
         n.version as rule_version, v.law, case when v.law = n.source ->> 'citation' then n.source ->> 'url' end as law_url, v.jurisdiction,
         v.asset_id as page_id, coalesce(v.asset_url, v.asset_name) as page, v.asset_name as page_name, v.asset_url as page_url,
         encode(a.content_hash, 'hex') as page_sha256, v.violating_text as found, v.sentence,
         v.span_start, v.span_end, v.block, v.position, v.reason, v.recommended_solution as solution, v.suggested_text as suggested,
         v.language, v.confidence, v.also,
          coalesce((select f.created_at from carried_violations c join violations f on f.workspace_id = $1 and f.id = c.identity
            where c.workspace_id = $1 and c.violation_id = v.id), v.created_at) as found_at,
         (${words(REVIEW_STATES)})[r.state + 1] as decision, r.decided_by, ${DECIDED_AT} as decided_at, r.dismissal_reason as decided_why,
         case when ${STANDS} then (select to_char(e.until, 'YYYY-MM-DD') from decision_ends e
           where e.workspace_id = $1 and e.id = r.end_id) end as decided_until,
         encode(r.finding_hash, 'hex') as finding_sha256
       from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
       left join assets a on a.workspace_id = $1 and a.id = v.asset_id
       left join rule_versions n on n.workspace_id = $1 and n.id = v.rule_version_id`

/** What an audit found, the gravest first, with what was decided and said about each. */
export async function* evidenceFindings(
  db: Db,
  workspaceId: string,
  auditId: string,
  which: keyof typeof WHICH = 'all',
): AsyncGenerator<EvidenceFinding> {
  for (let after = -1; ; ) {
    const { rows } = await db.query<Omit<EvidenceFinding, 'thread'>>(
      `${FINDING}
       where v.workspace_id = $1 and v.audit_id = $2 and v.place > $3 and ${WHICH[which]} order by v.place limit ${AT_ONCE}`,
      [workspaceId, auditId, after],
    )
    yield* await withThreads(db, workspaceId, rows)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.place
  }
}

/** One of them; null: there is none. */
export async function findEvidenceFinding(db: Db, workspaceId: string, id: string): Promise<EvidenceFinding | null> {
  const { rows } = await db.query<Omit<EvidenceFinding, 'thread'>>(`${FINDING} where v.workspace_id = $1 and v.id = $2`, [workspaceId, id])
  return (await withThreads(db, workspaceId, rows))[0] ?? null
}

async function withThreads(db: Db, workspaceId: string, rows: Omit<EvidenceFinding, 'thread'>[]): Promise<EvidenceFinding[]> {
  const { rows: comments } = await db.query<EvidenceComment & { finding: string }>(
    `select violation_id as finding, id, created_at as at, author_name as author, content as text, origin_audit_id as audit_id
     from comments where workspace_id = $1 and violation_id = any($2::uuid[]) order by created_at, id`,
    [workspaceId, rows.map(({ id }) => id)],
  )
  const threads = Map.groupBy(comments, ({ finding }) => finding)
  return rows.map((row) => ({ ...row, thread: (threads.get(row.id) ?? []).map(asComment) }))
}
