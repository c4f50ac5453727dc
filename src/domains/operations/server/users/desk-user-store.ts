import { mostCounted } from '../../../../foundation/searched.ts';
import { unionAll, whereAll } from '../../../../platform/database/conditions.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { countedTo, planned } from '../../../../platform/database/planned.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import { matchingUsers } from '../../../identity/server/user-search-store.ts';
import { isPlain, type WantedUsers } from './wanted-users.ts';

export type DeskUserRow = {
  id: string;
  name: string;
  email: string;
  role: 'user' | 'admin';
  is_demo: boolean;
  blocked_at: Date | null;
  email_verified_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  slug: string | null;
  names: Record<string, string> | null;
  is_trial: boolean | null;
  ends_at: Date | null;
  renews_at: Date | null;
  portfolios: number;
  portfolio_limit: number | null;
  integration_limit: number | null;
};

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/**
 * Accounts are found first and described afterwards, so that only a page of them is.
 */
export async function listDeskUsers(on: Queries, wanted: WantedUsers): Promise<DeskUserRow[]> {
  const { start, limit, now } = wanted;
  const order = orderOf(wanted);
  const parts = partsOf(wanted).map((part) => {
    const matching = sql`select u.id, u.created_at, u.last_seen_at from users u ${part}`;
    return isNarrow(wanted)
      ? sql`(with u as materialized (${matching}) select * from u order by ${order} limit ${start + limit})`
      : sql`(${matching} order by ${order} limit ${start + limit})`;
  });
  return planned<DeskUserRow>(
    on,
    sql`
    with found as (select u.id from (${unionAll(parts)}) u order by ${order} offset ${start} limit ${limit})
    select ${described(now)} from found join users u on u.id = found.id ${itsPlan(now)} order by ${order}`,
  );
}

export async function countDeskUsers(on: Queries, wanted: WantedUsers): Promise<number> {
  const bound = isPlain(wanted) ? sql`` : sql`limit ${mostCounted + 1}`;
  const parts = partsOf(wanted).map((part) => sql`(select 1 from users u ${part} ${bound})`);
  return countedTo(on, sql`select 1 from (${unionAll(parts)}) part ${bound}`);
}

const described = (
  now: Date,
) => sql`u.id, u.name, u.email, u.role, u.is_demo, u.blocked_at, u.email_verified_at,
  u.created_at, u.last_seen_at, plan.slug, plan.names, plan.is_trial, plan.ends_at, plan.renews_at,
  (select count(*) from portfolios p where p.user_id = u.id and not p.is_sample) as portfolios,
  coalesce(plan.portfolios, free.portfolios) as portfolio_limit,
  coalesce(plan.integrations, free.integrations) as integration_limit, ${now}::timestamptz as asked_at`;

/** The newest subscription that has begun and not ended, as for the limits. */
const itsPlan = (now: Date) => sql`
  cross join (select portfolios, integrations from plans where slug = 'free') free
  left join lateral (
    select p.slug, p.names, p.portfolios, p.integrations, s.is_trial, s.ends_at,
      case when s.ends_at is null then s.period_to end as renews_at
    from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = u.id and s.started_at <= ${now} and coalesce(s.ends_at, 'infinity') > ${now}
    order by s.started_at desc, s.id desc limit 1) plan on true`;

function orderOf({ sort, direction }: WantedUsers): Sql {
  if (sort === 'seen')
    return direction === 'desc'
      ? sql`u.last_seen_at desc nulls last, u.id desc`
      : sql`u.last_seen_at asc nulls first, u.id asc`;
  return direction === 'desc' ? sql`u.created_at desc, u.id desc` : sql`u.created_at asc, u.id asc`;
}

/** Conditions of which each account fulfils one at most, so that every one of them can follow an index. */
function partsOf(wanted: WantedUsers): Sql[] {
  const always = [
    ...(wanted.demoOnly ? [sql`u.is_demo`] : []),
    ...(wanted.state ? [states[wanted.state]] : []),
    ...matchingUsers(wanted.search),
  ];
  return planParts(wanted).flatMap((plan) =>
    seenParts(wanted).map((seen) => whereAll([...plan, ...seen, ...always])),
  );
}

/** Both may find many and yet nobody together: then they are collected, as the walk in their order would pass everybody. */
const isNarrow = ({ state, search }: WantedUsers) => state !== undefined && search !== '';

