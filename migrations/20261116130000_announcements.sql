-- What the operator tells everybody, or those of some plans.
create table announcements (
  id uuid primary key,
  title_en text not null check (char_length(title_en) between 1 and 120),
  title_pl text not null check (char_length(title_pl) between 1 and 120),
  text_en text not null check (char_length(text_en) <= 1000),
  text_pl text not null check (char_length(text_pl) <= 1000),
  -- Slugs of plans; null for everybody.
  plans text[],
  -- The days on which the banner is shown, in Warsaw.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  created_at timestamptz not null,
  taken_back_at timestamptz,
  -- How far the job is that writes it into bells, or removes it from them: after whose id it goes on.
  reached_after uuid,
  reached integer not null default 0,
  finished_at timestamptz
);
create index announcements_shown on announcements (last_day) where taken_back_at is null;

create table announcement_dismissals (
  user_id uuid not null references users on delete cascade,
  announcement_id uuid not null references announcements on delete cascade,
  dismissed_at timestamptz not null,
  primary key (user_id, announcement_id)
);

-- What the operator looks for: messages that did not go out, newest first.
create index notification_messages_trouble on notification_messages (changed_at desc, user_id, notification_id)
  where state in ('failed', 'uncertain');
