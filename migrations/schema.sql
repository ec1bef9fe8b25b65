table account_events
  id uuid not null
  user_id uuid not null
  at timestamp with time zone not null default now()
  what text not null
  address text
  browser text
  constraint account_events_pkey PRIMARY KEY (id)
  constraint account_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  CREATE INDEX account_events_user ON public.account_events USING btree (user_id, at)

table accounts
  id uuid not null
  user_id uuid not null
  account_id text not null
  provider_id text not null
  access_token text
  refresh_token text
  id_token text
  access_token_expires_at timestamp with time zone
  refresh_token_expires_at timestamp with time zone
  scope text
  password text
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint accounts_pkey PRIMARY KEY (id)
  constraint accounts_provider_id_account_id_key UNIQUE (provider_id, account_id)
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  CREATE INDEX accounts_user ON public.accounts USING btree (user_id)

table admin_trail
  workspace_id uuid not null
  number bigint not null
  at timestamp with time zone not null
  kind text not null
  actor_id uuid
  actor_name text not null
  entry text not null
  previous bytea not null
  hash bytea not null
  takes_back bigint
  subject_id uuid
  constraint admin_trail_pkey PRIMARY KEY (workspace_id, number)
  CREATE INDEX admin_trail_actor ON public.admin_trail USING btree (workspace_id, actor_id, number)
  CREATE INDEX admin_trail_kind ON public.admin_trail USING btree (workspace_id, kind, number)
  CREATE INDEX admin_trail_subject ON public.admin_trail USING btree (workspace_id, subject_id, number) WHERE (subject_id IS NOT NULL)
  CREATE INDEX admin_trail_taken_back ON public.admin_trail USING btree (workspace_id, takes_back) WHERE (takes_back IS NOT NULL)

table admin_trail_heads
  workspace_id uuid not null
  length bigint not null default 0
  head bytea not null default '\x'::bytea
  constraint admin_trail_heads_pkey PRIMARY KEY (workspace_id)

table api_keys
  id uuid not null
  workspace_id uuid not null
  user_id uuid
  name text not null
  prefix text not null
  hash bytea not null
  created_at timestamp with time zone not null default now()
  last_used_at timestamp with time zone
  revoked_at timestamp with time zone
  belongs_to text not null default 'workspace'::text
  scopes text[] not null default ARRAY['read'::text, 'review'::text, 'write'::text, 'check'::text]
  expires_at timestamp with time zone
  rate_limit integer
  last_used_from text
  replaced_by uuid
  constraint api_keys_belongs_to_check CHECK ((belongs_to = ANY (ARRAY['person'::text, 'workspace'::text])))
  constraint api_keys_hash_key UNIQUE (hash)
  constraint api_keys_pkey PRIMARY KEY (id)
  constraint api_keys_rate_limit_check CHECK (((rate_limit >= 1) AND (rate_limit <= 100000)))
  constraint api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['read'::text, 'review'::text, 'write'::text, 'check'::text, 'administer'::text, 'keys'::text])))
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
  constraint api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX api_keys_workspace ON public.api_keys USING btree (workspace_id, created_at)

table approvals
  workspace_id uuid not null
  id uuid not null
  audit_id uuid not null
  violation_id uuid
  group_id uuid
  asked integer not null
  reason text not null
  asked_by uuid
  asker text not null
  asked_at timestamp with time zone not null
  state text not null default 'requested'::text
  answered_by uuid
  answerer text
  answer text
  answered_at timestamp with time zone
  until date
  owner_id uuid
  constraint approvals_pkey PRIMARY KEY (workspace_id, id)
  constraint approvals_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'denied'::text, 'lapsed'::text, 'withdrawn'::text])))
  constraint approvals_workspace_id_audit_id_fkey FOREIGN KEY (workspace_id, audit_id) REFERENCES audits(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX approvals_open ON public.approvals USING btree (workspace_id, asked_at) WHERE (state = 'requested'::text)

table asset_answers
  workspace_id uuid not null
  asset_id uuid not null
  etag text
  last_modified text
  packed bytea not null
  constraint asset_answers_pkey PRIMARY KEY (workspace_id, asset_id)
  constraint asset_answers_workspace_id_asset_id_fkey FOREIGN KEY (workspace_id, asset_id) REFERENCES assets(workspace_id, id) ON DELETE CASCADE

table asset_contents
  workspace_id uuid not null
  asset_id uuid not null
  snapshot bytea
  created_at timestamp with time zone not null default now()
  packed bytea not null
  page_kept boolean not null default true
  exchanges bytea
  constraint asset_contents_pkey PRIMARY KEY (workspace_id, asset_id)
  constraint asset_contents_workspace_id_asset_id_fkey FOREIGN KEY (workspace_id, asset_id) REFERENCES assets(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX asset_contents_age ON public.asset_contents USING btree (workspace_id, created_at)

table asset_intake
  workspace_id uuid not null
  asset_id uuid not null
  content bytea not null
  exchanges bytea
  constraint asset_intake_pkey PRIMARY KEY (workspace_id, asset_id)
  constraint asset_intake_workspace_id_asset_id_fkey FOREIGN KEY (workspace_id, asset_id) REFERENCES assets(workspace_id, id) ON DELETE CASCADE

table assets
  workspace_id uuid not null
  id uuid not null
  audit_id uuid not null
  position bigint not null
  name text not null
  url text not null
  state text not null
  reason text
  type text
  title text
  language_key text
  characters integer
  checked integer
  left_out jsonb not null default '[]'::jsonb
  rule_failures jsonb not null default '[]'::jsonb
  content_hash bytea
  fetched_at timestamp with time zone
  depth integer not null default 0
  source jsonb
  note text
  violations integer not null default 0
  site_id uuid
  address_key text
  text_hash bytea
  earlier_id uuid
  carried boolean not null default false
  left_behind uuid[] not null default '{}'::uuid[]
  same_as uuid
  held integer
  http_status smallint
  gone boolean not null default false
  constraint assets_pkey PRIMARY KEY (workspace_id, id)
  constraint assets_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'completed'::text, 'failed'::text, 'cancelled'::text, 'left_out'::text])))
  CREATE INDEX assets_audit ON public.assets USING btree (workspace_id, audit_id, "position")
  CREATE INDEX assets_document ON public.assets USING btree (workspace_id, url) WHERE (url ~~ 'document:%'::text)
  CREATE INDEX assets_site_address ON public.assets USING btree (workspace_id, site_id, address_key, id) WHERE (site_id IS NOT NULL)
  CREATE UNIQUE INDEX assets_url ON public.assets USING btree (workspace_id, audit_id, url)

