import { isDay } from '../../../../foundation/calendar-day.ts';
import { decimal, textOf, times } from '../../../../foundation/decimal.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { path } from '../../../../i18n/paths.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { mostFound } from '../../../search/contract.ts';
import type { Phrase } from '../../../search/matching/match-words.ts';
import type { Findable, Finder } from '../../../search/server/finder.ts';
import { type FoundTransaction, foundById, foundOnDay } from './found-transaction-store.ts';
import { notedWith } from './note-memory.ts';

/** Fewer letters are in every note. */
const shortest = 2;

/** Transactions by their notes, and by asset and day: “pko 2024-05-06” or “6.05.2024” (rule SE-3). */
export const findTransactionsByWords: Finder = {
  async asked(context, { phrase }) {
    const { database } = context.services;
    const { userId } = actorOf(context);
    const { day, words } = wantedOf(phrase);
    if (day !== null) {
      const rows = await foundOnDay(database, userId, { day, words }, mostFound);
      return rows.map((row) => foundOf(row, context.locale));
    }
    if (phrase.text.length < shortest) return [];
    const ids = await notedWith(context.services, userId, words, mostFound);
    const rows = ids.length > 0 ? await foundById(database, userId, ids) : [];
    return rows.map((row) => foundOf(row, context.locale));
  },
};

/** Folded words have lost the signs of a day: “2024 05 06” and “6 05 2024” are one. */
export function wantedOf({ text, words }: Phrase): { day: string | null; words: readonly string[] } {
  const iso = /(?:^| )(\d{4}) (\d{1,2}) (\d{1,2})(?= |$)/.exec(text);
  const local = iso ? null : /(?:^| )(\d{1,2}) (\d{1,2}) (\d{4})(?= |$)/.exec(text);
  const found = iso ?? local;
  if (!found) return { words, day: null };
  const [year, month, date] = iso ? found.slice(1) : found.slice(1).toReversed();
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  if (!isDay(day)) return { words, day: null };
  return { words: text.replace(found[0], '').split(' ').filter(Boolean), day };
}

function foundOf(row: FoundTransaction, locale: Context['locale']): Findable {
  const name = row.names ? nameIn(row.names, locale, row.ticker ?? '') : row.portfolio_name;
  const query = { portfolioId: row.portfolio_id, from: row.day, to: row.day };
  const total =
    row.total ?? (row.units && row.price ? textOf(times(decimal(row.units), decimal(row.price))) : null);
  return {
    kind: 'transaction',
    id: row.id,
    title: row.note ?? name,
    note: [allMessages(locale).transactions.types[row.type], ...(row.note === null ? [] : [name])].join(
      ' · ',
    ),
    words: [],
    fits: true,
    to: `${path('transactions', locale)}?${new URLSearchParams(query)}`,
    ticker: row.ticker,
    amount: total === null ? null : { value: total, currency: row.currency, of: 'total' },
    facts: {
      type: row.type,
      day: row.day,
      has_note: row.note !== null,
      portfolio: row.portfolio_name,
      ...(row.units && { units: row.units }),
    },
  };
}
