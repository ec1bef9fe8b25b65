-- In which language rules explain themselves to requests that name none; null: English. A language key, such as DE.
alter table workspaces add column language text;
