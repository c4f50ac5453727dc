-- Inflation by month with what savings bonds go by, and who said so: what was shipped gives way to a source and the operator.
alter table inflation_months alter ratio drop not null,
  add yearly numeric(7, 2),
  -- As first announced.
  add announced numeric(7, 2),
  add origin text not null default 'simulated' check (origin in ('shipped', 'simulated', 'source', 'operator')),
  add seen_on date;
alter table inflation_months alter origin drop default;

-- Main rates of central banks by currency, each in force until the next.
create table policy_rates (
  currency text not null,
  effective_from date not null,
  percent numeric(7, 4) not null check (percent between -10 and 200),
  -- A later day on which it was seen still in force; beyond the last one nothing is known.
  in_force_on date check (in_force_on >= effective_from),
  source text not null,
  origin text not null check (origin in ('shipped', 'simulated', 'source', 'operator')),
  seen_on date,
  primary key (currency, effective_from)
);
