-- The bell. Words are chosen when read, so a notification speaks the reader's language.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  params jsonb not null default '{}',
  parent_type text,
  parent_id uuid,
  created_at timestamptz not null
);
create index notifications_user on notifications (user_id, created_at desc);

create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  locale text not null,
  subscribed_at timestamptz not null,
  left_at timestamptz
);

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  company text,
  phone text,
  message text not null,
  locale text not null,
  created_at timestamptz not null
);