/** Whose noted plan is the right one now, and whose is not. */
function planParts({ plan, now }: WantedUsers): Sql[][] {
  if (!plan) return [[]];
  return [
    [sql`u.plan_slug = ${plan}`, sql`u.plan_from <= ${now}`, sql`u.plan_until > ${now}`],
    [outOfDate(now), sql`(plan_at(u.id, ${now})).slug = ${plan}`],
  ];
}

/** The bounds are those of the indexes. */
const outOfDate = (now: Date) => sql`((u.plan_until <= ${now} and u.plan_until < 'infinity')
  or (u.plan_from > ${now} and u.plan_from > '-infinity'))`;

const states: Record<NonNullable<WantedUsers['state']>, Sql> = {
  blocked: sql`u.blocked_at is not null`,
  operators: sql`u.role = 'admin'`,
  unconfirmed: sql`u.email_verified_at is null`,
};

/** Before a day is one stretch of the index, and never is another. */
function seenParts({ seen, now }: WantedUsers): Sql[][] {
  if (!seen) return [[]];
  if (seen === 'older')
    return [[sql`u.last_seen_at < ${daysBefore(now, 30)}`], [sql`u.last_seen_at is null`]];
  return [[sql`u.last_seen_at >= ${daysBefore(now, seen === 'week' ? 7 : 30)}`]];
}

/** Notes anew the plans of people whose time has come, some at a time; tells how many. */
export async function noteDuePlans(on: Queries, now: Date, most: number): Promise<number> {
  return on.run(sql`
    select note_plan(id) from (
      select id from users where plan_until <= ${now} and plan_until < 'infinity' limit ${most} for no key update skip locked) due`);
}

export async function deskUser(on: Queries, id: string, now: Date): Promise<DeskUserRow | undefined> {
  return on.maybe<DeskUserRow>(sql`select ${described(now)} from users u ${itsPlan(now)} where u.id = ${id}`);
}

export type DeskUse = {
  locale: 'en' | 'pl';
  currency: string | null;
  integrations: number;
  integrations_failing: number;
  transactions: number;
  devices: number;
  has_api_key: boolean;
  storage: string;
};

/** What an account uses. */
export function deskUse(on: Queries, id: string, now: Date): Promise<DeskUse> {
  return on.one<DeskUse>(sql`
    select u.locale,
      (select upper(c.title) from portfolios p join currencies c on c.id = p.currency_id where p.user_id = u.id
        order by p.created_at, p.id limit 1) as currency,
      (select count(*) from integrations i where i.user_id = u.id and i.status <> 'disconnected') as integrations,
      (select count(*) from integrations i where i.user_id = u.id and i.status <> 'disconnected' and i.failures > 0)
        as integrations_failing,
      (select count(*) from transactions t where t.user_id = u.id) as transactions,
      (select count(*) from sessions s where s.user_id = u.id and s.impersonator_id is null and not s.is_visit
        and s.expires_at > ${now})
        as devices,
      exists (select from api_keys k where k.user_id = u.id) as has_api_key,
      (select coalesce(sum(octet_length(f.bytes)), 0) from files f where f.user_id = u.id)
        + (select coalesce(sum(octet_length(d.content)), 0) from import_documents d where d.user_id = u.id)
        + (select coalesce(sum(octet_length(g.content)), 0) from import_pages g where g.user_id = u.id)
        + (select coalesce(sum(octet_length(r.bytes)), 0) from report_files r where r.user_id = u.id)
        + (select coalesce(sum(octet_length(t.bytes)), 0) from tax_files t where t.user_id = u.id) as storage
    from users u where u.id = ${id}`);
}

type Numbers = { accounts: number; new_this_week: number; seen_in_month: number };

export function countPeople(on: Queries, demoOnly: boolean, now: Date): Promise<Numbers> {
  const whose = demoOnly ? sql`is_demo` : sql`true`;
  return on.one<Numbers>(sql`
    select (select count(*) from users where ${whose}) as accounts,
      (select count(*) from users where ${whose} and created_at > ${daysBefore(now, 7)}) as new_this_week,
      (select count(*) from users where ${whose} and last_seen_at > ${daysBefore(now, 30)}) as seen_in_month`);
}
