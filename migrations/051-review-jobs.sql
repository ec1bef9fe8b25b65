-- Decisions on many violations, made by a worker: what was asked, how far it is, and what came of it.
create table review_jobs (
  workspace_id uuid not null,
  -- Also the identifier of the change in the trail: however often the work is tried, there is one entry.
  id uuid not null,
  audit_id uuid not null,
  asked jsonb not null,
  total integer not null,
  done integer not null default 0,
  -- The answer: what was decided, or what others had decided meanwhile.
  result jsonb,
  failure text,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
