-- What a person said about payments that were computed for them: confirmed, then the row of the ledger is named, or not
-- theirs. The payment goes by who pays (`dividend:` and the instrument, `interest:` and the currency) and the ex-dividend
-- day, or the last day of the month. With its row gone it is open again.
create table income_answers (
  user_id uuid not null references users on delete cascade,
  portfolio_id uuid not null,
  payer text not null check (char_length(payer) <= 60),
  day date not null,
  transaction_id uuid,
  submission_id uuid,
  created_at timestamptz not null,
  primary key (user_id, portfolio_id, payer, day),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade
);
create unique index income_answers_transaction on income_answers (user_id, transaction_id);

-- What is withheld from dividends of a country, where a person knows better than the shipped table.
create table income_withholding (
  user_id uuid not null references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  percent numeric not null check (percent between 0 and 100),
  primary key (user_id, country)
);

-- What followed cash earns, as the person says.
create table income_cash_rates (
  user_id uuid not null references users on delete cascade,
  portfolio_id uuid not null,
  currency_id uuid not null references currencies,
  percent numeric not null check (percent > 0 and percent <= 100),
  since date not null,
  primary key (user_id, portfolio_id, currency_id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);

-- Answers that came and that went, and rates that go with their portfolio, can be had back (decision 61).
select keep_rows_of('income_answers', '{insert}');
select keep_rows_of('income_cash_rates');
