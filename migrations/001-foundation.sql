-- Local tables hold what must be unique across workspaces; tenant tables start their key with workspace_id
-- and name no other workspace, so that the schema can be distributed by tenant.

create extension if not exists pg_trgm;

-- Local tables ---------------------------------------------------------------------------------------------

create table workspaces (
  id uuid primary key,
  name text not null,
  plan text not null default 'enterprise' check (plan in ('free', 'team', 'enterprise')),
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  email text not null unique,
  name text not null default '',
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table members (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reviewer', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index members_user on members (user_id);

create table api_keys (
  id uuid primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  name text not null,
  prefix text not null,
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_workspace on api_keys (workspace_id, created_at);

-- A token bucket a key, shared by every process; lost in a crash, which only refills it.
create unlogged table rate_buckets (
  key_id uuid primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
);

-- Tenant tables: what a workspace holds ----------------------------------------------------------------------

create table idempotent_requests (
  workspace_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  headers jsonb,
  body text,
  created_at timestamptz not null,
  primary key (workspace_id, key)
);
create index idempotent_requests_age on idempotent_requests (created_at);

create table templates (
  workspace_id uuid not null,
  id uuid not null,
  key text not null,
  version integer not null default 1,
  definition jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, key)
);

create table tones (
  workspace_id uuid not null,
  id uuid not null,
  key text not null,
  version integer not null default 1,
  definition jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, key)
);

create table infobases (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  description text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);

create table infobase_entries (
  workspace_id uuid not null,
  id uuid not null,
  infobase_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('fact', 'guideline', 'passage')),
  title text,
  content text not null,
  source text,
  language_key text,
  words tsvector,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, infobase_id) references infobases (workspace_id, id) on delete cascade
);
create index infobase_entries_infobase on infobase_entries (workspace_id, infobase_id, position);
create index infobase_entries_words on infobase_entries using gin (words);

-- Every version a template, tone or knowledge base has had: a document names those that wrote it.
create table versions (
  workspace_id uuid not null,
  kind text not null check (kind in ('template', 'tone', 'infobase')),
  id uuid not null,
  version integer not null,
  definition jsonb not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, kind, id, version)
);

create table documents (
  workspace_id uuid not null,
  id uuid not null,
  status text not null default 'ready' check (status in ('pending', 'ready', 'failed')),
  error text,
  title text not null,
  shared boolean not null default false,
  blocks jsonb,
  plain text not null default '',
  markdown text not null default '',
  language_key text,
  template_id uuid,
  template_version text,
  tone_id uuid,
  tone_version text,
  bulk_input_id uuid,
  input jsonb,
  facts jsonb not null default '[]',
  findings jsonb not null default '[]',
  unsupported jsonb not null default '[]',
  model text,
  tokens jsonb,
  message text not null default '',
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index documents_newest on documents (workspace_id, created_at desc, id);
create index documents_bulk on documents (workspace_id, bulk_input_id) where bulk_input_id is not null;

-- Audits -----------------------------------------------------------------------------------------------------

-- counts: violations by state and severity, index 1 + state * 6 + severity order (src/review/chart.ts).
-- trail_*: the head of the activity trail's hash chain; whoever appends an entry updates this row, so that
-- concurrent decisions queue here and the chain never forks.
create table audits (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  total_assets integer not null default 0,
  completed_assets integer not null default 0,
  failed_assets integer not null default 0,
  total_violations integer not null default 0,
  counts integer[] not null default array_fill(0, array[30]),
  next_position bigint not null default 0,
  trail_length bigint not null default 0,
  trail_previous bytea not null default '\x',
  trail_head bytea not null default '\x',
  sources jsonb not null default '[]',
  settings jsonb not null default '{}',
  failure text,
  created_by uuid,
  primary key (workspace_id, id)
);
create index audits_newest on audits (workspace_id, created_at desc, id);

create table assets (
  workspace_id uuid not null,
  id uuid not null,
  audit_id uuid not null,
  position bigint not null,
  name text not null,
  url text not null,
  state text not null check (state in ('waiting', 'completed', 'failed', 'cancelled')),
  reason text,
  type text,
  title text,
  language_key text,
  characters integer,
  checked integer,
  left_out jsonb not null default '[]',
  rule_failures jsonb not null default '[]',
  content_hash bytea,
  fetched_at timestamptz,
  depth integer not null default 0,
  source jsonb,
  primary key (workspace_id, id),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade
);
create index assets_audit on assets (workspace_id, audit_id, position);
create unique index assets_url on assets (workspace_id, audit_id, url);

-- What was extracted from an asset and the page as it was; apart, because lists never read it and retention empties it.
create table asset_contents (
  workspace_id uuid not null,
  asset_id uuid not null,
  source text,
  blocks jsonb,
  snapshot bytea,
  created_at timestamptz not null default now(),
  primary key (workspace_id, asset_id),
  foreign key (workspace_id, asset_id) references assets (workspace_id, id) on delete cascade
);

-- A rule as it was when an audit ran: rule_id stays, version changes with the text of the rule.
create table rule_versions (
  workspace_id uuid not null,
  id uuid not null,
  rule_id text not null,
  version text not null,
  pack text not null,
  name text not null,
  description text,
  explanation text,
  severity smallint,
  source jsonb,
  definition jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, rule_id, version)
);

