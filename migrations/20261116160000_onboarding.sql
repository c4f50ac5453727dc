-- How far somebody is in the wizard of the first day, with the answers so far: another device goes on there.
create table onboardings (
  user_id uuid primary key references users on delete cascade,
  -- None while no wizard is under way.
  step text check (step in ('profile', 'modules', 'portfolio', 'fill')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 2000),
  -- The mark of submission of the first portfolio: two tabs that create it make one.
  submission_id uuid not null,
  portfolio_id uuid,
  saved_at timestamptz not null,
  checklist_closed_at timestamptz,
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete set null (portfolio_id)
);

-- A portfolio to look around with; it goes with one click and counts in no plan.
alter table portfolios add column is_sample boolean not null default false;
create unique index portfolios_one_sample on portfolios (user_id) where is_sample;
alter table transactions drop constraint transactions_origin_check,
  add constraint transactions_origin_check
    check (origin in ('typed', 'opening', 'import', 'broker', 'feed', 'demo', 'sample'));
create index transactions_of_sample on transactions (user_id) where origin = 'sample';
