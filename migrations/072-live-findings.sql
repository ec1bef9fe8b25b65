-- A finding that a page says otherwise than what was approved for it: both versions, as they were compared.
create table live_findings (
  workspace_id uuid not null,
  violation_id uuid not null,
  audit_id uuid not null,
  asset_id uuid not null,
  binding_id uuid not null,
  kind text not null,
  source_id uuid,
  version integer,
  name text not null,
  approved_by uuid[] not null default '{}',
  approved_at timestamptz,
  state text not null check (state in ('changed', 'notice_gone', 'gone')),
  parts jsonb not null,
  change text not null,
  primary key (workspace_id, violation_id)
);
create index live_findings_asset on live_findings (workspace_id, asset_id);
create index live_findings_audit on live_findings (workspace_id, audit_id);

-- Which approved texts a page of an audit was compared with; where others are bound to it today, it is compared anew.
create table live_checks (
  workspace_id uuid not null,
  asset_id uuid not null,
  audit_id uuid not null,
  bound text not null,
  primary key (workspace_id, asset_id)
);
create index live_checks_audit on live_checks (workspace_id, audit_id);
