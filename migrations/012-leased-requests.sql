-- A request with an Idempotency-Key that takes long (a document by a model) claims its key before it starts. The claim is a lease that its
-- server renews; what a server that died has left is taken over when the lease has run out.
alter table idempotent_requests add column owner uuid;
alter table idempotent_requests add column leased_until timestamptz;
