-- Portfolios that belong together for their owner: a family, a goal. One may be in several groups.
create table portfolio_groups (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 50),
  version integer not null default 1,
  submission_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create unique index portfolio_groups_name on portfolio_groups (user_id, lower(name));
create unique index portfolio_groups_submission on portfolio_groups (user_id, submission_id) where submission_id is not null;

create table portfolio_group_members (
  user_id uuid not null,
  group_id uuid not null,
  portfolio_id uuid not null,
  primary key (user_id, group_id, portfolio_id),
  foreign key (user_id, group_id) references portfolio_groups (user_id, id) on delete cascade,
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);
create index portfolio_group_members_portfolio on portfolio_group_members (user_id, portfolio_id);

select keep_rows_of(name::regclass) from unnest(array['portfolio_groups', 'portfolio_group_members']) as tables (name);
