-- A workspace's own rules. The file is the whole truth about a rule; name, kind, severity and languages are read from it for lists.
create table own_rules (
  workspace_id uuid not null,
  -- `<folder>.<name>` of its file, for good.
  rule_id text not null,
  file text not null,
  name text not null,
  kind text not null,
  severity smallint not null,
  languages text[] not null,
  -- Of the latest version: draft, in_review, published.
  state text not null check (state in ('draft', 'in_review', 'published')),
  -- The version that runs, unless the rule is switched off; null: none was published yet.
  published integer,
  is_off boolean not null default false,
  latest integer not null,
  -- Counts every change, so that nobody overwrites what somebody else saved meanwhile.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, rule_id)
);

-- A draft may change until it is published; what was published never does.
create table own_rule_versions (
  workspace_id uuid not null,
  rule_id text not null,
  number integer not null,
  content text not null,
  -- The same as JSON, in the order of the file: reading YAML takes most of the time it takes to load a rule.
  parsed text not null,
  author_id uuid,
  created_at timestamptz not null,
  asked_by uuid,
  asked_of uuid,
  asked_at timestamptz,
  -- Why it was asked for, and published.
  reason text,
  sent_back_by uuid,
  sent_back_at timestamptz,
  sent_back_why text,
  published_by uuid,
  published_at timestamptz,
  primary key (workspace_id, rule_id, number)
);

-- Which versions ran together: an audit names the set it runs with by its hash, over the files' names and contents.
create table rule_sets (
  workspace_id uuid not null,
  hash text not null,
  rule_ids text[] not null,
  numbers integer[] not null,
  primary key (workspace_id, hash)
);

-- The rule a notice is about.
alter table notices add column rule_id text;