table assignment_rules
  workspace_id uuid not null
  id uuid not null
  position integer not null
  name text not null
  packs text[] not null default '{}'::text[]
  rules text[] not null default '{}'::text[]
  paths text[] not null default '{}'::text[]
  languages text[] not null default '{}'::text[]
  sites uuid[] not null default '{}'::uuid[]
  people uuid[] not null
  paused boolean not null default false
  constraint assignment_rules_pkey PRIMARY KEY (workspace_id, id)

table audit_rules
  workspace_id uuid not null
  audit_id uuid not null
  rule_version_id uuid not null
  number integer not null
  constraint audit_rules_pkey PRIMARY KEY (workspace_id, audit_id, rule_version_id)
  constraint audit_rules_workspace_id_rule_version_id_fkey FOREIGN KEY (workspace_id, rule_version_id) REFERENCES rule_versions(workspace_id, id)
  CREATE UNIQUE INDEX audit_rules_number ON public.audit_rules USING btree (workspace_id, audit_id, number)

table audits
  workspace_id uuid not null
  id uuid not null
  name text not null
  status text not null
  created_at timestamp with time zone not null default now()
  completed_at timestamp with time zone
  total_assets integer not null default 0
  completed_assets integer not null default 0
  failed_assets integer not null default 0
  total_violations integer not null default 0
  counts integer[] not null default array_fill(0, ARRAY[30])
  next_position bigint not null default 0
  trail_length bigint not null default 0
  trail_previous bytea not null default '\x'::bytea
  trail_head bytea not null default '\x'::bytea
  sources jsonb not null default '[]'::jsonb
  settings jsonb not null default '{}'::jsonb
  failure text
  created_by uuid
  planning boolean not null default false
  left_out_assets integer not null default 0
  next_asset bigint not null default 0
  judged integer not null default 0
  site_id uuid
  run integer not null default 1
  previous_id uuid
  started_by text
  carrying boolean not null default false
  changes jsonb
  base_id uuid
  program text
  unchanged_assets integer not null default 0
  incomplete_assets integer not null default 0
  constraint audits_pkey PRIMARY KEY (workspace_id, id)
  constraint audits_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text, 'FAILED'::text, 'CANCELLED'::text])))
  CREATE INDEX audits_newest ON public.audits USING btree (workspace_id, created_at DESC, id)
  CREATE INDEX audits_site ON public.audits USING btree (workspace_id, site_id, run DESC)

table bulk_rows
  workspace_id uuid not null
  run_id uuid not null
  row integer not null
  cells jsonb not null
  fault text
  constraint bulk_rows_pkey PRIMARY KEY (workspace_id, run_id, "row")
  constraint bulk_rows_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES bulk_runs(workspace_id, id) ON DELETE CASCADE

table bulk_runs
  workspace_id uuid not null
  id uuid not null
  name text not null
  columns jsonb not null
  total integer not null
  plan jsonb
  state text not null default 'draft'::text
  is_ordered boolean not null default false
  error text
  created_by uuid
  key_id uuid
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  constraint bulk_runs_pkey PRIMARY KEY (workspace_id, id)
  constraint bulk_runs_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'running'::text, 'cancelled'::text])))
  CREATE INDEX bulk_runs_newest ON public.bulk_runs USING btree (workspace_id, created_at DESC, id)

table campaign_pieces
  workspace_id uuid not null
  document_id uuid not null
  campaign_id uuid not null
  template_id uuid not null
  language_key text not null
  variant integer not null
  position integer not null
  ordered jsonb not null
  rewrite jsonb
  failure text
  cancelled boolean not null default false
  owner_id uuid
  due date
  constraint campaign_pieces_pkey PRIMARY KEY (workspace_id, document_id)
  constraint campaign_pieces_workspace_id_campaign_id_fkey FOREIGN KEY (workspace_id, campaign_id) REFERENCES campaigns(workspace_id, id) ON DELETE CASCADE
  constraint campaign_pieces_workspace_id_campaign_id_template_id_langua_key UNIQUE (workspace_id, campaign_id, template_id, language_key, variant)
  constraint campaign_pieces_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX campaign_pieces_rewrites ON public.campaign_pieces USING btree (workspace_id, document_id) WHERE (rewrite IS NOT NULL)

table campaigns
  workspace_id uuid not null
  id uuid not null
  name text not null
  brief jsonb not null
  answers jsonb not null default '[]'::jsonb
  revision integer not null default 1
  owner_id uuid
  due date
  created_by uuid
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  constraint campaigns_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX campaigns_newest ON public.campaigns USING btree (workspace_id, created_at DESC, id)

table carried_violations
  workspace_id uuid not null
  violation_id uuid not null
  audit_id uuid not null
  place bigint not null
  how smallint not null
  identity uuid not null
  earlier_id uuid not null
  earlier_audit_id uuid not null
  state smallint not null default 0
  dismissal_reason text
  decided_by text
  decided_at timestamp with time zone
  at timestamp with time zone not null
  constraint carried_violations_pkey PRIMARY KEY (workspace_id, violation_id)
  CREATE INDEX carried_violations_audit ON public.carried_violations USING btree (workspace_id, audit_id, how, place)
  CREATE INDEX carried_violations_earlier ON public.carried_violations USING btree (workspace_id, earlier_id)

table claim_answers
  workspace_id uuid not null
  violation_id uuid not null
  audit_id uuid not null
  claim_id uuid not null
  claim_version integer not null
  answered_at timestamp with time zone not null
  ended_at timestamp with time zone
  constraint claim_answers_pkey PRIMARY KEY (workspace_id, violation_id)
  CREATE INDEX claim_answers_audit ON public.claim_answers USING btree (workspace_id, audit_id)
  CREATE INDEX claim_answers_claim ON public.claim_answers USING btree (workspace_id, claim_id, audit_id) WHERE (ended_at IS NULL)

table claim_remarks
  workspace_id uuid not null
  violation_id uuid not null
  audit_id uuid not null
  claim_id uuid not null
  claim_version integer not null
  kind text not null
  wording text not null
  details jsonb not null
  constraint claim_remarks_kind_check CHECK ((kind = ANY (ARRAY['almost'::text, 'condition'::text])))
  constraint claim_remarks_pkey PRIMARY KEY (workspace_id, violation_id)
  CREATE INDEX claim_remarks_audit ON public.claim_remarks USING btree (workspace_id, audit_id)
  CREATE INDEX claim_remarks_claim ON public.claim_remarks USING btree (workspace_id, claim_id)

