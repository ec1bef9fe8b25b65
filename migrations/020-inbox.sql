-- due_at: when a violation should be decided; null: no date. approval_id: the request for its dismissal that waits for a second person; every
-- decision clears it.
alter table reviews
  add column due_at timestamptz,
  add column approval_id uuid;
-- What is undecided and assigned, by person; empty where nobody is assigned, so that storing findings does not pay for it.
create index reviews_assignee on reviews using gin (assigned_to) where state = 0 and assigned_to <> '{}';
-- Two halves of one order: what is assigned, and what is nobody's.
create index reviews_due_assigned on reviews (workspace_id, due_at) where state = 0 and due_at is not null and assigned_to <> '{}';
create index reviews_due_nobody on reviews (workspace_id, due_at) where state = 0 and due_at is not null and assigned_to = '{}';
create index reviews_approval on reviews (workspace_id, approval_id) where approval_id is not null;
-- Assignments alone, which are few beside the decisions: who assigned what is looked up here.
create index review_changes_assigned on review_changes (workspace_id, audit_id, number) where state is null;
-- Finds what a later run has taken over.
create index carried_violations_earlier on carried_violations (workspace_id, earlier_id);

-- A dismissal that needs a second person. The violations it asks for are the reviews with its id: one that was decided otherwise meanwhile
-- no longer has it. asked_by and answered_by: the person, where there is one (for a key, the member who made it).
create table approvals (
  workspace_id uuid not null,
  id uuid not null,
  audit_id uuid not null,
  violation_id uuid,
  group_id uuid,
  asked integer not null,
  reason text not null,
  asked_by uuid,
  asker text not null,
  asked_at timestamptz not null,
  -- requested, approved, denied, lapsed (everything was decided otherwise).
  state text not null default 'requested' check (state in ('requested', 'approved', 'denied', 'lapsed')),
  answered_by uuid,
  answerer text,
  answer text,
  answered_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, audit_id) references audits (workspace_id, id) on delete cascade
);
create index approvals_open on approvals (workspace_id, asked_at) where state = 'requested';

-- Who was mentioned in a comment from the desk.
create table mentions (
  workspace_id uuid not null,
  user_id uuid not null,
  comment_id uuid not null,
  violation_id uuid not null,
  at timestamptz not null,
  done boolean not null default false,
  primary key (workspace_id, user_id, comment_id),
  foreign key (workspace_id, comment_id) references comments (workspace_id, id) on delete cascade
);
create index mentions_open on mentions (workspace_id, user_id, violation_id) where not done;

-- What somebody does not want to see in the inbox before a date; item: a group, a violation without one, or a request for approval.
create table snoozes (
  workspace_id uuid not null,
  user_id uuid not null,
  item uuid not null,
  until timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, user_id, item)
);

-- Saved views of the inbox; user_id null: the workspace's.
create table inbox_views (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid,
  name text not null,
  filter jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
