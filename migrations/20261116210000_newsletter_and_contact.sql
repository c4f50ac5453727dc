-- An address asks for the newsletter, and gets it once somebody who reads its mail has confirmed. Nobody had confirmed
-- before: addresses from then count as requests, and go as those do.
alter table newsletter_subscribers rename column subscribed_at to asked_at;
alter table newsletter_subscribers
  -- Links of mails name it instead of the address.
  add column id uuid not null default gen_random_uuid(),
  add column confirmed_at timestamptz,
  -- When it was last written to about its request.
  add column mailed_at timestamptz[] not null default '{}',
  add column state text not null generated always as (
    case when left_at is not null then 'left' when confirmed_at is not null then 'confirmed' else 'asked' end) stored;
alter table newsletter_subscribers alter column id drop default;
create unique index newsletter_subscribers_id on newsletter_subscribers (id);
create index newsletter_subscribers_newest on newsletter_subscribers (asked_at desc, id desc);
create index newsletter_subscribers_states on newsletter_subscribers (state, asked_at desc, id desc);
create index newsletter_subscribers_emails on newsletter_subscribers using gin (email gin_trgm_ops) with (fastupdate = off);

alter table contact_messages
  add column answered_at timestamptz,
  -- What it is found by. Kept, because folding a hundred thousand messages takes ten seconds.
  add column search text not null generated always as (
    folded(name || ' ' || email || ' ' || coalesce(company, '') || ' ' || message)) stored;
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at desc, id desc) where answered_at is null;
create index contact_messages_senders on contact_messages (email);
create index contact_messages_answered on contact_messages (created_at desc, id desc) where answered_at is not null;
create index contact_messages_search on contact_messages using gin (search gin_trgm_ops) with (fastupdate = off);

-- Whom the reader of a mail answers, where that is not its sender.
alter table mails add column reply_to text;
