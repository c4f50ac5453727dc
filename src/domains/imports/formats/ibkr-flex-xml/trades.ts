import { decimal, negated, sign, textOf, times } from '../../../../foundation/decimal.ts';
import type { Booking, Bookings, Charge, Money } from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import type { DayOrder } from '../../kit/moments.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import {
  currencyIn,
  type FlexFields,
  type FlexLine,
  type FlexSection,
  firstIn,
  momentIn,
  numberIn,
  textIn,
} from './fields.ts';
import { instrumentIn } from './instrument.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

/** A query may list orders, the executions they are made of, and sums of both. */
export function translateTrades(section: FlexSection, order: DayOrder | undefined): Bookings {
  const collector = new Collector(section.sheet);
  const byRow = new Map(section.lines.map((line) => [line.row, line]));
  const hasExecutions = section.lines.some((line) => levelOf(line) === 'EXECUTION');
  const cancelled = cancelledLines(section.lines);
  collector.each(byRow.keys(), (row) => {
    const line = byRow.get(row)!;
    const level = levelOf(line);
    if (/SUMMARY$/.test(level)) collector.ignore(row, 'total');
    else if (level !== 'EXECUTION' && level !== 'ORDER') collector.ignore(row, 'copy');
    else if (level === 'ORDER' && hasExecutions) collector.ignore(row, 'copy');
    else if (cancelled.has(line)) collector.ignore(row, 'notExecuted');
    else if (isCancellation(line)) throw new Unreadable('incomplete');
    else collector.book(row, tradeOf(line.fields, order));
  });
  return collector.result;
}

function levelOf({ fields }: FlexLine): string {
  return textIn(fields, 'levelOfDetail')?.toUpperCase() ?? 'EXECUTION';
}

function isCancellation({ fields }: FlexLine): boolean {
  return /\(Ca\.?\)/i.test(textIn(fields, 'buySell') ?? '');
}

/** A trade taken back stands twice, the second time with the other sign; both together are nothing. */
function cancelledLines(lines: readonly FlexLine[]): ReadonlySet<FlexLine> {
  const found = new Set<FlexLine>();
  const cancellations = lines.filter(isCancellation);
  if (cancellations.length === 0) return found;
  const open = new Map<string, FlexLine[]>();
  for (const line of lines) {
    if (isCancellation(line)) continue;
    const key = sameTrade(line.fields);
    const same = open.get(key);
    if (same) same.push(line);
    else open.set(key, [line]);
  }
  for (const line of cancellations) {
    const original = open.get(sameTrade(line.fields))?.pop();
    if (original) found.add(line).add(original);
  }
  return found;
}

function sameTrade(fields: FlexFields): string {
  const side = (textIn(fields, 'buySell') ?? '').replace(/\s*\(Ca\.?\)/i, '');
  const units = (textIn(fields, 'quantity') ?? '').replace(/^-/, '');
  const same = [
    'accountId',
    'tradeDate',
    'symbol',
    'isin',
    'conid',
    'tradePrice',
    'currency',
    'levelOfDetail',
  ];
  return [side, units, ...same.map((name) => textIn(fields, name) ?? '')].join('|');
}

/** What is worth nothing when opened: its printed proceeds are no cash. */
const notPaid = new Set(['FUT', 'CFD', 'FSFOP', 'IND']);

function tradeOf(fields: FlexFields, order: DayOrder | undefined): Draft {
  const category = textIn(fields, 'assetCategory')?.toUpperCase();
  if (category && notPaid.has(category)) throw new Unreadable('kindUnknown', { word: category });
  const { day } = needed(momentIn(fields, order, 'tradeDate', 'dateTime', 'reportDate'), 'dayUnreadable', {
    cell: '',
  });
  const quantity = needed(numberIn(fields, 'quantity'), 'unitsMissing');
  const common = {
    day,
    time: momentIn(fields, order, 'dateTime')?.time,
    account: textIn(fields, 'accountId'),
    fee: chargeIn(fields, 'ibCommission', 'ibCommissionCurrency'),
    tax: chargeIn(fields, 'taxes'),
    settlesOn: momentIn(fields, order, 'settleDateTarget')?.day,
    id: firstIn(fields, 'tradeID', 'transactionID', 'ibExecID', 'ibOrderID'),
  };
  if (isCurrencyTrade(fields)) return { kind: 'exchange', ...common, ...exchanged(fields, quantity) };
  return {
    kind: isPurchase(fields, quantity) ? 'buy' : 'sell',
    ...common,
    instrument: instrumentIn(fields),
    units: absolute(quantity),
    price: priceIn(fields),
    ...cashIn(fields),
  };
}

