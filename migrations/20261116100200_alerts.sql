-- How far each person was looked at: the pass over everybody in which that was last done. Whoever evaluates some people holds
-- these rows until all they were told is written.
create sequence alert_passes;
create table alert_progress (
  user_id uuid primary key references users on delete cascade,
  pass bigint not null
);
create index alert_progress_pass on alert_progress (pass, user_id);

-- Moves that were told: until a newer session, what was told is no news.
create table alert_moves (
  user_id uuid not null references users on delete cascade,
  -- As the notification has it, e.g. portfolio:<id>.
  subject text not null check (char_length(subject) <= 100),
  -- The newest session that was told, on which day, and the one told before it.
  told_to date not null,
  told_on date not null,
  before_to date,
  primary key (user_id, subject)
);

-- Whether a portfolio covered less of its strategy than wanted when it was last looked at.
create table alert_coverages (
  user_id uuid not null,
  portfolio_id uuid not null,
  strategy_id uuid not null,
  is_below boolean not null,
  primary key (user_id, portfolio_id),
  foreign key (user_id, portfolio_id) references portfolios (user_id, id) on delete cascade
);
