-- Terms of series that everybody can hold.
create table bond_series (
  id uuid primary key,
  symbol text not null unique,
  kind text not null,
  issue_month date,
  isin text,
  face_value numeric(20, 4) not null check (face_value > 0),
  currency_id uuid not null references currencies,
  first_rate numeric(7, 4),
  margin numeric(7, 4),
  fee numeric(10, 4),
  exchange_price numeric(10, 4),
  -- Rates of each period where they follow no table.
  period_rates numeric[] not null default '{}',
  matures_on date,
  coupons_a_year smallint not null default 0,
  source text not null,
  origin text not null check (origin in ('shipped', 'source', 'operator')),
  seen_on date
);
create index bond_series_kind on bond_series (kind, issue_month desc);

-- Series that a person typed, or whose terms they changed.
create table bond_own_series (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- The series whose terms were changed; none for one entered by hand.
  series_id uuid references bond_series,
  symbol text not null,
  kind text not null,
  face_value numeric(20, 4) not null check (face_value > 0),
  currency_id uuid not null references currencies,
  first_rate numeric(7, 4),
  margin numeric(7, 4),
  -- Typed instead of what is published.
  reference numeric(7, 4),
  fee numeric(10, 4),
  exchange_price numeric(10, 4),
  period_rates numeric[] not null default '{}',
  matures_on date,
  coupons_a_year smallint not null default 0,
  -- Catalyst: prices that the person typed, percent of the nominal by day.
  quotes jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index bond_own_series_symbol on bond_own_series (user_id, symbol);

create table bond_holdings (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  series_id uuid references bond_series,
  own_series_id uuid,
  amount integer not null check (amount > 0),
  -- What was paid, in its currency.
  total numeric(24, 6) not null check (total >= 0),
  currency_id uuid not null references currencies,
  purchased_on date not null,
  -- What the person did before maturity; maturity itself is in the terms.
  closed_on date check (closed_on >= purchased_on),
  closed_how text check (closed_how in ('redeemed', 'exchanged')),
  -- The holding that this one was exchanged from.
  exchanged_from uuid,
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, submission_id),
  check ((series_id is null) <> (own_series_id is null)),
  check ((closed_on is null) = (closed_how is null)),
  foreign key (user_id, own_series_id) references bond_own_series (user_id, id) on delete cascade,
  foreign key (user_id, exchanged_from) references bond_holdings (user_id, id) on delete set null (exchanged_from)
);
create index bond_holdings_series on bond_holdings (series_id);
create index bond_holdings_own_series on bond_holdings (user_id, own_series_id);
create index bond_holdings_exchanged on bond_holdings (user_id, exchanged_from);
