-- Money at a bank for a time.
create table deposits (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  amount numeric not null check (amount > 0),
  currency_id uuid not null references currencies,
  -- Percent a year, and percent of the interest.
  rate numeric not null check (rate between 0 and 100),
  tax_rate numeric not null check (tax_rate between 0 and 100),
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  capitalisation text not null check (capitalisation in ('end', 'year', 'quarter', 'month')),
  -- Broken before its end: when, and what the bank paid.
  closed_on date check (closed_on > starts_on and closed_on <= ends_on),
  closed_amount numeric check (closed_amount >= 0),
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check ((closed_on is null) = (closed_amount is null))
);
create unique index deposits_submission on deposits (user_id, submission_id) where submission_id is not null;
