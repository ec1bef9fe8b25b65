-- A document names every version that wrote it, and one that is still to be written keeps what was asked for.
alter table documents add column infobase_id uuid;
alter table documents add column infobase_version text;
alter table documents add column request jsonb;
alter table documents add column bulk_row integer;
create index documents_bulk_row on documents (workspace_id, bulk_input_id, bulk_row) where bulk_row is not null;

-- What a model said of a text under a guideline rule: asked once for each text and version of the rule.
create table judgements (
  workspace_id uuid not null,
  rule_id text not null,
  rule_version text not null,
  text_hash bytea not null,
  model text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, rule_id, rule_version, text_hash)
);

-- Questions an audit has put to a model so far: its budget is counted here, so that all workers share it.
alter table audits add column judged integer not null default 0;
