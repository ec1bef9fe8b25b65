-- Signing in, and what the web application keeps. Sessions, accounts and links are local tables: e-mail addresses and
-- tokens are unique across workspaces.

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  -- The workspace last chosen; not a reference, since the workspace may go while the session stays.
  workspace_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table accounts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- Links that work once: the first owner's, invitations, password resets. Only the token's hash is kept.
create table links (
  id uuid primary key,
  hash bytea not null unique,
  purpose text not null check (purpose in ('first-owner', 'invitation', 'reset')),
  workspace_id uuid references workspaces (id) on delete cascade,
  email text,
  role text check (role in ('owner', 'editor', 'reviewer', 'viewer')),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index links_workspace on links (workspace_id, created_at);
create index links_email on links (email);

-- Attempts to sign in, by hash of network address and of account, shared by every process.
create unlogged table sign_in_attempts (
  key bytea primary key,
  count integer not null,
  since timestamptz not null
);

-- Secrets the server made for itself, so that nothing need be configured.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Tenant tables ----------------------------------------------------------------------------------------------------

-- What audits of a workspace run with, one row a setting: active_packs, overrides, allowed_texts, allowed_hosts.
create table workspace_settings (
  workspace_id uuid not null,
  name text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (workspace_id, name)
);

-- The last reasons a member gave for dismissing; hash, because a reason may be longer than an index entry.
create table dismissal_reasons (
  workspace_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  reason text not null,
  used_at timestamptz not null,
  primary key (workspace_id, user_id, hash)
);

-- Files handed in for an audit, kept where every worker finds them.
create table uploads (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null,
  size bigint not null,
  content bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
alter table uploads alter column content set storage external;
create index uploads_age on uploads (workspace_id, created_at);

-- Which violations a member's decision or assignment touched, by place, so that it stands in each one's history; for a
-- decision also the state (and reason) they had before, so that it can be taken back: one row for each such state and
-- reason with all their places, ascending, which compress well.
create table review_changes (
  workspace_id uuid not null,
  audit_id uuid not null,
  number bigint not null,
  part integer not null,
  state smallint,
  dismissal_reason text,
  decided_by text,
  places bigint[] not null,
  first_place bigint not null,
  last_place bigint not null,
  -- Number of the trail's entry that took it back.
  undone_by bigint,
  primary key (workspace_id, audit_id, number, part),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade
);

-- The history of one violation, or of its group, out of a long trail.
create index trail_violation on trail (workspace_id, audit_id, ((entry::json ->> 'violation_id'))) where (entry::json ->> 'violation_id') is not null;
create index trail_group on trail (workspace_id, audit_id, ((entry::json ->> 'group_id'))) where (entry::json ->> 'group_id') is not null;

-- Filters of the queue.
create index violations_rule on violations (workspace_id, audit_id, rule_id, place);
create index reviews_assigned on reviews (workspace_id, audit_id, place) where assigned_to <> '{}';
