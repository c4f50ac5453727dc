-- What somebody compares their portfolios with: asset:{id}, strategy:{id}, inflation:2. One that is gone is passed over.
create table comparison_choices (
  user_id uuid primary key references users on delete cascade,
  benchmarks text[] not null check (cardinality(benchmarks) <= 6),
  updated_at timestamptz not null
);
