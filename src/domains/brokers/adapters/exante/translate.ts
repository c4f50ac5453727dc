import { decimal, over, plus, rounded, sign, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, Money } from '../../../imports/booking.ts';
import { micOf } from '../../../imports/formats/exante-trades/exchanges.ts';
import { conversionsOf } from '../../../imports/formats/exante-transactions/legs.ts';
import type { Leg } from '../../../imports/formats/exante-transactions/read.ts';
import { singleOf } from '../../../imports/formats/exante-transactions/single.ts';
import { Collector, Unreadable } from '../../../imports/kit/collector.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import { absolute, isZeroText } from '../../../imports/kit/numbers.ts';
import type { SourceRow } from '../../../imports/source-file.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentAt } from '../../kit/figures.ts';
import type { Transaction } from './client.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

/** Legs of one fill have its order and position; the report has no such column and goes by moments. */
export function tradeOf({ orderId, orderPos, operationType }: Transaction): string | undefined {
  return orderId && /^(TRADE|COMMISSION)$/i.test(operationType) ? `${orderId}/${orderPos ?? 0}` : undefined;
}

/** Movements mean what they mean in the report of transactions, and have its ids. */
export function translate(transactions: readonly Transaction[]): Bookings {
  const collector = new Collector('transactions');
  const rows = rowsOf(unrepeated(transactions));
  const fills = fillsIn(rows);
  const firsts = new Map([...fills.values()].map((fill) => [fill[0]![0], fill]));
  const legs = new Map<SourceRow, Leg>();
  collector.each(rows.keys(), (row) => {
    const one = rows.get(row)!;
    if (!fills.has(tradeOf(one) ?? '')) legs.set(row, legOf(row, one));
  });
  const conversions = conversionsOf(
    [...legs.values()].filter(({ operation }) => operation === 'AUTOCONVERSION'),
  );
  const mains = new Map(conversions.joined.map((one) => [one.main, one]));
  const others = new Set(conversions.joined.flatMap((one) => one.others));
  collector.each(rows.keys(), (row) => {
    const fill = firsts.get(row);
    if (fill) bookFill(collector, fill);
    const leg = legs.get(row);
    const conversion = leg && mains.get(leg);
    if (!leg || others.has(leg)) return;
    if (conversion)
      collector.book(
        row,
        conversion.draft,
        conversion.others.map((one) => one.row),
      );
    else if (isZeroText(leg.sum)) collector.ignore(row, 'nothing');
    else collector.book(row, singleOf(leg));
  });
  return collector.result;
}

/** Delivered twice is not paid twice: the legs of a trade are summed. */
function unrepeated(transactions: readonly Transaction[]): Transaction[] {
  return [...new Map(transactions.map((one) => [one.uuid, one])).values()];
}

type Row = readonly [SourceRow, Transaction];

/** Fills by their key; a commission that came alone is none. */
function fillsIn(rows: ReadonlyMap<SourceRow, Transaction>): Map<string, Row[]> {
  const groups = Map.groupBy(
    [...rows].filter(([, one]) => tradeOf(one)),
    ([, one]) => tradeOf(one)!,
  );
  return new Map([...groups].filter(([, legs]) => legs.some(([, leg]) => !isFee(leg))));
}

const isFee = ({ operationType }: Transaction) => /^COMMISSION$/i.test(operationType);
const isMoney = ({ asset }: Transaction) => /^[A-Z]{3}$/.test(asset);
const idOf = ({ id, uuid }: Transaction) => String(id ?? uuid);

function legOf(row: SourceRow, one: Transaction): Leg {
  return {
    ...momentAt(Number(one.timestamp)),
    row,
    printed: String(one.timestamp),
    id: idOf(one),
    account: undefined,
    symbol: one.symbolId ?? undefined,
    isin: undefined,
    operation: one.operationType.trim().toUpperCase(),
    sum: figureOf(one.sum),
    asset: one.asset,
    isMoney: isMoney(one),
    comment: undefined,
  };
}

function bookFill(collector: Collector, fill: readonly Row[]): void {
  const [[row], ...others] = fill as [Row, ...Row[]];
  const draft = draftOf(fill.map(([, leg]) => leg));
  collector.book(
    row,
    draft,
    others.map(([other]) => other),
  );
}

function draftOf(legs: readonly Transaction[]): Draft {
  const traded = legs.filter((leg) => !isFee(leg));
  const cash = traded.filter(isMoney);
  const units = traded.filter((leg) => !isMoney(leg));
  const common = {
    ...momentAt(Number(legs[0]!.timestamp)),
    fee: feeOf(legs.filter(isFee)),
    settlesOn: settlementOf(legs),
  };
  const [first] = units;
  if (!first) return { ...common, ...currencyTrade(cash) };
  const quantity = sumOf(units);
  const money = moneyOf(cash);
  if (!money || isZeroText(quantity)) throw new Unreadable('incomplete');
  const price = rounded(over(decimal(absolute(money.amount)), decimal(absolute(quantity))), 18);
  return {
    ...common,
    id: idOf(first),
    kind: quantity.startsWith('-') ? 'sell' : 'buy',
    instrument: { symbol: first.asset, mic: micOf(first.asset), currency: money.currency },
    units: absolute(quantity),
    price: { amount: textOf(price), currency: money.currency },
    cash: money,
    cashIs: 'gross',
  };
}

function currencyTrade(cash: readonly Transaction[]): Omit<Draft, 'day'> {
  const [given, came] = [-1, 1].map((direction) =>
    cash.filter(({ sum }) => sign(decimal(figureOf(sum))) === direction),
  ) as [Transaction[], Transaction[]];
  const [out, into] = [moneyOf(given), moneyOf(came)];
  if (!out || !into) throw new Unreadable('incomplete');
  return { kind: 'exchange', id: idOf(given[0]!), cash: out, received: into, cashIs: 'gross' };
}

function sumOf(legs: readonly Transaction[]): string {
  return textOf(legs.reduce((so, { sum }) => plus(so, decimal(figureOf(sum))), zero));
}

/** Legs of one currency together; of two nobody can tell the price. */
function moneyOf(legs: readonly Transaction[]): Money | undefined {
  const currencies = new Set(legs.map(({ asset }) => asset));
  const [currency] = currencies;
  return currencies.size === 1 && currency ? { amount: sumOf(legs), currency } : undefined;
}

function feeOf(fees: readonly Transaction[]): Booking['fee'] {
  const money = moneyOf(fees);
  if (fees.length > 0 && !money) throw new Unreadable('incomplete');
  if (!money || isZeroText(money.amount)) return undefined;
  // Paid is negative in the account and positive as a charge.
  const { amount, currency } = money;
  return { amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`, currency };
}

function settlementOf(legs: readonly Transaction[]): Booking['settlesOn'] {
  const text = legs.find(({ valueDate }) => valueDate)?.valueDate;
  return text ? dayIn(text) : undefined;
}
