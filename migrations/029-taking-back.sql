-- The entry of the administration's trail that a change takes back; the entry says so too.
alter table admin_trail add column takes_back bigint;
create index admin_trail_taken_back on admin_trail (workspace_id, takes_back) where takes_back is not null;

-- Rules that were imported together, so that the import can be undone as a whole for a while.
create table rule_imports (
  workspace_id uuid not null,
  id uuid not null,
  -- Of the package.
  name text not null,
  at timestamptz not null,
  by_id uuid,
  -- The entry of the administration's trail.
  entry bigint not null,
  undone_at timestamptz,
  primary key (workspace_id, id)
);
create index rule_imports_age on rule_imports (workspace_id, at);

-- What each rule was before, and the revision it has since: with another one, somebody has changed it.
create table rule_import_rules (
  workspace_id uuid not null,
  import_id uuid not null,
  rule_id text not null,
  -- new: begun by the import; draft: beside the version that runs; text: another text of a draft.
  effect text not null check (effect in ('new', 'draft', 'text')),
  number integer not null,
  revision integer not null,
  -- Of `text`: the draft as it was, and what lists showed of the rule.
  content text,
  parsed text,
  author_id uuid,
  name text,
  kind text,
  severity smallint,
  languages text[],
  primary key (workspace_id, import_id, rule_id)
);

-- Whom an invitation of the administration's trail was for. It stands beside the trail, whose entries have a salted hash of it, so that it
-- can be deleted with the data of that person while the chain still holds.
create table invited_addresses (
  workspace_id uuid not null,
  -- Of the invitation.
  id uuid not null,
  email text not null,
  salt text not null,
  primary key (workspace_id, id)
);
