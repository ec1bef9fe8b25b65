-- What several rules say of the same words is one violation: the leading rule's, with the others in `also`. What was found before has none
-- of these, and a column without a value costs nothing.
alter table violations
  add column also jsonb,
  add column law text,
  add column jurisdiction text[],
  add column confidence real,
  add column language text,
  add column rule_severity smallint;
