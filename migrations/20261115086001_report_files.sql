-- Reports as PDF: what is to be printed until it is, and then the file; each for a day.
create table report_files (
  user_id uuid not null references users on delete cascade,
  report_id uuid not null,
  -- Whether its owner sees it or whoever has the link: these are other pages.
  audience text not null check (audience in ('owner', 'link')),
  language text not null check (language in ('en', 'pl')),
  -- Says what the figures and words were, so that others are made anew.
  stamp text not null,
  document text,
  taken_at timestamptz,
  failed_at timestamptz,
  bytes bytea,
  asked_at timestamptz not null,
  primary key (user_id, report_id, audience, language),
  foreign key (user_id, report_id) references reports (user_id, id) on delete cascade,
  check (bytes is null or document is null)
);
create index report_files_by_age on report_files (asked_at);
