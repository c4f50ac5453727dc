import { decimal, over, plus, rounded, sign, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Booking, BookingKind, Bookings, Money } from '../../../imports/booking.ts';
import { Collector, needed, Unreadable } from '../../../imports/kit/collector.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import { absolute, isZeroText } from '../../../imports/kit/numbers.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentAt } from '../../kit/figures.ts';
import type { Transaction } from './client.ts';
import { instrumentOf, isCurrency } from './symbols.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

/** Legs of one fill have its order and position; everything else stands alone. */
export function tradeOf({ orderId, orderPos }: Transaction): string | undefined {
  return orderId ? `${orderId}/${orderPos ?? 0}` : undefined;
}

export function translate(transactions: readonly Transaction[]): Bookings {
  const collector = new Collector('transactions');
  const rows = rowsOf(unrepeated(transactions));
  const trades = Map.groupBy(
    [...rows].filter(([, one]) => tradeOf(one)),
    ([, one]) => tradeOf(one)!,
  );
  collector.each(rows.keys(), (row) => {
    const one = rows.get(row)!;
    const key = tradeOf(one);
    if (!key) {
      bookAlone(collector, row, one);
      return;
    }
    const legs = trades.get(key)!;
    const [[first], ...others] = legs as [(typeof legs)[number], ...typeof legs];
    if (row !== first) return;
    collector.book(
      row,
      tradeFrom(
        key,
        legs.map(([, leg]) => leg),
      ),
      others.map(([other]) => other),
    );
  });
  return collector.result;
}

/** Delivered twice is not paid twice: the legs of a trade are summed. */
function unrepeated(transactions: readonly Transaction[]): Transaction[] {
  return [...new Map(transactions.map((one) => [one.uuid, one])).values()];
}

function tradeFrom(id: string, legs: readonly Transaction[]): Draft {
  const fees = legs.filter(({ operationType }) => /COMMISSION/i.test(operationType));
  const traded = legs.filter((leg) => !fees.includes(leg));
  const unknown = traded.find(({ operationType }) => !/^TRADE$/i.test(operationType));
  if (unknown) throw new Unreadable('kindUnknown', { word: unknown.operationType });
  const cash = traded.filter(({ asset }) => isCurrency(asset));
  const units = traded.filter(({ asset }) => !isCurrency(asset));
  const moment = momentAt(Number(legs[0]!.timestamp));
  const common = { ...moment, fee: feeOf(fees), settlesOn: settlementOf(legs), id };
  if (units.length === 0) return { ...common, ...currencyTrade(cash) };
  const quantity = sumOf(units);
  const money = moneyOf(cash);
  if (!money || isZeroText(quantity)) throw new Unreadable('incomplete');
  const price = rounded(over(decimal(absolute(money.amount)), decimal(absolute(quantity))), 18);
  return {
    ...common,
    kind: quantity.startsWith('-') ? 'sell' : 'buy',
    instrument: instrumentOf(units[0]!.asset, money.currency),
    units: absolute(quantity),
    price: { amount: textOf(price), currency: money.currency },
    cash: money,
    cashIs: 'gross',
  };
}

function currencyTrade(cash: readonly Transaction[]): Pick<Draft, 'kind' | 'cash' | 'received' | 'cashIs'> {
  const [out, into] = [-1, 1].map((direction) =>
    moneyOf(cash.filter(({ sum }) => sign(decimal(figureOf(sum))) === direction)),
  );
  if (!out || !into) throw new Unreadable('incomplete');
  return { kind: 'exchange', cash: out, received: into, cashIs: 'gross' };
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

type Meaning = BookingKind | 'money' | 'units';

/** Words of Exante's statements; the list is open, and a new word is told to the person. */
const meanings: readonly [RegExp, Meaning][] = [
  [/^DIVIDEND$/, 'dividend'],
  [/^(US |EU )?(WITHHOLDING )?TAX$|^EXCISE( TAX)?$|^STAMP DUTY$/, 'tax'],
  [/^INTEREST$|^COUPON PAYMENT$/, 'interest'],
  [/^FUNDING\/WITHDRAWAL$|^FUNDING$|^WITHDRAWAL$|^SUBACCOUNT TRANSFER$/, 'money'],
  [/^COMMISSION$|^BANK CHARGE$|^[A-Z ]*FEE$|^ROLLOVER$/, 'fee'],
  [/^AUTOCONVERSION$/, 'exchange'],
  [/^SECURITY TRANSFER$/, 'units'],
  [/^REBATE$|^CORRECTION$/, 'other'],
];

type Row = Parameters<Collector['book']>[0];

function bookAlone(collector: Collector, row: Row, one: Transaction): void {
  const word = one.operationType.trim();
  const meaning = meanings.find(([pattern]) => pattern.test(word.toUpperCase().replaceAll('_', ' ')))?.[1];
  if (!meaning) throw new Unreadable('kindUnknown', { word });
  const amount = figureOf(one.sum);
  if (isZeroText(amount)) collector.ignore(row, 'nothing');
  else
    collector.book(
      row,
      isCurrency(one.asset) ? inMoney(one, meaning, amount) : inUnits(one, meaning, amount),
    );
}

function commonOf(one: Transaction) {
  return { ...momentAt(Number(one.timestamp)), id: one.uuid, settlesOn: settlementOf([one]) };
}

function inUnits(one: Transaction, meaning: Meaning, amount: string): Draft {
  if (meaning !== 'units' && meaning !== 'money')
    throw new Unreadable('kindUnknown', { word: one.operationType });
  const kind = amount.startsWith('-') ? 'transfer-out' : 'transfer-in';
  return { ...commonOf(one), kind, instrument: instrumentOf(one.asset), units: absolute(amount) };
}

function inMoney(one: Transaction, meaning: Meaning, amount: string): Draft {
  const isMove = meaning === 'money' || meaning === 'units';
  const kind = isMove ? (amount.startsWith('-') ? 'withdrawal' : 'deposit') : meaning;
  if (kind === 'dividend') needed(one.symbolId ?? undefined, 'instrumentMissing');
  return {
    ...commonOf(one),
    kind,
    ...(!isMove && one.symbolId && { instrument: instrumentOf(one.symbolId) }),
    cash: { amount, currency: one.asset },
    cashIs: kind === 'dividend' ? 'gross' : 'net',
    ...(kind === 'tax' && one.symbolId && { subtype: 'withholding_tax' }),
  };
}