table claim_sources
  workspace_id uuid not null
  id uuid not null
  kind text not null
  name text not null
  url text
  infobase_id uuid
  entry_id uuid
  type text not null
  language_key text
  pages integer
  content text not null
  bytes bytea
  size integer not null
  sha256 bytea not null
  read_by uuid
  read_at timestamp with time zone not null
  constraint claim_sources_kind_check CHECK ((kind = ANY (ARRAY['file'::text, 'address'::text, 'entry'::text])))
  constraint claim_sources_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX claim_sources_read ON public.claim_sources USING btree (workspace_id, read_at)

table claim_versions
  workspace_id uuid not null
  claim_id uuid not null
  version integer not null
  content jsonb not null
  reason text
  author_id uuid
  created_at timestamp with time zone not null
  constraint claim_versions_pkey PRIMARY KEY (workspace_id, claim_id, version)
  constraint claim_versions_workspace_id_claim_id_fkey FOREIGN KEY (workspace_id, claim_id) REFERENCES claims(workspace_id, id)

table claims
  workspace_id uuid not null
  id uuid not null
  number integer not null
  state text not null
  version integer not null
  content jsonb not null
  search text not null
  valid_from date
  valid_until date
  written_by uuid
  approved_by uuid
  approved_at timestamp with time zone
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  constraint claims_pkey PRIMARY KEY (workspace_id, id)
  constraint claims_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'proved'::text, 'approved'::text, 'withdrawn'::text])))
  constraint claims_workspace_id_number_key UNIQUE (workspace_id, number)

table comments
  workspace_id uuid not null
  id uuid not null
  violation_id uuid not null
  author_id uuid
  author_name text not null
  content text not null
  created_at timestamp with time zone not null default now()
  origin_audit_id uuid
  constraint comments_pkey PRIMARY KEY (workspace_id, id)
  constraint comments_workspace_id_violation_id_fkey FOREIGN KEY (workspace_id, violation_id) REFERENCES violations(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX comments_thread ON public.comments USING btree (workspace_id, violation_id, created_at, id)

table compared_cells
  workspace_id uuid not null
  later_id uuid not null
  earlier_id uuid not null
  number integer not null
  kind text not null
  rule_id text
  rule_name text
  also_rules text
  severity smallint
  section text not null
  language text
  decided_by_run boolean not null
  n integer not null
  places bytea not null
  earlier_places bytea not null
  constraint compared_cells_pkey PRIMARY KEY (workspace_id, later_id, earlier_id, number)
  constraint compared_cells_workspace_id_later_id_earlier_id_fkey FOREIGN KEY (workspace_id, later_id, earlier_id) REFERENCES compared_runs(workspace_id, later_id, earlier_id) ON DELETE CASCADE

table compared_runs
  workspace_id uuid not null
  later_id uuid not null
  earlier_id uuid not null
  found text not null
  earlier_trail bigint not null
  later_trail bigint not null
  not_looked_at jsonb not null
  constraint compared_runs_pkey PRIMARY KEY (workspace_id, later_id, earlier_id)
  CREATE INDEX compared_runs_earlier ON public.compared_runs USING btree (workspace_id, earlier_id)

table decision_ends
  workspace_id uuid not null
  id uuid not null
  state smallint not null
  until date not null
  owner_id uuid
  warned_at timestamp with time zone
  returned integer not null default 0
  constraint decision_ends_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX decision_ends_until ON public.decision_ends USING btree (workspace_id, until)

table decision_filters
  workspace_id uuid not null
  subject text not null
  state text not null
  failure text
  action text not null default 'off'::text
  model_id uuid
  asked_at timestamp with time zone not null
  constraint decision_filters_action_check CHECK ((action = ANY (ARRAY['off'::text, 'lower'::text, 'hide'::text])))
  constraint decision_filters_pkey PRIMARY KEY (workspace_id, subject)
  constraint decision_filters_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])))

table decision_models
  workspace_id uuid not null
  id uuid not null
  subject text not null
  model bytea not null
  cut real not null
  figures jsonb not null
  trained_at timestamp with time zone not null
  constraint decision_models_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX decision_models_subject ON public.decision_models USING btree (workspace_id, subject, trained_at)

table digest_times
  workspace_id uuid not null
  user_id uuid not null
  minute smallint not null
  weekdays boolean not null
  time_zone text not null
  constraint digest_times_minute_check CHECK (((minute >= 0) AND (minute <= 1439)))
  constraint digest_times_pkey PRIMARY KEY (workspace_id, user_id)

table dismissal_reasons
  workspace_id uuid not null
  user_id uuid not null
  hash bytea not null
  reason text not null
  used_at timestamp with time zone not null
  constraint dismissal_reasons_pkey PRIMARY KEY (workspace_id, user_id, hash)

table document_comments
  workspace_id uuid not null
  id uuid not null
  document_id uuid not null
  reply_to uuid
  quote text not null
  preceding text not null
  content text not null
  author_id uuid
  created_at timestamp with time zone not null
  resolved_by uuid
  resolved_at timestamp with time zone
  constraint document_comments_pkey PRIMARY KEY (workspace_id, id)
  constraint document_comments_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX document_comments_document ON public.document_comments USING btree (workspace_id, document_id, created_at, id)

table document_versions
  workspace_id uuid not null
  document_id uuid not null
  number integer not null
  kind text not null
  name text
  title text not null
  content bytea not null
  sha256 bytea not null
  characters integer not null
  author_id uuid
  restored_from integer
  saves integer not null default 1
  is_kept boolean not null default false
  approved_at timestamp with time zone
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  constraint document_versions_kind_check CHECK ((kind = ANY (ARRAY['written'::text, 'edited'::text, 'restored'::text, 'set_aside'::text])))
  constraint document_versions_pkey PRIMARY KEY (workspace_id, document_id, number)
  constraint document_versions_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX document_versions_age ON public.document_versions USING btree (workspace_id, updated_at) WHERE (NOT is_kept)

