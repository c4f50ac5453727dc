-- Corporate actions are rows of the ledger: those of one action share its id and kind. A spin-off takes a part of the cost and
-- no units; capital that is paid back lowers the cost. The one half of a link may be a spin-off, and what is delisted may be
-- worth nothing (docs/decisions/0066-corporate-actions-are-rows.md).

alter table transactions
  add column share numeric check (share >= 0 and share < 1),
  add column event_id uuid,
  add column event_kind text check (event_kind in ('spin-off', 'merger', 'rights', 'symbol-change', 'delisting', 'repayment',
    'stock-dividend')),
  drop constraint transactions_type_check,
  drop constraint transactions_price_check,
  drop constraint transactions_total_there,
  drop constraint transactions_check6,
  add constraint transactions_type_check check (type in ('buy', 'sell', 'dividend', 'repayment', 'interest', 'fee', 'tax',
    'deposit', 'withdrawal', 'exchange', 'split', 'transfer-in', 'transfer-out', 'spin-off')),
  add constraint transactions_price_check check (price > 0 or (price = 0 and event_kind is not distinct from 'delisting')),
  add constraint transactions_total_there check (
    case when type in ('dividend', 'repayment', 'interest', 'fee', 'tax', 'deposit', 'withdrawal', 'exchange', 'spin-off')
      then total is not null else total is null or type in ('buy', 'sell') end),
  add constraint transactions_linked_type check (link_id is null or type in ('transfer-in', 'transfer-out', 'spin-off')),
  add constraint transactions_share_there check ((type = 'spin-off') = (share is not null)),
  add constraint transactions_new_types_held check (type not in ('repayment', 'spin-off') or holding_id is not null),
  add constraint transactions_event_whole check ((event_id is null) = (event_kind is null));
create index transactions_event on transactions (user_id, event_id) where event_id is not null;

alter table portfolios drop constraint portfolios_lot_method_check,
  add constraint portfolios_lot_method_check check (lot_method in ('fifo', 'lifo', 'named', 'average'));

-- Which purchases a sale takes its units from, where its portfolio goes by what sales name.
alter table transactions add column named_lots uuid[] check (named_lots is null or (type = 'sell' and cardinality(named_lots) between 1 and 60));
