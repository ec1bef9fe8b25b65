-- One brief, from which several templates are written in several languages.
create table campaigns (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  -- Product, audience, message, facts, markets, languages, dates, channels; see src/generation/form/brief.ts.
  brief jsonb not null,
  -- What templates ask for beyond the brief: [{"template_id": …, "language_key": "DE" or null for all, "input": {"url": …}}].
  answers jsonb not null default '[]',
  -- Counts every change, so that nobody overwrites what somebody else saved meanwhile.
  revision integer not null default 1,
  owner_id uuid,
  due date,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create index campaigns_newest on campaigns (workspace_id, created_at desc, id);

-- The documents of a campaign: each is a document like any other, and stays one when its campaign is deleted.
create table campaign_pieces (
  workspace_id uuid not null,
  document_id uuid not null,
  campaign_id uuid not null,
  template_id uuid not null,
  language_key text not null,
  variant integer not null,
  position integer not null,
  -- The order its text was written from: what a change of the brief is compared with.
  ordered jsonb not null,
  -- A rewriting that waits or is under way: {"id": …, "by": person, "request": order}.
  rewrite jsonb,
  -- Why the last rewriting failed; the text stayed as it was.
  failure text,
  cancelled boolean not null default false,
  -- Null: the campaign's.
  owner_id uuid,
  due date,
  primary key (workspace_id, document_id),
  unique (workspace_id, campaign_id, template_id, language_key, variant),
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade,
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade
);
create index campaign_pieces_rewrites on campaign_pieces (workspace_id, document_id) where rewrite is not null;
