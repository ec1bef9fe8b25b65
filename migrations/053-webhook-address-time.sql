-- Since when an address is sent events: those of before are not. Addresses of before get everything that waits for them.
alter table webhook_endpoints add column address_at timestamptz not null default '-infinity';
