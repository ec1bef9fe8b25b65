-- A page that answers 404 or 410 is gone, and its findings with it, where the site says so: fix or keep; null: nobody was asked yet.
alter table sites add column gone_pages text check (gone_pages in ('fix', 'keep'));

-- What the server answered where that is why a page failed; `gone`: the page counts as gone from the site, by the site's setting.
alter table assets add column http_status smallint, add column gone boolean not null default false;
