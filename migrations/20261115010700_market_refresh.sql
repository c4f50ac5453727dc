-- The same doubt about the same price is one row, however often a source repeats it.
delete from held_back_prices a using held_back_prices b
where a.ctid < b.ctid and a.instrument_id = b.instrument_id and a.source = b.source and a.reason = b.reason
  and a.day is not distinct from b.day;
create unique index held_back_prices_once on held_back_prices (instrument_id, source, reason, day) nulls not distinct;

-- When the sources were last asked about an instrument: what nobody has prices of must not push the others aside.
create table price_attempts (
  instrument_id uuid primary key references instruments on delete cascade,
  at timestamptz not null,
  failures integer not null default 0
);
