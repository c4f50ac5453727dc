-- Up to which day somebody was told of what comes.
create table reminder_days (
  user_id uuid primary key references users on delete cascade,
  told_to date not null
);

-- Splits that wait for an answer and were told, so that nobody hears of one twice.
create table reminder_splits (
  user_id uuid not null references users on delete cascade,
  holding_id uuid not null,
  day date not null,
  told_at timestamptz not null,
  primary key (user_id, holding_id, day),
  foreign key (user_id, holding_id) references holdings (user_id, id) on delete cascade
);
create index reminder_splits_told on reminder_splits (told_at);

-- Dividends of a day, for whoever is to be told of them.
create index corporate_events_ex_days on corporate_events (day) where kind = 'dividend';
create index corporate_events_payments on corporate_events (payment_day) where kind = 'dividend';
