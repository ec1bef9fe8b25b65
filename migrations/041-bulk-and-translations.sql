-- A table whose rows become documents. The run's id is the bulk_input_id of its documents.
create table bulk_runs (
  workspace_id uuid not null,
  id uuid not null,
  -- The name of the file it came in.
  name text not null,
  -- Names of the columns, in their order.
  columns jsonb not null,
  total integer not null,
  -- Template, language, tone, which column fills which field, and how numbers and dates are read; null: not chosen yet.
  plan jsonb,
  state text not null default 'draft' check (state in ('draft', 'running', 'cancelled')),
  -- Every row has been ordered: what is pending now is all that is left.
  is_ordered boolean not null default false,
  error text,
  created_by uuid,
  -- The API key it came with, whose budget it counts for.
  key_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create index bulk_runs_newest on bulk_runs (workspace_id, created_at desc, id);

-- Rows of the table as they stood in the file, counted from 1 without the row of names.
create table bulk_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  row integer not null,
  cells jsonb not null,
  -- Why no document was ordered for it.
  fault text,
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references bulk_runs (workspace_id, id) on delete cascade
);

-- One index in place of two: on a new table the planner would take the shorter one for a single row and read the whole run for it.
drop index documents_bulk;
drop index documents_bulk_row;
create index documents_bulk on documents (workspace_id, bulk_input_id, bulk_row) where bulk_input_id is not null;

-- The document a translation was made from, and the version of it that was translated. No foreign key: a translation outlives its source.
alter table documents add column translated_from uuid;
alter table documents add column translated_version integer;
-- Figures and names of the source that the translation lacks, and paragraphs that stayed in the language of the source.
alter table documents add column lost jsonb;
-- What was ordered, where the order asked for an earlier answer to the same: template, tone, input, model and rules in their versions.
alter table documents add column order_hash bytea;
create index documents_order on documents (workspace_id, order_hash) where order_hash is not null;
create index documents_translations on documents (workspace_id, translated_from) where translated_from is not null;
