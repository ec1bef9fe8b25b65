-- What was read of an asset, its source and its blocks, is kept as one compressed piece: PostgreSQL's own compression of both took
-- more time than all else about storing a page. What was kept before stays as it is, uncompressed in the same form; readers know both.
alter table asset_contents add column packed bytea;
alter table asset_contents alter column packed set storage external;
update asset_contents set packed = convert_to(jsonb_build_object('source', source, 'blocks', blocks)::text, 'UTF8');
alter table asset_contents alter column packed set not null, drop column source, drop column blocks;

-- An asset's row is written once when it is found and once when it has been checked, which finds room beside it.
alter table assets set (fillfactor = 45);
