-- What a notification is about, so that nothing is told twice a day, and whether it was read.
alter table notifications add column subject text not null default '' check (char_length(subject) <= 100);
alter table notifications add column day date;
alter table notifications add column is_simulated boolean not null default false;
alter table notifications add column read_at timestamptz;
alter table notifications add constraint notifications_day check (subject = '' or day is not null);
create unique index notifications_once on notifications (user_id, kind, subject, day) where subject <> '';

-- Who wants to be told what, where and when. Somebody without a row has not changed anything.
create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  -- Of each topic the channels that differ from what it has by itself.
  choices jsonb not null default '{}' check (pg_column_size(choices) < 8192),
  -- Minutes of the day in Warsaw; without them there are no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  summary text not null default 'off' check (summary in ('off', 'daily', 'weekly')),
  digest text not null default 'off' check (digest in ('off', 'monthly', 'quarterly')),
  about_paper boolean not null default false,
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

-- Notifications on their way out of the product, each by its channel.
create table notification_messages (
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null,
  channel text not null check (channel in ('email', 'sms', 'push')),
  -- Handing: somebody is about to give it away; who dies then leaves it uncertain.
  state text not null default 'waiting'
    check (state in ('waiting', 'handing', 'sent', 'failed', 'uncertain', 'dropped')),
  due_at timestamptz not null,
  -- Those that went out together have one.
  message_id uuid,
  attempts smallint not null default 0,
  reason text check (char_length(reason) <= 300),
  changed_at timestamptz not null,
  primary key (user_id, notification_id, channel),
  foreign key (user_id, notification_id) references notifications (user_id, id) on delete cascade
);
create index notification_messages_due on notification_messages (due_at) where state = 'waiting';
create index notification_messages_handing on notification_messages (changed_at) where state = 'handing';
