-- What must not be found on a site: the rule, and what came of it in the last run, so that programs are told when that changes.
alter table sites add column gate jsonb;
alter table sites add column gate_passed boolean;

-- What came of the gate in a run that ended, by the rule of then. The one of a site's last run follows decisions; earlier ones stay.
create table run_gates (
  workspace_id uuid not null,
  audit_id uuid not null,
  rule jsonb not null,
  -- Findings that the rule does not allow.
  findings integer not null,
  -- Entries in the trail and findings of the audit when it was looked at: while both stand, so does the result.
  trail_length bigint not null,
  total_violations integer not null,
  checked_at timestamptz not null,
  primary key (workspace_id, audit_id)
);
