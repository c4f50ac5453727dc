-- What the tax asks of a ledger beside purchases and sales: results of contracts, short sales and written options, and what a
-- row is the case of (docs/decisions/0069-what-is-short-counts-below-zero.md). An option that ends for nothing has a price of
-- nothing.

alter table transactions
  add column occasion text check (occasion in ('redemption', 'swap', 'gift', 'inheritance', 'option', 'expired', 'exercised', 'assigned')),
  -- In złoty: what units had cost whoever gave or left them, and the tax that was paid on them.
  add column prior_cost numeric check (prior_cost >= 0),
  add column prior_tax numeric check (prior_tax >= 0),
  -- Both legs of a contract, where they are known.
  add column opened_on date,
  add column open_value numeric check (open_value >= 0),
  add column close_value numeric check (close_value >= 0),
  -- Interest that was paid or received with the price of a bond; the total has it in it.
  add column accrued numeric check (accrued >= 0),
  drop constraint transactions_type_check,
  drop constraint transactions_check,
  drop constraint transactions_price_check,
  drop constraint transactions_total_sign,
  drop constraint transactions_total_there,
  drop constraint transactions_new_types_held,
  add constraint transactions_type_check check (type in ('buy', 'sell', 'dividend', 'repayment', 'interest', 'result', 'fee', 'tax',
    'deposit', 'withdrawal', 'exchange', 'split', 'transfer-in', 'transfer-out', 'spin-off', 'short', 'cover')),
  add constraint transactions_units_there check (
    (type in ('buy', 'sell', 'transfer-in', 'transfer-out', 'short', 'cover')) = (units is not null)),
  add constraint transactions_price_check check (price > 0 or (price = 0 and
    (event_kind is not distinct from 'delisting' or coalesce(occasion, '') in ('expired', 'exercised', 'assigned')))),
  add constraint transactions_total_sign check (
    total > 0 or (total < 0 and type in ('dividend', 'interest', 'result', 'fee', 'tax'))),
  add constraint transactions_total_there check (
    case when type in ('dividend', 'repayment', 'interest', 'result', 'fee', 'tax', 'deposit', 'withdrawal', 'exchange', 'spin-off')
      then total is not null else total is null or type in ('buy', 'sell', 'short', 'cover') end),
  add constraint transactions_new_types_held check (
    type not in ('repayment', 'spin-off', 'result', 'short', 'cover') or holding_id is not null),
  add constraint transactions_occasion_fits check (occasion is null
    or (type = 'buy' and occasion = 'swap')
    or (type = 'sell' and occasion in ('redemption', 'swap', 'expired', 'exercised'))
    or (type = 'transfer-in' and occasion in ('gift', 'inheritance'))
    or (type = 'short' and occasion = 'option')
    or (type = 'cover' and occasion in ('expired', 'assigned'))),
  add constraint transactions_prior_fits check (
    (prior_cost is null and prior_tax is null) or coalesce(occasion, '') in ('gift', 'inheritance')),
  add constraint transactions_legs_fit check (num_nonnulls(opened_on, open_value, close_value) = 0
    or (type = 'result' and num_nonnulls(opened_on, open_value, close_value) = 3)),
  add constraint transactions_accrued_fits check (accrued is null or type in ('buy', 'sell'));
