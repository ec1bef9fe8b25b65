-- Who asked for a second person, or an owner, may withdraw the request.
alter table approvals drop constraint approvals_state_check;
alter table approvals add constraint approvals_state_check
  check (state in ('requested', 'approved', 'denied', 'lapsed', 'withdrawn'));

-- Files a site reads are kept as long as it names them; others are forgotten after a day.
alter table uploads add column site_id uuid;
