import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'

export interface CommentRow {
  id: string
  author_email: string | null
  content: string
  created_at: string
}

const words = (list: readonly string[]) => `'{${list.join(',')}}'::text[]`

/** The columns of a list item; `v` is the violation, `r` its review. */
export const VIOLATION_COLUMNS = `v.id, v.audit_id, (${words(REVIEW_STATES)})[r.state + 1] as review_state,
  (${words(SEVERITIES)})[v.severity + 1] as severity, v.rule_id, v.rule_name, v.asset_id, v.asset_name, v.asset_url,
  v.violating_text, v.reason, v.recommended_solution, v.suggested_text, r.dismissal_reason, v.group_id,
  r.assigned_to as assigned_to_user_ids, coalesce(v.also, '[]') as also, v.law, coalesce(v.jurisdiction, '{}') as jurisdiction,
  v.confidence, v.language, case when r.approval_id is not null then (
    select json_build_object('action', 'dismiss', 'id', p.id, 'reason', p.reason, 'requested_by', p.asker,
      'requested_at', to_char(p.asked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from approvals p where p.workspace_id = $1 and p.id = r.approval_id) end as pending`

/** Text, reason and name of the rule, and the beginning of the sentence: each as its trigram index has it. */
const SEARCHED = `(coalesce(v.violating_text, '') || E'\\x01' || v.reason || E'\\x01' || coalesce(v.rule_name, ''))`
const SENTENCE = 'left(v.sentence, 4000)'

/** Contains a pattern, ignoring case. Version 1 of the public API promises not to look into sentences. */
export const foundSql = (pattern: string, inSentence = true): string =>
  inSentence ? `(${SEARCHED} ilike ${pattern} or ${SENTENCE} ilike ${pattern})` : `${SEARCHED} ilike ${pattern}`
export const likePattern = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`

/** E-mail addresses of those who (still) belong to the workspace. */
export async function memberEmails(db: Db, workspaceId: string, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; email: string }>({
    name: 'member-emails',
    text: 'select u.id, u.email from users u join members m on m.user_id = u.id where m.workspace_id = $1 and u.id = any($2::uuid[])',
    values: [workspaceId, userIds],
  })
  return new Map(rows.map((row) => [row.id, row.email]))
}
