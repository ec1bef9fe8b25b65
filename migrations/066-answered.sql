-- Values of the form that the text of a document does not say. (What a translation lost of its source is in `lost`.)
alter table documents add column unsaid jsonb not null default '[]';
