-- What somebody says an instrument is made of, in one piece: it is always read and replaced as a whole (decision 60).
create table make_ups (
  user_id uuid not null references users on delete cascade,
  instrument_id uuid not null references instruments on delete cascade,
  -- The day it is of.
  as_of date not null,
  source text not null check (source in ('typed', 'csv')),
  -- The currency that the fund is hedged to, lowercase.
  hedged_to text check (hedged_to ~ '^[a-z]{3}$'),
  -- Positions, and the lists of sectors, kinds, countries and currencies.
  lists jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, instrument_id)
);
create index make_ups_of_instrument on make_ups (instrument_id);

select keep_rows_of('make_ups', '{update}');

-- What sources of market data tell of a fund; without lists it was asked about and nobody told.
create table told_make_ups (
  instrument_id uuid primary key references instruments on delete cascade,
  -- Not asked about again before.
  ask_after timestamptz not null,
  source text,
  told_at timestamptz,
  lists jsonb,
  check (num_nulls(source, told_at, lists) in (0, 3))
);
