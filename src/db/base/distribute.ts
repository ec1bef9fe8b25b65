import pg from 'pg'
import { PlainError } from '../../errors.ts'

/**
 * Every table of a workspace's data, parents before the tables that point at them. Tables that are not listed hold
 * what must be unique across workspaces and stay local.
 */
export const TENANT_TABLES = [
  'idempotent_requests',
  'sites',
  'templates',
  'tones',
  'infobases',
  'infobase_entries',
  'versions',
  'template_drafts',
  'terms',
  'documents',
  'document_versions',
  'bulk_runs',
  'bulk_rows',
  'document_comments',
  'campaigns',
  'campaign_pieces',
  'judgements',
  'audits',
  'assets',
  'asset_contents',
  'asset_intake',
  'asset_answers',
  'rule_versions',
  'audit_rules',
  'violations',
  'reviews',
  'review_runs',
  'rule_counts',
  'rule_tries',
  'review_jobs',
  'decision_filters',
  'decision_models',
  'model_spending',
  'comments',
  'trail',
  'review_changes',
  'approvals',
  'mentions',
  'snoozes',
  'inbox_views',
  'assignment_rules',
  'own_rules',
  'own_rule_versions',
  'rule_sets',
  'rule_imports',
  'rule_import_rules',
  'notices',
  'notice_choices',
  'digest_times',
  'webhook_events',
  'event_heads',
  'event_cursors',
  'event_outbox',
  'events',
  'webhook_endpoints',
  'webhook_deliveries',
  'carried_violations',
  'compared_runs',
  'compared_cells',
  'workspace_settings',
  'dismissal_reasons',
  'uploads',
  'upload_parts',
  'tombstones',
  'tombstone_heads',
  'pseudonyms',
  'invited_addresses',
  'admin_trail',
  'admin_trail_heads',
] as const

/**
 * Settings of the database on every node. What a statement passes from node to node has no statistics, is taken for large, and would be
 * compiled first: half a second for a decision that takes milliseconds.
 */
export const NODE_SETTINGS = ['jit = off'] as const

/** Spreads the tenant tables over a Citus cluster by workspace; those already spread are left alone. */
export async function distribute(url: string, log: (line: string) => void): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'imprimatur migrate' })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
    if (!rowCount) throw new PlainError('This database has no Citus; create extension citus first, or leave out --distributed')
    const { rows } = await client.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')
    const spread = new Set(rows.map((row) => row.name))
    const todo = TENANT_TABLES.filter((table) => !spread.has(table))
    for (const table of todo) {
      log(`distributing: ${table}`)
      const colocated = table === TENANT_TABLES[0] ? 'default' : TENANT_TABLES[0]
      await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, 'workspace_id', colocated])
    }
    for (const setting of NODE_SETTINGS) await setEverywhere(client, setting)
    return todo
  } finally {
    await client.end()
  }
}

/** Citus passes it on to every node. */
async function setEverywhere(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.query(`alter database ${pg.escapeIdentifier(rows[0]!.name)} set ${setting}`)
}
