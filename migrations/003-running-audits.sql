-- An audit whose sources are still being read has not seen all its assets yet, so it cannot end.
alter table audits add column planning boolean not null default false;

-- What was found but not taken in (robots.txt, a duplicate, a picture) is kept with its reason beside the assets, and counted apart.
alter table audits add column left_out_assets integer not null default 0;
alter table audits add column next_asset bigint not null default 0;
alter table assets drop constraint assets_state_check;
alter table assets add constraint assets_state_check check (state in ('waiting', 'completed', 'failed', 'cancelled', 'left_out'));
alter table assets add column note text;

-- Bytes of an asset that waits to be checked, as they came; gone when it has been.
create table asset_intake (
  workspace_id uuid not null,
  asset_id uuid not null,
  content bytea not null,
  primary key (workspace_id, asset_id),
  foreign key (workspace_id, asset_id) references assets (workspace_id, id) on delete cascade
);
alter table asset_intake alter column content set storage external;