create table audit_rules (
  workspace_id uuid not null,
  audit_id uuid not null,
  rule_version_id uuid not null,
  primary key (workspace_id, audit_id, rule_version_id),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade,
  foreign key (workspace_id, rule_version_id) references rule_versions (workspace_id, id)
);

-- What was found never changes; what people decide does, and lives in the narrow table below, so that a
-- decision on a hundred thousand findings rewrites neither their texts nor the search index. No foreign keys
-- on these two: they are loaded by the million, written only with their audit's counters, and deleted with it.
create table violations (
  workspace_id uuid not null,
  id uuid not null,
  audit_id uuid not null,
  asset_id uuid,
  rule_version_id uuid,
  group_id uuid,
  severity smallint,
  place bigint not null,
  rule_id text,
  rule_name text,
  asset_name text,
  asset_url text,
  violating_text text,
  reason text not null,
  recommended_solution text,
  suggested_text text,
  sentence text,
  block integer,
  span_start integer,
  span_end integer,
  position jsonb,
  fingerprint text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index violations_page on violations (workspace_id, audit_id, place);
create index violations_asset on violations (workspace_id, asset_id, span_start);
create index violations_search on violations using gin (
  (coalesce(violating_text, '') || E'\x01' || reason || E'\x01' || coalesce(rule_name, '')) gin_trgm_ops
);

create table reviews (
  workspace_id uuid not null,
  violation_id uuid not null,
  audit_id uuid not null,
  group_id uuid,
  place bigint not null,
  state smallint not null default 0,
  dismissal_reason text,
  assigned_to uuid[] not null default '{}',
  decided_at timestamptz,
  decided_by text,
  primary key (workspace_id, violation_id)
);
create index reviews_page on reviews (workspace_id, audit_id, state, place);
create index reviews_group on reviews (workspace_id, audit_id, group_id);

-- How many violations of each state stand in each run of 1,024 places: says where a deep page starts.
create table review_runs (
  workspace_id uuid not null,
  audit_id uuid not null,
  run bigint not null,
  counts integer[] not null,
  primary key (workspace_id, audit_id, run),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade
) with (fillfactor = 70);

create table comments (
  workspace_id uuid not null,
  id uuid not null,
  violation_id uuid not null,
  author_id uuid,
  author_name text not null,
  content text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, violation_id) references violations (workspace_id, id) on delete cascade
);
create index comments_thread on comments (workspace_id, violation_id, created_at, id);

create table trail (
  workspace_id uuid not null,
  audit_id uuid not null,
  number bigint not null,
  at timestamptz not null,
  entry text not null,
  previous bytea not null,
  hash bytea not null,
  primary key (workspace_id, audit_id, number),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade
);
