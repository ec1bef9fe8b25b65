-- How many of an audit's assets were checked, but not whole: a rule met a limit there and did not look everywhere.
alter table audits add column incomplete_assets integer not null default 0;
