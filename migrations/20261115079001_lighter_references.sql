-- Each row of a long file asked for these, one by one, and took a lock on one row that everybody shares
-- (docs/decisions/0032-rows-in-bulk-ask-less.md). Currencies are never removed; a file with rows in the ledger neither.
alter table transactions
  drop constraint transactions_currency_id_fkey,
  drop constraint transactions_to_currency_id_fkey;
alter table transaction_sources
  drop constraint transaction_sources_user_id_document_id_fkey;
