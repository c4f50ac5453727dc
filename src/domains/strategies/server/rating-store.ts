import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type RatingSummary = {
  strategy_id: string;
  /** With two decimals; null while nobody has rated. */
  average: string | null;
  count: number;
  mine: number | null;
  my_review: string | null;
};

/** What users gave each strategy that anybody rated, and what the caller gave. */
export function ratingsOf(on: Queries, userId: string): Promise<RatingSummary[]> {
  return on.many<RatingSummary>(sql`
    select strategy_id, round(avg(rating), 2)::text as average, count(*) as count,
      max(rating) filter (where user_id = ${userId}) as mine, max(review) filter (where user_id = ${userId}) as my_review
    from strategy_ratings group by strategy_id`);
}

export type ReviewRow = { rating: number; review: string; updated_at: Date; is_mine: boolean };

/** Newest texts first. Whose they are is nobody's business. */
export function reviewsOf(on: Queries, strategyId: string, userId: string): Promise<ReviewRow[]> {
  return on.many<ReviewRow>(sql`
    select rating, review, updated_at, user_id = ${userId} as is_mine from strategy_ratings
    where strategy_id = ${strategyId} and review is not null order by updated_at desc, user_id limit 50`);
}

type Rating = { strategyId: string; userId: string; rating: number; review: string | null; at: Date };

export function rate(on: Queries, { strategyId, userId, rating, review, at }: Rating): Promise<number> {
  return on.run(sql`
    insert into strategy_ratings (user_id, strategy_id, rating, review, created_at, updated_at)
    values (${userId}, ${strategyId}, ${rating}, ${review}, ${at}, ${at})
    on conflict (user_id, strategy_id) do update set rating = excluded.rating, review = excluded.review,
      updated_at = excluded.updated_at`);
}

export function removeRating(on: Queries, strategyId: string, userId: string): Promise<number> {
  return on.run(sql`delete from strategy_ratings where user_id = ${userId} and strategy_id = ${strategyId}`);
}

export function givenBy(
  on: Queries,
  userId: string,
): Promise<{ slug: string; rating: number; review: string | null; updated_at: Date }[]> {
  return on.many(sql`
    select s.slug, r.rating, r.review, r.updated_at from strategy_ratings r join strategies s on s.id = r.strategy_id
    where r.user_id = ${userId} order by r.updated_at`);
}
