import {
  compare,
  type DecimalText,
  decimal,
  negated,
  one,
  plus,
  sign,
  textOf,
  times,
} from '../../../../foundation/decimal.ts';
import { isForNothing, termFaults, termsOf } from '../../../ledger/terms/check-terms.ts';
import type { TransactionTerms } from '../../../ledger/terms/occasions.ts';
import { transactionShapes } from '../../../ledger/transaction-types.ts';
import type { Booking, Bookings, Charge } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { isZeroText } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector(file.kind === 'csv' ? undefined : file.tables[0]!.name);
  collector.each(columns.rows, (row) => collector.book(row, bookingOf(lineOf(columns, row))));
  return collector.result;
}

const takesMoney = new Set<Line['type']>(['buy', 'cover', 'fee', 'tax', 'withdrawal', 'exchange']);

function bookingOf(line: Line): Omit<Booking, 'at' | 'text'> {
  const { type, currency } = line;
  const shape = transactionShapes[type];
  const isNamed = line.ticker ?? line.isin ?? line.name;
  if (shape.asset === 'required') needed(isNamed, 'instrumentMissing');
  const units = shape.amount === 'units' ? needed(line.units, 'unitsMissing') : undefined;
  const terms = termsIn(line);
  const price = isForNothing(terms) ? '0' : line.price;
  const amount = line.amount ?? amountOf(line);
  if (units && amount === undefined) needed(price, 'priceMissing');
  if (shape.amount === 'money' || shape.amount === 'exchange') needed(line.amount, 'amountMissing');
  return {
    kind: type,
    day: line.day,
    time: line.time,
    account: line.account,
    instrument:
      isNamed && shape.asset !== 'none'
        ? { symbol: line.ticker, isin: line.isin, name: line.name, mic: line.mic, currency: undefined }
        : undefined,
    units,
    price: units && price ? { amount: price, currency } : undefined,
    // Of a row without an amount the currency is all there is to tell.
    cash: amount === undefined && units ? undefined : { amount: signed(line, amount ?? '0'), currency },
    cashIs: 'gross',
    fee: charge(line.fee, line.feeCurrency ?? currency),
    tax: charge(line.tax, currency),
    ...(type === 'exchange' && {
      received: {
        amount: needed(line.received, 'amountMissing'),
        currency: needed(line.receivedCurrency, 'currencyMissing'),
      },
    }),
    ...(type === 'split' && { ratio: ratioOf(line.ratio) }),
    ...(type === 'spin-off' && { share: shareOf(line) }),
    ...(shape.asset === 'required' && { action: line.action }),
    settlesOn: line.settled,
    terms,
    link: line.link,
    note: line.note,
    id: line.id,
  };
}

/** A bond's price and its interest are one amount. */
function amountOf({ units, price, accrued }: Line): DecimalText | undefined {
  if (!units || !price || !accrued) return undefined;
  return textOf(plus(times(decimal(units), decimal(price)), decimal(accrued)));
}

/** What a row is the case of, as the form has it (rule L-25): what does not fit its type is no word of ours. */
function termsIn(line: Line): TransactionTerms {
  const given = {
    type: line.type,
    created_at: line.day,
    total: line.amount,
    occasion: line.occasion,
    prior_cost: line.priorCost,
    prior_tax: line.priorTax,
    opened_on: line.opened,
    open_value: line.openValue,
    close_value: line.closeValue,
    accrued: line.accrued,
  };
  const [field] = Object.keys(termFaults(given));
  if (field === 'occasion') throw new Unreadable('kindUnknown', { word: line.occasion ?? '' });
  if (field) throw new Unreadable('numberUnreadable', { cell: line.closeValue ?? line.opened ?? '' });
  for (const text of [line.priorCost, line.priorTax, line.openValue, line.closeValue, line.accrued])
    if (text?.startsWith('-')) throw new Unreadable('numberUnreadable', { cell: text });
  return termsOf(given);
}

/** Less than the whole; without the other half nobody knows where its cost went. */
function shareOf({ share, link }: Line): DecimalText {
  needed(link, 'incomplete');
  const cell = needed(share, 'numberUnreadable', { cell: share ?? '' });
  const part = decimal(cell);
  return needed(sign(part) >= 0 && compare(part, one) < 0 ? cell : undefined, 'numberUnreadable', {
    cell,
  });
}

function signed({ type }: Line, amount: DecimalText): DecimalText {
  return takesMoney.has(type) ? textOf(negated(decimal(amount))) : amount;
}

function charge(amount: DecimalText | undefined, currency: string): Charge | undefined {
  return amount && !isZeroText(amount) ? { amount, currency } : undefined;
}

/** `4:1`, four new ones for each old one. */
function ratioOf(text: string | undefined) {
  const [, numerator, denominator] =
    /^\s*(\d{1,60}(?:\.\d{1,60})?)\s*[:/]\s*(\d{1,60}(?:\.\d{1,60})?)\s*$/.exec(text ?? '') ?? [];
  return {
    numerator: needed(numerator, 'numberUnreadable', { cell: text ?? '' }),
    denominator: needed(denominator, 'numberUnreadable', { cell: text ?? '' }),
  };
}
