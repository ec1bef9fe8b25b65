-- The other rules of a merged violation by their ids, in order, one in each line: a filter by rule finds what a rule says beside another one.
-- Null where it is said by one rule alone, which most are. How many merged violations each rule has in an audit is counted from the index.
alter table violations add column also_rules text;
