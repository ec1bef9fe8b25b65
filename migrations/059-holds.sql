-- What nobody may delete while it is held, whatever retention says: a legal hold on an audit, a site with its runs, a document or a
-- person's data. Lifted holds stay as a record.
create table holds (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('audit', 'site', 'document', 'person')),
  subject_id uuid not null,
  -- What it was called when it was placed.
  subject_name text not null,
  -- The case, request or investigation it is for.
  matter text not null,
  reason text not null,
  placed_at timestamptz not null,
  placed_by uuid,
  placed_by_name text not null,
  lifted_at timestamptz,
  lifted_by uuid,
  lifted_by_name text,
  lifted_reason text,
  -- A person whose data were to be deleted while held: blocked since then, and deleted when the last hold is lifted.
  erasure_asked_at timestamptz,
  primary key (workspace_id, id)
);
create index holds_standing on holds (workspace_id, kind, subject_id) where lifted_at is null;
