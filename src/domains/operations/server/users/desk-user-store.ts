import { foldText } from '../../../../foundation/fold-text.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import { mostCounted } from '../../operator-only.ts';

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

/** A plan by its id: only then does the database know beforehand how many are on it. */
export type WantedPlan = { id: string; isFree: boolean };

export type WantedUsers = {
  search: string;
  plan?: WantedPlan | undefined;
  seen?: 'week' | 'month' | 'older' | undefined;
  sort: 'since' | 'seen';
  direction: 'asc' | 'desc';
  demoOnly: boolean;
  start: number;
  limit: number;
  now: Date;
};

/** The newest subscription that has begun and not ended, as for the limits. */
const inForce = (s: Sql, now: Date) =>
  sql`${s}.started_at <= ${now} and coalesce(${s}.ends_at, 'infinity') > ${now}`;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/**
 * Accounts are found first and described afterwards, so that only a page of them is. Each statement is planned for
 * its own values: whether few or many match decides how it is best answered, and a plan for any values cannot know.
 */
export async function listDeskUsers(on: Queries, wanted: WantedUsers): Promise<DeskUserRow[]> {
  const { start, limit, now } = wanted;
  const order = orderOf(wanted);
  return planned<DeskUserRow>(
    on,
    sql`
    with found as (select u.id from users u ${only(wanted)} order by ${order} offset ${start} limit ${limit})
    select ${described(now)} from found join users u on u.id = found.id ${itsPlan(now)} order by ${order}`,
  );
}

/** Of a plan that is not there nobody is. */
export async function wantedPlan(on: Queries, slug: string | undefined): Promise<WantedPlan | undefined> {
  if (!slug) return undefined;
  const plan = await on.maybe<{ id: string }>(sql`select id from plans where slug = ${slug}`);
  return { id: plan?.id ?? '00000000-0000-0000-0000-000000000000', isFree: slug === 'free' };
}

export async function countDeskUsers(on: Queries, wanted: WantedUsers): Promise<number> {
  const isPlain = !wanted.search && !wanted.plan && !wanted.seen;
  const isOfPlan = wanted.plan && !wanted.plan.isFree && !wanted.search && !wanted.seen && !wanted.demoOnly;
  // Who has a subscription has an account: nobody else needs to be looked at.
  const found = isOfPlan
    ? countedOfPlan(wanted.plan!.id, wanted.now)
    : sql`select from users u ${only(wanted)}`;
  const bound = isPlain ? sql`` : sql`limit ${mostCounted + 1}`;
  const [row] = await planned<{ total: string }>(
    on,
    sql`select count(*) as total from (${found} ${bound}) found`,
  );
  return Number(row!.total);
}

async function planned<R>(on: Queries, statement: Sql): Promise<R[]> {
  return (await on.raw(statement.text, [...statement.values])).rows as R[];
}

const described = (
  now: Date,
) => sql`u.id, u.name, u.email, u.role, u.is_demo, u.blocked_at, u.email_verified_at,
  u.created_at, u.last_seen_at, plan.slug, plan.names, plan.is_trial, plan.ends_at, plan.renews_at,
  (select count(*) from portfolios p where p.user_id = u.id and not p.is_sample) as portfolios,
  coalesce(plan.portfolios, free.portfolios) as portfolio_limit,
  coalesce(plan.integrations, free.integrations) as integration_limit, ${now}::timestamptz as asked_at`;

const itsPlan = (now: Date) => sql`
  cross join (select portfolios, integrations from plans where slug = 'free') free
  left join lateral (
    select p.slug, p.names, p.portfolios, p.integrations, s.is_trial, s.ends_at,
      case when s.ends_at is null then s.period_to end as renews_at
    from subscriptions s join plans p on p.id = s.plan_id where s.user_id = u.id and ${inForce(sql`s`, now)}
    order by s.started_at desc, s.id desc limit 1) plan on true`;

