-- Who made a version, and why.
alter table versions add column author_id uuid;
alter table versions add column reason text;

-- Templates that are being written, beside the version that documents are written with.
create table template_drafts (
  workspace_id uuid not null,
  -- The template's own, also before it has a version.
  id uuid not null,
  key text not null,
  files jsonb not null,
  -- The version it was begun from; 0: there is none.
  based_on integer not null default 0,
  -- Counts every change, so that nobody overwrites what somebody else saved meanwhile.
  revision integer not null default 1,
  author_id uuid,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, key)
);

-- Words of the house: what a thing is called in each language, and what it must not be called.
create table terms (
  workspace_id uuid not null,
  id uuid not null,
  -- By language: {"EN": {"term": "desk", "forbidden": ["table"]}}.
  words jsonb not null,
  note text,
  -- All its words in small letters, for searching.
  search text not null,
  -- The first of its words, by which lists are ordered and rows of a table are told apart.
  name text not null,
  updated_at timestamptz not null,
  author_id uuid,
  primary key (workspace_id, id)
);
create index terms_name on terms (workspace_id, name, id);
