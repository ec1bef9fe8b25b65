-- What an API key may do, until when, how often, and from which address it was last used. Keys made before keep every
-- right they had: what `administer` allows is new.
alter table api_keys
  add column scopes text[] not null default array['read', 'review', 'write', 'check'],
  add column expires_at timestamptz,
  -- Requests a second; null: the server's own limit.
  add column rate_limit integer check (rate_limit between 1 and 100000),
  add column last_used_from text,
  -- The key that takes this one's place; this one goes on until expires_at.
  add column replaced_by uuid,
  add constraint api_keys_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['read', 'review', 'write', 'check', 'administer']);
