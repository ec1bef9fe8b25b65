-- What differs between a run and the one before it, written by the worker at the end of the run: whoever compares them first does not wait.
-- found: what the two runs had found; the lengths of the trails: which decisions it knows of. Whatever was decided later is brought in.
create table compared_runs (
  workspace_id uuid not null,
  later_id uuid not null,
  earlier_id uuid not null,
  found text not null,
  earlier_trail bigint not null,
  later_trail bigint not null,
  not_looked_at jsonb not null,
  primary key (workspace_id, later_id, earlier_id)
);
create index compared_runs_earlier on compared_runs (workspace_id, earlier_id);

-- places, earlier_places: eight bytes each.
create table compared_cells (
  workspace_id uuid not null,
  later_id uuid not null,
  earlier_id uuid not null,
  number integer not null,
  kind text not null,
  rule_id text,
  rule_name text,
  also_rules text,
  severity smallint,
  section text not null,
  language text,
  decided_by_run boolean not null,
  n integer not null,
  places bytea not null,
  earlier_places bytea not null,
  primary key (workspace_id, later_id, earlier_id, number),
  foreign key (workspace_id, later_id, earlier_id) references compared_runs (workspace_id, later_id, earlier_id) on delete cascade
);

-- When somebody's digest is sent; whoever has no row has it every day at 08:00 UTC.
create table digest_times (
  workspace_id uuid not null,
  user_id uuid not null,
  minute smallint not null check (minute between 0 and 1439),
  weekdays boolean not null,
  time_zone text not null,
  primary key (workspace_id, user_id)
);

-- Who is told of its runs, besides whoever started one.
alter table sites add column followers uuid[] not null default '{}';
update sites set followers = array[created_by] where created_by is not null;
