import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { type Columns, cellOf } from '../../kit/columns.ts';
import { dayOrderIn } from '../../kit/day-order.ts';
import { mergedBookings } from '../../kit/merged-bookings.ts';
import { isZeroText } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { tradesIn } from '../exante-trades/read.ts';
import { translateTrades } from '../exante-trades/translate.ts';
import { conversionsOf, internalOf, type Joined, tradesOf } from './legs.ts';
import { type Leg, legOf } from './read.ts';
import { columnsOf, type Field } from './recognise.ts';
import { singleOf } from './single.ts';
import { statedIn } from './stated.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const { bookings, hasTrades } = translateLegs(columns);
  const trades = tradesIn(file);
  const collector = new Collector();
  // A report may list the trades of its transactions once more.
  if (trades && hasTrades) for (const row of trades.rows) collector.ignore(row, 'copy');
  const parts = [bookings, ...(trades && !hasTrades ? [translateTrades(trades)] : [])];
  const read = new Set([columns, trades].flatMap((one) => (one ? [one.header, ...one.rows] : [])));
  for (const row of file.tables[0]!.rows) if (!read.has(row)) collector.ignore(row, 'total');
  for (const header of [columns.header, trades?.header]) if (header) collector.ignore(header, 'nothing');
  const stated = statedIn(file);
  return { ...mergedBookings([...parts, collector.result]), ...(stated.length && { stated }) };
}

/** What moved, leg by leg: the same as the broker's API tells. */
export function translateLegs(columns: Columns<Field>): { bookings: Bookings; hasTrades: boolean } {
  const order = dayOrderIn(columns.rows.map((row) => cellOf(columns, row, 'when')));
  const collector = new Collector();
  const legs: Leg[] = [];
  collector.each(columns.rows, (row) => {
    const leg = legOf(columns, row, order);
    if (isZeroText(leg.sum) && leg.isMoney && leg.operation !== 'EXERCISE') collector.ignore(row, 'nothing');
    else legs.push(leg);
  });
  bookLegs(collector, legs);
  return { bookings: collector.result, hasTrades: legs.some(({ operation }) => operation === 'TRADE') };
}

function bookLegs(collector: Collector, legs: readonly Leg[]): void {
  const of = (...operations: string[]) => legs.filter(({ operation }) => operations.includes(operation));
  const trades = tradesOf(of('TRADE', 'EXERCISE', 'COMMISSION'));
  const conversions = conversionsOf(of('AUTOCONVERSION'));
  const internal = internalOf(of('SUBACCOUNT TRANSFER', 'ELECTRONIC TRANSFER'));
  const joined = new Map<Leg, Joined>();
  const others = new Set<Leg>();
  for (const one of [...trades.joined, ...conversions.joined]) {
    joined.set(one.main, one);
    for (const leg of one.others) others.add(leg);
  }
  const byRow = new Map(legs.map((leg) => [leg.row, leg]));
  collector.each(byRow.keys(), (row) => {
    const leg = byRow.get(row)!;
    const whole = joined.get(leg);
    if (others.has(leg)) return;
    if (whole)
      collector.book(
        row,
        whole.draft,
        whole.others.map((one) => one.row),
      );
    else if (internal.has(leg)) collector.ignore(row, 'internal');
    else if (isZeroText(leg.sum)) collector.ignore(row, 'nothing');
    else collector.book(row, singleOf(leg));
  });
}
