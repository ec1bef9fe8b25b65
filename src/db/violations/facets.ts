import { REVIEW_STATES, reviewProgress } from '../../reviews/chart/chart.ts'
import { isOfEarlierRun, RUN_CHANGES } from '../../reviews/chart/run-changes.ts'
import { findAuditHeads } from '../audits/heads.ts'
import { bySeverity, changesOf } from '../audits/pages.ts'
import type { StoredChanges } from '../audits/pages.ts'
import { mergedCounts, namesInAudit } from './also-rules.ts'
import { namesOf } from '../people/members.ts'
import type { Db } from '../base/pool.ts'
import { ruleCounts } from '../rules/counts.ts'
import type { RuleCount } from '../rules/counts.ts'
import { remembered } from '../base/remembered.ts'
import { sectionSql } from '../sites/run-pairs.ts'
import { likePattern } from './violations.ts'

const MOST_ASSETS = 200
const MOST_SECTIONS = 100

interface Option {
  value: string
  label: string
  count: number
}

/** What each filter can be set to, with the findings of the whole audit behind each; null when there is no such audit. */
export async function facetsOf(db: Db, workspaceId: string, auditId: string, asked: AskedAssets = { chosen: [], search: '' }) {
  const [head] = await findAuditHeads(db, workspaceId, [auditId])
  if (!head) return null
  const { rows: assigned } = await db.query<{ id: string; count: number }>(
    `select u as id, count(*)::int as count from reviews r, unnest(r.assigned_to) u
     where r.workspace_id = $1 and r.audit_id = $2 and r.assigned_to <> '{}' group by 1 order by 2 desc`,
    [workspaceId, auditId],
  )
  const { rows: somebody } = await db.query<{ count: number }>(
    `select count(*)::int as count from reviews where workspace_id = $1 and audit_id = $2 and assigned_to <> '{}'`,
    [workspaceId, auditId],
  )
  const names = await namesOf(
    db,
    assigned.map(({ id }) => id),
  )
  const rules = await ruleCounts(db, workspaceId, auditId)
  const merged = await alsoCounts(db, workspaceId, auditId, head.total_violations, rules)
  return {
    rules: optionsOf(
      [...rules, ...merged.rules],
      (rule) => rule.rule_id,
      (rule) => rule.rule_name,
    ),
    packs: optionsOf([...rules, ...merged.packs], (rule) => rule.pack),
    assets: await assetOptions(db, workspaceId, auditId, asked),
    ...(await placeOptions(db, workspaceId, auditId, head.total_violations)),
    assignees: [
      ...assigned.map(({ id, count }) => ({ value: id, label: names.get(id) ?? 'somebody who left', count })),
      { value: 'nobody', label: 'nobody', count: head.total_violations - somebody[0]!.count },
    ],
    severities: Object.entries(bySeverity(head.counts)).map(([value, count]) => ({ value, label: value, count })),
    changes: await changeOptions(db, workspaceId, auditId),
    states: REVIEW_STATES.map((state) => ({ value: state, label: state, count: reviewProgress(head.counts)[state] })),
  }
}

/** What differs from the run before, as it was when the run ended; nothing in the first run of a site. */
async function changeOptions(db: Db, workspaceId: string, auditId: string): Promise<Option[]> {
  const { rows } = await db.query<{ changes: StoredChanges; total: number; earlier_total: number | null }>(
    `select a.changes, a.total_violations as total,
       (select b.total_violations from audits b where b.workspace_id = $1 and b.id = a.previous_id) as earlier_total
     from audits a where a.workspace_id = $1 and a.id = $2`,
    [workspaceId, auditId],
  )
  const counts = rows[0] && changesOf(rows[0].changes, rows[0].total, rows[0].earlier_total)
  return counts
    ? RUN_CHANGES.filter((change) => !isOfEarlierRun(change)).map((value) => ({ value, label: value, count: counts[value] }))
    : []
}

