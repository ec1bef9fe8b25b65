-- Whom an API key belongs to: a person, and then it ends with the membership, or the workspace. Keys made before are the workspace's.
alter table api_keys add column belongs_to text not null default 'workspace' check (belongs_to in ('person', 'workspace'));
