-- The book of record: portfolios, what is held in them, and the transactions that alone say how much.

create table portfolios (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 3 and 50),
  currency_id uuid not null references currencies,
  is_virtual boolean not null default false,
  lot_method text not null default 'fifo' check (lot_method in ('fifo', 'average')),
  follows_cash boolean not null default false,
  notify_email boolean not null default false,
  notify_sms boolean not null default false,
  -- Rises with each change of the record itself: who changes an older one gets 409.
  version integer not null default 1,
  -- Rises with each change of a transaction or holding in it: what was computed from an older one is stale.
  ledger_version bigint not null default 1,
  -- The form's own mark of one submission, so that a double click makes one record.
  submission_id uuid,
  synchronized_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index portfolios_user on portfolios (user_id, created_at, id);
create unique index portfolios_submission on portfolios (user_id, submission_id) where submission_id is not null;

create table holdings (
  id uuid primary key,
  portfolio_id uuid not null references portfolios on delete cascade,
  instrument_id uuid not null references instruments,
  currency_id uuid not null references currencies,
  -- Set when a broker's connection keeps this holding: then value, volume and currency are read-only.
  broker_id text,
  is_valid boolean not null default true,
  is_child_asset boolean not null default false,
  notify_email boolean not null default false,
  notify_sms boolean not null default false,
  version integer not null default 1,
  ledger_version bigint not null default 1,
  created_at timestamptz not null
);
create unique index holdings_once on holdings (portfolio_id, instrument_id, coalesce(broker_id, ''));
create index holdings_instrument on holdings (instrument_id);

create table transactions (
  id uuid primary key,
  portfolio_id uuid not null references portfolios on delete cascade,
  holding_id uuid references holdings on delete cascade,
  type text not null check (type in ('buy', 'sell', 'dividend', 'interest', 'fee', 'tax', 'deposit', 'withdrawal',
    'exchange', 'split', 'transfer-in', 'transfer-out')),
  day date not null,
  -- Absent when only the day is known.
  time time(3),
  rank integer not null default 0,
  units numeric check (units > 0),
  price numeric check (price > 0),
  -- Money of types that have no units and price: gross for a dividend, what is given for an exchange.
  total numeric check (total > 0),
  currency_id uuid not null references currencies,
  fee numeric not null default 0 check (fee >= 0),
  tax numeric not null default 0 check (tax >= 0),
  to_total numeric check (to_total > 0),
  to_currency_id uuid references currencies,
  numerator numeric check (numerator > 0),
  denominator numeric check (denominator > 0),
  note text,
  -- How it came to be: typed, recorded when its holding was created, read from a file, or proposed by a feed.
  origin text not null default 'typed' check (origin in ('typed', 'opening', 'import', 'broker', 'feed', 'demo')),
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((type in ('buy', 'sell', 'transfer-in', 'transfer-out')) = (units is not null)),
  check ((units is null) = (price is null)),
  check ((type in ('dividend', 'interest', 'fee', 'tax', 'deposit', 'withdrawal', 'exchange')) = (total is not null)),
  check ((type = 'exchange') = (to_total is not null and to_currency_id is not null)),
  check ((type = 'split') = (numerator is not null and denominator is not null)),
  check (type not in ('buy', 'sell', 'dividend', 'split', 'transfer-in', 'transfer-out') or holding_id is not null)
);
create index transactions_newest on transactions (portfolio_id, day desc, time desc nulls last, id desc);
create index transactions_holding on transactions (holding_id, day);
create index transactions_cash on transactions (portfolio_id, day) where holding_id is null;
create index transactions_noted on transactions (portfolio_id) where note is not null;
create unique index transactions_submission on transactions (portfolio_id, submission_id) where submission_id is not null;
-- A split from a feed is unique for instrument and day; it never applies twice.
create unique index transactions_one_split on transactions (holding_id, day) where type = 'split' and origin = 'feed';
