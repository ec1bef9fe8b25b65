-- Time stamps of an authority (RFC 3161) over the heads of trails: what was stamped, as it was sent, and what came back.
create table time_stamps (
  workspace_id uuid not null,
  id uuid not null,
  -- The text whose SHA-256 is stamped: a line for each head (src/stamps/heads.ts).
  heads text not null,
  authority text not null,
  request bytea not null,
  -- Null: the authority has not answered yet.
  response bytea,
  asked_at timestamptz not null,
  asked_by text not null,
  -- What the stamp says.
  stamped_at timestamptz,
  serial text,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- Why the last try gave no stamp.
  failure text,
  primary key (workspace_id, id)
);
create index time_stamps_asked on time_stamps (workspace_id, asked_at);
create index time_stamps_open on time_stamps (workspace_id, next_try_at) where response is null;

-- Which heads a stamp is of: `chain` is an audit, the workspace for its tombstones, or its admin log.
create table stamped_heads (
  workspace_id uuid not null,
  chain text not null,
  length bigint not null,
  head bytea not null,
  stamp_id uuid not null,
  primary key (workspace_id, chain, length, stamp_id)
);
