-- Securities moved between two portfolios of one person: two rows, one act. Both carry the id of the row that leaves.

alter table transactions add column link_id uuid,
  add check (link_id is null or type in ('transfer-in', 'transfer-out'));
create unique index transactions_link on transactions (user_id, link_id, type) where link_id is not null;
