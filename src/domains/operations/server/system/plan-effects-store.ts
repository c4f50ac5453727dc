import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

type Counted = { portfolios: number; integrations: number; strategies: number };

/** How many are on a plan now, and how many of them have more of what it counts than these limits allow (BL-16). */
export function peopleBeyond(
  on: Queries,
  planId: string,
  limits: Counted,
  now: Date,
): Promise<(Counted & { people: number }) | undefined> {
  return on.maybe(sql`
    with here as (
      select s.user_id from subscriptions s
      where s.plan_id = ${planId} and s.started_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
        and not exists (select from subscriptions n where n.user_id = s.user_id and n.started_at <= ${now}
          and (n.ends_at is null or n.ends_at > ${now}) and (n.started_at, n.id) > (s.started_at, s.id))
      union all
      select u.id from users u where (select slug from plans where id = ${planId}) = 'free'
        and not exists (select from subscriptions s where s.user_id = u.id and s.started_at <= ${now}
          and (s.ends_at is null or s.ends_at > ${now}))
    ), owned as (
      select user_id, count(*) as many from portfolios
      where not is_sample and user_id in (select user_id from here) group by user_id
    ), connected as (
      select user_id, count(*) as many from integrations
      where status <> 'disconnected' and user_id in (select user_id from here) group by user_id
    ), followed as (
      select c.user_id, count(*) as many
      from portfolio_strategies c join portfolios p on p.user_id = c.user_id and p.id = c.portfolio_id
      where not p.is_virtual and not p.is_sample and c.user_id in (select user_id from here) group by c.user_id)
    select (select count(*) from here) as people,
      (select count(*) from owned where many > ${limits.portfolios}) as portfolios,
      (select count(*) from connected where many > ${limits.integrations}) as integrations,
      (select count(*) from followed where many > ${limits.strategies}) as strategies
    from plans where id = ${planId}`);
}
