-- Links for reading one finding without an account. Found by the hash of their token, whatever the workspace.
create table finding_links (
  id uuid primary key,
  hash bytea not null unique,
  workspace_id uuid not null,
  violation_id uuid not null,
  audit_id uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  reads integer not null default 0,
  last_read_at timestamptz
);
create index finding_links_violation on finding_links (workspace_id, violation_id);
create index finding_links_audit on finding_links (workspace_id, audit_id);