table documents
  workspace_id uuid not null
  id uuid not null
  status text not null default 'ready'::text
  error text
  title text not null
  shared boolean not null default false
  blocks jsonb
  plain text not null default ''::text
  markdown text not null default ''::text
  language_key text
  template_id uuid
  template_version text
  tone_id uuid
  tone_version text
  bulk_input_id uuid
  input jsonb
  facts jsonb not null default '[]'::jsonb
  findings jsonb not null default '[]'::jsonb
  unsupported jsonb not null default '[]'::jsonb
  model text
  tokens jsonb
  message text not null default ''::text
  created_by uuid
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  infobase_id uuid
  infobase_version text
  request jsonb
  bulk_row integer
  changes jsonb not null default '[]'::jsonb
  versions integer not null default 0
  current_version integer not null default 0
  approval text not null default 'draft'::text
  approval_steps jsonb
  steps_done jsonb
  asked_by uuid
  asked_at timestamp with time zone
  approved_version integer
  translated_from uuid
  translated_version integer
  lost jsonb
  order_hash bytea
  choice jsonb
  offered jsonb
  unsaid jsonb not null default '[]'::jsonb
  constraint documents_approval_check CHECK ((approval = ANY (ARRAY['draft'::text, 'in_review'::text, 'approved'::text])))
  constraint documents_pkey PRIMARY KEY (workspace_id, id)
  constraint documents_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'ready'::text, 'failed'::text])))
  CREATE INDEX documents_bulk ON public.documents USING btree (workspace_id, bulk_input_id, bulk_row) WHERE (bulk_input_id IS NOT NULL)
  CREATE INDEX documents_in_review ON public.documents USING btree (workspace_id, created_at DESC, id) WHERE (approval = 'in_review'::text)
  CREATE INDEX documents_newest ON public.documents USING btree (workspace_id, created_at DESC, id)
  CREATE INDEX documents_order ON public.documents USING btree (workspace_id, order_hash) WHERE (order_hash IS NOT NULL)
  CREATE INDEX documents_pending ON public.documents USING btree (workspace_id, id) WHERE (status = 'pending'::text)
  CREATE INDEX documents_translations ON public.documents USING btree (workspace_id, translated_from) WHERE (translated_from IS NOT NULL)

table event_cursors
  workspace_id uuid not null
  audit_id uuid not null
  number bigint not null
  constraint event_cursors_pkey PRIMARY KEY (workspace_id, audit_id)

table event_heads
  workspace_id uuid not null
  number bigint not null default 0
  listening boolean not null default false
  admin_number bigint not null default 0
  streamed_at timestamp with time zone
  constraint event_heads_pkey PRIMARY KEY (workspace_id)

table event_outbox
  workspace_id uuid not null
  id uuid not null
  type text not null
  subject text not null
  at timestamp with time zone not null
  data text not null
  constraint event_outbox_pkey PRIMARY KEY (workspace_id, id)

table events
  workspace_id uuid not null
  number bigint not null
  id uuid not null
  type text not null
  subject text not null
  actor_id uuid
  at timestamp with time zone not null
  body text not null
  constraint events_pkey PRIMARY KEY (workspace_id, number)
  CREATE INDEX events_at ON public.events USING btree (workspace_id, at)
  CREATE INDEX events_subject ON public.events USING btree (workspace_id, subject)

table finding_issues
  workspace_id uuid not null
  violation_id uuid not null
  url text not null
  added_at timestamp with time zone not null
  constraint finding_issues_pkey PRIMARY KEY (workspace_id, violation_id)

table finding_links
  id uuid not null
  hash bytea not null
  workspace_id uuid not null
  violation_id uuid not null
  audit_id uuid not null
  created_by uuid
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  revoked_at timestamp with time zone
  reads integer not null default 0
  last_read_at timestamp with time zone
  constraint finding_links_hash_key UNIQUE (hash)
  constraint finding_links_pkey PRIMARY KEY (id)
  CREATE INDEX finding_links_audit ON public.finding_links USING btree (workspace_id, audit_id)
  CREATE INDEX finding_links_violation ON public.finding_links USING btree (workspace_id, violation_id)

table holds
  workspace_id uuid not null
  id uuid not null
  kind text not null
  subject_id uuid not null
  subject_name text not null
  matter text not null
  reason text not null
  placed_at timestamp with time zone not null
  placed_by uuid
  placed_by_name text not null
  lifted_at timestamp with time zone
  lifted_by uuid
  lifted_by_name text
  lifted_reason text
  erasure_asked_at timestamp with time zone
  constraint holds_kind_check CHECK ((kind = ANY (ARRAY['audit'::text, 'site'::text, 'document'::text, 'person'::text])))
  constraint holds_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX holds_standing ON public.holds USING btree (workspace_id, kind, subject_id) WHERE (lifted_at IS NULL)

table idempotent_requests
  workspace_id uuid not null
  key text not null
  request_hash bytea not null
  status smallint
  headers jsonb
  body text
  created_at timestamp with time zone not null
  owner uuid
  leased_until timestamp with time zone
  constraint idempotent_requests_pkey PRIMARY KEY (workspace_id, key)
  CREATE INDEX idempotent_requests_age ON public.idempotent_requests USING btree (created_at)

table inbox_views
  workspace_id uuid not null
  id uuid not null
  user_id uuid
  name text not null
  filter jsonb not null
  created_by uuid not null
  created_at timestamp with time zone not null
  constraint inbox_views_pkey PRIMARY KEY (workspace_id, id)

table infobase_entries
  workspace_id uuid not null
  id uuid not null
  infobase_id uuid not null
  position integer not null
  kind text not null
  title text
  content text not null
  source text
  language_key text
  words tsvector
  created_at timestamp with time zone not null default now()
  constraint infobase_entries_kind_check CHECK ((kind = ANY (ARRAY['fact'::text, 'guideline'::text, 'passage'::text])))
  constraint infobase_entries_pkey PRIMARY KEY (workspace_id, id)
  constraint infobase_entries_workspace_id_infobase_id_fkey FOREIGN KEY (workspace_id, infobase_id) REFERENCES infobases(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX infobase_entries_infobase ON public.infobase_entries USING btree (workspace_id, infobase_id, "position")
  CREATE INDEX infobase_entries_words ON public.infobase_entries USING gin (words)

table infobases
  workspace_id uuid not null
  id uuid not null
  name text not null
  description text
  version integer not null default 1
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint infobases_pkey PRIMARY KEY (workspace_id, id)

table invited_addresses
  workspace_id uuid not null
  id uuid not null
  email text not null
  salt text not null
  constraint invited_addresses_pkey PRIMARY KEY (workspace_id, id)

table judgements
  workspace_id uuid not null
  rule_id text not null
  rule_version text not null
  text_hash bytea not null
  model text not null
  answer jsonb not null
  created_at timestamp with time zone not null default now()
  constraint judgements_pkey PRIMARY KEY (workspace_id, rule_id, rule_version, text_hash)

table links
  id uuid not null
  hash bytea not null
  purpose text not null
  workspace_id uuid
  email text
  role text
  created_by uuid
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  mailed_hash bytea
  constraint links_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
  constraint links_hash_key UNIQUE (hash)
  constraint links_mailed_hash_key UNIQUE (mailed_hash)
  constraint links_pkey PRIMARY KEY (id)
  constraint links_purpose_check CHECK ((purpose = ANY (ARRAY['first-owner'::text, 'invitation'::text, 'reset'::text])))
  constraint links_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'reviewer'::text, 'viewer'::text])))
  constraint links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX links_email ON public.links USING btree (email)
  CREATE INDEX links_workspace ON public.links USING btree (workspace_id, created_at)

