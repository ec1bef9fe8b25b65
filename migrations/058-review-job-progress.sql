-- How far a decision on many violations has come, so that the next worker goes on where a killed one was: see
-- src/db/violations/large-decisions.ts.
alter table review_jobs add column progress jsonb;
