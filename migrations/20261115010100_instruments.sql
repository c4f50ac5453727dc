-- Similarity search that forgives typos. A trusted extension: whoever owns the database may add it.
create extension if not exists pg_trgm;

insert into asset_classes (id, slug, parent_id, position, names) values
  ('0193277e-0000-7000-8000-000000000310', 'polish-shares', '0193277e-0000-7000-8000-000000000201', 0, '{"en": "Polish shares", "pl": "Akcje polskie"}'),
  ('0193277e-0000-7000-8000-000000000311', 'us-shares', '0193277e-0000-7000-8000-000000000201', 1, '{"en": "US shares", "pl": "Akcje amerykańskie"}'),
  ('0193277e-0000-7000-8000-000000000312', 'european-shares', '0193277e-0000-7000-8000-000000000201', 2, '{"en": "European shares", "pl": "Akcje europejskie"}'),
  ('0193277e-0000-7000-8000-000000000313', 'equity-etf', '0193277e-0000-7000-8000-000000000202', 3, '{"en": "Equity ETFs", "pl": "ETF-y akcyjne"}'),
  ('0193277e-0000-7000-8000-000000000314', 'bond-etf', '0193277e-0000-7000-8000-000000000202', 4, '{"en": "Bond ETFs", "pl": "ETF-y obligacyjne"}'),
  ('0193277e-0000-7000-8000-000000000315', 'commodity-etf', '0193277e-0000-7000-8000-000000000202', 5, '{"en": "Commodity ETFs", "pl": "ETF-y surowcowe"}'),
  ('0193277e-0000-7000-8000-000000000316', 'coins', '0193277e-0000-7000-8000-000000000203', 6, '{"en": "Coins", "pl": "Kryptowaluty zmienne"}'),
  ('0193277e-0000-7000-8000-000000000317', 'stablecoins', '0193277e-0000-7000-8000-000000000203', 7, '{"en": "Stablecoins", "pl": "Stablecoiny"}'),
  ('0193277e-0000-7000-8000-000000000318', 'precious-metals', '0193277e-0000-7000-8000-000000000204', 8, '{"en": "Precious metals", "pl": "Metale szlachetne"}'),
  ('0193277e-0000-7000-8000-000000000319', 'industrial-metals', '0193277e-0000-7000-8000-000000000204', 9, '{"en": "Industrial metals", "pl": "Metale przemysłowe"}'),
  ('0193277e-0000-7000-8000-00000000031a', 'energy', '0193277e-0000-7000-8000-000000000204', 10, '{"en": "Energy", "pl": "Energia"}'),
  ('0193277e-0000-7000-8000-00000000031b', 'agriculture', '0193277e-0000-7000-8000-000000000204', 11, '{"en": "Agriculture", "pl": "Produkty rolne"}'),
  ('0193277e-0000-7000-8000-00000000031c', 'index-futures', '0193277e-0000-7000-8000-000000000205', 12, '{"en": "Index futures", "pl": "Kontrakty na indeksy"}'),
  ('0193277e-0000-7000-8000-00000000031d', 'commodity-futures', '0193277e-0000-7000-8000-000000000205', 13, '{"en": "Commodity futures", "pl": "Kontrakty na surowce"}'),
  ('0193277e-0000-7000-8000-00000000031e', 'currency-futures', '0193277e-0000-7000-8000-000000000205', 14, '{"en": "Currency and crypto futures", "pl": "Kontrakty na waluty i kryptowaluty"}'),
  ('0193277e-0000-7000-8000-00000000031f', 'polish-indices', '0193277e-0000-7000-8000-000000000206', 15, '{"en": "Polish indices", "pl": "Indeksy polskie"}'),
  ('0193277e-0000-7000-8000-000000000320', 'foreign-indices', '0193277e-0000-7000-8000-000000000206', 16, '{"en": "Foreign indices", "pl": "Indeksy zagraniczne"}'),
  ('0193277e-0000-7000-8000-000000000321', 'treasury-bonds', '0193277e-0000-7000-8000-000000000207', 17, '{"en": "Exchange-traded treasury bonds", "pl": "Obligacje skarbowe z giełdy"}'),
  ('0193277e-0000-7000-8000-000000000322', 'corporate-bonds', '0193277e-0000-7000-8000-000000000207', 18, '{"en": "Corporate bonds", "pl": "Obligacje korporacyjne"}'),
  ('0193277e-0000-7000-8000-000000000323', 'ppk', '0193277e-0000-7000-8000-000000000208', 19, '{"en": "PPK funds", "pl": "Fundusze PPK"}');

