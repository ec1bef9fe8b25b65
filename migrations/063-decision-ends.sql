-- Decisions that end: until when each holds, and who answers for it. A review names the end of its decision; one that is undecided again
-- since its decision ended still names it, until somebody decides.
create table decision_ends (
  workspace_id uuid not null,
  -- That of the change that decided.
  id uuid not null,
  -- What was decided.
  state smallint not null,
  -- The last day on which it holds.
  until date not null,
  owner_id uuid,
  -- Whoever answers for it has been told that it ends soon.
  warned_at timestamptz,
  -- How many findings have come back of which nobody has been told yet.
  returned integer not null default 0,
  primary key (workspace_id, id)
);
create index decision_ends_until on decision_ends (workspace_id, until);

alter table reviews add column end_id uuid;
alter table review_changes add column end_id uuid;
create index reviews_end on reviews (workspace_id, end_id, state) where end_id is not null;

-- A dismissal that waits for a second person takes its end along.
alter table approvals add column until date;
alter table approvals add column owner_id uuid;
