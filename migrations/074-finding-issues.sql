-- Issues elsewhere (Jira, GitHub, Linear) that were made of a finding; a later run of the site takes the link over with the finding.
create table finding_issues (
  workspace_id uuid not null,
  violation_id uuid not null,
  url text not null,
  added_at timestamptz not null,
  primary key (workspace_id, violation_id)
);
