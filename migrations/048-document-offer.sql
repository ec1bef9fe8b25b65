-- What was last offered for a passage of a document and neither used nor discarded yet, with the place of the passage in the editor:
-- {"action": …, "place": {"from": …, "to": …, "inline": …}, "text": …, "answer": {"proposals": […], …}}; null: nothing.
alter table documents add column offered jsonb;
