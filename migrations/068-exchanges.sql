-- The requests that a page was read by, with the heads of their answers, packed; the body is the page. Null: it came by none, or from before.
alter table asset_intake add column exchanges bytea;
alter table asset_contents add column exchanges bytea;
