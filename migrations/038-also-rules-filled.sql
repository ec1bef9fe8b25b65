-- Apart from adding the column, which locks readers out: this takes long on a large table and lets them read.
update violations v set also_rules = (
  select string_agg(distinct o.one ->> 'rule_id', E'\n' order by o.one ->> 'rule_id')
  from jsonb_array_elements(v.also) o (one) where o.one ->> 'rule_id' is distinct from v.rule_id
) where also is not null;
create index violations_also_rules on violations (workspace_id, audit_id, also_rules, rule_id) where also_rules is not null;
