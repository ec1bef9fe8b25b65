-- Every change of an audit's trail has an identifier before its first try, so that a try whose COMMIT was not answered is found again.
alter table trail add column change_id uuid;
create unique index trail_change on trail (workspace_id, change_id) where change_id is not null;
