-- What rules' suggestions and corrections changed in a text before it was stored: what was replaced, by what, by which rule, where.
alter table documents add column changes jsonb not null default '[]';
