import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { ReviewProgress, ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { findAuditHeads } from '../audits/heads.ts'
import type { StoredAlso } from '../audits/checked-assets.ts'
import { FINDING_COLUMNS, groupStates, people, sum } from './queue-rows.ts'
import type { FindingRow } from './queue-rows.ts'
import { shownEnd } from './decision-ends.ts'
import { ISSUE } from './issues.ts'
import { claimOfFinding } from '../claims/of-finding.ts'
import { liveOfFinding } from '../live/findings.ts'
import { memoryOf } from '../sites/finding-memory.ts'
import { namesOf } from '../people/members.ts'
import type { Db } from '../base/pool.ts'
import { historyOf } from '../trail/pages.ts'

interface Detail extends FindingRow {
  violating_text: string | null
  sentence: string | null
  in_sentence: number | null
  place: number
  reason: string
  recommended_solution: string | null
  suggested_text: string | null
  block: number | null
  span_start: number | null
  span_end: number | null
  found_at: string
  rule_severity: Severity | null
  confidence: number | null
  law: string | null
  jurisdiction: string[]
  also: StoredAlso[] | null
  issue: string | null
  rule: {
    id: string
    version: string
    pack: string
    name: string
    description: string | null
    explanation: string | null
    source: object | null
  } | null
}

const DETAIL = `select ${FINDING_COLUMNS}, v.violating_text, v.sentence, (v.position ->> 'in_sentence')::int as in_sentence,
  v.place, v.reason,
  v.recommended_solution, v.suggested_text, v.block, v.span_start, v.span_end, v.created_at as found_at,
  ('{${SEVERITIES.join(',')}}'::text[])[v.rule_severity + 1] as rule_severity, v.confidence,
  v.law, coalesce(v.jurisdiction, '{}') as jurisdiction, v.also, ${ISSUE} as issue,
  (select json_build_object('id', rv.rule_id, 'version', rv.version, 'pack', rv.pack, 'name', rv.name, 'description', rv.description,
     'explanation', rv.explanation, 'source', rv.source)
    from rule_versions rv where rv.workspace_id = $1 and rv.id = v.rule_version_id) as rule
  from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id where v.workspace_id = $1 and v.id = $2
    and exists (select 1 from audits live where live.workspace_id = $1 and live.id = v.audit_id)`

const OTHERS_AT_FIRST = 10

/** One violation with everything the desk shows of it; null when there is none. */
export async function findFinding(db: Db, workspaceId: string, id: string) {
  const { rows } = await db.query<Detail>({ name: 'finding', text: DETAIL, values: [workspaceId, id] })
  const found = rows[0]
  if (!found) return null
  const { place, in_sentence: inSentence, rule, end, ...finding } = found
  // The version is read before what it vouches for: what changes in between is then newer than the version says, never older.
  const [head] = await findAuditHeads(db, workspaceId, [finding.audit_id])
  const [groups, thread, history, others, also, remembered, claim, live] = await Promise.all([
    groupStates(db, workspaceId, finding.audit_id, finding.group_id ? [finding.group_id] : []),
    threadOf(db, workspaceId, id),
    historyOf(db, workspaceId, finding.audit_id, { id, group_id: finding.group_id, place }),
    otherRows(db, workspaceId, finding.audit_id, finding.group_id, id, 0, OTHERS_AT_FIRST),
    alsoRows(db, workspaceId, finding.audit_id, finding.also ?? []),
    memoryOf(db, workspaceId, id),
    claimOfFinding(db, workspaceId, id),
    liveOfFinding(db, workspaceId, id),
  ])
  const names = await namesOf(db, [...finding.assigned_to, ...(end?.owner_id ? [end.owner_id] : [])])
  const states = (finding.group_id && groups.get(finding.group_id)) || alone(finding.review_state)
  return {
    ...finding,
    ...shownEnd(end, finding.review_state, names),
    assigned_to: people(finding.assigned_to, names),
    sentence_start: startOf(finding, inSentence),
    rule: rule && { ...rule, source: sourceOf(rule.source) },
    also,
    memory: remembered.memory,
    first_found_at: remembered.firstFoundAt ?? finding.found_at,
    claim,
    live,
    group_size: sum(states),
    group_states: states,
    others,
    thread,
    history,
    version: head?.version ?? 0,
  }
}

/** What the other rules say, with the background of each as it was when the audit ran. */
async function alsoRows(db: Db, workspaceId: string, auditId: string, also: StoredAlso[]) {
  if (also.length === 0) return []
  const { rows } = await db.query<{
    rule_id: string
    version: string
    explanation: string | null
    source: object | null
    confidence: number | null
  }>({
    name: 'finding-also',
    text: `select v.rule_id, v.version, v.explanation, v.source, (v.definition ->> 'confidence')::real as confidence
      from rule_versions v join audit_rules a on a.workspace_id = $1 and a.audit_id = $2 and a.rule_version_id = v.id
      where v.workspace_id = $1 and v.rule_id = any($3::text[])`,
    values: [workspaceId, auditId, also.map((one) => one.rule_id)],
  })
  const rules = new Map(rows.map((row) => [row.rule_id, row]))
  return also.map((one) => {
    const rule = rules.get(one.rule_id)
    return {
      ...one,
      version: rule?.version ?? null,
      explanation: rule?.explanation ?? null,
      url: sourceOf(rule?.source ?? null)?.url ?? null,
      confidence: rule?.confidence ?? null,
    }
  })
}

const alone = (state: ReviewState) => Object.fromEntries(REVIEW_STATES.map((name) => [name, name === state ? 1 : 0])) as ReviewProgress

function startOf({ sentence, violating_text: text }: Pick<Detail, 'sentence' | 'violating_text'>, known: number | null): number | null {
  if (!sentence || !text) return null
  if (known !== null && sentence.startsWith(text, known)) return known
  const start = sentence.indexOf(text)
  return start < 0 ? null : start
}

/** A rule's source as it is shown, whatever else was kept with it. */
function sourceOf(source: object | null) {
  if (!source) return null
  const { citation = '', url = null, verified = false } = source as { citation?: string; url?: string | null; verified?: boolean }
  return citation === '' && url === null ? null : { citation, url, verified }
}

async function threadOf(db: Db, workspaceId: string, id: string) {
  const { rows } = await db.query<{
    id: string
    author_id: string | null
    author_name: string
    content: string
    created_at: string
    audit_id: string | null
  }>({
    name: 'finding-thread',
    text: `select id, author_id, author_name, content, created_at, origin_audit_id as audit_id
      from comments where workspace_id = $1 and violation_id = $2
      order by created_at, id`,
    values: [workspaceId, id],
  })
  const names = await namesOf(db, [...new Set(rows.map((row) => row.author_id).filter((author) => author !== null))])
  return rows.map(({ author_id: author, ...comment }) => ({
    ...comment,
    author: author && names.has(author) ? { id: author, name: names.get(author)! } : null,
  }))
}

async function otherRows(db: Db, workspaceId: string, auditId: string, groupId: string | null, id: string, offset: number, limit: number) {
  if (!groupId) return []
  const { rows } = await db.query<{
    id: string
    review_state: ReviewState
    asset_id: string | null
    asset_name: string | null
    asset_url: string | null
  }>({
    name: 'finding-others',
    text: `select v.id, ('{${REVIEW_STATES.join(',')}}'::text[])[r.state + 1] as review_state, v.asset_id, v.asset_name, v.asset_url
      from (
        select violation_id, state, place from reviews
        where workspace_id = $1 and audit_id = $2 and group_id = $3 and violation_id <> $4
        order by place limit $5 offset $6
      ) r
      join violations v on v.workspace_id = $1 and v.id = r.violation_id order by r.place`,
    values: [workspaceId, auditId, groupId, id, limit, offset],
  })
  return rows
}

/** A window of the same finding on other assets. */
export async function otherPlaces(db: Db, workspaceId: string, id: string, offset: number, limit: number) {
  const {
    rows: [found],
  } = await db.query<{ audit_id: string; group_id: string | null }>(
    `select r.audit_id, r.group_id from reviews r where r.workspace_id = $1 and r.violation_id = $2
       and exists (select 1 from audits live where live.workspace_id = $1 and live.id = r.audit_id)`,
    [workspaceId, id],
  )
  if (!found) return null
  const groups = await groupStates(db, workspaceId, found.audit_id, found.group_id ? [found.group_id] : [])
  const states = found.group_id ? groups.get(found.group_id) : undefined
  return {
    others: await otherRows(db, workspaceId, found.audit_id, found.group_id, id, offset, limit),
    total: states ? sum(states) - 1 : 0,
  }
}
