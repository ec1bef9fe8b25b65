import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { marksOf } from '../../reviews/chart/marks.ts'
import type { SourceFinding } from '../../reviews/chart/marks.ts'
import { unpackText } from './packing.ts'
import type { Db } from '../base/pool.ts'

interface AssetRow {
  id: string
  audit_id: string
  name: string
  url: string
  title: string | null
  type: string | null
  language_key: string | null
  fetched_at: string | null
  characters: number | null
  checked: number | null
  left_out: { reason: string; characters: number }[]
  held: number | null
  packed: Buffer | null
  has_snapshot: boolean
}

export interface ContextFinding extends SourceFinding {
  violating_text: string | null
  rule_name: string | null
  severity: Severity | null
  review_state: ReviewState
  rules: number
}

const MOST = 2000
const words = (list: readonly string[]) => `'{${list.join(',')}}'::text[]`

/** Every finding on an asset, in the order of its text. */
export async function findingsOn(db: Db, workspaceId: string, assetId: string): Promise<ContextFinding[]> {
  const { rows } = await db.query<ContextFinding>({
    name: 'asset-findings',
    text: `select v.id, v.block, v.span_start, v.span_end, left(v.violating_text, 200) as violating_text, v.rule_name,
        (${words(SEVERITIES)})[v.severity + 1] as severity, (${words(REVIEW_STATES)})[r.state + 1] as review_state,
        coalesce(jsonb_array_length(v.also), 0) + 1 as rules
      from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
      where v.workspace_id = $1 and v.asset_id = $2 order by v.span_start nulls last, v.place limit ${MOST}`,
    values: [workspaceId, assetId],
  })
  return rows
}

/** The text of an asset with all findings marked in it; null when there is no such asset. */
export async function assetContext(db: Db, workspaceId: string, assetId: string) {
  const {
    rows: [asset],
  } = await db.query<AssetRow>({
    name: 'asset-context',
    text: `select a.id, a.audit_id, a.name, a.url, a.title, a.type, a.language_key, a.fetched_at, a.characters, a.checked, a.left_out,
        a.held, c.packed, (c.snapshot is not null or (a.type = 'html' and c.packed is not null)) and c.page_kept as has_snapshot
      from assets a left join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id where a.workspace_id = $1 and a.id = $2
        and exists (select 1 from audits live where live.workspace_id = $1 and live.id = a.audit_id)`,
    values: [workspaceId, assetId],
  })
  if (!asset) return null
  const { packed, has_snapshot: hasSnapshot, ...rest } = asset
  const blocks = packed && unpackText(packed).blocks
  const findings = await findingsOn(db, workspaceId, assetId)
  const marks = blocks ? marksOf(blocks, findings) : []
  return {
    ...rest,
    has_snapshot: hasSnapshot ?? false,
    kept: blocks !== null,
    blocks: (blocks ?? []).map(({ scope, region, text, language }, index) => ({
      index,
      scope,
      region,
      text,
      language_key: language,
      marks: marks[index]!,
    })),
    findings: findings.map(({ id, violating_text, rule_name, severity, review_state, rules }, index) => ({
      number: index + 1,
      id,
      violating_text,
      rule_name,
      severity,
      review_state,
      rules,
    })),
  }
}

/** The page as it was, and whether the findings' places are places in it. */
export async function findSnapshot(
  db: Db,
  workspaceId: string,
  assetId: string,
): Promise<{ html: string; placed: boolean; title: string | null } | null> {
  const {
    rows: [row],
  } = await db.query<{ snapshot: Buffer | null; packed: Buffer; type: string | null; title: string | null }>(
    `select c.snapshot, c.packed, a.type, a.title from assets a join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id
     where a.workspace_id = $1 and a.id = $2 and c.page_kept
       and exists (select 1 from audits live where live.workspace_id = $1 and live.id = a.audit_id)`,
    [workspaceId, assetId],
  )
  if (!row) return null
  if (row.type === 'html') return { html: unpackText(row.packed).source, placed: true, title: row.title }
  return row.snapshot ? { html: row.snapshot.toString('utf8'), placed: false, title: row.title } : null
}
