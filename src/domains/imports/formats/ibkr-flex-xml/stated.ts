import type { Bookings, Money, Stated } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import type { DayOrder } from '../../kit/moments.ts';
import { type FlexFields, type FlexSection, momentIn, numberIn, textIn } from './fields.ts';
import { instrumentIn } from './instrument.ts';

type Position = NonNullable<Stated['positions']>[number];

/** Open positions, by account; lots repeat the sum of their position. */
export function statedPositions(section: FlexSection, order: DayOrder | undefined): Bookings {
  const collector = new Collector(section.sheet);
  const byRow = new Map(section.lines.map((line) => [line.row, line]));
  const found = new Map<string, { account?: string; day?: string; positions: Position[] }>();
  collector.each(byRow.keys(), (row) => {
    const { fields } = byRow.get(row)!;
    const units = numberIn(fields, 'position');
    const isLot = /^lot$/i.test(textIn(fields, 'levelOfDetail') ?? '');
    if (units !== undefined && !isLot) {
      const day = momentIn(fields, order, 'reportDate')?.day;
      const account = textIn(fields, 'accountId');
      const key = `${account}|${day}`;
      const entry = found.get(key) ?? { ...(account && { account }), ...(day && { day }), positions: [] };
      entry.positions.push({ instrument: instrumentIn(fields), units });
      found.set(key, entry);
    }
    collector.ignore(row, 'total');
  });
  return { ...collector.result, ...(found.size && { stated: [...found.values()] }) };
}

/** What of each currency stood in the account at the end. */
export function statedCash(section: FlexSection, order: DayOrder | undefined): Bookings {
  const collector = new Collector(section.sheet);
  const byRow = new Map(section.lines.map((line) => [line.row, line]));
  const found = new Map<string, { account?: string; day?: string; cash: Money[] }>();
  collector.each(byRow.keys(), (row) => {
    const { fields } = byRow.get(row)!;
    const money = endingCash(fields);
    if (money) {
      const day = momentIn(fields, order, 'toDate')?.day;
      const account = textIn(fields, 'accountId');
      const key = `${account}|${day}`;
      const entry = found.get(key) ?? { ...(account && { account }), ...(day && { day }), cash: [] };
      entry.cash.push(money);
      found.set(key, entry);
    }
    collector.ignore(row, 'total');
  });
  return { ...collector.result, ...(found.size && { stated: [...found.values()] }) };
}

/** The sum in the account's own currency is called BASE_SUMMARY. */
function endingCash(fields: FlexFields): Money | undefined {
  const currency = textIn(fields, 'currency');
  const amount = numberIn(fields, 'endingCash');
  if (!currency || !/^[A-Z]{3}$/.test(currency) || amount === undefined) return undefined;
  return { amount, currency };
}
