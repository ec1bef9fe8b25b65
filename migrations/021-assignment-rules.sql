-- Who gets which findings: what is found by these packs or rules, at these places, in these languages, of these sites. An empty list says
-- nothing. Rules are tried in order of position, and the first that matches assigns.
create table assignment_rules (
  workspace_id uuid not null,
  id uuid not null,
  position integer not null,
  name text not null,
  packs text[] not null default '{}',
  rules text[] not null default '{}',
  paths text[] not null default '{}',
  languages text[] not null default '{}',
  sites uuid[] not null default '{}',
  people uuid[] not null,
  paused boolean not null default false,
  primary key (workspace_id, id)
);

-- What a person is told of. Written in the transaction of the change it tells of; mail is sent afterwards by a worker.
create table notices (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- See NOTICES in src/reviews/chart/notices.ts.
  kind text not null,
  at timestamptz not null,
  by_name text,
  audit_id uuid,
  violation_id uuid,
  approval_id uuid,
  count integer not null default 1,
  -- approved, denied, lapsed; overdue, tomorrow; COMPLETED, FAILED.
  outcome text,
  shown boolean not null,
  read_at timestamptz,
  -- null: none is sent, or it was; otherwise when it may be sent, and how often that failed.
  mail_at timestamptz,
  mail_failures integer not null default 0,
  primary key (workspace_id, id)
);
create index notices_person on notices (workspace_id, user_id, at desc, id) where shown;
create index notices_unread on notices (workspace_id, user_id) where shown and read_at is null;
create index notices_mail on notices (workspace_id, mail_at) where mail_at is not null;

-- What somebody chose, where it differs from the default.
create table notice_choices (
  workspace_id uuid not null,
  user_id uuid not null,
  kind text not null,
  shown boolean not null,
  mail text not null check (mail in ('off', 'once', 'digest')),
  primary key (workspace_id, user_id, kind)
);

-- Events for the workspace's webhook, written in the transaction of the change, sent until the receiver answers 2xx.
create table webhook_events (
  workspace_id uuid not null,
  id uuid not null,
  body text not null,
  send_at timestamptz not null,
  failures integer not null default 0,
  failure text,
  primary key (workspace_id, id)
);
create index webhook_events_due on webhook_events (workspace_id, send_at);
