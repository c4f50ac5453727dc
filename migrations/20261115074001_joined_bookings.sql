-- A dividend is recorded together with its tax, an exchange with its other side: each is known by a key of its own, for
-- files that bring them one by one.
create table transaction_source_parts (
  user_id uuid not null,
  transaction_id uuid not null,
  key bytea not null,
  primary key (user_id, transaction_id, key),
  foreign key (user_id, transaction_id) references transaction_sources (user_id, transaction_id) on delete cascade
);
create index transaction_source_parts_key on transaction_source_parts (user_id, key);
