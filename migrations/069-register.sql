-- The register of promotions: each approved document, claim and live page under a number that never changes and is never used again. A
-- withdrawal is an entry of its own. Rows are never deleted; what an entry said before stays as a version.
create table register_entries (
  workspace_id uuid not null,
  id uuid not null,
  number integer not null,
  kind text not null check (kind in ('document', 'claim', 'page', 'other', 'withdrawal')),
  -- The document, the claim, or the page as an audit read it; it may be gone since.
  subject_id uuid,
  subject_version integer,
  -- Of the text that was approved, or of the page as it was read.
  subject_sha256 text,
  version integer not null,
  content jsonb not null,
  search text not null,
  entered_at timestamptz not null,
  entered_by uuid,
  -- Of a withdrawal: the entry that it withdraws. Of an entry: when it was withdrawn, and the number that says so.
  withdraws uuid,
  withdrawn_on date,
  withdrawn_number integer,
  primary key (workspace_id, id),
  unique (workspace_id, number)
);
create index register_entries_subject on register_entries (workspace_id, kind, subject_id);

create table register_versions (
  workspace_id uuid not null,
  entry_id uuid not null,
  version integer not null,
  content jsonb not null,
  reason text,
  author_id uuid,
  -- Of a key or the command line; people are named by their identifier.
  author_name text,
  created_at timestamptz not null,
  primary key (workspace_id, entry_id, version),
  foreign key (workspace_id, entry_id) references register_entries (workspace_id, id)
);
