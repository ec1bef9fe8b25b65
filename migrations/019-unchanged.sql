-- What a page came with, so that the next run of its site can ask whether it has changed, and what a crawl took from it
-- (src/fetch/conditional.ts).
create table asset_answers (
  workspace_id uuid not null,
  asset_id uuid not null,
  etag text,
  last_modified text,
  packed bytea not null,
  primary key (workspace_id, asset_id),
  foreign key (workspace_id, asset_id) references assets (workspace_id, id) on delete cascade
);
alter table asset_answers alter column packed set storage external;

-- The asset of an earlier run with the same bytes, from which everything was taken over without checking it again.
alter table assets add column same_as uuid;

-- base_id: the earlier run that pages are compared with; program: the version of the product that checked.
alter table audits
  add column base_id uuid,
  add column program text,
  add column unchanged_assets integer not null default 0;
