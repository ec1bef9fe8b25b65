/**
 * Every table with a workspace_id, parents before the tables that point at them; whatever needs to know a workspace's tables takes them
 * from here.
 *
 * `exported`: a workspace's own, distributed by workspace, and taken along when a workspace is exported.
 * `left`: distributed too, but it belongs to the server it was made by: kept answers, events and where they are sent, comparisons of runs,
 *   tries of rules.
 * `local`: its contents are unique across workspaces (key hashes, sessions, links), so it stays on the one machine that knows all of them.
 */
export const WORKSPACE_TABLES = {
  idempotent_requests: 'left',
  sites: 'exported',
  templates: 'exported',
  tones: 'exported',
  infobases: 'exported',
  infobase_entries: 'exported',
  versions: 'exported',
  template_drafts: 'exported',
  terms: 'exported',
  documents: 'exported',
  document_versions: 'exported',
  bulk_runs: 'exported',
  bulk_rows: 'exported',
  document_comments: 'exported',
  campaigns: 'exported',
  campaign_pieces: 'exported',
  judgements: 'exported',
  audits: 'exported',
  assets: 'exported',
  asset_contents: 'exported',
  asset_intake: 'exported',
  asset_answers: 'exported',
  rule_versions: 'exported',
  audit_rules: 'exported',
  violations: 'exported',
  reviews: 'exported',
  review_runs: 'exported',
  rule_counts: 'exported',
  rule_tries: 'left',
  review_jobs: 'left',
  decision_filters: 'exported',
  decision_models: 'exported',
  model_spending: 'exported',
  comments: 'exported',
  trail: 'exported',
  review_changes: 'exported',
  decision_ends: 'exported',
  time_stamps: 'left',
  stamped_heads: 'left',
  approvals: 'exported',
  mentions: 'exported',
  snoozes: 'exported',
  inbox_views: 'exported',
  assignment_rules: 'exported',
  own_rules: 'exported',
  own_rule_versions: 'exported',
  rule_sets: 'exported',
  rule_imports: 'exported',
  rule_import_rules: 'exported',
  notices: 'exported',
  notice_choices: 'exported',
  digest_times: 'exported',
  webhook_events: 'left',
  event_heads: 'left',
  event_cursors: 'left',
  event_outbox: 'left',
  events: 'left',
  webhook_endpoints: 'left',
  webhook_deliveries: 'left',
  carried_violations: 'exported',
  claims: 'exported',
  claim_versions: 'exported',
  claim_answers: 'exported',
  claim_remarks: 'exported',
  claim_sources: 'exported',
  compared_runs: 'left',
  compared_cells: 'left',
  workspace_settings: 'exported',
  dismissal_reasons: 'exported',
  uploads: 'exported',
  upload_parts: 'exported',
  tombstones: 'exported',
  tombstone_heads: 'exported',
  holds: 'exported',
  pseudonyms: 'exported',
  invited_addresses: 'exported',
  admin_trail: 'exported',
  admin_trail_heads: 'exported',
  members: 'local',
  api_keys: 'local',
  sessions: 'local',
  links: 'local',
  reading_links: 'local',
} as const satisfies Record<string, 'exported' | 'left' | 'local'>

export type WorkspaceTableName = keyof typeof WORKSPACE_TABLES

const tablesOf = (...kinds: string[]): WorkspaceTableName[] =>
  (Object.keys(WORKSPACE_TABLES) as WorkspaceTableName[]).filter((name) => kinds.includes(WORKSPACE_TABLES[name]))

/** Those that are spread over the machines of a cluster. */
export const TENANT_TABLES: readonly WorkspaceTableName[] = tablesOf('exported', 'left')

export const EXPORTED_TABLES: readonly WorkspaceTableName[] = tablesOf('exported')
