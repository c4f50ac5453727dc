-- Where saved reports are shared: who has the link sees what its owner chose.
create table report_links (
  user_id uuid not null references users on delete cascade,
  report_id uuid not null,
  -- Stands in the address; 128 random bits, and whose it is, masked.
  id text not null check (char_length(id) = 43),
  elements text[] not null check (cardinality(elements) between 1 and 7),
  hides_amounts boolean not null,
  hides_names boolean not null,
  -- What it showed in each language on the day it was frozen; a link without it follows the figures.
  frozen_on date,
  frozen_en text,
  frozen_pl text,
  expires_on date,
  password_hash text,
  -- Another with each change, so that pages made before are not shown again.
  version integer not null default 1,
  opened integer not null default 0,
  opened_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, report_id),
  foreign key (user_id, report_id) references reports (user_id, id) on delete cascade,
  check ((frozen_on is null) = (frozen_en is null) and (frozen_on is null) = (frozen_pl is null))
);
create unique index report_links_id on report_links (user_id, id);
