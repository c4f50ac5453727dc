-- How each source of market data fares, and what of its budget is used: shared by all processes.
create table source_health (
  source text primary key,
  record jsonb not null
);

create table source_budget (
  bucket text primary key,
  used integer not null,
  ends_at timestamptz not null
);

-- Prices that came in and were not believed, for the operator to look at.
create table held_back_prices (
  instrument_id uuid not null references instruments on delete cascade,
  source text not null,
  day date,
  close text,
  reason text not null,
  seen_at timestamptz not null
);
create index held_back_prices_newest on held_back_prices (seen_at desc);
create index held_back_prices_instrument on held_back_prices (instrument_id);
