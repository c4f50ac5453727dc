import { compare, decimal, minus, sign, times } from '../../../../foundation/decimal.ts';
import { foldToWords } from '../../../../foundation/fold-text.ts';
import type { Booking, BookingKind, Bookings, Stated } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { inAccount, type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : file.tables[0]!.name);
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => lines.set(row, lineOf(columns, row)));
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    if (isZeroText(line.cash.amount)) collector.ignore(row, 'nothing');
    else collector.book(row, bookingOf(line));
  });
  return { ...collector.result, stated: statedIn([...lines.values()]) };
}

type Meaning = { kind: BookingKind | 'money'; subtype?: string };

const meanings: readonly [string, Meaning][] = [
  ['Buy, Kauf', { kind: 'buy' }],
  ['Sell, Verkauf', { kind: 'sell' }],
  ['Dividend, Dividende', { kind: 'dividend' }],
  ['Custody Fees, Depotgebühren', { kind: 'fee' }],
  ['Interests, Zinsen', { kind: 'interest' }],
  ['Zinsen auf Belastungen', { kind: 'interest', subtype: 'margin_interest' }],
  ['Forex credit, Forex debit, Forex-Gutschrift, Forex-Belastung', { kind: 'exchange' }],
  ['Credit, Debit, Zahlung, Vergütung', { kind: 'money' }],
  ['Rückzahlung', { kind: 'other', subtype: 'repayment' }],
];
const byWord = new Map(
  meanings.flatMap(([words, meaning]) =>
    words.split(', ').map((word) => [foldToWords(word), meaning] as const),
  ),
);

function bookingOf(line: Line): Draft {
  const { kind, subtype } = needed(byWord.get(foldToWords(line.type.slice(0, 100))), 'kindUnknown', {
    word: line.type,
  });
  const common = { day: line.day, time: line.time, id: line.order, subtype };
  switch (kind) {
    case 'buy':
    case 'sell':
      return { kind, ...common, ...tradeOf(line) };
    case 'dividend':
      return { kind, ...common, instrument: instrumentOf(line), ...incomeOf(line) };
    case 'money':
      return {
        kind: sign(decimal(line.cash.amount)) < 0 ? 'withdrawal' : 'deposit',
        ...common,
        cash: line.cash,
        cashIs: 'net',
        fee: costsOf(line),
      };
    case 'other':
      return { kind, ...common, instrument: instrumentOf(line), cash: line.cash };
    default:
      return { kind, ...common, cash: line.cash };
  }
}

function instrumentOf({ symbol, isin, name, net }: Line) {
  needed(isin ?? symbol, 'instrumentMissing');
  return { symbol, isin, name, currency: net.currency };
}

function costsOf(line: Line) {
  const { costs } = line;
  return costs && !isZeroText(costs.amount) ? inAccount(line, absolute(costs.amount)) : undefined;
}

function tradeOf(line: Line): Partial<Draft> {
  const units = needed(line.units, 'unitsMissing');
  if (isZeroText(units)) throw new Unreadable('unitsMissing');
  const { accrued } = line;
  return {
    instrument: instrumentOf(line),
    units: absolute(units),
    price: needed(line.price, 'priceMissing'),
    cash: line.cash,
    cashIs: 'net',
    fee: costsOf(line),
    accrued: accrued && !isZeroText(accrued.amount) ? accrued : undefined,
  };
}

const cent = decimal('0.011');

/** The costs of a dividend are its tax, where they are what is missing from units times price. */
function incomeOf(line: Line): Partial<Draft> {
  const { units, price, costs, net } = line;
  const cash = { cash: line.cash, cashIs: 'net' as const };
  if (!units || !price || !costs || isZeroText(costs.amount)) return cash;
  const gross = times(decimal(units), decimal(price.amount));
  const off = minus(minus(gross, decimal(costs.amount)), decimal(net.amount));
  const isTax = compare(off, cent) <= 0 && compare(minus(decimal('0'), off), cent) <= 0;
  return isTax ? { ...cash, tax: inAccount(line, absolute(costs.amount)) } : cash;
}

/** The balance after each line is that of its currency; the newest of each is told. */
function statedIn(lines: readonly Line[]): Stated[] {
  const momentIn = ({ day, time = '' }: Line) => `${day} ${time}`;
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || momentIn(first) === momentIn(last)) return [];
  const newestFirst = momentIn(first) > momentIn(last) ? lines : lines.toReversed();
  const newest = new Map<string, Line>();
  for (const line of newestFirst)
    if (line.balance !== undefined && !newest.has(line.currency)) newest.set(line.currency, line);
  if (newest.size === 0) return [];
  return [
    {
      day: newestFirst[0]!.day,
      cash: [...newest].map(([currency, { balance }]) => ({ amount: balance!, currency })),
    },
  ];
}
