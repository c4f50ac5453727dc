import { decimal, over, textOf } from '../../../../foundation/decimal.ts';
import { foldToWords } from '../../../../foundation/fold-text.ts';
import type { Booking, BookingKind, Bookings } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, negative } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { type Line, lineOf, signIn } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const sign = signIn(file, columns);
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row, sign);
    collector.book(row, { day: line.day, time: line.time, note: line.note, ...contentOf(line) });
  });
  return collector.result;
}

type Meaning = { kind: BookingKind; isOut?: boolean; subtype?: string };

const meanings: readonly [string, Meaning][] = [
  ['Buy, Kauf, Kup', { kind: 'buy', isOut: true }],
  ['Sell, Verkauf, Sprzedaj, Sprzedaż', { kind: 'sell' }],
  ['Deposit, Einlage, Depozyt', { kind: 'deposit' }],
  ['Removal, Entnahme, Usunięcie', { kind: 'withdrawal', isOut: true }],
  ['Dividend, Dividends, Dividende, Dywidenda', { kind: 'dividend' }],
  ['Interest, Zinsen, Odsetki', { kind: 'interest' }],
  [
    'Interest Charge, Zinsbelastung, Opłata procentowa',
    { kind: 'fee', isOut: true, subtype: 'interest_charge' },
  ],
  ['Fees, Gebühren, Opłaty', { kind: 'fee', isOut: true }],
  ['Fees Refund, Gebührenerstattung, Zwrot opłat', { kind: 'fee' }],
  ['Taxes, Steuern, Podatki', { kind: 'tax', isOut: true }],
  ['Tax Refund, Steuerrückerstattung, Zwrot podatku', { kind: 'tax' }],
  ['Transfer (Inbound), Umbuchung (Eingang), Transfer (Przychodzący)', { kind: 'transfer-in' }],
  ['Transfer (Outbound), Umbuchung (Ausgang), Transfer (Wychodzący)', { kind: 'transfer-out', isOut: true }],
  ['Delivery (Inbound), Einlieferung, Dostawa (Przychodząca)', { kind: 'transfer-in' }],
  ['Delivery (Outbound), Auslieferung, Dostawa (Wychodząca)', { kind: 'transfer-out', isOut: true }],
];
const byWord = new Map(
  meanings.flatMap(([words, meaning]) =>
    words.split(', ').map((word) => [foldToWords(word), meaning] as const),
  ),
);

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

function contentOf(line: Line): Content {
  const meaning = byWord.get(foldToWords(line.type.slice(0, 100)));
  if (!meaning) throw new Unreadable('kindUnknown', { word: line.type });
  const { kind, subtype } = meaning;
  if ((kind === 'transfer-in' || kind === 'transfer-out') && line.shares) return moved(kind, line);
  const cash = cashOf(line, meaning);
  const common = { kind, cash, cashIs: 'net' as const, fee: line.fee, tax: line.tax, rate: line.rate };
  switch (kind) {
    case 'buy':
    case 'sell':
      return { ...common, instrument: instrumentOf(line), units: needed(line.shares, 'unitsMissing') };
    case 'dividend':
      return { ...common, instrument: instrumentOf(line) };
    default:
      return { ...common, instrument: line.instrument, subtype };
  }
}

function instrumentOf({ instrument }: Line) {
  return needed(instrument, 'instrumentMissing');
}

/** In the file of a securities account a purchase is positive: the sign follows from the type. */
function cashOf({ value, currency }: Line, { isOut }: Meaning) {
  const amount = needed(value, 'amountMissing');
  return {
    amount: isOut ? negative(amount) : absolute(amount),
    currency: needed(currency, 'currencyMissing'),
  };
}

/** Papers that moved without cash; what they were worth then is kept as a price for one. */
function moved(kind: 'transfer-in' | 'transfer-out', line: Line): Content {
  const units = needed(line.shares, 'unitsMissing');
  const { amount, currency } = cashOf(line, { kind });
  const price = over(decimal(amount), decimal(units), 8);
  return { kind, instrument: instrumentOf(line), units, price: { amount: textOf(price), currency } };
}
