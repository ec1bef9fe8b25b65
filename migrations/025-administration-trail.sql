-- Every change of a workspace's rules, severities, people, keys and settings: a chain of entries for each workspace, hashed as the trails
-- of audits are, whose head is in admin_trail_heads. Beside the entry stands what is looked for.
create table admin_trail (
  workspace_id uuid not null,
  number bigint not null,
  at timestamptz not null,
  -- packs.changed, severity.changed, member.added …
  kind text not null,
  -- The person or API key; null: the command line or the program itself.
  actor_id uuid,
  actor_name text not null,
  entry text not null,
  previous bytea not null,
  hash bytea not null,
  primary key (workspace_id, number)
);
create index admin_trail_kind on admin_trail (workspace_id, kind, number);
create index admin_trail_actor on admin_trail (workspace_id, actor_id, number);
create table admin_trail_heads (
  workspace_id uuid primary key,
  length bigint not null default 0,
  head bytea not null default '\x'
);
