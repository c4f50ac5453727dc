-- Ways to a person outside of the product: a phone, and browsers that may be woken.

alter table installation
  -- The keys by which push services know us, the private one sealed. One pair for ever: browsers subscribe to it.
  add column vapid_public text,
  add column vapid_private text,
  -- How many text messages all people together were sent on the last day on which there were any.
  add column sms_day date,
  add column sms_used integer not null default 0,
  add constraint installation_vapid check ((vapid_public is null) = (vapid_private is null));

-- Whether the number in users.phone was proved to be the person's, or the code that shall prove it.
create table phone_confirmations (
  user_id uuid primary key references users on delete cascade,
  number text not null,
  confirmed_at timestamptz,
  -- Keyed with the installation's secret.
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  check ((code_hash is null) = (code_expires_at is null)),
  check (confirmed_at is null or code_hash is null)
);

-- Text messages handed over by day; codes are not among them.
create table sms_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  used integer not null,
  primary key (user_id, day)
);

create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  -- The hash of the endpoint.
  id text not null check (char_length(id) = 43),
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
-- A browser that another account takes over.
create index push_subscriptions_id on push_subscriptions (id);
