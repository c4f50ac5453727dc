-- What a person says of themselves where accounts of old age are concerned: the rate at which their income is taxed, when they
-- were born, years in which they were self-employed (docs/decisions/0071). Nothing is guessed where nothing is said.
create table wrapper_settings (
  user_id uuid primary key references users on delete cascade,
  tax_rate smallint check (tax_rate in (12, 19, 32)),
  born_on date,
  has_pension_right boolean not null default false,
  self_employed smallint[] not null default '{}',
  updated_at timestamptz not null
);

-- Deposits that came from another account of old age: they take nothing of the limit.
create table wrapper_transfers (
  user_id uuid not null,
  transaction_id uuid not null,
  -- How much of it had been paid in there; null where nobody said.
  deposits numeric check (deposits >= 0),
  primary key (user_id, transaction_id),
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade
);

-- What was replaced, or went with its row, can be had back (decision 61).
select keep_rows_of('wrapper_settings'::regclass, '{update,insert}');
select keep_rows_of('wrapper_transfers'::regclass);
