-- A key may be allowed to manage keys: it gives no more than it has itself.
alter table api_keys drop constraint api_keys_scopes_check,
  add constraint api_keys_scopes_check check (cardinality(scopes) > 0
    and scopes <@ array['read', 'review', 'write', 'check', 'administer', 'keys']);
