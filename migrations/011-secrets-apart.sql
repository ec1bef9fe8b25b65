-- Whoever reads the database must not be able to act as anybody. A session's token is kept as its SHA-256 alone; cookies of before go on working.
update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- Secrets are in a file or the environment. Here stays what tells whether a process has the right ones; `value` is what was kept here before,
-- moved out by the first process that starts.
alter table secrets alter column value drop not null;
alter table secrets add column fingerprint bytea;
