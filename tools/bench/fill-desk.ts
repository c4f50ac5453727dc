import type { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

export const sizes = { people: 100_000, entries: 1_000_000, mails: 200_000, jobs: 100_000, messages: 50_000 };

/** An operator's desk of an installation that is large and some years old. */
export async function fillDesk(database: Database): Promise<void> {
  await fillPeople(database);
  await fillAudit(database);
  await fillMails(database);
  await fillMessages(database);
  await fillDocuments(database);
  await fillJobs(database);
  await database.raw('vacuum analyze');
}

/** People with names that repeat, a trial each, a third with a plan they ordered. */
async function fillPeople(database: Database): Promise<void> {
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at, last_seen_at, blocked_at,
      email_verified_at)
    select gen_random_uuid(), 'osoba' || n || '@example.com',
      (array['Anna', 'Jan', 'Zofia', 'Piotr', 'Łucja', 'Marek', 'Ewa'])[1 + n % 7] || ' '
        || (array['Kowalska', 'Nowak', 'Wrona', 'Żak', 'Dzięcioł', 'Lis'])[1 + n % 6] || ' ' || n,
      'x', now(), now() - n * interval '7 minutes', now(),
      case when n % 11 = 0 then null else now() - (n * 7919 % ${sizes.people}::int) * interval '2 minutes' end,
      case when n % 501 = 0 then now() end, case when n % 9 = 0 then null else now() end
    from generate_series(1, ${sizes.people}::int) n`);
  // Noted for all at once below: one by one takes minutes.
  await database.raw('alter table subscriptions disable trigger subscription_noted');
  await database.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, ends_at, is_trial)
    select gen_random_uuid(), u.id, p.id, u.created_at, u.created_at + interval '14 days', true
    from users u, plans p where u.email like 'osoba%' and p.slug = 'trial'`);
  await database.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at)
    select gen_random_uuid(), u.id, p.id, u.created_at + interval '15 days'
    from (select id, created_at, row_number() over (order by id) as n from users where email like 'osoba%') u
    join plans p on p.slug = case when u.n % 3 = 0 then 'standard' when u.n % 50 = 1 then 'professional' end`);
  await database.raw('alter table subscriptions enable trigger subscription_noted');
  await database.run(sql`
    update users u set plan_slug = n.slug, plan_from = n.since, plan_until = n.until
    from (select w.id, p.* from users w, plan_at(w.id, now()) p) n where n.id = u.id`);
  await database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, created_at, updated_at)
    select gen_random_uuid(), u.id, 'Portfel ' || k, c.id, now(), now()
    from users u, currencies c, generate_series(1, 2) k where u.email like 'osoba%' and c.title = 'pln'`);
}

async function fillAudit(database: Database): Promise<void> {
  await database.run(sql`
    insert into audit_log (id, at, actor_id, subject_id, action, address, refused)
    select gen_random_uuid(), now() - n * interval '30 seconds', u.id, u.id,
      (array['registered', 'password-changed', 'blocked', 'api-key-created'])[1 + n % 4], '83.12.44.190', n % 97 = 0
    from generate_series(1, ${sizes.entries}::int) n
    join (select id, row_number() over (order by email) as m from users where email like 'osoba%') u
      on u.m = 1 + n % ${sizes.people}::int`);
}

async function fillMails(database: Database): Promise<void> {
  await database.run(sql`
    insert into mails (id, recipient, locale, kind, subject, html, plain, state, last_error, created_at, security)
    select gen_random_uuid(), 'osoba' || (n * 7919 % ${sizes.people}::int) || '@example.com', 'pl', 'notification',
      (array['Twój portfel urósł', 'Dywidenda jutro', 'Nowe hasło', 'Lokata się kończy'])[1 + n % 4],
      repeat('<p>Dzień dobry</p>', 60), repeat('Dzień dobry ', 40), case when n % 83 = 0 then 'failed' else 'sent' end,
      case when n % 83 = 0 then '550 no such user' end, now() - n * interval '1 minute', false
    from generate_series(1, ${sizes.mails}::int) n`);
}

async function fillMessages(database: Database): Promise<void> {
  await database.run(sql`
    with picked as (select id, row_number() over (order by email) as n from users where email like 'osoba%'),
    told as (
      insert into notifications (id, user_id, kind, params, subject, day, created_at)
      select gen_random_uuid(), id, 'levelCrossed', '{}', 'bench', current_date, now() - n * interval '1 minute'
      from picked where n <= ${sizes.messages}::int returning user_id, id, created_at)
    insert into notification_messages (user_id, notification_id, channel, state, due_at, attempts, reason, changed_at)
    select user_id, id, case when random() < 0.5 then 'sms' else 'push' end,
      case when random() < 0.8 then 'failed' else 'uncertain' end, created_at, 3,
      (array['number not reachable', 'endpoint gone', 'timeout'])[1 + (random() * 2)::int], created_at from told`);
}

async function fillDocuments(database: Database): Promise<void> {
  await database.run(sql`
    insert into billing_documents (user_id, id, kind, year, ordinal, issued_at, reason, subscription_id, plan_names, period,
      period_from, period_to, currency, net, vat_rate, vat, gross, buyer, locale, ksef)
    select s.user_id, gen_random_uuid(), (array['confirmation', 'invoice'])[k], 2026, row_number() over (),
      s.started_at + k * interval '1 day', 'order', s.id, '{"en": "Standard", "pl": "Standard"}', 'month', s.started_at,
      s.started_at + interval '1 month', 'pln', 10, 23, 2.3, 12.3,
      jsonb_build_object('name', u.name, 'tax_number', (1000000000 + row_number() over ())::text, 'street', '', 'zip', '',
        'city', '', 'country', 'PL', 'email', u.email),
      'pl', case when k = 2 then 'sent' end
    from subscriptions s join users u on u.id = s.user_id, generate_series(1, 2) k where not s.is_trial`);
}

async function fillJobs(database: Database): Promise<void> {
  await database.raw(
    `insert into jobs.job (name, state, created_on, completed_on, start_after, output, data)
     select q.name, (array['failed', 'completed', 'created'])[1 + n % 3]::jobs.job_state, now() - n * interval '20 seconds',
       case when n % 3 < 2 then now() - n * interval '19 seconds' end, now() + interval '1 day',
       case when n % 3 = 0 then jsonb_build_object('message', 'connection ' || n || ' was refused') end, '{}'
     from generate_series(1, $1::int) n join (select name, row_number() over (order by name) as r from jobs.queue) q
       on q.r = 1 + n % 12`,
    [sizes.jobs * 3],
  );
}
