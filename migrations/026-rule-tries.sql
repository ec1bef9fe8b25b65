-- Rules tried on the stored pages of past runs: what they would find and what no longer. Nothing is fetched and no finding is made.
create table rule_tries (
  workspace_id uuid not null,
  id uuid not null,
  rule_id text not null,
  file text not null,
  content text not null,
  -- The version it would replace; null for a new rule.
  earlier text,
  runs uuid[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'completed', 'cancelled', 'failed')),
  failure text,
  -- Where it has got to: the run and the last position in it, so that a worker that comes after a crash goes on from there.
  at_run integer not null default 0,
  at_position bigint not null default -1,
  counts jsonb not null,
  -- The first sentences of each kind; the counts are of all.
  results jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create index rule_tries_open on rule_tries (workspace_id, created_at) where state in ('waiting', 'running');
create index rule_tries_rule on rule_tries (workspace_id, rule_id, created_at);
