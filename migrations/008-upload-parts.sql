-- A file is kept in parts, so that neither the server that takes it nor the worker that reads it has it in memory several times over.
-- Files of before have no parts: their content is in their own row, and is forgotten with it within a day.
create table upload_parts (
  workspace_id uuid not null,
  upload_id uuid not null,
  part integer not null,
  content bytea not null,
  primary key (workspace_id, upload_id, part)
);
alter table upload_parts alter column content set storage external;
alter table uploads alter column content drop not null;
