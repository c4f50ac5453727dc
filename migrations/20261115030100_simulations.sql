-- What if the portfolio had followed other strategies: runs, their results, and sweeps over two parameters.

create table simulations (
  id uuid primary key,
  portfolio_id uuid not null references portfolios on delete cascade,
  job_id uuid not null unique,
  language text not null check (language in ('en', 'pl')),
  -- As asked and checked: days, benchmark, strategies by slot, costs.
  wish jsonb not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- How often a process has taken it up; one that was cut off is taken up once more.
  attempts smallint not null default 0,
  -- The process that computes it now, and when that process last said so.
  runner uuid,
  heartbeat_at timestamptz,
  progress jsonb,
  reason jsonb,
  submission_id uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  check ((status = 'failed') = (reason is not null)),
  check ((status = 'running') = (runner is not null))
);
create index simulations_portfolio on simulations (portfolio_id, created_at desc, id desc);
create unique index simulations_submission on simulations (portfolio_id, submission_id) where submission_id is not null;
-- Who waits, in order, and whose process may be gone.
create index simulations_under_way on simulations (created_at, id) where status in ('queued', 'running');

create table simulation_results (
  -- What the calls name statistics_history_id.
  id uuid primary key,
  simulation_id uuid not null unique references simulations on delete cascade,
  -- Days since 1970 as little-endian int32, one for each value of a line.
  days bytea not null,
  terms jsonb not null,
  assets jsonb not null,
  interpretation text,
  interpretation_about jsonb,
  created_at timestamptz not null
);
alter table simulation_results alter column days set storage external;

-- One line of the chart: slots 1 to 3 are strategies, 0 is the benchmark.
create table simulation_lines (
  simulation_id uuid not null references simulations on delete cascade,
  slot smallint not null check (slot between 0 and 3),
  name text not null,
  metrics jsonb not null,
  -- Little-endian float64 by day; shorter than the days where nothing was left before the end.
  day_values bytea not null,
  run jsonb,
  weights jsonb,
  primary key (simulation_id, slot)
);
alter table simulation_lines alter column day_values set storage external;

create table simulation_sweeps (
  simulation_id uuid not null references simulations on delete cascade,
  slot smallint not null check (slot between 1 and 3),
  gammas float8[] not null,
  kappas float8[] not null,
  cells jsonb not null default '[]',
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  attempts smallint not null default 0,
  runner uuid,
  heartbeat_at timestamptz,
  reason jsonb,
  created_at timestamptz not null,
  primary key (simulation_id, slot),
  check ((status = 'failed') = (reason is not null)),
  check ((status = 'running') = (runner is not null))
);
