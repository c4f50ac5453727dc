-- What its owner wants to stay active where a plan allows fewer than there are.
alter table portfolios add column is_kept boolean not null default false;
alter table integrations add column is_kept boolean not null default false;
alter table portfolio_strategies add column is_kept boolean not null default false;
