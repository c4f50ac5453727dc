-- Target allocations that people make for themselves, with every version of them.

create table own_strategies (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  -- The newest one, which portfolios follow.
  version integer not null check (version >= 1),
  -- Of its private link; null while there is none. 128 random bits, and whose it is, masked.
  link_id text check (char_length(link_id) = 43),
  -- The form's own mark of one submission, so that a double click makes one.
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create unique index own_strategies_link on own_strategies (user_id, link_id);
create unique index own_strategies_submission on own_strategies (user_id, submission_id);

-- Never changed. Components are read as a whole and by their strategy alone, so they are one value: names in each
-- language, family, percent, band, and what counts for each.
create table own_strategy_versions (
  user_id uuid not null,
  strategy_id uuid not null,
  version integer not null,
  components jsonb not null check (jsonb_array_length(components) between 1 and 50),
  rules jsonb not null,
  -- What is other than in the version before; of the first one nothing.
  changes jsonb not null,
  restored_from integer,
  saved_at timestamptz not null,
  primary key (user_id, strategy_id, version),
  foreign key (user_id, strategy_id) references own_strategies (user_id, id) on delete cascade
);

-- A portfolio follows one of the catalogue or one of its owner's.
alter table portfolio_strategies alter column strategy_id drop not null;
alter table portfolio_strategies add column own_strategy_id uuid;
alter table portfolio_strategies
  add foreign key (user_id, own_strategy_id) references own_strategies (user_id, id) on delete cascade,
  add check (num_nonnulls(strategy_id, own_strategy_id) = 1);
create index portfolio_strategies_own on portfolio_strategies (user_id, own_strategy_id);
