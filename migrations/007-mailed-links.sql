-- An invitation has two tokens: the one shown to whoever invites (hash), and the one mailed to the address (mailed_hash), which proves
-- that whoever uses it reads that address. Invitations made before were mailed and shown with one token, which proves nothing.
alter table links add column mailed_hash bytea unique;
