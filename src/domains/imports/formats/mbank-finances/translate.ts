import { compare, decimal, minus, rounded, sign, textOf, times } from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Bookings, Stated } from '../../booking.ts';
import { Collector, needed } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { isZeroText } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import {
  balanceIn,
  type Dividend,
  dividendOf,
  type Line,
  lineOf,
  meaningOf,
  textIn,
  type What,
} from './read.ts';
import { columnsOf, type Field } from './recognise.ts';

/** The account has no other currency. */
const currency = 'PLN';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const text = textIn(columns, row);
    const what = needed(meaningOf(text), 'kindUnknown', { word: text.slice(0, 200) });
    if (what === 'information') {
      collector.ignore(row, 'nothing');
      return;
    }
    const line = lineOf(columns, row);
    if (what === 'reservation') collector.ignore(row, 'sweep');
    else if (what === 'settlement') collector.ignore(row, 'settlement');
    else if (isZeroText(line.amount)) collector.ignore(row, 'nothing');
    else collector.book(row, bookingOf(line, what));
  });
  return { ...collector.result, currency, stated: statedIn(columns) };
}

function bookingOf(line: Line, what: What): Omit<Booking, 'at' | 'text'> {
  const dividend = what === 'dividend' ? dividendOf(line.text) : undefined;
  return {
    kind: kindOf(line, what),
    day: line.day,
    time: line.time,
    instrument: dividend && {
      isin: needed(dividend.isin, 'instrumentMissing'),
      name: dividend.name,
    },
    cash: { amount: line.amount, currency },
    ...(dividend?.gross && taxOf(line, dividend)),
    rate: dividend?.rate,
    subtype: what === 'subscription_refund' ? what : undefined,
    note: line.text,
  };
}

function kindOf({ amount }: Line, what: What): BookingKind {
  if (what === 'payment') return sign(decimal(amount)) < 0 ? 'withdrawal' : 'deposit';
  if (what === 'dividend' || what === 'fee') return what;
  return 'other';
}

const grosz = decimal('0.01');
/** No country keeps more of a dividend. */
const mostTax = decimal('0.4');

/** What units times rate times exchange rate exceeds the amount by was kept as tax. */
function taxOf({ amount }: Line, { gross }: Dividend): Pick<Booking, 'cashIs' | 'tax'> {
  const whole = decimal(gross!);
  const kept = minus(whole, decimal(amount));
  if (compare(kept, grosz) <= 0) return compare(kept, decimal('-0.01')) >= 0 ? { cashIs: 'gross' } : {};
  if (compare(kept, times(whole, mostTax)) > 0) return {};
  return { cashIs: 'net', tax: { amount: textOf(rounded(kept, 2)), currency } };
}

/** The brokerage office prints the balance after every row, newest first or last. */
function statedIn(columns: Columns<Field>): Stated[] {
  const collector = new Collector();
  const found: { day: Stated['day']; time: string; amount: string }[] = [];
  if (columns.at.after === undefined) return [];
  const [first, last] = [columns.rows[0], columns.rows.at(-1)];
  collector.each(
    [first, last].filter((row) => row !== undefined),
    (row) => {
      const { day, time = '' } = lineOf(columns, row);
      found.push({ day, time, amount: needed(balanceIn(columns, row, 'after'), 'amountMissing') });
    },
  );
  if (found.length < 2) return [];
  const [a, b] = found as [(typeof found)[0], (typeof found)[0]];
  // Of two balances of the same moment nobody knows which came later.
  if (`${a.day} ${a.time}` === `${b.day} ${b.time}`) return [];
  const closing = `${a.day} ${a.time}` > `${b.day} ${b.time}` ? a : b;
  return [{ day: closing.day, cash: [{ amount: closing.amount, currency }] }];
}