table live_bindings
  workspace_id uuid not null
  id uuid not null
  kind text not null
  source_id uuid
  version integer
  name text not null
  language_key text
  texts jsonb not null
  notices jsonb not null
  sha256 bytea not null
  address text not null
  address_key text not null
  owner_id uuid
  bound_by uuid
  approved_by uuid[] not null default '{}'::uuid[]
  approved_at timestamp with time zone
  created_at timestamp with time zone not null
  constraint live_bindings_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'claim'::text, 'text'::text, 'file'::text])))
  constraint live_bindings_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX live_bindings_address ON public.live_bindings USING btree (workspace_id, address_key)
  CREATE INDEX live_bindings_source ON public.live_bindings USING btree (workspace_id, source_id) WHERE (source_id IS NOT NULL)

table live_checks
  workspace_id uuid not null
  asset_id uuid not null
  audit_id uuid not null
  bound text not null
  constraint live_checks_pkey PRIMARY KEY (workspace_id, asset_id)
  CREATE INDEX live_checks_audit ON public.live_checks USING btree (workspace_id, audit_id)

table live_findings
  workspace_id uuid not null
  violation_id uuid not null
  audit_id uuid not null
  asset_id uuid not null
  binding_id uuid not null
  kind text not null
  source_id uuid
  version integer
  name text not null
  approved_by uuid[] not null default '{}'::uuid[]
  approved_at timestamp with time zone
  state text not null
  parts jsonb not null
  change text not null
  constraint live_findings_pkey PRIMARY KEY (workspace_id, violation_id)
  constraint live_findings_state_check CHECK ((state = ANY (ARRAY['changed'::text, 'notice_gone'::text, 'gone'::text])))
  CREATE INDEX live_findings_asset ON public.live_findings USING btree (workspace_id, asset_id)
  CREATE INDEX live_findings_audit ON public.live_findings USING btree (workspace_id, audit_id)

table live_states
  workspace_id uuid not null
  binding_id uuid not null
  state text not null
  note text
  parts jsonb not null default '[]'::jsonb
  change text
  audit_id uuid
  asset_id uuid
  violation_id uuid
  compared_at timestamp with time zone
  since timestamp with time zone
  same_at timestamp with time zone
  told_state text
  told_change text
  constraint live_states_pkey PRIMARY KEY (workspace_id, binding_id)
  constraint live_states_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'same'::text, 'changed'::text, 'notice_gone'::text, 'gone'::text, 'not_read'::text])))

table members
  workspace_id uuid not null
  user_id uuid not null
  role text not null
  created_at timestamp with time zone not null default now()
  constraint members_pkey PRIMARY KEY (workspace_id, user_id)
  constraint members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'reviewer'::text, 'viewer'::text])))
  constraint members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint members_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
  CREATE INDEX members_user ON public.members USING btree (user_id)

table mentions
  workspace_id uuid not null
  user_id uuid not null
  comment_id uuid not null
  violation_id uuid not null
  at timestamp with time zone not null
  done boolean not null default false
  constraint mentions_pkey PRIMARY KEY (workspace_id, user_id, comment_id)
  constraint mentions_workspace_id_comment_id_fkey FOREIGN KEY (workspace_id, comment_id) REFERENCES comments(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX mentions_open ON public.mentions USING btree (workspace_id, user_id, violation_id) WHERE (NOT done)

table migrations
  name text not null
  applied_at timestamp with time zone not null default now()
  sha256 text
  constraint migrations_pkey PRIMARY KEY (name)

table model_spending
  workspace_id uuid not null
  id uuid not null
  day date not null
  purpose text not null
  model text not null
  template_id uuid
  user_id uuid
  key_id uuid
  calls bigint not null
  input bigint not null
  output bigint not null
  cost numeric
  constraint model_spending_pkey PRIMARY KEY (workspace_id, id)
  constraint model_spending_purpose_check CHECK ((purpose = ANY (ARRAY['document'::text, 'judgement'::text, 'test'::text])))
  CREATE UNIQUE INDEX model_spending_sum ON public.model_spending USING btree (workspace_id, day, purpose, model, template_id, user_id, key_id) NULLS NOT DISTINCT

table notice_choices
  workspace_id uuid not null
  user_id uuid not null
  kind text not null
  shown boolean not null
  mail text not null
  constraint notice_choices_mail_check CHECK ((mail = ANY (ARRAY['off'::text, 'once'::text, 'digest'::text])))
  constraint notice_choices_pkey PRIMARY KEY (workspace_id, user_id, kind)

table notices
  workspace_id uuid not null
  id uuid not null
  user_id uuid not null
  kind text not null
  at timestamp with time zone not null
  by_name text
  audit_id uuid
  violation_id uuid
  approval_id uuid
  count integer not null default 1
  outcome text
  shown boolean not null
  read_at timestamp with time zone
  mail_at timestamp with time zone
  mail_failures integer not null default 0
  rule_id text
  constraint notices_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX notices_mail ON public.notices USING btree (workspace_id, mail_at) WHERE (mail_at IS NOT NULL)
  CREATE INDEX notices_person ON public.notices USING btree (workspace_id, user_id, at DESC, id) WHERE shown
  CREATE INDEX notices_unread ON public.notices USING btree (workspace_id, user_id) WHERE (shown AND (read_at IS NULL))

table own_rule_versions
  workspace_id uuid not null
  rule_id text not null
  number integer not null
  content text not null
  parsed text not null
  author_id uuid
  created_at timestamp with time zone not null
  asked_by uuid
  asked_of uuid
  asked_at timestamp with time zone
  reason text
  sent_back_by uuid
  sent_back_at timestamp with time zone
  sent_back_why text
  published_by uuid
  published_at timestamp with time zone
  constraint own_rule_versions_pkey PRIMARY KEY (workspace_id, rule_id, number)

table own_rules
  workspace_id uuid not null
  rule_id text not null
  file text not null
  name text not null
  kind text not null
  severity smallint not null
  languages text[] not null
  state text not null
  published integer
  is_off boolean not null default false
  latest integer not null
  revision integer not null default 1
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  constraint own_rules_pkey PRIMARY KEY (workspace_id, rule_id)
  constraint own_rules_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'in_review'::text, 'published'::text])))

table passkeys
  id uuid not null
  user_id uuid not null
  credential_id text not null
  public_key bytea not null
  counter bigint not null
  transports text[] not null
  name text not null
  created_at timestamp with time zone not null default now()
  last_used_at timestamp with time zone
  constraint passkeys_credential_id_key UNIQUE (credential_id)
  constraint passkeys_pkey PRIMARY KEY (id)
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id)

