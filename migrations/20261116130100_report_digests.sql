-- Who got which report by mail: written with the mail, so that nobody gets one twice.
create table report_digests (
  user_id uuid not null references users on delete cascade,
  -- 2026-10 or 2026-Q3.
  period text not null check (period ~ '^\d{4}-(Q[1-4]|\d{2})$'),
  -- Empty: there was nothing to tell, and no mail.
  state text not null check (state in ('sent', 'empty')),
  made_at timestamptz not null,
  primary key (user_id, period)
);
create index notification_settings_digest on notification_settings (digest, user_id) where digest <> 'off';
