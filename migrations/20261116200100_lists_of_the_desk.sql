-- The plan somebody has, beside the person, with the moments between which it is the right one: the list of people is
-- filtered by it in the order of an index. Who asks at another moment asks the subscriptions.
alter table users
  add column plan_slug text not null default 'free',
  add column plan_from timestamptz not null default '-infinity',
  add column plan_until timestamptz not null default 'infinity';

create function plan_at(person uuid, moment timestamptz, out slug text, out since timestamptz, out until timestamptz)
language sql stable as $$
  select
    coalesce((
      select p.slug from subscriptions s join plans p on p.id = s.plan_id
      where s.user_id = person and s.started_at <= moment and coalesce(s.ends_at, 'infinity') > moment
      order by s.started_at desc, s.id desc limit 1), 'free'),
    coalesce(max(turn) filter (where turn <= moment), '-infinity'),
    coalesce(min(turn) filter (where turn > moment), 'infinity')
  from (
    select started_at as turn from subscriptions where user_id = person
    union all
    select ends_at from subscriptions where user_id = person and ends_at is not null) turns
$$;

create function note_plan(person uuid) returns void language sql as $$
  update users u set plan_slug = n.slug, plan_from = n.since, plan_until = n.until
  from plan_at(person, clock_timestamp()) n
  where u.id = person and (u.plan_slug, u.plan_from, u.plan_until) is distinct from (n.slug, n.since, n.until)
$$;

create function subscription_noted() returns trigger language plpgsql as $$
begin
  -- A backup brings people with what was noted of them.
  if coalesce(current_setting('walory.restoring', true), '') <> 'on' then
    perform note_plan(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  end if;
  return null;
end $$;
create trigger subscription_noted after insert or delete or update of user_id, plan_id, started_at, ends_at
  on subscriptions for each row execute function subscription_noted();

-- Every row changes: the slow index is made anew afterwards.
drop index users_search, users_created;
update users u set plan_slug = n.slug, plan_from = n.since, plan_until = n.until
from (select w.id, p.* from users w, plan_at(w.id, clock_timestamp()) p
  where exists (select from subscriptions s where s.user_id = w.id)) n
where n.id = u.id;

create index users_search on users using gin (search gin_trgm_ops) with (fastupdate = off);
create index users_plan_newest on users (plan_slug, created_at desc, id desc);
create index users_plan_seen on users (plan_slug, last_seen_at desc nulls last, id desc);
create index users_plan_over on users (plan_until) where plan_until < 'infinity';
create index users_plan_ahead on users (plan_from) where plan_from > '-infinity';
create index users_blocked on users (created_at desc, id desc) where blocked_at is not null;
create index users_unconfirmed on users (created_at desc, id desc) where email_verified_at is null;

-- The same for what else the desk lists: why messages failed, and to whom invoices were written.
create function folded(given text) returns text language sql immutable parallel safe as $$
  select case when octet_length(given) = length(given) then lower(given)
    else replace(lower(regexp_replace(normalize(given, nfd), '[\u0300-\u036f]', '', 'g')), 'ł', 'l') end
$$;
create index notification_messages_reasons on notification_messages using gin (lower(reason) gin_trgm_ops)
  with (fastupdate = off) where state in ('failed', 'uncertain');
create index notification_messages_troubled on notification_messages (user_id, changed_at desc)
  where state in ('failed', 'uncertain');
create index billing_documents_buyers on billing_documents using gin (
  folded(coalesce(buyer->>'name', '') || ' ' || coalesce(buyer->>'tax_number', '')) gin_trgm_ops) with (fastupdate = off);
create index kept_documents_buyers on kept_documents using gin (
  folded(coalesce(document->'buyer'->>'name', '') || ' ' || coalesce(document->'buyer'->>'tax_number', '')) gin_trgm_ops)
  with (fastupdate = off);
create index billing_documents_kinds on billing_documents (kind, issued_at desc, id desc);
create index billing_documents_ksef on billing_documents (ksef, issued_at desc, id desc) where ksef is not null;

-- Whose mails only are read, and which are in trouble has an index of its own.
create index mails_recipients on mails (recipient, created_at desc, id desc);
drop index mails_states;
