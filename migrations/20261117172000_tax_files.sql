-- Who changed what of a tax year beside the ledger, when, and what it made of the tax; with a hash of the paper as it was
-- then: inputs, settings and rates (docs/decisions/0070).
create table tax_log (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  year smallint not null check (year between 2002 and 2200),
  at timestamptz not null,
  origin text not null check (origin in ('person', 'key', 'operator')),
  kind text not null check (kind in ('readings', 'stated', 'losses', 'treaties', 'portfolios', 'filed', 'reopened', 'undone')),
  -- What it was and became, as short texts.
  detail jsonb not null,
  -- In złoty: what was to pay before and after.
  before numeric not null,
  after numeric not null,
  hash text,
  -- The change that takes it back, while there is one.
  change_id uuid,
  primary key (user_id, id)
);
create index tax_log_of_year on tax_log (user_id, year, at desc);

-- A link for an accountant: one for each tax year.
create table tax_links (
  user_id uuid not null references users on delete cascade,
  year smallint not null check (year between 2002 and 2200),
  -- Stands in the address; 128 random bits, and whose it is, masked.
  id text not null check (char_length(id) = 43),
  expires_on date,
  password_hash text,
  created_at timestamptz not null,
  primary key (user_id, year)
);
create unique index tax_links_id on tax_links (user_id, id);

-- Papers as PDF: what is to be printed until it is, and then the file; each for a day.
create table tax_files (
  user_id uuid not null references users on delete cascade,
  year smallint not null check (year between 2002 and 2200),
  language text not null check (language in ('en', 'pl')),
  -- Says what the figures and words were, so that others are made anew.
  stamp text not null,
  document text,
  taken_at timestamptz,
  failed_at timestamptz,
  bytes bytea,
  asked_at timestamptz not null,
  primary key (user_id, year, language),
  check (bytes is null or document is null)
);
create index tax_files_by_age on tax_files (asked_at);