table pseudonyms
  workspace_id uuid not null
  user_id uuid not null
  name text not null
  constraint pseudonyms_pkey PRIMARY KEY (workspace_id, user_id)

table rate_buckets
  key_id uuid not null
  tokens double precision not null
  refilled_at timestamp with time zone not null
  constraint rate_buckets_pkey PRIMARY KEY (key_id)

table reading_links
  id uuid not null
  hash bytea not null
  workspace_id uuid not null
  document_id uuid not null
  version integer not null
  created_by uuid
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  revoked_at timestamp with time zone
  reads integer not null default 0
  last_read_at timestamp with time zone
  constraint reading_links_hash_key UNIQUE (hash)
  constraint reading_links_pkey PRIMARY KEY (id)
  CREATE INDEX reading_links_document ON public.reading_links USING btree (workspace_id, document_id)

table recovery_codes
  user_id uuid not null
  hash bytea not null
  used_at timestamp with time zone
  constraint recovery_codes_pkey PRIMARY KEY (user_id, hash)
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE

table register_entries
  workspace_id uuid not null
  id uuid not null
  number integer not null
  kind text not null
  subject_id uuid
  subject_version integer
  subject_sha256 text
  version integer not null
  content jsonb not null
  search text not null
  entered_at timestamp with time zone not null
  entered_by uuid
  withdraws uuid
  withdrawn_on date
  withdrawn_number integer
  constraint register_entries_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'claim'::text, 'page'::text, 'other'::text, 'withdrawal'::text])))
  constraint register_entries_pkey PRIMARY KEY (workspace_id, id)
  constraint register_entries_workspace_id_number_key UNIQUE (workspace_id, number)
  CREATE INDEX register_entries_subject ON public.register_entries USING btree (workspace_id, kind, subject_id)

table register_versions
  workspace_id uuid not null
  entry_id uuid not null
  version integer not null
  content jsonb not null
  reason text
  author_id uuid
  author_name text
  created_at timestamp with time zone not null
  constraint register_versions_pkey PRIMARY KEY (workspace_id, entry_id, version)
  constraint register_versions_workspace_id_entry_id_fkey FOREIGN KEY (workspace_id, entry_id) REFERENCES register_entries(workspace_id, id)

table review_changes
  workspace_id uuid not null
  audit_id uuid not null
  number bigint not null
  part integer not null
  state smallint
  dismissal_reason text
  decided_by text
  places bigint[] not null
  first_place bigint not null
  last_place bigint not null
  undone_by bigint
  decided_at timestamp with time zone
  end_id uuid
  constraint review_changes_pkey PRIMARY KEY (workspace_id, audit_id, number, part)
  CREATE INDEX review_changes_assigned ON public.review_changes USING btree (workspace_id, audit_id, number) WHERE (state IS NULL)

table review_jobs
  workspace_id uuid not null
  id uuid not null
  audit_id uuid not null
  asked jsonb not null
  total integer not null
  done integer not null default 0
  result jsonb
  failure text
  created_by uuid
  created_at timestamp with time zone not null
  progress jsonb
  constraint review_jobs_pkey PRIMARY KEY (workspace_id, id)

table review_runs
  workspace_id uuid not null
  audit_id uuid not null
  run bigint not null
  counts integer[] not null
  constraint review_runs_pkey PRIMARY KEY (workspace_id, audit_id, run)

table reviews
  workspace_id uuid not null
  violation_id uuid not null
  audit_id uuid not null
  group_id uuid
  place bigint not null
  state smallint not null default 0
  dismissal_reason text
  assigned_to uuid[] not null default '{}'::uuid[]
  decided_at timestamp with time zone
  decided_by text
  rule integer not null default 0
  due_at timestamp with time zone
  approval_id uuid
  end_id uuid
  finding_hash bytea
  constraint reviews_pkey PRIMARY KEY (workspace_id, violation_id)
  CREATE INDEX reviews_approval ON public.reviews USING btree (workspace_id, approval_id) WHERE (approval_id IS NOT NULL)
  CREATE INDEX reviews_assigned ON public.reviews USING btree (workspace_id, audit_id, place) WHERE (assigned_to <> '{}'::uuid[])
  CREATE INDEX reviews_assignee ON public.reviews USING gin (assigned_to) WHERE ((state = 0) AND (assigned_to <> '{}'::uuid[]))
  CREATE INDEX reviews_due_assigned ON public.reviews USING btree (workspace_id, due_at) WHERE ((state = 0) AND (due_at IS NOT NULL) AND (assigned_to <> '{}'::uuid[]))
  CREATE INDEX reviews_due_nobody ON public.reviews USING btree (workspace_id, due_at) WHERE ((state = 0) AND (due_at IS NOT NULL) AND (assigned_to = '{}'::uuid[]))
  CREATE INDEX reviews_end ON public.reviews USING btree (workspace_id, end_id, state) WHERE (end_id IS NOT NULL)
  CREATE INDEX reviews_group ON public.reviews USING btree (workspace_id, audit_id, group_id)
  CREATE INDEX reviews_page ON public.reviews USING btree (workspace_id, audit_id, state, place)

table rule_counts
  workspace_id uuid not null
  audit_id uuid not null
  rule integer not null
  severity_order smallint not null
  counts integer[] not null
  constraint rule_counts_pkey PRIMARY KEY (workspace_id, audit_id, rule, severity_order)

table rule_import_rules
  workspace_id uuid not null
  import_id uuid not null
  rule_id text not null
  effect text not null
  number integer not null
  revision integer not null
  content text
  parsed text
  author_id uuid
  name text
  kind text
  severity smallint
  languages text[]
  constraint rule_import_rules_effect_check CHECK ((effect = ANY (ARRAY['new'::text, 'draft'::text, 'text'::text])))
  constraint rule_import_rules_pkey PRIMARY KEY (workspace_id, import_id, rule_id)

table rule_imports
  workspace_id uuid not null
  id uuid not null
  name text not null
  at timestamp with time zone not null
  by_id uuid
  entry bigint not null
  undone_at timestamp with time zone
  constraint rule_imports_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX rule_imports_age ON public.rule_imports USING btree (workspace_id, at)

table rule_sets
  workspace_id uuid not null
  hash text not null
  rule_ids text[] not null
  numbers integer[] not null
  constraint rule_sets_pkey PRIMARY KEY (workspace_id, hash)

