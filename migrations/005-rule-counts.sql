-- Rules are numbered within their audit, so that a review says in a few bytes which rule it belongs to.
alter table audit_rules add column number integer not null default 0;
update audit_rules a set number = n.number
from (select workspace_id, audit_id, rule_version_id, row_number() over (partition by workspace_id, audit_id order by rule_version_id) as number from audit_rules) n
where a.workspace_id = n.workspace_id and a.audit_id = n.audit_id and a.rule_version_id = n.rule_version_id;
alter table audit_rules alter column number drop default;
create unique index audit_rules_number on audit_rules (workspace_id, audit_id, number);

-- 0: found by no rule the audit names.
alter table reviews add column rule integer not null default 0;
update reviews r set rule = a.number from violations v, audit_rules a
where v.workspace_id = r.workspace_id and v.id = r.violation_id
  and a.workspace_id = r.workspace_id and a.audit_id = r.audit_id and a.rule_version_id = v.rule_version_id;

-- How many violations of each state a rule has found at each severity (by its order, src/review/chart.ts): what the pages of an
-- audit show, whatever its size.
create table rule_counts (
  workspace_id uuid not null,
  audit_id uuid not null,
  rule integer not null,
  severity_order smallint not null,
  counts integer[] not null,
  primary key (workspace_id, audit_id, rule, severity_order),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade
) with (fillfactor = 70);
insert into rule_counts (workspace_id, audit_id, rule, severity_order, counts)
select workspace_id, audit_id, rule, place >> 40, array[count(*) filter (where state = 0), count(*) filter (where state = 1),
  count(*) filter (where state = 2), count(*) filter (where state = 3), count(*) filter (where state = 4)]
from reviews r where exists (select 1 from audits a where a.workspace_id = r.workspace_id and a.id = r.audit_id) group by 1, 2, 3, 4;

-- What was found on an asset does not change once it has been checked.
alter table assets add column violations integer not null default 0;
update assets a set violations = f.n from (select workspace_id, asset_id, count(*) as n from violations group by 1, 2) f
where a.workspace_id = f.workspace_id and a.id = f.asset_id;
