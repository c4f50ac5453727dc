-- Mails about the account go out even to an address that refused others; all that were written before are such.
alter table mails add column security boolean not null default true;
alter table mails alter column security drop default;
alter table mails add column unsubscribe_url text;
-- When it is tried again after a failure.
alter table mails add column next_try_at timestamptz;
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('waiting', 'kept', 'sent', 'failed', 'withheld'));

-- What is wrong is looked for among very many that are not.
create index mails_in_trouble on mails (created_at desc, id desc)
  where state in ('failed', 'withheld') or (state = 'waiting' and last_error is not null);

-- What is about security stays; the rest is forgotten by age.
create index mails_to_forget on mails (created_at) where not security;

-- Files that go with a mail. Once it is sent only their names are kept.
create table mail_attachments (
  mail_id uuid not null references mails on delete cascade,
  place integer not null,
  name text not null,
  media_type text not null,
  content bytea,
  primary key (mail_id, place)
);

-- Addresses whose server said that nobody reads them, as a keyed hash: nothing but security is sent there.
create table suppressed_addresses (
  address_hash text primary key,
  reason text not null,
  since date not null
);
