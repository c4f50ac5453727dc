-- What the operator's list of people is searched and ordered by: one text without case and marks, and when somebody
-- was last seen, kept beside the person because the sessions that know it are many and end.
alter table users
  add column blocked_at timestamptz,
  add column last_seen_at timestamptz,
  add column search text not null generated always as (
    case when octet_length(name || ' ' || email) = length(name || ' ' || email) then lower(name || ' ' || email)
    else replace(lower(regexp_replace(normalize(name || ' ' || email, nfd), '[\u0300-\u036f]', '', 'g')), 'ł', 'l') end) stored;
update users u set last_seen_at = coalesce(
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id and s.impersonator_id is null), u.created_at);
create index users_newest on users (created_at desc, id desc);
create index users_seen on users (last_seen_at desc nulls last, id desc);
create index users_search on users using gin (search gin_trgm_ops) with (fastupdate = off);
create index users_operators on users (id) where role = 'admin';
create index subscriptions_in_force on subscriptions (plan_id, (coalesce(ends_at, 'infinity'::timestamptz))) include (user_id, started_at, id);

-- Acts that were refused are written down too, and no row is ever changed; what is younger than a month stays.
alter table audit_log add column refused boolean not null default false;
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_refused on audit_log (at desc, id desc) where refused;
create index audit_log_order on audit_log (at desc, id desc);
create index audit_log_subject_order on audit_log (subject_id, at desc, id desc);
drop index audit_log_newest, audit_log_subject;
create function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '30 days' or current_setting('walory.restoring', true) = 'on') then
    return old;
  end if;
  raise exception 'the audit log is not changed';
end $$;
create trigger audit_log_stays before update or delete on audit_log for each row execute function audit_log_stays();

-- The outbox is searched by whom a mail is for and what it is about.
create index mails_search on mails using gin (lower(recipient || ' ' || subject) gin_trgm_ops) with (fastupdate = off);
create index mails_states on mails (state, created_at desc, id desc);
