-- Instruments somebody looks at without having to hold them. Prices they wait for are price levels, what they think of
-- them are notes on instruments: both are the same wherever they are shown (decision 65).
create table watchlists (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  -- Among the lists of its owner.
  place integer not null,
  -- Which columns its table has, in their order.
  columns text[] not null,
  submission_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create unique index watchlists_name on watchlists (user_id, lower(name));
create unique index watchlists_submission on watchlists (user_id, submission_id);

create table watchlist_items (
  user_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  instrument_id uuid not null references instruments on delete cascade,
  place integer not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, list_id) references watchlists (user_id, id) on delete cascade
);
create unique index watchlist_items_once on watchlist_items (user_id, list_id, instrument_id);
create index watchlist_items_instrument on watchlist_items (instrument_id);

select keep_rows_of('watchlists');
select keep_rows_of('watchlist_items');
