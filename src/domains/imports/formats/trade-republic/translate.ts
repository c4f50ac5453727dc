import { decimal, negated, textOf } from '../../../../foundation/decimal.ts';
import {
  type Booking,
  type Bookings,
  type Charge,
  type IgnoredReason,
  type Money,
  reverseSplit,
} from '../../booking.ts';
import { Collector, needed, Unreadable } from '../../kit/collector.ts';
import { absolute } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { type Line, lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  const lines = new Map<SourceRow, Line>();
  collector.each(columns.rows, (row) => lines.set(row, lineOf(columns, row)));
  const payments = privatePayments([...lines.values()]);
  const joined = new Set(payments.values());
  collector.each(lines.keys(), (row) => {
    const line = lines.get(row)!;
    const left = ignoredReason(line);
    if (joined.has(line)) return;
    if (left) collector.ignore(row, left);
    else {
      const payment = payments.get(line);
      const content = contentOf(payment ? { ...line, amount: payment.amount, fee: payment.fee } : line);
      collector.book(row, { ...commonOf(line), ...content }, payment ? [payment.row] : []);
    }
  });
  return collector.result;
}

/**
 * A purchase of a private fund has no amount: another line has the cash. The two are joined where there is one of each
 * for a fund and a day.
 */
function privatePayments(lines: readonly Line[]): Map<Line, Line> {
  const keyOf = ({ day, instrument }: Line) => `${day} ${instrument?.isin ?? instrument?.name}`;
  const unpaid = lines.filter((line) => line.type === 'BUY' && !line.amount && line.instrument);
  const paid = lines.filter((line) => line.type === 'PRIVATE_MARKET_BUY' && line.amount && line.instrument);
  const payments = Map.groupBy(paid, keyOf);
  const found = new Map<Line, Line>();
  for (const [key, buys] of Map.groupBy(unpaid, keyOf)) {
    const own = payments.get(key);
    if (buys.length === 1 && own?.length === 1) found.set(buys[0]!, own[0]!);
  }
  return found;
}

function ignoredReason({ type, category }: Line): IgnoredReason | undefined {
  // Papers went from one custodian to another: each leaves and comes again.
  if (category === 'DELIVERY' && type === 'MIGRATION') return 'internal';
  return type.startsWith('CARD_') ? 'notInvestment' : undefined;
}

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

function commonOf(line: Line) {
  return { day: line.day, time: line.time, account: line.account, id: line.id, note: line.description };
}

const trades = new Set(['BENEFITS_SAVEBACK_EXECUTION', 'BENEFITS_SPARE_CHANGE_EXECUTION', 'BUY', 'SELL']);
const movements =
  /^(CUSTOMER_(INBOUND|INPAYMENT|OUTBOUND|OUTBOUND_REQUEST)|TRANSFER_(INSTANT_|DIRECT_DEBIT_)?(INBOUND|OUTBOUND)|MANUAL_CASH_TRANSFER)$/;
const gifts = new Set(['BENEFITS_SAVEBACK', 'STOCKPERK', 'BONUS', 'GIFT', 'PEA_MARKETING']);
const redemptions = new Set(['FINAL_MATURITY', 'REDEMPTION', 'TILG', 'WARRANT_EXERCISE']);

function contentOf(line: Line): Content {
  const { type, category } = line;
  const subtype = type.toLowerCase();
  if (category === 'DELIVERY') return deliveryOf(line);
  if (type.endsWith('_CANCELLED')) throw new Unreadable('kindUnknown', { word: type });
  if (trades.has(type)) return tradeOf(line);
  if (redemptions.has(type)) return { ...(line.shares ? tradeOf(line) : inCash('other', line)), subtype };
  if (category === 'CORPORATE_ACTION') return actionOf(line);
  if (movements.test(type)) return inCash(isOut(line) ? 'withdrawal' : 'deposit', line);
  if (gifts.has(type)) return { ...inCash('other', line), subtype };
  switch (type) {
    case 'DIVIDEND':
    case 'DISTRIBUTION':
      return { ...inCash('dividend', line), instrument: needed(line.instrument, 'instrumentMissing') };
    case 'INTEREST_PAYMENT':
      return inCash('interest', line);
    case 'TAX_OPTIMIZATION':
    case 'TAX_REFUND':
      return {
        kind: 'tax',
        instrument: line.instrument,
        cash: needed(line.amount ?? line.tax, 'amountMissing'),
      };
    case 'FEE':
      return { kind: 'fee', cash: needed(line.amount ?? line.fee, 'amountMissing') };
    // Between accounts of the same person.
    case 'TRANSFER_IN':
      return inCash('transfer-in', line);
    case 'TRANSFER_OUT':
      return inCash('transfer-out', line);
    case 'PRIVATE_MARKET_BUY':
    case 'PRIVATE_MARKET_SELL':
      return { ...inCash('other', line), instrument: line.instrument, subtype };
    default:
      throw new Unreadable('kindUnknown', { word: type });
  }
}

function isOut({ amount }: Line): boolean {
  return amount?.amount.startsWith('-') ?? false;
}

/** Minus is paid, as in the account; a charge counts the other way. */
function charged(money: Money | undefined): Charge | undefined {
  return money && { amount: textOf(negated(decimal(money.amount))), currency: money.currency };
}

/** The amount is before fee and tax. */
function inCash(kind: Booking['kind'], line: Line): Content {
  return {
    kind,
    cash: needed(line.amount, 'amountMissing'),
    cashIs: 'gross',
    fee: charged(line.fee),
    tax: charged(line.tax),
    rate: line.rate,
  };
}

function inUnits(line: Line) {
  return {
    instrument: needed(line.instrument, 'instrumentMissing'),
    units: absolute(needed(line.shares, 'unitsMissing')),
    price: line.price,
  };
}

function tradeOf(line: Line): Content {
  const isSale = line.type === 'SELL' || needed(line.shares, 'unitsMissing').startsWith('-');
  const kind = isSale ? 'sell' : 'buy';
  // A purchase of a private fund whose cash is told elsewhere.
  if (!line.amount && line.assetClass === 'PRIVATE_FUND')
    return { kind, ...inUnits(line), fee: charged(line.fee) };
  return { ...inCash(kind, line), ...inUnits(line) };
}

function deliveryOf(line: Line): Content {
  const isReward = line.assetClass === 'CRYPTO' && /staking|reward/i.test(line.description ?? '');
  switch (line.type) {
    case 'FREE_RECEIPT':
      return { kind: isReward ? 'staking' : 'transfer-in', ...inUnits(line) };
    case 'FREE_DELIVERY':
      return { kind: 'transfer-out', ...inUnits(line) };
    default:
      throw new Unreadable('kindUnknown', { word: line.type });
  }
}

/** What a company does with its shares: units come or go, and the word for it is kept. */
function actionOf(line: Line): Content {
  const subtype = line.type.toLowerCase();
  if (!line.shares) return { ...inCash('other', line), instrument: line.instrument, subtype };
  const isOutgoing = line.shares.startsWith('-');
  if (line.type === 'SPLIT')
    return { kind: 'split', ...inUnits(line), subtype: isOutgoing ? reverseSplit : undefined };
  if (line.amount) return { ...tradeOf(line), subtype };
  return { kind: isOutgoing ? 'transfer-out' : 'transfer-in', ...inUnits(line), subtype };
}
