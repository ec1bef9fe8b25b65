-- What a workspace may say: each claim with its wordings, proofs, markets and conditions, every version of it, and which findings it answers.
create table claims (
  workspace_id uuid not null,
  id uuid not null,
  -- As people name it: C-14.
  number integer not null,
  state text not null check (state in ('draft', 'proved', 'approved', 'withdrawn')),
  version integer not null,
  content jsonb not null,
  search text not null,
  valid_from date,
  -- The earliest of its own end and those of its proofs.
  valid_until date,
  written_by uuid,
  approved_by uuid,
  approved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, number)
);

create table claim_versions (
  workspace_id uuid not null,
  claim_id uuid not null,
  version integer not null,
  content jsonb not null,
  reason text,
  author_id uuid,
  created_at timestamptz not null,
  primary key (workspace_id, claim_id, version),
  foreign key (workspace_id, claim_id) references claims (workspace_id, id)
);

-- A finding that an approved claim answers; `answered_at` is the time of the decision, `ended_at` when the claim answered no more.
create table claim_answers (
  workspace_id uuid not null,
  violation_id uuid not null,
  audit_id uuid not null,
  claim_id uuid not null,
  claim_version integer not null,
  answered_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, violation_id)
);
create index claim_answers_claim on claim_answers (workspace_id, claim_id, audit_id) where ended_at is null;
create index claim_answers_audit on claim_answers (workspace_id, audit_id);

-- What a finding of its own says about a claim: it is said almost (`details`: the differences), or something that must stand with it does not.
create table claim_remarks (
  workspace_id uuid not null,
  violation_id uuid not null,
  audit_id uuid not null,
  claim_id uuid not null,
  claim_version integer not null,
  kind text not null check (kind in ('almost', 'condition')),
  wording text not null,
  details jsonb not null,
  primary key (workspace_id, violation_id)
);
create index claim_remarks_claim on claim_remarks (workspace_id, claim_id);
create index claim_remarks_audit on claim_remarks (workspace_id, audit_id);