table rule_tries
  workspace_id uuid not null
  id uuid not null
  rule_id text not null
  file text not null
  content text not null
  earlier text
  runs uuid[] not null
  state text not null default 'waiting'::text
  failure text
  at_run integer not null default 0
  at_position bigint not null default '-1'::integer
  counts jsonb not null
  results jsonb not null
  created_by uuid
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  constraint rule_tries_pkey PRIMARY KEY (workspace_id, id)
  constraint rule_tries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'completed'::text, 'cancelled'::text, 'failed'::text])))
  CREATE INDEX rule_tries_open ON public.rule_tries USING btree (workspace_id, created_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]))
  CREATE INDEX rule_tries_rule ON public.rule_tries USING btree (workspace_id, rule_id, created_at)

table rule_versions
  workspace_id uuid not null
  id uuid not null
  rule_id text not null
  version text not null
  pack text not null
  name text not null
  description text
  explanation text
  severity smallint
  source jsonb
  definition jsonb not null default '{}'::jsonb
  created_at timestamp with time zone not null default now()
  meaning text
  constraint rule_versions_pkey PRIMARY KEY (workspace_id, id)
  constraint rule_versions_workspace_id_rule_id_version_key UNIQUE (workspace_id, rule_id, version)

table run_gates
  workspace_id uuid not null
  audit_id uuid not null
  rule jsonb not null
  findings integer not null
  trail_length bigint not null
  total_violations integer not null
  checked_at timestamp with time zone not null
  constraint run_gates_pkey PRIMARY KEY (workspace_id, audit_id)

table scheduled_tasks
  name text not null
  owner uuid
  leased_until timestamp with time zone
  started_at timestamp with time zone
  succeeded_at timestamp with time zone
  failed_at timestamp with time zone
  failure text
  details jsonb
  constraint scheduled_tasks_pkey PRIMARY KEY (name)

table second_factors
  user_id uuid not null
  sealed_secret text not null
  confirmed_at timestamp with time zone
  last_step bigint not null default 0
  created_at timestamp with time zone not null default now()
  constraint second_factors_pkey PRIMARY KEY (user_id)
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE

table secrets
  name text not null
  value text
  created_at timestamp with time zone not null default now()
  fingerprint bytea
  constraint secrets_pkey PRIMARY KEY (name)

table sessions
  id uuid not null
  user_id uuid not null
  token text not null
  expires_at timestamp with time zone not null
  ip_address text
  user_agent text
  workspace_id uuid
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  method text not null default 'password'::text
  constraint sessions_method_check CHECK ((method = ANY (ARRAY['password'::text, 'code'::text, 'recovery-code'::text, 'trusted-browser'::text, 'single-sign-on'::text, 'passkey'::text])))
  constraint sessions_pkey PRIMARY KEY (id)
  constraint sessions_token_key UNIQUE (token)
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  CREATE INDEX sessions_user ON public.sessions USING btree (user_id)

table sign_in_attempts
  key bytea not null
  count integer not null
  since timestamp with time zone not null
  constraint sign_in_attempts_pkey PRIMARY KEY (key)

table sites
  workspace_id uuid not null
  id uuid not null
  name text not null
  key text not null
  sources jsonb not null default '[]'::jsonb
  packs text[]
  choice jsonb not null default '{}'::jsonb
  schedule text
  time_zone text not null default 'UTC'::text
  next_run_at timestamp with time zone
  paused boolean not null default false
  mark_gone boolean not null default true
  version integer not null default 1
  runs integer not null default 0
  created_by uuid
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  followers uuid[] not null default '{}'::uuid[]
  gone_pages text
  gate jsonb
  gate_passed boolean
  constraint sites_gone_pages_check CHECK ((gone_pages = ANY (ARRAY['fix'::text, 'keep'::text])))
  constraint sites_pkey PRIMARY KEY (workspace_id, id)
  constraint sites_workspace_id_key_key UNIQUE (workspace_id, key)
  CREATE INDEX sites_due ON public.sites USING btree (workspace_id, next_run_at) WHERE (next_run_at IS NOT NULL)

table snoozes
  workspace_id uuid not null
  user_id uuid not null
  item uuid not null
  until timestamp with time zone
  created_at timestamp with time zone not null
  constraint snoozes_pkey PRIMARY KEY (workspace_id, user_id, item)

table stamped_heads
  workspace_id uuid not null
  chain text not null
  length bigint not null
  head bytea not null
  stamp_id uuid not null
  constraint stamped_heads_pkey PRIMARY KEY (workspace_id, chain, length, stamp_id)

table template_drafts
  workspace_id uuid not null
  id uuid not null
  key text not null
  files jsonb not null
  based_on integer not null default 0
  revision integer not null default 1
  author_id uuid
  updated_at timestamp with time zone not null
  constraint template_drafts_pkey PRIMARY KEY (workspace_id, id)
  constraint template_drafts_workspace_id_key_key UNIQUE (workspace_id, key)

table templates
  workspace_id uuid not null
  id uuid not null
  key text not null
  version integer not null default 1
  definition jsonb not null
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint templates_pkey PRIMARY KEY (workspace_id, id)
  constraint templates_workspace_id_key_key UNIQUE (workspace_id, key)

table terms
  workspace_id uuid not null
  id uuid not null
  words jsonb not null
  note text
  search text not null
  name text not null
  updated_at timestamp with time zone not null
  author_id uuid
  constraint terms_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX terms_name ON public.terms USING btree (workspace_id, name, id)

table time_stamps
  workspace_id uuid not null
  id uuid not null
  heads text not null
  authority text not null
  request bytea not null
  response bytea
  asked_at timestamp with time zone not null
  asked_by text not null
  stamped_at timestamp with time zone
  serial text
  tries integer not null default 0
  next_try_at timestamp with time zone not null
  failure text
  constraint time_stamps_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX time_stamps_asked ON public.time_stamps USING btree (workspace_id, asked_at)
  CREATE INDEX time_stamps_open ON public.time_stamps USING btree (workspace_id, next_try_at) WHERE (response IS NULL)

table tombstone_heads
  workspace_id uuid not null
  length bigint not null default 0
  head bytea not null default '\x'::bytea
  constraint tombstone_heads_pkey PRIMARY KEY (workspace_id)

table tombstones
  workspace_id uuid not null
  number bigint not null
  at timestamp with time zone not null
  kind text not null
  subject_id uuid
  entry text not null
  previous bytea not null
  hash bytea not null
  trail_length bigint
  trail_head bytea
  total bigint not null default 0
  removed bigint not null default 0
  last_place bigint not null default '-1'::integer
  findings_hash bytea not null default '\x'::bytea
  finished_at timestamp with time zone
  constraint tombstones_pkey PRIMARY KEY (workspace_id, number)
  CREATE INDEX tombstones_subject ON public.tombstones USING btree (workspace_id, subject_id)
  CREATE INDEX tombstones_unfinished ON public.tombstones USING btree (workspace_id, number) WHERE (finished_at IS NULL)

