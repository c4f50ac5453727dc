-- Reports somebody saved: what they are of, not what they said.
create table reports (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  definition jsonb not null check (pg_column_size(definition) < 65536),
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create unique index reports_submission on reports (user_id, submission_id) where submission_id is not null;
create index reports_by_change on reports (user_id, updated_at desc, id);
