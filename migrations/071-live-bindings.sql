-- What was approved, at an address that must say it: see docs/live.md.
create table live_bindings (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('document', 'claim', 'text', 'file')),
  -- Of a document, a claim or what a file was read into.
  source_id uuid,
  -- The version of a document or claim that was approved.
  version integer,
  name text not null,
  language_key text,
  -- Each of them may stand there.
  texts jsonb not null,
  -- What must stand on the page as well.
  notices jsonb not null,
  -- Of texts and notices.
  sha256 bytea not null,
  address text not null,
  -- What names the page whatever the spelling of its address: see src/fetch/address-key.ts.
  address_key text not null,
  owner_id uuid,
  bound_by uuid,
  approved_by uuid[] not null default '{}',
  approved_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index live_bindings_address on live_bindings (workspace_id, address_key);
create index live_bindings_source on live_bindings (workspace_id, source_id) where source_id is not null;

-- What the address said when it was last looked at.
create table live_states (
  workspace_id uuid not null,
  binding_id uuid not null,
  state text not null check (state in ('waiting', 'same', 'changed', 'notice_gone', 'gone', 'not_read')),
  -- Why a page was not read, or is gone.
  note text,
  parts jsonb not null default '[]',
  -- Tells one change from another; null: nothing differs.
  change text,
  audit_id uuid,
  asset_id uuid,
  violation_id uuid,
  compared_at timestamptz,
  -- Since when it is as it is, and when it was the same last.
  since timestamptz,
  same_at timestamptz,
  -- What was told last.
  told_state text,
  told_change text,
  primary key (workspace_id, binding_id)
);
