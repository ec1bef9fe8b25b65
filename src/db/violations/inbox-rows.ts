import { SEVERITIES } from '../../reviews/chart/chart.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import { surroundings } from '../../reviews/chart/marks.ts'
import { CAME_BACK, END_JSON, shownEnd } from './decision-ends.ts'
import type { EndRow } from './decision-ends.ts'
import { namesIn } from '../people/person-data.ts'
import type { InboxItem } from './inbox.ts'
import { rowsSql, parametersAfter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'

/** Why something is somebody's: who did it, when, and in which words. */
interface InboxReason {
  kind: 'approval' | 'mentioned' | 'assigned' | 'nobody'
  by: string | null
  at: string | null
  text: string | null
  /** Name of the assignment rule that did it. */
  rule: string | null
}

interface Row {
  item: string
  violation_id: string
  site_id: string | null
  site_name: string
  next_run_at: Date | null
  severity: Severity | null
  rule_id: string | null
  rule_name: string | null
  asset_name: string | null
  asset_url: string | null
  language_key: string | null
  violating_text: string | null
  sentence: string | null
  mention: { by: string; at: string; text: string } | null
  assignment: { by: string; at: string; rule: string | null } | null
  approval: { by: string; at: string; text: string } | null
  ended: EndRow | null
}

const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The newest entry that assigned it. */
const ASSIGNMENT = `(select json_build_object('by', t.entry::json -> 'actor' ->> 'name', 'at', ${iso('t.at')},
    'rule', t.entry::json ->> 'rule')
  from changes c join trail t on t.workspace_id = $1 and t.audit_id = c.audit_id and t.number = c.number
  where c.audit_id = v.audit_id and v.place = any(c.places)
    and t.entry::jsonb -> 'assigned' @> jsonb_build_array(jsonb_build_object('id', $2::text))
  order by c.number desc limit 1)`

const MENTION = `(select json_build_object('by', c.author_name, 'at', ${iso('c.created_at')}, 'text', left(c.content, 300))
  from mentions m join comments c on c.workspace_id = $1 and c.id = m.comment_id
  join violations o on o.workspace_id = $1 and o.id = m.violation_id
  where m.workspace_id = $1 and m.user_id = $2 and not m.done and o.audit_id = v.audit_id and coalesce(o.group_id, o.id) = u.item
  order by m.at desc limit 1)`

const APPROVAL = `(select json_build_object('by', p.asker, 'at', ${iso('p.asked_at')}, 'text', left(p.reason, 300))
  from approvals p where p.workspace_id = $1 and p.id = u.item)`

/** What the inbox shows of its items, in their order. */
export async function inboxRows(db: Db, workspaceId: string, userId: string, items: InboxItem[]) {
  if (items.length === 0) return []
  const { values, parameter } = parametersAfter(workspaceId, userId)
  const places = items.map(({ place }) => place)
  const all = parameter(places, 'bigint[]')
  const audits = parameter([...new Set(items.map((item) => item.audit_id))], 'uuid[]')
  const [first, last] = [parameter(Math.min(...places), 'bigint'), parameter(Math.max(...places), 'bigint')]
  const given = rowsSql(parameter, items, {
    item: ['uuid', ({ item }) => item],
    audit_id: ['uuid', ({ audit_id: auditId }) => auditId],
    place: ['bigint', ({ place }) => place],
    mentioned: ['boolean', ({ mentioned }) => mentioned],
    assigned: ['boolean', ({ assigned }) => assigned],
    approval: ['boolean', ({ approval_id: approvalId }) => approvalId !== null],
  })
  const { rows } = await db.query<Row>({
    name: 'inbox-rows',
    // An assignment may name a million places: each is read once, whatever number of rows is shown.
    text: `with changes as materialized (
        select c.audit_id, c.number, array(select p from unnest(c.places) p where p = any(${all})) as places
        from review_changes c where c.workspace_id = $1 and c.audit_id = any(${audits})
          and c.state is null and c.first_place <= ${last} and c.last_place >= ${first}
      )
      select u.item, v.id as violation_id, a.site_id, coalesce(t.name, a.name) as site_name, t.next_run_at,
        ('{${SEVERITIES.join(',')}}'::text[])[v.severity + 1] as severity, v.rule_id, v.rule_name, v.asset_name, v.asset_url,
        (select l.language_key from assets l where l.workspace_id = $1 and l.id = v.asset_id) as language_key,
        left(v.violating_text, 300) as violating_text, left(v.sentence, 2000) as sentence,
        case when u.mentioned then ${MENTION} end as mention, case when u.assigned then ${ASSIGNMENT} end as assignment,
        case when u.approval then ${APPROVAL} end as approval,
        (select ${END_JSON} from reviews r where r.workspace_id = $1 and r.violation_id = v.id and ${CAME_BACK}) as ended
      from ${given}
      join violations v on v.workspace_id = $1 and v.audit_id = u.audit_id and v.place = u.place
      join audits a on a.workspace_id = $1 and a.id = u.audit_id
      left join sites t on t.workspace_id = $1 and t.id = a.site_id`,
    values,
  })
  const names = await namesIn(
    db,
    workspaceId,
    rows.map(({ ended }) => ended?.owner_id ?? null),
  )
  const byItem = new Map(rows.map((row) => [row.item, row]))
  return items.flatMap((item) => {
    const found = byItem.get(item.item)
    if (!found) return []
    const { sentence, mention, assignment, approval, ended, next_run_at: nextRun, ...row } = found
    return [
      {
        ...row,
        ...surroundings(sentence, row.violating_text),
        audit_id: item.audit_id,
        section: item.section,
        count: item.n,
        due_at: item.due_at && new Date(item.due_at).toISOString(),
        snoozed_until: item.until && new Date(item.until).toISOString(),
        ended: shownEnd(ended, 'undecided', names).ended,
        snoozed: item.snoozed,
        next_run_at: nextRun && new Date(nextRun).toISOString(),
        approval_id: item.approval_id,
        reasons: reasonsOf(item, { mention, assignment, approval }),
      },
    ]
  })
}

const NOTHING = { by: null, at: null, text: null, rule: null }

function reasonsOf(item: InboxItem, { mention, assignment, approval }: Pick<Row, 'mention' | 'assignment' | 'approval'>): InboxReason[] {
  const reasons: InboxReason[] = []
  if (item.approval_id) reasons.push({ ...NOTHING, kind: 'approval', ...approval })
  if (item.mentioned) reasons.push({ ...NOTHING, kind: 'mentioned', ...mention })
  if (item.assigned) reasons.push({ ...NOTHING, kind: 'assigned', ...assignment })
  return reasons.length > 0 ? reasons : [{ ...NOTHING, kind: 'nobody' }]
}
