-- Comments in the margin of a document, on words of its text. They stand beside the text: editing it changes none of them.
create table document_comments (
  workspace_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  -- The comment it answers; null: it begins a thread.
  reply_to uuid,
  -- The words it is about, and what stands before them in the same line, so that they are found again where the text has changed.
  quote text not null,
  preceding text not null,
  content text not null,
  author_id uuid,
  created_at timestamptz not null,
  resolved_by uuid,
  resolved_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, document_id) references documents (workspace_id, id) on delete cascade
);
create index document_comments_document on document_comments (workspace_id, document_id, created_at, id);
