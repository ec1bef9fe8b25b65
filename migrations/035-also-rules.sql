-- The other rules of a merged violation by their ids, in order, one in each line: a filter by rule finds what a rule says beside another one.
-- Null where it is said by one rule alone, which most are. How many merged violations each rule has in an audit is counted from the index.
alter table violations add column also_rules text;
update violations v set also_rules = (
  select string_agg(distinct o.one ->> 'rule_id', E'\n' order by o.one ->> 'rule_id')
  from jsonb_array_elements(v.also) o (one) where o.one ->> 'rule_id' is distinct from v.rule_id
) where also is not null;
create index violations_also_rules on violations (workspace_id, audit_id, also_rules, rule_id) where also_rules is not null;