type Counted = Pick<RuleCount, 'rule_id' | 'rule_name' | 'pack' | 'total'>

/** What rules say beside the leading one: the counters have a merged violation under its leading rule alone. */
async function alsoCounts(db: Db, workspaceId: string, auditId: string, violations: number, leading: RuleCount[]) {
  const merged = await mergedCounts(db, workspaceId, auditId, violations)
  const names = await namesInAudit(db, workspaceId, auditId, [...new Set(merged.flatMap(({ also }) => also))])
  const rules = new Map<string | null, Pick<Counted, 'rule_name' | 'pack'>>([
    ...leading.map((rule) => [rule.rule_id, rule] as const),
    ...names.map((rule) => [rule.rule_id, rule] as const),
  ])
  const packOf = (id: string | null) => rules.get(id)?.pack ?? id?.split('.')[0] ?? null
  return {
    rules: merged.flatMap(({ also, total }) =>
      also.map((id): Counted => ({ rule_id: id, rule_name: rules.get(id)?.rule_name ?? id, pack: packOf(id), total })),
    ),
    packs: merged.flatMap(({ rule_id: first, also, total }) =>
      [...new Set(also.map(packOf))]
        .filter((pack) => pack !== packOf(first))
        .map((pack): Counted => ({ rule_id: null, rule_name: null, pack, total })),
    ),
  }
}

/** What the rules found, added up by a name of theirs, in the order of the first that has it. */
function optionsOf(rules: Counted[], valueOf: (rule: Counted) => string | null, labelOf = valueOf): Option[] {
  const named = Map.groupBy(
    rules.filter((rule) => valueOf(rule) !== null),
    (rule) => valueOf(rule)!,
  )
  return [...named].map(([value, list]) => ({
    value,
    label: labelOf(list[0]!) ?? value,
    count: list.reduce((sum, { total }) => sum + total, 0),
  }))
}

/**
 * An audit may have more assets than anybody reads through: those chosen, and those with most findings
 * whose name or address has the text.
 */
interface AskedAssets {
  chosen: string[]
  search: string
}

async function assetOptions(db: Db, workspaceId: string, auditId: string, { chosen, search }: AskedAssets): Promise<Option[]> {
  const { rows } = await db.query<Option>(
    `select id as value, name as label, violations as count from assets where workspace_id = $1 and audit_id = $2
       and (id = any($3::uuid[]) or (violations > 0 and ($4::text is null or name ilike $4 or url ilike $4)))
     order by id = any($3::uuid[]) desc, violations desc, name limit ${MOST_ASSETS}`,
    [workspaceId, auditId, chosen, search === '' ? null : likePattern(search)],
  )
  return rows
}

/** Parts of the site and languages, by the pages with findings; looked up again when something was found. */
const placeOptions = (db: Db, workspaceId: string, auditId: string, found: number): Promise<{ sections: Option[]; languages: Option[] }> =>
  remembered(
    JSON.stringify(['places', workspaceId, auditId, found]),
    ({ sections, languages }) => (sections.length + languages.length) * 200,
    async () => {
      const { rows } = await db.query<{ section: string | null; language: string | null; count: number }>(
        `select case when t.url is not null then ${sectionSql('t.url')} end as section, t.language_key as language,
           sum(t.violations)::int as count
         from assets t where t.workspace_id = $1 and t.audit_id = $2 and t.violations > 0 group by 1, 2`,
        [workspaceId, auditId],
      )
      const sums = (of: 'section' | 'language') =>
        [...Map.groupBy(rows, (row) => row[of])]
          .flatMap(([value, some]) =>
            value === null ? [] : [{ value, label: value, count: some.reduce((sum, row) => sum + row.count, 0) }],
          )
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      // Filters are lists with commas: one in an address is given encoded.
      const sections = sums('section').map((option) => ({ ...option, value: option.value.replaceAll(',', '%2C') }))
      return { sections: sections.slice(0, MOST_SECTIONS), languages: sums('language') }
    },
  )
