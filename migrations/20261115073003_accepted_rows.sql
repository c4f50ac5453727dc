-- Rows that the person recorded to settle a difference and that the broker has not told of yet.
alter table integrations add accepted uuid[] not null default '{}';
