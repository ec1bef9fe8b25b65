-- What a workspace always dismisses, learned from its own decisions and from nobody else's. The subject is a rule's id or a pack's key.
create table decision_filters (
  workspace_id uuid not null,
  subject text not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  failure text,
  action text not null default 'off' check (action in ('off', 'lower', 'hide')),
  -- The model that is used; audits under way go on with the one they began with.
  model_id uuid,
  asked_at timestamptz not null,
  primary key (workspace_id, subject)
);

create table decision_models (
  workspace_id uuid not null,
  id uuid not null,
  subject text not null,
  model bytea not null,
  -- From this score on a finding is one of those that are always dismissed.
  cut real not null,
  figures jsonb not null,
  trained_at timestamptz not null,
  primary key (workspace_id, id)
);
create index decision_models_subject on decision_models (workspace_id, subject, trained_at);
