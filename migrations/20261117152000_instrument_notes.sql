-- What somebody thinks of an instrument: in one portfolio, or wherever it is held.
create table instrument_notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  instrument_id uuid not null references instruments on delete cascade,
  -- Null for one that is about the instrument and no portfolio.
  portfolio_id uuid,
  note text not null check (char_length(note) between 1 and 4000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);
create unique index instrument_notes_place on instrument_notes (user_id, instrument_id, portfolio_id) nulls not distinct;
create index instrument_notes_instrument on instrument_notes (instrument_id);
create index instrument_notes_portfolio on instrument_notes (user_id, portfolio_id) where portfolio_id is not null;

select keep_rows_of('instrument_notes');
