import type { Queries } from '../../../../platform/database/database.ts';
import { contains } from '../../../../platform/database/folded.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { TransactionType } from '../../transaction-types.ts';

/** A transaction as the search tells it. */
export type FoundTransaction = {
  id: string;
  portfolio_id: string;
  portfolio_name: string;
  type: TransactionType;
  units: string | null;
  price: string | null;
  total: string | null;
  day: string;
  note: string | null;
  /** Lowercase title. */
  currency: string;
  ticker: string | null;
  names: Record<string, string> | null;
};

const found = sql`
  select t.id, t.portfolio_id, p.name as portfolio_name, t.type, t.units, t.price, t.total, t.day, t.note, c.title as currency,
    i.ticker, i.names
  from transactions t join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
  join currencies c on c.id = t.currency_id
  left join holdings h on h.user_id = t.user_id and h.id = t.holding_id
  left join instruments own on own.id = h.instrument_id
  left join instruments i on i.id = coalesce(own.replaced_by, own.id)`;

/** Every note of a person, newest first. */
export function notesOf(on: Queries, userId: string): Promise<{ id: string; note: string }[]> {
  return on.many(sql`
    select id, note from transactions where user_id = ${userId} and note is not null order by day desc, id desc`);
}

/** Newest first. */
export function foundById(on: Queries, userId: string, ids: readonly string[]): Promise<FoundTransaction[]> {
  return on.many<FoundTransaction>(sql`
    ${found} where t.user_id = ${userId} and t.id = any(${[...ids]}::uuid[]) order by t.day desc, t.id desc`);
}

/** Those of a day with all of these words in what the asset or the portfolio is called, or in the note. */
export function foundOnDay(
  on: Queries,
  userId: string,
  { day, words }: { day: string; words: readonly string[] },
  most: number,
): Promise<FoundTransaction[]> {
  const texts = sql`p.name || ' ' || coalesce(i.search, '') || ' ' || coalesce(t.note, '')`;
  const fits = words.reduce((all, word) => sql`${all} and ${contains(texts, word)}`, sql`t.day = ${day}`);
  return on.many<FoundTransaction>(sql`
    ${found} where t.user_id = ${userId} and ${fits} order by t.id desc limit ${most}`);
}
