-- The ledger and what is made from it: these rows knew their portfolio, and only that knew whose it is. A reference is of
-- owner and id together, so a row cannot come to lie in somebody else's portfolio.

alter table holdings drop constraint holdings_portfolio_id_fkey;
alter table transactions drop constraint transactions_portfolio_id_fkey, drop constraint transactions_holding_id_fkey;
alter table portfolio_strategies drop constraint portfolio_strategies_portfolio_id_fkey;
alter table simulations drop constraint simulations_portfolio_id_fkey;
alter table simulation_results drop constraint simulation_results_simulation_id_fkey;
alter table simulation_lines drop constraint simulation_lines_simulation_id_fkey;
alter table simulation_sweeps drop constraint simulation_sweeps_simulation_id_fkey;

-- Indexes first: what is not there need not follow the rewriting of every row.
drop index holdings_once, transactions_newest, transactions_holding, transactions_cash, transactions_noted,
  transactions_submission, transactions_one_split, simulations_portfolio, simulations_submission;
alter table transactions drop constraint transactions_pkey;

alter table holdings add column user_id uuid;
update holdings h set user_id = p.user_id from portfolios p where p.id = h.portfolio_id;
alter table transactions add column user_id uuid;
update transactions t set user_id = p.user_id from portfolios p where p.id = t.portfolio_id;
alter table portfolio_strategies add column user_id uuid;
update portfolio_strategies c set user_id = p.user_id from portfolios p where p.id = c.portfolio_id;
alter table simulations add column user_id uuid;
update simulations s set user_id = p.user_id from portfolios p where p.id = s.portfolio_id;
alter table simulation_results add column user_id uuid;
update simulation_results r set user_id = s.user_id from simulations s where s.id = r.simulation_id;
alter table simulation_lines add column user_id uuid;
update simulation_lines l set user_id = s.user_id from simulations s where s.id = l.simulation_id;
alter table simulation_sweeps add column user_id uuid;
update simulation_sweeps w set user_id = s.user_id from simulations s where s.id = w.simulation_id;

alter table portfolios drop constraint portfolios_pkey;
alter table portfolios add primary key (user_id, id);

alter table holdings drop constraint holdings_pkey;
alter table holdings add primary key (user_id, id),
  add foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade;
create unique index holdings_once on holdings (user_id, portfolio_id, instrument_id, coalesce(broker_id, ''));

-- Every row was written anew and left its old self behind: the table is put together again, holding by holding.
create index transactions_holding on transactions (user_id, holding_id, day);
cluster transactions using transactions_holding;
alter table transactions set without cluster;
alter table transactions add primary key (user_id, id),
  add foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade,
  add foreign key (user_id, holding_id) references holdings (user_id, id) on delete cascade;
-- Nothing is sorted by it any more: lists come from memory. It finds what goes with a portfolio.
create index transactions_portfolio on transactions (user_id, portfolio_id);
create index transactions_cash on transactions (user_id, portfolio_id, day) where holding_id is null;
create index transactions_noted on transactions (user_id) where note is not null;
create unique index transactions_submission on transactions (user_id, portfolio_id, submission_id) where submission_id is not null;
create unique index transactions_one_split on transactions (user_id, holding_id, day) where type = 'split' and origin = 'feed';
-- A holding has one owner: without knowing it the planner takes each condition for a further choice and expects
-- a handful of rows where there are thousands.
create statistics transactions_owner (dependencies) on user_id, portfolio_id, holding_id from transactions;
create statistics holdings_owner (dependencies) on user_id, portfolio_id from holdings;

alter table portfolio_strategies drop constraint portfolio_strategies_pkey;
alter table portfolio_strategies add primary key (user_id, portfolio_id),
  add foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade;

alter table simulations drop constraint simulations_pkey, drop constraint simulations_job_id_key;
alter table simulations add primary key (user_id, id), add unique (user_id, job_id),
  add foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade;
create index simulations_portfolio on simulations (user_id, portfolio_id, created_at desc, id desc);
create unique index simulations_submission on simulations (user_id, portfolio_id, submission_id) where submission_id is not null;

alter table simulation_results drop constraint simulation_results_pkey, drop constraint simulation_results_simulation_id_key;
alter table simulation_results add primary key (user_id, id), add unique (user_id, simulation_id),
  add foreign key (user_id, simulation_id) references simulations (user_id, id) on delete cascade;

alter table simulation_lines drop constraint simulation_lines_pkey;
alter table simulation_lines add primary key (user_id, simulation_id, slot),
  add foreign key (user_id, simulation_id) references simulations (user_id, id) on delete cascade;

alter table simulation_sweeps drop constraint simulation_sweeps_pkey;
alter table simulation_sweeps add primary key (user_id, simulation_id, slot),
  add foreign key (user_id, simulation_id) references simulations (user_id, id) on delete cascade;

-- Runs that wait are told whose they are. The queue's tables are made by the product; a new database has none yet.
do $$ begin
  if to_regclass('jobs.job') is not null then
    update jobs.job j set data = j.data || jsonb_build_object('userId', s.user_id) from simulations s
    where j.name in ('backtest.run', 'backtest.sweep') and s.id = (j.data ->> 'simulationId')::uuid;
  end if;
end $$;

analyze holdings;
analyze transactions;
