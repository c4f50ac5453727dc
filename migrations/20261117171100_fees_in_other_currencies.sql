-- A fee that was taken in another currency than its trade: told with the trade, and a row of its own that moves that cash
-- (rule L-26).

alter table transactions
  add column other_fee numeric check (other_fee > 0),
  add column other_fee_currency_id uuid,
  -- Of such a fee: its trade.
  add column charge_of uuid,
  add constraint transactions_other_fee_whole check ((other_fee is null) = (other_fee_currency_id is null)),
  add constraint transactions_other_fee_fits check (other_fee is null or (units is not null and fee = 0)),
  add constraint transactions_charge_is_fee check (charge_of is null or type = 'fee');
create index transactions_charge on transactions (user_id, charge_of) where charge_of is not null;