-- What can be held. Identity is ISIN and exchange; the names providers have for it stand beside it.
create table instruments (
  id uuid primary key,
  owner_id uuid references users on delete cascade,
  isin text,
  mic text not null default '',
  ticker text not null,
  class_id uuid not null references asset_classes,
  subclass_id uuid references asset_classes,
  currency_id uuid not null references currencies,
  names jsonb not null,
  sector text,
  country text,
  price_unit text not null default 'unit' check (price_unit in ('unit', 'pence', 'percent')),
  nominal numeric,
  status text not null default 'active' check (status in ('active', 'delisted', 'renamed')),
  replaced_by uuid references instruments on delete set null,
  units_outstanding numeric,
  facts jsonb not null default '{}',
  source text not null,
  slug text not null,
  search text not null,
  popularity real not null default 0,
  created_at timestamptz not null
);
create unique index instruments_identity on instruments (isin, mic) where owner_id is null and isin is not null and status <> 'renamed';
create unique index instruments_slug on instruments (class_id, slug) where owner_id is null;
-- Removing an instrument asks who points to it.
create index instruments_replaced_by on instruments (replaced_by) where replaced_by is not null;
create index instruments_owner on instruments (owner_id) where owner_id is not null;
create index instruments_by_class on instruments (class_id, popularity desc, id) where owner_id is null;
create index instruments_popular on instruments (popularity desc, id) where owner_id is null;
create index instruments_search on instruments using gin (search gin_trgm_ops);
create index instruments_ticker on instruments (lower(ticker) text_pattern_ops);

create table provider_symbols (
  instrument_id uuid not null references instruments on delete cascade,
  provider text not null,
  symbol text not null,
  primary key (instrument_id, provider)
);
create index provider_symbols_symbol on provider_symbols (provider, symbol);

-- Closes and volumes as traded, a year in a row: 366 little-endian float64 by day of the year, NaN where there is none.
-- A row a day would be half a billion rows for a full catalogue and read three times slower.
create table price_years (
  instrument_id uuid not null references instruments on delete cascade,
  year smallint not null,
  closes bytea not null,
  volumes bytea,
  source text not null,
  updated_at timestamptz not null,
  primary key (instrument_id, year)
);
alter table price_years alter column closes set storage external;
alter table price_years alter column volumes set storage external;

-- The newest price, exact, with its time and the close before it.
create table latest_prices (
  instrument_id uuid primary key references instruments on delete cascade,
  price numeric not null,
  at timestamptz not null,
  day date not null,
  previous numeric,
  previous_day date,
  source text not null
);

create table corporate_events (
  id uuid primary key,
  instrument_id uuid not null references instruments on delete cascade,
  kind text not null check (kind in ('split', 'dividend')),
  day date not null,
  numerator numeric,
  denominator numeric,
  amount numeric,
  currency_id uuid references currencies,
  declaration_day date,
  record_day date,
  payment_day date,
  source text not null,
  undone_at timestamptz,
  check ((kind = 'split') = (numerator is not null and denominator is not null)),
  check ((kind = 'dividend') = (amount is not null))
);
create unique index corporate_events_once on corporate_events (instrument_id, kind, day);

create table earnings (
  instrument_id uuid not null references instruments on delete cascade,
  period text not null check (period in ('annual', 'quarterly')),
  fiscal_date_ending date not null,
  reported_date date,
  reported_eps numeric,
  estimated_eps numeric,
  surprise numeric,
  surprise_percentage numeric,
  currency_id uuid references currencies,
  source text not null,
  primary key (instrument_id, period, fiscal_date_ending)
);

create table cash_flows (
  instrument_id uuid not null references instruments on delete cascade,
  period text not null check (period in ('annual', 'quarterly')),
  fiscal_date_ending date not null,
  currency_id uuid references currencies,
  items jsonb not null,
  source text not null,
  primary key (instrument_id, period, fiscal_date_ending)
);

create table news (
  id uuid primary key,
  instrument_id uuid not null references instruments on delete cascade,
  titles jsonb not null,
  url text,
  time_published timestamptz not null,
  sentiment_score real,
  is_sample boolean not null,
  source text not null
);
create index news_newest on news (instrument_id, time_published desc);
