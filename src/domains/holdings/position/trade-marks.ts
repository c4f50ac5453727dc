import { dayOf } from '../../../foundation/calendar-day.ts';
import {
  type Decimal,
  floatOf,
  isZero,
  minus,
  plus,
  textOfFloat,
  zero,
} from '../../../foundation/decimal.ts';
import type { Book, BookEntry } from '../../ledger/keep-book.ts';
import { type markKinds, markOf } from '../../performance/journal/marks-contract.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { unitsSince } from './cost-steps.ts';

type MarkKind = (typeof markKinds)[number];

/** More than any chart can show; the newest stay. */
const mostMarks = 1000;
const priceDigits = 8;

type Mark = { day: number; kind: MarkKind; currency: string; units: number; amount: Decimal };

/** A mark for each day, kind and currency, oldest first; trades in units of today (rule HO-3). */
export function tradeMarks(books: readonly Book[]) {
  const found = new Map<string, Mark>();
  for (const { entries } of books) {
    const factors = unitsSince(entries);
    entries.forEach((entry, i) => {
      const kind = markOf(entry.type);
      if (kind) addTo(found, kind, entry, factors[i]!);
    });
  }
  return [...found.values()]
    .sort((a, b) => a.day - b.day)
    .slice(-mostMarks)
    .map(({ day, kind, currency, units, amount }) => ({
      day: dayOf(day),
      kind,
      currency,
      units: kind === 'dividend' ? null : textOfFloat(Number(units.toPrecision(12))),
      price:
        kind === 'dividend' || units === 0
          ? null
          : Number((floatOf(amount) / units).toPrecision(priceDigits)),
      amount: moneyText(amount),
    }));
}

function addTo(found: Map<string, Mark>, kind: MarkKind, entry: BookEntry, factor: number): void {
  const { day, currency } = entry;
  const key = `${day} ${kind} ${currency}`;
  const mark = found.get(key) ?? { day, kind, currency, units: 0, amount: zero };
  mark.units += floatOf(entry.units) * factor;
  // What came of a dividend; of a trade what its units were worth.
  const amount = kind === 'dividend' && !isZero(entry.tax) ? minus(entry.gross, entry.tax) : entry.gross;
  mark.amount = plus(mark.amount, amount);
  found.set(key, mark);
}
