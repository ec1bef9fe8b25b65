-- The language a person chose for the application and its mails, by its key; null: as the browser asks for.
alter table users add column language text;
