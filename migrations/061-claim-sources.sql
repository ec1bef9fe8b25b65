-- What proofs of claims were read from, kept as it was: a file, what an address answered, or an entry of a knowledge base.
create table claim_sources (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('file', 'address', 'entry')),
  name text not null,
  -- Of an address: what was asked for.
  url text,
  -- Of an entry: which it was.
  infobase_id uuid,
  entry_id uuid,
  -- What it was read as, such as pdf.
  type text not null,
  language_key text,
  -- Of what has pages.
  pages integer,
  -- Its running text; a form feed stands between pages.
  content text not null,
  -- As it came; an entry has nothing but its text.
  bytes bytea,
  size integer not null,
  sha256 bytea not null,
  read_by uuid,
  read_at timestamptz not null,
  primary key (workspace_id, id)
);
create index claim_sources_read on claim_sources (workspace_id, read_at);
