-- until null: hidden until the next run of the site has ended, which has items of its own.
alter table snoozes alter column until drop not null;
