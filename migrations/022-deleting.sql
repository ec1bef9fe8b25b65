-- When what was decided before was decided: an undo puts that back too, so that the decision before can be taken back next.
alter table review_changes add column decided_at timestamptz;

-- An audit that is deleted is gone at once, by its row; what belonged to it goes afterwards, some thousand rows at a time, so that nobody
-- waits for it. A key with a cascade would do all of it in one statement.
alter table assets drop constraint assets_workspace_id_audit_id_fkey;
alter table audit_rules drop constraint audit_rules_workspace_id_audit_id_fkey;
alter table review_runs drop constraint review_runs_workspace_id_audit_id_fkey;
alter table rule_counts drop constraint rule_counts_workspace_id_audit_id_fkey;
alter table review_changes drop constraint review_changes_workspace_id_audit_id_fkey;
alter table trail drop constraint trail_workspace_id_audit_id_fkey;

-- What stays of what was deleted: a chain of entries for each workspace, hashed as the trails of audits are, whose head is in
-- tombstone_heads. Beside the entry stands what is looked for, and how far the work behind it has got.
create table tombstones (
  workspace_id uuid not null,
  number bigint not null,
  at timestamptz not null,
  -- audit, site, document, person, retention; finished: what belonged to an audit is gone as well.
  kind text not null,
  subject_id uuid,
  entry text not null,
  previous bytea not null,
  hash bytea not null,
  -- Of a deleted audit: how long its trail was, and the hash of its last entry.
  trail_length bigint,
  trail_head bytea,
  -- Rows to delete, and those that are deleted by now.
  total bigint not null default 0,
  removed bigint not null default 0,
  -- Places of findings up to here are deleted, and hashed into findings_hash.
  last_place bigint not null default -1,
  findings_hash bytea not null default '\x',
  finished_at timestamptz,
  primary key (workspace_id, number)
);
create index tombstones_subject on tombstones (workspace_id, subject_id);
create index tombstones_unfinished on tombstones (workspace_id, number) where finished_at is null;
create table tombstone_heads (
  workspace_id uuid primary key,
  length bigint not null default 0,
  head bytea not null default '\x'
);

-- The name that is shown in place of somebody whose data were deleted.
create table pseudonyms (
  workspace_id uuid not null,
  user_id uuid not null,
  name text not null,
  primary key (workspace_id, user_id)
);

-- Whether the page as it was is still kept beside its text.
alter table asset_contents add column page_kept boolean not null default true;
-- Retention looks for what is old in each workspace.
create index asset_contents_age on asset_contents (workspace_id, created_at);
