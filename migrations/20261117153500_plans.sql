-- What somebody means to pay in or buy again and again. What is due of it is computed; stored is what was said about it.
create table recurring_plans (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  portfolio_id uuid not null,
  kind text not null check (kind in ('deposit', 'purchase')),
  instrument_id uuid references instruments on delete cascade,
  currency_id uuid not null references currencies,
  -- Of each time: money, or units of the instrument.
  amount numeric check (amount > 0),
  units numeric check (units > 0),
  whole_units boolean not null,
  rhythm text not null check (rhythm in ('weekly', 'monthly', 'quarterly', 'yearly')),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- Nothing before it is proposed: the first day, or the day the rhythm changed or a pause ended.
  open_from date not null,
  is_paused boolean not null,
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, submission_id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade,
  check ((kind = 'purchase') = (instrument_id is not null)),
  check ((amount is null) <> (units is null)),
  check (kind = 'purchase' or amount is not null)
);
create index recurring_plans_portfolio on recurring_plans (user_id, portfolio_id);
create index recurring_plans_instrument on recurring_plans (instrument_id);

-- For a plan and a day one answer: the row of the ledger it became, or none where it was skipped. With its row gone it is
-- open again.
create table recurring_plan_answers (
  user_id uuid not null references users on delete cascade,
  plan_id uuid not null,
  day date not null,
  transaction_id uuid,
  created_at timestamptz not null,
  primary key (user_id, plan_id, day),
  foreign key (user_id, plan_id) references recurring_plans (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade
);
create unique index recurring_plan_answers_transaction on recurring_plan_answers (user_id, transaction_id);

-- A sum on a day, and what counts towards it.
create table goals (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  target numeric not null check (target > 0),
  currency_id uuid not null references currencies,
  target_on date not null,
  counts_all boolean not null,
  -- Paid in each month; null for what the plans pay in.
  monthly numeric check (monthly >= 0),
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, submission_id)
);

create table goal_portfolios (
  user_id uuid not null references users on delete cascade,
  goal_id uuid not null,
  portfolio_id uuid not null,
  primary key (user_id, goal_id, portfolio_id),
  foreign key (user_id, goal_id) references goals (user_id, id) on delete cascade,
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);
create index goal_portfolios_portfolio on goal_portfolios (user_id, portfolio_id);

-- Plans and goals that went, and answers that came or went, can be had back (decision 61).
select keep_rows_of('recurring_plan_answers', '{insert}');
select keep_rows_of(name::regclass) from unnest(array['recurring_plans', 'goals', 'goal_portfolios']) as tables (name);
