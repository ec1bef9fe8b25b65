-- Markets and channels whose rules check a document: {"markets": […], "channels": […]}; null: the workspace's choice. It is kept with the
-- document, which outlives the campaign that said so.
alter table documents add column choice jsonb;
update documents d set choice = p.ordered -> 'choice' from campaign_pieces p
  where p.workspace_id = d.workspace_id and p.document_id = d.id and p.ordered -> 'choice' is not null;

-- Owners who have left the workspace: from now on they are taken out when they leave.
update campaigns c set owner_id = null
  where owner_id is not null and not exists (select 1 from members m where m.workspace_id = c.workspace_id and m.user_id = c.owner_id);
update campaign_pieces p set owner_id = null
  where owner_id is not null and not exists (select 1 from members m where m.workspace_id = p.workspace_id and m.user_id = p.owner_id);
