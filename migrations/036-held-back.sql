-- How many findings were held back on a page, as mentions and no claims or as said by another rule. What they are is found again from the
-- page that is kept. Null: the page was checked before they were counted.
alter table assets add column held int;
