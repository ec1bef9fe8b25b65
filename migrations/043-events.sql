-- Events for programs. Decisions, comments and assignments are told of by the trail, whose entries are written with the change; what has no
-- entry is written to event_outbox in its transaction. A relay numbers both, so that readers see them in one order without gaps.
create table event_heads (
  workspace_id uuid not null primary key,
  -- The last event.
  number bigint not null default 0,
  -- Whether anybody wants events: only then are there any.
  listening boolean not null default false,
  -- The last entry of the administration's trail that was looked at.
  admin_number bigint not null default 0,
  -- When a stream was last open.
  streamed_at timestamptz
);

-- The last entry of an audit's trail that was looked at.
create table event_cursors (
  workspace_id uuid not null,
  audit_id uuid not null,
  number bigint not null,
  primary key (workspace_id, audit_id)
);

create table event_outbox (
  workspace_id uuid not null,
  id uuid not null,
  type text not null,
  subject text not null,
  at timestamptz not null,
  data text not null,
  primary key (workspace_id, id)
);

create table events (
  workspace_id uuid not null,
  number bigint not null,
  id uuid not null,
  type text not null,
  -- What it is about: an audit, a document, a rule. Events of one subject are delivered in order.
  subject text not null,
  -- The person or key that did it.
  actor_id uuid,
  at timestamptz not null,
  -- Exactly what is signed and sent.
  body text not null,
  primary key (workspace_id, number)
);
create index events_subject on events (workspace_id, subject);
create index events_at on events (workspace_id, at);

create table webhook_endpoints (
  workspace_id uuid not null,
  id uuid not null,
  url text not null,
  -- None: every type.
  types text[] not null default '{}',
  enabled boolean not null default true,
  -- Why it was switched off, where nobody did it.
  disabled_why text,
  -- The key that signs is derived from this; the one before is used beside it until previous_until.
  key_version integer not null default 1,
  previous_until timestamptz,
  created_at timestamptz not null,
  -- Tries in a row that reached nobody, and when the next one is due.
  failures integer not null default 0,
  again_at timestamptz,
  -- Until when a worker has it for itself.
  leased_until timestamptz not null default '-infinity',
  primary key (workspace_id, id)
);

create table webhook_deliveries (
  workspace_id uuid not null,
  endpoint_id uuid not null,
  number bigint not null,
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts integer not null default 0,
  -- The first try, from which the days count until it is given up; none again once it is sent anew.
  first_at timestamptz,
  last_at timestamptz,
  again_at timestamptz,
  -- The receiver's status, or why there was none; never what it answered.
  status integer,
  failure text,
  primary key (workspace_id, endpoint_id, number),
  foreign key (workspace_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (workspace_id, endpoint_id, number) where state = 'waiting';
create index webhook_deliveries_again on webhook_deliveries (workspace_id, endpoint_id, subject) where state = 'waiting' and again_at is not null;
