delete from asset_classes where parent_id is not null;

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

insert into currencies (id, title, display_title, position) values
  ('0193277e-0000-7000-8000-000000000106', 'jpy', 'JPY', 5);
