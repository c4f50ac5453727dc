-- Whether all accounts of a connection share a portfolio, or each has its own.
alter table integrations add portfolios text not null default 'one' check (portfolios in ('one', 'each'));
alter table aggregator_people add portfolios text not null default 'one' check (portfolios in ('one', 'each'));

-- Accounts behind a connection, and the portfolio that the rows of each go to.
create table integration_accounts (
  user_id uuid not null,
  integration_id uuid not null,
  account text not null,
  name text,
  portfolio_id uuid,
  primary key (user_id, integration_id, account),
  foreign key (user_id, integration_id) references integrations (user_id, id) on delete cascade,
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete set null (portfolio_id)
);
create index integration_accounts_portfolio on integration_accounts (user_id, portfolio_id);
insert into integration_accounts (user_id, integration_id, account, portfolio_id)
  select user_id, id, jsonb_object_keys(cursors), portfolio_id from integrations;
