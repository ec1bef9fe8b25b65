import { SEVERITIES } from '../../reviews/chart/chart.ts'
import type { Rule } from '../../rules/index.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

/** Whether a rule is for some sites or paths alone. */
const isPlaced = ({ applies }: Pick<Rule, 'applies'>) => (applies?.sites.length ?? 0) + (applies?.paths.length ?? 0) > 0

/** A rule as far as a violation tells what it said; what claims find has no file. */
export interface StoredRule {
  rule: Pick<Rule, 'id' | 'pack' | 'name' | 'description' | 'explanation' | 'jurisdiction' | 'link' | 'confidence' | 'applies'> & {
    kind: string
    source: object | null
  }
  version: string
  meaning: string
  severity: string
}

/** The version that each of some rows is, by its id. */
export async function ruleVersions(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; version: string }>({
    name: 'rule-versions-named',
    text: 'select id, version from rule_versions where workspace_id = $1 and id = any($2::uuid[])',
    values: [workspaceId, ids],
  })
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Stores the versions of some rules that a workspace has not had yet, and names them all as those the audit runs with. */
export async function storeRuleVersions(db: Db, workspaceId: string, auditId: string, rules: readonly StoredRule[]): Promise<void> {
  const records = rules.map(({ rule, version, meaning, severity }) => ({
    id: newId(),
    rule_id: rule.id,
    version,
    meaning,
    pack: rule.pack,
    name: rule.name,
    description: rule.description || null,
    explanation: rule.explanation || null,
    severity: SEVERITIES.indexOf(severity as never),
    source: rule.source,
    definition: {
      kind: rule.kind,
      jurisdiction: rule.jurisdiction,
      link: rule.link,
      confidence: rule.confidence ?? null,
      ...(isPlaced(rule) ? { placed: true } : {}),
    },
  }))
  await db.query(
    `insert into rule_versions
       (workspace_id, id, rule_id, version, meaning, pack, name, description, explanation, severity, source, definition)
     select $1, r.id, r.rule_id, r.version, r.meaning, r.pack, r.name, r.description, r.explanation, r.severity, r.source, r.definition
     from jsonb_to_recordset($2::jsonb) as r (
       id uuid, rule_id text, version text, meaning text, pack text, name text, description text,
       explanation text, severity smallint, source jsonb, definition jsonb)
     on conflict (workspace_id, rule_id, version) do update set meaning = excluded.meaning where rule_versions.meaning is null`,
    [workspaceId, JSON.stringify(records)],
  )
  await db.query(
    `insert into audit_rules (workspace_id, audit_id, rule_version_id, number)
     select $1, $2, v.id, r.number
     from rule_versions v join unnest($3::text[], $4::text[]) with ordinality as r (rule_id, version, number)
       on v.rule_id = r.rule_id and v.version = r.version
     where v.workspace_id = $1 on conflict do nothing`,
    [workspaceId, auditId, rules.map(({ rule }) => rule.id), rules.map(({ version }) => version)],
  )
}

/** The versions an audit runs with, by rule. */
export async function auditRuleVersions(db: Db, workspaceId: string, auditId: string): Promise<Map<string, string>> {
  const { rows } = await db.query<{ rule_id: string; id: string }>(
    `select v.rule_id, v.id
     from audit_rules a join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
     where a.workspace_id = $1 and a.audit_id = $2`,
    [workspaceId, auditId],
  )
  return new Map(rows.map((row) => [row.rule_id, row.id]))
}
