-- What starts have laid in, and with what: the same need not be laid in again.
alter table installation add column laid_in jsonb not null default '{}';
