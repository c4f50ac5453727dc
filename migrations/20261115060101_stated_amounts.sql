-- A trade may have the amount that its broker booked beside its units and price: their product is often a rounding away.
-- Dividends, interest, fees and taxes come back at times: then their amount is below zero.
alter table transactions drop constraint transactions_total_check, drop constraint transactions_check2;
alter table transactions
  add constraint transactions_total_sign check (total > 0 or (total < 0 and type in ('dividend', 'interest', 'fee', 'tax'))),
  add constraint transactions_total_there check (
    case when type in ('dividend', 'interest', 'fee', 'tax', 'deposit', 'withdrawal', 'exchange') then total is not null
      else total is null or type in ('buy', 'sell') end);
