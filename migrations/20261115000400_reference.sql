create table currencies (
  id uuid primary key,
  title text not null unique check (title = lower(title)),
  display_title text not null,
  position smallint not null
);
insert into currencies (id, title, display_title, position) values
  ('0193277e-0000-7000-8000-000000000101', 'pln', 'PLN', 0),
  ('0193277e-0000-7000-8000-000000000102', 'eur', 'EUR', 1),
  ('0193277e-0000-7000-8000-000000000103', 'usd', 'USD', 2),
  ('0193277e-0000-7000-8000-000000000104', 'gbp', 'GBP', 3),
  ('0193277e-0000-7000-8000-000000000105', 'chf', 'CHF', 4),
  ('0193277e-0000-7000-8000-000000000106', 'jpy', 'JPY', 5);

-- What one unit of a currency was worth in PLN on a day, and who said so.
create table currency_rates (
  currency_id uuid not null references currencies,
  day date not null,
  pln numeric(20, 10) not null check (pln > 0),
  source text not null,
  primary key (currency_id, day)
);

create table asset_classes (
  id uuid primary key,
  slug text not null unique,
  parent_id uuid references asset_classes,
  position smallint not null,
  names jsonb not null
);
insert into asset_classes (id, slug, position, names) values
  ('0193277e-0000-7000-8000-000000000201', 'stocks', 0, '{"en": "Shares", "pl": "Akcje"}'),
  ('0193277e-0000-7000-8000-000000000202', 'etf', 1, '{"en": "ETFs", "pl": "ETF-y"}'),
  ('0193277e-0000-7000-8000-000000000203', 'crypto', 2, '{"en": "Crypto", "pl": "Kryptowaluty"}'),
  ('0193277e-0000-7000-8000-000000000204', 'commodities', 3, '{"en": "Commodities", "pl": "Surowce"}'),
  ('0193277e-0000-7000-8000-000000000205', 'futures', 4, '{"en": "Futures", "pl": "Kontrakty terminowe"}'),
  ('0193277e-0000-7000-8000-000000000206', 'indices', 5, '{"en": "Indices", "pl": "Indeksy"}'),
  ('0193277e-0000-7000-8000-000000000207', 'bonds', 6, '{"en": "Bonds", "pl": "Obligacje"}'),
  ('0193277e-0000-7000-8000-000000000208', 'funds', 7, '{"en": "Funds and PPK", "pl": "Fundusze i PPK"}'),
  ('0193277e-0000-7000-8000-000000000209', 'deposits', 8, '{"en": "Deposits", "pl": "Lokaty"}');

create table investment_modules (
  id uuid primary key,
  slug text not null unique,
  position smallint not null,
  names jsonb not null
);
insert into investment_modules (id, slug, position, names) values
  ('0193277e-0000-7000-8000-000000000301', 'brokerage-investments', 0, '{"en": "Broker investments", "pl": "Inwestycje maklerskie"}'),
  ('0193277e-0000-7000-8000-000000000302', 'real-estate', 1, '{"en": "Real estate", "pl": "Nieruchomości"}'),
  ('0193277e-0000-7000-8000-000000000303', 'bonds', 2, '{"en": "Treasury bonds", "pl": "Obligacje skarbowe"}');

create table connected_modules (
  user_id uuid not null references users on delete cascade,
  module_id uuid not null references investment_modules,
  connected_at timestamptz not null,
  primary key (user_id, module_id)
);
