-- Who paid for units of a PPK account.
create table ppk_payments (
  user_id uuid not null,
  transaction_id uuid not null,
  paid_by text not null check (paid_by in ('employee', 'employer', 'state')),
  primary key (user_id, transaction_id),
  foreign key (user_id, transaction_id) references transactions (user_id, id) on delete cascade
);
