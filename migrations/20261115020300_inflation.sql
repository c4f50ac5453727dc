-- Consumer prices of a month against the month before, for the inflation line beside a portfolio's history.
create table inflation_months (
  month date primary key check (extract(day from month) = 1),
  ratio numeric(10, 6) not null check (ratio > 0.5 and ratio < 2),
  source text not null
);