function orderOf({ sort, direction }: WantedUsers): Sql {
  if (sort === 'seen')
    return direction === 'desc'
      ? sql`u.last_seen_at desc nulls last, u.id desc`
      : sql`u.last_seen_at asc nulls first, u.id asc`;
  return direction === 'desc' ? sql`u.created_at desc, u.id desc` : sql`u.created_at asc, u.id asc`;
}

function only(wanted: WantedUsers): Sql {
  const parts = [
    ...(wanted.demoOnly ? [sql`u.is_demo`] : []),
    ...matching(wanted.search),
    ...(wanted.plan ? [onPlan(wanted.plan, wanted.now)] : []),
    ...seenParts(wanted),
  ];
  return parts.reduce((all, part, i) => (i === 0 ? sql`where ${part}` : sql`${all} and ${part}`), sql``);
}

/** Whose newest subscription in force is of a plan; the free one needs none. */
function onPlan({ id, isFree }: WantedPlan, now: Date): Sql {
  return isFree
    ? sql`not exists (${newestInForce(now)} and s.user_id = u.id and s.plan_id <> ${id})`
    : sql`u.id in (${ofPlan(id, now)})`;
}

const ofPlan = (id: string, now: Date) => sql`${newestInForce(now)} and s.plan_id = ${id}`;

/** Those of a plan first, by its index: asked for some of them only, the database would look for them one by one. */
const countedOfPlan = (id: string, now: Date) => sql`
  with held as materialized (
    select s.user_id, s.started_at, s.id from subscriptions s where ${inForce(sql`s`, now)} and s.plan_id = ${id})
  select from held s where ${isNewest(now)}`;

const isNewest = (now: Date) => sql`not exists (
  select from subscriptions n where n.user_id = s.user_id and ${inForce(sql`n`, now)}
    and (n.started_at, n.id) > (s.started_at, s.id))`;

const newestInForce = (now: Date) =>
  sql`select s.user_id from subscriptions s where ${inForce(sql`s`, now)} and ${isNewest(now)}`;

function seenParts({ seen, now }: WantedUsers): Sql[] {
  if (!seen) return [];
  if (seen === 'older') return [sql`(u.last_seen_at is null or u.last_seen_at < ${daysBefore(now, 30)})`];
  return [sql`u.last_seen_at >= ${daysBefore(now, seen === 'week' ? 7 : 30)}`];
}

const partOfId = /^[0-9a-f]{8}[0-9a-f-]*$/;

/** Part of a name or address whatever its case and marks, or the beginning of an id. */
function matching(search: string): Sql[] {
  const typed = foldText(search.trim());
  if (!typed) return [];
  const digits = typed.replaceAll('-', '');
  if (partOfId.test(typed) && digits.length <= 32)
    return [sql`u.id between ${uuidOf(digits, '0')} and ${uuidOf(digits, 'f')}`];
  return [sql`u.search like ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`}`];
}

function uuidOf(digits: string, filler: string): string {
  return digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Who is meant by a name, an address or an id; a few suffice for a filter. */
export async function idsMatching(on: Queries, search: string): Promise<string[]> {
  const rows = await planned<{ id: string }>(
    on,
    sql`select u.id from users u where ${matching(search)[0] ?? sql`true`} limit 200`,
  );
  return rows.map(({ id }) => id);
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
      (select count(*) from sessions s where s.user_id = u.id and s.impersonator_id is null and s.expires_at > ${now})
        as devices,
      exists (select from api_keys k where k.user_id = u.id) as has_api_key,
      (select coalesce(sum(octet_length(f.bytes)), 0) from files f where f.user_id = u.id)
        + (select coalesce(sum(octet_length(d.content)), 0) from import_documents d where d.user_id = u.id)
        + (select coalesce(sum(octet_length(g.content)), 0) from import_pages g where g.user_id = u.id)
        + (select coalesce(sum(octet_length(r.bytes)), 0) from report_files r where r.user_id = u.id) as storage
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
