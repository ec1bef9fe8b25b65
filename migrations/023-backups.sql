-- Work that one process of all machines does at a time, by the clock: who has it, and how it went last. A local table, as it belongs to no
-- workspace.
create table scheduled_tasks (
  name text primary key,
  owner uuid,
  leased_until timestamptz,
  started_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text,
  -- What the last success made.
  details jsonb
);

-- Documents that wait are looked for again and again: the queue may have lost them, and a restored database begins with an empty one.
create index documents_pending on documents (workspace_id, id) where status = 'pending';
