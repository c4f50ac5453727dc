-- Prices somebody waits for.
create table price_levels (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  instrument_id uuid not null references instruments on delete cascade,
  -- As the instrument is quoted, in its currency and unit.
  level numeric not null check (level > 0),
  direction text not null check (direction in ('up', 'down', 'either')),
  repeats boolean not null,
  note text not null check (char_length(note) <= 100),
  -- Where the last price seen stood, -1 below, 0 on it, 1 above, and of which day it was; null until one was seen.
  side smallint check (side between -1 and 1),
  seen_day date,
  -- When a price last crossed it, and of when that price was.
  crossed_at timestamptz,
  crossed_price numeric,
  crossed_way text check (crossed_way in ('up', 'down')),
  crossed_quote_at timestamptz,
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check ((side is null) = (seen_day is null)),
  check (num_nulls(crossed_at, crossed_price, crossed_way, crossed_quote_at) in (0, 4))
);
create unique index price_levels_submission on price_levels (user_id, submission_id);
create index price_levels_instrument on price_levels (instrument_id);
