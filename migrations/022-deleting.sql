-- When what was decided before was decided: an undo puts that back too, so that the decision before can be taken back next.
alter table review_changes add column decided_at timestamptz;
