-- What a document has been. Version 1 is stored with the first change: a document nobody has changed is its own only version.
alter table documents add column versions integer not null default 0;
-- The version the document's text is now; 0: none is stored yet.
alter table documents add column current_version integer not null default 0;

create table document_versions (
  workspace_id uuid not null,
  document_id uuid not null,
  number integer not null,
  -- How the text came about; set_aside: somebody's text that met another's and did not become the document's.
  kind text not null check (kind in ('written', 'edited', 'restored', 'set_aside')),
  name text,
  title text not null,
  -- Markdown, compressed; the blocks follow from it.
  content bytea not null,
  -- Of the Markdown as UTF-8: what an approval names.
  sha256 bytea not null,
  characters integer not null,
  author_id uuid,
  restored_from integer,
  -- Saves of one person within a stretch of time are one version.
  saves integer not null default 1,
  -- Named, restored, approved, sent to somebody: never written over, never deleted for its age.
  is_kept boolean not null default false,
  approved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, document_id, number),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade
);
-- Retention looks for what is old.
create index document_versions_age on document_versions (workspace_id, updated_at) where not is_kept;

-- Approval: draft, in review, approved. The steps are those that held when the review was asked for.
alter table documents add column approval text not null default 'draft' check (approval in ('draft', 'in_review', 'approved'));
alter table documents add column approval_steps jsonb;
-- Who has answered which step: [{"by": person, "at": time, "comment": text}].
alter table documents add column steps_done jsonb;
alter table documents add column asked_by uuid;
alter table documents add column asked_at timestamptz;
-- The version that was approved last; it stays when the text becomes a draft again.
alter table documents add column approved_version integer;
create index documents_in_review on documents (workspace_id, created_at desc, id) where approval = 'in_review';

-- What an entry is about, for the entries of one document.
alter table admin_trail add column subject_id uuid;
create index admin_trail_subject on admin_trail (workspace_id, subject_id, number) where subject_id is not null;

-- Findings of a document that was audited, wherever they were decided.
create index assets_document on assets (workspace_id, url) where url like 'document:%';

-- Links for reading one version of a document without an account. Found by the hash of their token, whatever the workspace.
create table reading_links (
  id uuid primary key,
  hash bytea not null unique,
  workspace_id uuid not null,
  document_id uuid not null,
  version integer not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  reads integer not null default 0,
  last_read_at timestamptz
);
create index reading_links_document on reading_links (workspace_id, document_id);
