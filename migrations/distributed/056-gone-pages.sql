-- As the file of the same name, for a database that is spread over nodes: there a new column may not bring its check along.
alter table sites add column gone_pages text;
alter table sites add constraint sites_gone_pages_check check (gone_pages in ('fix', 'keep'));
alter table assets add column http_status smallint, add column gone boolean not null default false;