function isPurchase(fields: FlexFields, quantity: string): boolean {
  const side = textIn(fields, 'buySell');
  if (side && /^buy/i.test(side)) return true;
  if (side && /^sell/i.test(side)) return false;
  if (side) throw new Unreadable('kindUnknown', { word: side });
  return sign(decimal(quantity)) > 0;
}

/** Commissions and taxes are negative when paid. */
function chargeIn(fields: FlexFields, name: string, currencyName?: string): Charge | undefined {
  const amount = numberIn(fields, name);
  if (amount === undefined || isZeroText(amount)) return undefined;
  const currency = (currencyName && textIn(fields, currencyName)) ?? currencyIn(fields);
  return { amount: textOf(negated(decimal(amount))), currency };
}

/** For one unit: bonds are quoted in percent of their nominal, options for one share of the contract. */
function priceIn(fields: FlexFields): Money | undefined {
  const printed = numberIn(fields, 'tradePrice');
  const currency = currencyIn(fields);
  if (printed === undefined) return undefined;
  const category = textIn(fields, 'assetCategory')?.toUpperCase();
  if (category === 'BOND' || category === 'BILL')
    return { amount: textOf(times(decimal(printed), decimal('0.01'))), currency };
  const multiplier = numberIn(fields, 'multiplier');
  if (multiplier === undefined || isZeroText(multiplier)) return { amount: printed, currency };
  return { amount: textOf(times(decimal(printed), decimal(multiplier))), currency };
}

/** Proceeds have the sign of the account, TradeMoney that of the units; both are before commission. */
function cashIn(fields: FlexFields): Pick<Draft, 'cash' | 'cashIs'> {
  const currency = currencyIn(fields);
  const gross = grossIn(fields);
  if (gross !== undefined) return { cash: { amount: gross, currency }, cashIs: 'gross' };
  const net = numberIn(fields, 'netCash');
  return net === undefined ? {} : { cash: { amount: net, currency }, cashIs: 'net' };
}

function grossIn(fields: FlexFields): string | undefined {
  const proceeds = numberIn(fields, 'proceeds');
  if (proceeds !== undefined) return proceeds;
  const money = numberIn(fields, 'tradeMoney');
  return money === undefined ? undefined : textOf(negated(decimal(money)));
}

const pair = /^([A-Z]{3})\.([A-Z]{3})$/;

/**
 * A currency trade says so, or has a pair as its symbol. Where a query has neither column, it has no ISIN and its
 * commission in another currency than its price, which no other trade has.
 */
function isCurrencyTrade(fields: FlexFields): boolean {
  const category = textIn(fields, 'assetCategory');
  if (category) return category.toUpperCase() === 'CASH';
  const symbol = textIn(fields, 'symbol');
  if (symbol) return pair.test(symbol);
  const commission = textIn(fields, 'ibCommissionCurrency');
  return !textIn(fields, 'isin') && commission !== undefined && commission !== textIn(fields, 'currency');
}

function exchanged(fields: FlexFields, quantity: string): Partial<Draft> {
  const currency = currencyIn(fields);
  const gross = needed(grossIn(fields), 'amountMissing');
  const price = numberIn(fields, 'tradePrice');
  const [, base] = pair.exec(textIn(fields, 'symbol') ?? '') ?? [];
  const quoted: Money = { amount: gross, currency };
  if (!base || base === currency)
    return {
      cash: quoted,
      cashIs: 'gross',
      units: absolute(quantity),
      price: price === undefined ? undefined : { amount: price, currency },
    };
  const isBought = isPurchase(fields, quantity);
  const traded: Money = { amount: isBought ? absolute(quantity) : negative(quantity), currency: base };
  return {
    cash: isBought ? quoted : traded,
    received: isBought ? traded : quoted,
    cashIs: 'gross',
    rate: price,
  };
}
