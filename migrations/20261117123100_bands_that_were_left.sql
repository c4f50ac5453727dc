-- Which parts of its owner's strategy stood outside of their bands when a portfolio was last looked at.
create table alert_bands (
  user_id uuid not null,
  portfolio_id uuid not null,
  strategy_id uuid not null,
  -- By what counts for them, so that a part is the same in another version.
  outside text[] not null,
  primary key (user_id, portfolio_id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);
