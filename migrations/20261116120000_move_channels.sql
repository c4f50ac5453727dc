-- Which channels tell of large moves stands with all other switches. Whoever had switched one off keeps it off; of SMS
-- that was said only where there is a number, because they were off for everybody else.
insert into notification_settings (user_id, choices, quiet_from, quiet_to, updated_at)
  select id, '{}', 1320, 420, updated_at from users
  where not notify_email or (not notify_sms and phone is not null)
  on conflict (user_id) do nothing;
update notification_settings s set choices = s.choices
    || jsonb_build_object('portfolioMoved', off.ways || coalesce(s.choices -> 'portfolioMoved', '{}'))
    || jsonb_build_object('assetMoved', off.ways || coalesce(s.choices -> 'assetMoved', '{}'))
  from (
    select id, case when notify_email then '{}'::jsonb else '{"email": false}' end
      || case when notify_sms or phone is null then '{}'::jsonb else '{"sms": false}' end as ways from users
  ) off
  where off.id = s.user_id and off.ways <> '{}';

alter table users drop column notify_email;
alter table users drop column notify_sms;
