-- What a person says of a tax year beside the ledger: how the law is read, what was carried over, and that it was filed. A
-- filed year keeps its whole paper, compressed, with a hash of what it was made from (docs/decisions/0068).
create table tax_years (
  user_id uuid not null references users on delete cascade,
  year smallint not null check (year between 2002 and 2200),
  -- Only what is not the usual reading.
  readings jsonb not null default '{}',
  readings_at timestamptz,
  -- Polish flat tax that no payer took.
  not_collected numeric not null default 0 check (not_collected >= 0),
  -- Cost of virtual currencies from before; null for what the year before left.
  crypto_carried numeric check (crypto_carried >= 0),
  filed_on date,
  filed_paper bytea,
  filed_hash text,
  updated_at timestamptz not null,
  primary key (user_id, year),
  check ((filed_on is null) = (filed_paper is null) and (filed_on is null) = (filed_hash is null))
);

-- A PIT-8C as a broker printed it, for an account: `broker:number`, or the portfolio that stands for one.
create table tax_slips (
  user_id uuid not null references users on delete cascade,
  year smallint not null check (year between 2002 and 2200),
  account text not null check (char_length(account) between 1 and 300),
  revenue numeric not null check (revenue >= 0),
  cost numeric not null check (cost >= 0),
  primary key (user_id, year, account)
);

-- Losses of years before the ledger, or in place of what it says, and what was taken off since.
create table tax_losses (
  user_id uuid not null references users on delete cascade,
  year smallint not null check (year between 2002 and 2200),
  amount numeric not null check (amount > 0),
  deducted numeric not null default 0 check (deducted >= 0 and deducted <= amount),
  primary key (user_id, year)
);

-- What a treaty lets a country keep, where a person knows better than the shipped table, or it has none.
create table tax_treaties (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('dividend', 'interest')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  percent numeric not null check (percent between 0 and 100),
  primary key (user_id, kind, country)
);

-- What was replaced or reopened can be had back (decision 61).
select keep_rows_of(name::regclass, '{update,insert}') from unnest(array['tax_years', 'tax_slips', 'tax_losses', 'tax_treaties']) as tables (name);
