-- A file of a broker that somebody gave us. Its content is kept as long as rows of it may still be wanted: the preview
-- is made from it anew whenever the ledger or the person's choices have changed.
create table import_documents (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  size integer not null,
  -- Compressed.
  content bytea,
  -- What it was recognised as; nothing for a file whose columns the person has to name.
  format text,
  mapping_id uuid,
  state text not null default 'read' check (state in ('read', 'imported', 'undone')),
  -- Portfolios by account, instruments and answers by row.
  choices jsonb not null default '{}',
  summary jsonb not null,
  created_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz,
  primary key (user_id, id)
);
create index import_documents_newest on import_documents (user_id, created_at desc, id);

-- The preview by pages of 500 rows, compressed.
create table import_pages (
  user_id uuid not null,
  document_id uuid not null,
  number integer not null,
  content bytea not null,
  primary key (user_id, document_id, number),
  foreign key (user_id, document_id) references import_documents (user_id, id) on delete cascade
);

-- What the columns of files of one shape mean to somebody.
create table import_mappings (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  shape text not null,
  mapping jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index import_mappings_shape on import_mappings (user_id, shape);

-- Which instrument a broker's name means to somebody.
create table import_aliases (
  user_id uuid not null references users on delete cascade,
  broker text not null,
  name text not null,
  instrument_id uuid not null references instruments on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, broker, name)
);
create index import_aliases_instrument on import_aliases (instrument_id);

-- Where a transaction came from, and what its tax will need.
create table transaction_sources (
  user_id uuid not null,
  transaction_id uuid not null,
  document_id uuid,
  broker text not null,
  account text,
  -- The same booking in another file of the same broker has the same key.
  key bytea not null,
  line integer,
  sheet text,
  original text,
  settles_on date,
  accrued numeric,
  accrued_currency text,
  -- As traded, where the row is booked in the currency that was paid.
  price numeric,
  price_currency text,
  rate numeric,
  fee numeric,
  fee_currency text,
  fee_day date,
  tax numeric,
  tax_currency text,
  tax_day date,
  country text,
  reference text,
  subtype text,
  primary key (user_id, transaction_id),
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade,
  foreign key (user_id, document_id) references import_documents (user_id, id)
);
create index transaction_sources_key on transaction_sources (user_id, key);
create index transaction_sources_document on transaction_sources (user_id, document_id) where document_id is not null;
