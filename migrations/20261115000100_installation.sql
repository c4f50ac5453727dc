-- What one installation shares between its processes.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret_fingerprint text not null,
  created_at timestamptz not null default now()
);

-- Counters of the rate limits. Unlogged: after a crash everyone starts with a clean slate, which harms nobody.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (key, window_start)
);
create index rate_limits_window on rate_limits (window_start);

-- Every mail the product ever wanted to send, and what became of it.
create table mails (
  id uuid primary key,
  recipient text not null,
  locale text not null,
  kind text not null,
  subject text not null,
  html text not null,
  plain text not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_waiting on mails (created_at) where state = 'waiting';
