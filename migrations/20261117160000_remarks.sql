-- What people add to what they own in their own words (decision 65).

-- A tag is there while something has it: an instrument, an instrument in a portfolio, or a transaction.
create table tags (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 30),
  instrument_id uuid references instruments on delete cascade,
  -- Null for the instrument wherever it is held.
  portfolio_id uuid,
  transaction_id uuid,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade,
  check (num_nonnulls(instrument_id, transaction_id) = 1),
  check (portfolio_id is null or instrument_id is not null)
);
create unique index tags_once on tags (user_id, lower(name), instrument_id, portfolio_id, transaction_id) nulls not distinct;
-- What there are, and on how many things, is read from the index alone.
create index tags_named on tags (user_id, name) include (instrument_id, transaction_id);
create index tags_transaction on tags (user_id, transaction_id) where transaction_id is not null;
create index tags_portfolio on tags (user_id, portfolio_id) where portfolio_id is not null;
create index tags_asset on tags (user_id, instrument_id) where instrument_id is not null;
create index tags_instrument on tags (instrument_id) where instrument_id is not null;

-- Why something was bought, and what would change its owner's mind: one for a purchase, shown again at a sale.
create table decisions (
  user_id uuid not null,
  transaction_id uuid not null,
  why text not null check (char_length(why) <= 1000),
  change_mind text not null check (char_length(change_mind) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, transaction_id),
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade,
  check (why <> '' or change_mind <> '')
);

select keep_rows_of('tags', '{update,insert}');
select keep_rows_of('decisions');
