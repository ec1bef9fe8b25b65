-- A site (or folder, or collection) is what is audited again; each audit of it is a run that remembers what was decided in the runs before.
create table sites (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  -- What finds it again: a hash of the sources, or the name it is audited under by a command line whose files differ each time.
  key text not null,
  sources jsonb not null default '[]',
  -- Keys of packs; null: the workspace's active ones.
  packs text[],
  choice jsonb not null default '{}',
  -- A cron expression of five fields, in its time zone; null: audited when somebody asks for it.
  schedule text,
  time_zone text not null default 'UTC',
  next_run_at timestamptz,
  paused boolean not null default false,
  -- Whether what is not found again on a page that was read is marked fixed in the run before.
  mark_gone boolean not null default true,
  version integer not null default 1,
  runs integer not null default 0,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, key)
);
create index sites_due on sites (workspace_id, next_run_at) where next_run_at is not null;

-- run: the how manieth of its site; previous_id: the run it is compared with; started_by: `schedule`, or `schedule-late` where the run was
-- missed and made up; carrying: what was decided before is still to be carried over; changes: what differs from the run before.
alter table audits
  add column site_id uuid,
  add column run integer not null default 1,
  add column previous_id uuid,
  add column started_by text,
  add column carrying boolean not null default false,
  add column changes jsonb;
create index audits_site on audits (workspace_id, site_id, run desc);

-- address_key: the address without what does not make it another page; text_hash: what a reader sees of it, without the markup around;
-- earlier_id: the same page in an earlier run; carried: what was decided there has been carried over;
-- left_behind: violations of the same page in that run which are not there any more.
alter table assets
  add column site_id uuid,
  add column address_key text,
  add column text_hash bytea,
  add column earlier_id uuid,
  add column carried boolean not null default false,
  add column left_behind uuid[] not null default '{}';
create index assets_site_address on assets (workspace_id, site_id, address_key, id) where site_id is not null;

-- What finds a violation again in the next run: its sentence, and the sentences beside it.
alter table violations
  add column sentence_key bigint,
  add column context_key bigint;
-- What of a rule decides about a text, without its wording.
alter table rule_versions add column meaning text;

-- A violation that was met before, with the decision it had then.
create table carried_violations (
  workspace_id uuid not null,
  violation_id uuid not null,
  audit_id uuid not null,
  place bigint not null,
  -- See CARRIED in src/reviews/chart/carried.ts.
  how smallint not null,
  -- The first violation of the chain: the same in all runs.
  identity uuid not null,
  earlier_id uuid not null,
  earlier_audit_id uuid not null,
  state smallint not null default 0,
  dismissal_reason text,
  decided_by text,
  decided_at timestamptz,
  -- When it was carried over.
  at timestamptz not null,
  primary key (workspace_id, violation_id)
);
create index carried_violations_audit on carried_violations (workspace_id, audit_id, how, place);

-- Carried over with its violation: which run it was written in.
alter table comments add column origin_audit_id uuid;

-- Audits of the same sources are runs of one site.
insert into sites (workspace_id, id, name, key, sources, packs, choice, runs, created_by, created_at)
select a.workspace_id, gen_random_uuid(), (array_agg(a.name order by a.created_at desc))[1], md5(a.sources::text), a.sources, null, '{}',
  count(*)::int, (array_agg(a.created_by order by a.created_at))[1], min(a.created_at)
from audits a where a.sources <> '[]' group by a.workspace_id, a.sources;
update audits a set site_id = r.site_id, run = r.run, previous_id = r.previous_id from (
  select b.workspace_id, b.id, s.id as site_id, row_number() over w as run, lag(b.id) over w as previous_id
  from audits b join sites s on s.workspace_id = b.workspace_id and s.key = md5(b.sources::text)
  window w as (partition by b.workspace_id, s.id order by b.created_at, b.id)) r
where a.workspace_id = r.workspace_id and a.id = r.id;
update assets t set site_id = a.site_id, address_key = regexp_replace(regexp_replace(t.url, '#.*$', ''), '^https?://(www\.)?|/+$', '', 'g')
from audits a where a.workspace_id = t.workspace_id and a.id = t.audit_id and a.site_id is not null;
