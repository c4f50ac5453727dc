import { addMonths, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { kindRules, type RetailKind } from '../series-terms.ts';
import { holdingsOf, insertHolding } from './holding-store.ts';
import { ownSeriesLike, seriesBySymbol } from './series-store.ts';

/** What a person entered, in the archive of their own data. */
export async function exportBonds(on: Queries, user: { id: string }) {
  const holdings = await holdingsOf(on, user.id);
  return {
    bonds: holdings.map(({ series_id: _series, own_series_id: _own, ...row }) => row),
    'bond-series': await ownSeriesLike(on, user.id, ''),
  };
}

/** A ladder: kind, months since it was bought, day of the month, and how many. */
const ladder: readonly [RetailKind, monthsAgo: number, day: number, amount: number][] = [
  ['OTS', 1, 20, 50],
  ['TOS', 34, 2, 80],
  ['ROR', 6, 12, 60],
  ['DOR', 12, 6, 40],
  ['COI', 23, 3, 240],
  ['ROS', 15, 14, 30],
  ['EDO', 25, 2, 280],
  ['EDO', 12, 4, 100],
];

/** Eight purchases of series that the table has, by the day the demonstration is set up on. */
export async function seedDemoBonds(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const now = clock.now();
  const month = dayInWarsaw(now).slice(0, 7);
  for (const [kind, monthsAgo, day, amount] of ladder) {
    const bought = `${addMonths(`${month}-01`, -monthsAgo).slice(0, 7)}-${String(day).padStart(2, '0')}`;
    const matures = addMonths(bought, kindRules[kind].months);
    const series = await seriesBySymbol(tx, `${kind}${matures.slice(5, 7)}${matures.slice(2, 4)}`);
    if (!series) continue;
    await insertHolding(tx, user.id, {
      id: newId(now.getTime()),
      series_id: series.id,
      own_series_id: null,
      amount,
      total: String(amount * 100),
      currency_id: series.currency_id,
      purchased_on: bought,
      at: now,
    });
  }
}
