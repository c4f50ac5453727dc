import { compare, decimal, minus, negated, sign, textOf, times } from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Bookings, Charge, InstrumentHint, Money } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { cashIn, type TradeEvent, tradeIn } from './event.ts';
import { type Line, lineOf, signOf } from './read.ts';
import { columnsOf } from './recognise.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export function translate(file: SourceFile): Bookings {
  const { columns, sheet } = columnsOf(file)!;
  const collector = new Collector(sheet);
  const lines = new Map<SourceRow, Line>();
  const decimalSign = signOf(file);
  collector.each(columns.rows, (row) => {
    lines.set(row, lineOf(columns, row, decimalSign));
  });
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const trade = tradeIn(line.event);
    // All fills of an order have its id.
    collector.book(row, { ...(trade ? tradeOf(line, trade) : cashOf(line)), id: line.order });
  });
  const account = accountCurrency([...lines.values()]);
  return { ...collector.result, ...(account && { currency: account }) };
}

/**
 * Amounts are in the currency of the account, which most files do not name and of which a client may have several. It is
 * known where deposits and fees stand in the file and everything that was not converted is in one currency.
 */
function accountCurrency(lines: readonly Line[]): string | undefined {
  const own = lines.filter((line) => !isConverted(line));
  const found = new Set(lines.flatMap(({ currency }) => currency ?? []));
  if (found.size === 0 && own.some(({ isin, symbol }) => !isin && !symbol))
    for (const { priceCurrency } of own) if (priceCurrency) found.add(priceCurrency);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function isConverted({ rate }: Line): boolean {
  return rate !== undefined && rate !== '1';
}

/** What was converted is in the account's currency, which is not part of the line: it is filled in for the whole file. */
function moneyOf(line: Line, own: string | undefined): Money {
  const amount = needed(line.amount, 'amountMissing');
  const currency = line.currency ?? (isConverted(line) ? '' : own);
  return { amount, currency: needed(currency, 'currencyMissing') };
}

/** `VWRL:xams` ends with the exchange. */
function instrumentOf(line: Line): InstrumentHint {
  needed(line.isin ?? line.symbol ?? line.instrument, 'instrumentMissing');
  const [, mic] = /:([a-z]{4})$/.exec(line.symbol ?? '') ?? [];
  return { symbol: line.symbol, isin: line.isin, name: line.instrument, mic: mic?.toUpperCase() };
}

function commonOf(line: Line) {
  return {
    day: line.day,
    settlesOn: line.settlesOn,
    account: line.client,
    rate: isConverted(line) ? line.rate : undefined,
  };
}

function tradeOf(line: Line, trade: TradeEvent): Draft {
  const cash = moneyOf(line, trade.price.currency);
  return {
    kind: trade.kind,
    ...commonOf(line),
    instrument: { ...instrumentOf(line), currency: trade.price.currency },
    units: trade.units,
    price: trade.price,
    cash,
    cashIs: 'net',
    fee: costOf(line, cash) ?? differenceOf(trade, cash),
  };
}

/** Newer files print the cost, negative when paid. */
function costOf(line: Line, cash: Money): Charge | undefined {
  if (line.cost === undefined || isZeroText(line.cost)) return undefined;
  return { amount: textOf(negated(decimal(line.cost))), currency: cash.currency };
}

/** Others have it only as the difference between what was paid and units times price, in one currency. */
function differenceOf({ kind, units, price }: TradeEvent, cash: Money): Charge | undefined {
  if (cash.currency !== price.currency) return undefined;
  const worth = times(decimal(units), decimal(price.amount));
  const paid = decimal(absolute(cash.amount));
  const fee = kind === 'buy' ? minus(paid, worth) : minus(worth, paid);
  // Less than a hundredth is rounding.
  return compare(fee, decimal('0.01')) < 0 ? undefined : { amount: textOf(fee), currency: cash.currency };
}

const ofAnAsset = new Set<BookingKind>(['dividend', 'tax']);

function cashOf(line: Line): Draft {
  const found = cashIn(line.event);
  if (!found) throw new Unreadable('kindUnknown', { word: line.event.slice(0, 120) || line.type });
  const cash = moneyOf(line, line.priceCurrency);
  const kind = found === 'money' ? (sign(decimal(cash.amount)) > 0 ? 'deposit' : 'withdrawal') : found;
  const hasInstrument = line.isin !== undefined || line.symbol !== undefined;
  return {
    kind,
    ...commonOf(line),
    ...((kind === 'dividend' || (ofAnAsset.has(kind) && hasInstrument)) && {
      instrument: instrumentOf(line),
    }),
    cash,
    subtype: kind === 'tax' ? 'withholding_tax' : undefined,
    note: line.event,
  };
}
