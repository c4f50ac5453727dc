import type { Queries } from '../../../platform/database/database.ts';
import { contains } from '../../../platform/database/folded.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { TransactionType } from '../transaction-types.ts';

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

/** What is asked of them: every word in the note, or a day and every word in what the asset or the portfolio is called. */
export type TransactionSearch = { words: readonly string[]; day: string | null };

/** The newest that fit, from one reading of the person's rows. */
export function findTransactions(
  on: Queries,
  userId: string,
  { words, day }: TransactionSearch,
  most: number,
): Promise<FoundTransaction[]> {
  return on.many<FoundTransaction>(sql`
    select t.id, t.portfolio_id, p.name as portfolio_name, t.type, t.units, t.price, t.total, t.day, t.note, c.title as currency,
      i.ticker, i.names
    from transactions t join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
    join currencies c on c.id = t.currency_id
    left join holdings h on h.user_id = t.user_id and h.id = t.holding_id
    left join instruments own on own.id = h.instrument_id
    left join instruments i on i.id = coalesce(own.replaced_by, own.id)
    where t.user_id = ${userId} and ${day === null ? inNote(words) : onDay(day, words)}
    order by t.day desc, t.id desc limit ${most}`);
}

function inNote(words: readonly string[]): Sql {
  return words.reduce((all, word) => sql`${all} and ${contains(sql`t.note`, word)}`, sql`t.note is not null`);
}

function onDay(day: string, words: readonly string[]): Sql {
  const texts = sql`p.name || ' ' || coalesce(i.search, '') || ' ' || coalesce(t.note, '')`;
  return words.reduce((all, word) => sql`${all} and ${contains(texts, word)}`, sql`t.day = ${day}`);
}
