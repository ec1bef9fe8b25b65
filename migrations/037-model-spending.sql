-- What calls of models used and cost, summed by day, by what they were for and by whom they were ordered: as many rows a day as there are
-- people and templates, however many documents are written.
create table model_spending (
  workspace_id uuid not null,
  id uuid not null,
  day date not null,
  purpose text not null check (purpose in ('document', 'judgement', 'test')),
  model text not null,
  template_id uuid,
  user_id uuid,
  key_id uuid,
  calls bigint not null,
  input bigint not null,
  output bigint not null,
  -- Null: nobody said what the model costs.
  cost numeric,
  primary key (workspace_id, id)
);
create unique index model_spending_sum on model_spending (workspace_id, day, purpose, model, template_id, user_id, key_id) nulls not distinct;
