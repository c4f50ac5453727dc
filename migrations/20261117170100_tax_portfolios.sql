-- Portfolios that its owner keeps out of the return: somebody else's, or one that is in another twice (rule TX-22).
create table tax_left_out (
  user_id uuid not null,
  portfolio_id uuid not null,
  primary key (user_id, portfolio_id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);

-- How single losses are taken off in a year, where not as the year's reading says: {"2021": "once"} (rule TX-9).
alter table tax_years add column loss_methods jsonb not null default '{}';

select keep_rows_of('tax_left_out'::regclass, '{update,insert}');
