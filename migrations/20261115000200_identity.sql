create table users (
  id uuid primary key,
  email text not null constraint users_email_key unique check (email = lower(email)),
  name text not null,
  first_name text,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin')),
  locale text not null default 'en',
  email_verified_at timestamptz,
  onboarding_done_at timestamptz,
  familiarity smallint check (familiarity between 1 and 3),
  reason smallint check (reason between 1 and 4),
  scope text check (scope in ('personal', 'personal-and-professional')),
  phone text,
  city text,
  street text,
  zip text,
  newsletter boolean not null default false,
  terms_accepted_at timestamptz not null,
  notify_email boolean not null default true,
  notify_sms boolean not null default false,
  avatar_id uuid,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_one_demo on users (is_demo) where is_demo;
create index users_created on users (created_at desc, id desc);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  impersonator_id uuid references users on delete cascade,
  remember boolean not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);

create table api_keys (
  user_id uuid primary key references users on delete cascade,
  key_hash bytea not null unique,
  ending text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- Links sent by mail: single use, expiring, known only by their hash.
create table mail_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('email-verification', 'reset-password')),
  token_hash bytea not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_user on mail_tokens (user_id, purpose);
create index mail_tokens_expiry on mail_tokens (expires_at);

create table files (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('avatar')),
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null
);
create index files_user on files (user_id);
alter table users add foreign key (avatar_id) references files on delete set null;

-- Who did what to whose account. Rows outlive the accounts they speak of.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  subject_id uuid,
  action text not null,
  address text not null,
  detail jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_id, at desc);
create index audit_log_newest on audit_log (at desc);
