-- How a session began, so that a workspace can ask for more than a password. Sessions of before began with one.
alter table sessions add column method text not null default 'password'
  check (method in ('password', 'code', 'recovery-code', 'trusted-browser', 'single-sign-on', 'passkey'));

-- Codes of an authenticator app (TOTP). The secret is sealed with a key outside the database.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  -- Null until the first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The newest time step a code was taken for: each code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Only hashes are kept, and each works once.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What the owners of a workspace ask of whoever enters it. Local columns, since they are read together with the membership.
alter table workspaces add column requires_second_factor boolean not null default false;
-- Addresses and networks it is open to; none: every one.
alter table workspaces add column networks text[] not null default '{}';

-- What happened with an account, shown to its person: sign-ins, and changes of how to sign in.
create table account_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null default now(),
  what text not null,
  -- Null: the operator, by the command line.
  address text,
  browser text
);
create index account_events_user on account_events (user_id, at);