table tones
  workspace_id uuid not null
  id uuid not null
  key text not null
  version integer not null default 1
  definition jsonb not null
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint tones_pkey PRIMARY KEY (workspace_id, id)
  constraint tones_workspace_id_key_key UNIQUE (workspace_id, key)

table trail
  workspace_id uuid not null
  audit_id uuid not null
  number bigint not null
  at timestamp with time zone not null
  entry text not null
  previous bytea not null
  hash bytea not null
  change_id uuid
  constraint trail_pkey PRIMARY KEY (workspace_id, audit_id, number)
  CREATE INDEX trail_group ON public.trail USING btree (workspace_id, audit_id, (((entry)::json ->> 'group_id'::text))) WHERE (((entry)::json ->> 'group_id'::text) IS NOT NULL)
  CREATE INDEX trail_violation ON public.trail USING btree (workspace_id, audit_id, (((entry)::json ->> 'violation_id'::text))) WHERE (((entry)::json ->> 'violation_id'::text) IS NOT NULL)
  CREATE UNIQUE INDEX trail_change ON public.trail USING btree (workspace_id, change_id) WHERE (change_id IS NOT NULL)

table upload_parts
  workspace_id uuid not null
  upload_id uuid not null
  part integer not null
  content bytea not null
  constraint upload_parts_pkey PRIMARY KEY (workspace_id, upload_id, part)

table uploads
  workspace_id uuid not null
  id uuid not null
  name text not null
  type text not null
  size bigint not null
  content bytea
  created_by uuid
  created_at timestamp with time zone not null default now()
  site_id uuid
  constraint uploads_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX uploads_age ON public.uploads USING btree (workspace_id, created_at)

table users
  id uuid not null
  email text not null
  name text not null default ''::text
  email_verified boolean not null default false
  image text
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  language text
  constraint users_email_key UNIQUE (email)
  constraint users_pkey PRIMARY KEY (id)

table verifications
  id uuid not null
  identifier text not null
  value text not null
  expires_at timestamp with time zone not null
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint verifications_pkey PRIMARY KEY (id)
  CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier)

table versions
  workspace_id uuid not null
  kind text not null
  id uuid not null
  version integer not null
  definition jsonb not null
  created_at timestamp with time zone not null default now()
  author_id uuid
  reason text
  constraint versions_kind_check CHECK ((kind = ANY (ARRAY['template'::text, 'tone'::text, 'infobase'::text])))
  constraint versions_pkey PRIMARY KEY (workspace_id, kind, id, version)

table violations
  workspace_id uuid not null
  id uuid not null
  audit_id uuid not null
  asset_id uuid
  rule_version_id uuid
  group_id uuid
  severity smallint
  place bigint not null
  rule_id text
  rule_name text
  asset_name text
  asset_url text
  violating_text text
  reason text not null
  recommended_solution text
  suggested_text text
  sentence text
  block integer
  span_start integer
  span_end integer
  position jsonb
  fingerprint text
  created_at timestamp with time zone not null default now()
  also jsonb
  law text
  jurisdiction text[]
  confidence real
  language text
  rule_severity smallint
  sentence_key bigint
  context_key bigint
  also_rules text
  constraint violations_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX violations_also_rules ON public.violations USING btree (workspace_id, audit_id, also_rules, rule_id) WHERE (also_rules IS NOT NULL)
  CREATE INDEX violations_asset ON public.violations USING btree (workspace_id, asset_id, span_start)
  CREATE INDEX violations_page ON public.violations USING btree (workspace_id, audit_id, place)
  CREATE INDEX violations_rule ON public.violations USING btree (workspace_id, audit_id, rule_id, place)
  CREATE INDEX violations_search ON public.violations USING gin ((((((COALESCE(violating_text, ''::text) || ''::text) || reason) || ''::text) || COALESCE(rule_name, ''::text))) gin_trgm_ops)
  CREATE INDEX violations_sentence ON public.violations USING gin ("left"(sentence, 4000) gin_trgm_ops)

table webhook_deliveries
  workspace_id uuid not null
  endpoint_id uuid not null
  number bigint not null
  subject text not null
  state text not null default 'waiting'::text
  attempts integer not null default 0
  first_at timestamp with time zone
  last_at timestamp with time zone
  again_at timestamp with time zone
  status integer
  failure text
  constraint webhook_deliveries_pkey PRIMARY KEY (workspace_id, endpoint_id, number)
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given_up'::text])))
  constraint webhook_deliveries_workspace_id_endpoint_id_fkey FOREIGN KEY (workspace_id, endpoint_id) REFERENCES webhook_endpoints(workspace_id, id) ON DELETE CASCADE
  CREATE INDEX webhook_deliveries_again ON public.webhook_deliveries USING btree (workspace_id, endpoint_id, subject) WHERE ((state = 'waiting'::text) AND (again_at IS NOT NULL))
  CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (workspace_id, endpoint_id, number) WHERE (state = 'waiting'::text)

table webhook_endpoints
  workspace_id uuid not null
  id uuid not null
  url text not null
  types text[] not null default '{}'::text[]
  enabled boolean not null default true
  disabled_why text
  key_version integer not null default 1
  previous_until timestamp with time zone
  created_at timestamp with time zone not null
  failures integer not null default 0
  again_at timestamp with time zone
  leased_until timestamp with time zone not null default '-infinity'::timestamp with time zone
  address_at timestamp with time zone not null default '-infinity'::timestamp with time zone
  constraint webhook_endpoints_pkey PRIMARY KEY (workspace_id, id)

table webhook_events
  workspace_id uuid not null
  id uuid not null
  body text not null
  send_at timestamp with time zone not null
  failures integer not null default 0
  failure text
  constraint webhook_events_pkey PRIMARY KEY (workspace_id, id)
  CREATE INDEX webhook_events_due ON public.webhook_events USING btree (workspace_id, send_at)

table workspace_settings
  workspace_id uuid not null
  name text not null
  value jsonb not null
  updated_at timestamp with time zone not null
  constraint workspace_settings_pkey PRIMARY KEY (workspace_id, name)

table workspaces
  id uuid not null
  name text not null
  plan text not null default 'enterprise'::text
  created_at timestamp with time zone not null default now()
  requires_second_factor boolean not null default false
  networks text[] not null default '{}'::text[]
  language text
  constraint workspaces_pkey PRIMARY KEY (id)
  constraint workspaces_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'team'::text, 'enterprise'::text])))
