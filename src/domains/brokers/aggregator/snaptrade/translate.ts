import { compare, decimal, isZero, times } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import type { Booking, Bookings, InstrumentHint } from '../../../imports/booking.ts';
import { Collector, needed, Unreadable } from '../../../imports/kit/collector.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import { absolute, isZeroText, negative } from '../../../imports/kit/numbers.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentIn } from '../../kit/figures.ts';
import type { Activity } from './shapes.ts';

type Draft = Omit<Booking, 'at' | 'text'>;

export function translate(activities: readonly Activity[]): Bookings {
  const collector = new Collector('activities');
  const rows = rowsOf(activities);
  collector.each(rows.keys(), (row) => {
    const draft = draftOf(rows.get(row)!);
    if (draft) collector.book(row, draft);
    else collector.ignore(row, 'nothing');
  });
  return collector.result;
}

const kinds: Readonly<Record<string, InstrumentHint['kind']>> = {
  cs: 'stock',
  ps: 'stock',
  ad: 'stock',
  et: 'etf',
  oef: 'fund',
  cef: 'fund',
  bnd: 'bond',
  crypto: 'crypto',
};

function instrumentIn({ symbol }: Activity): InstrumentHint | undefined {
  if (!symbol) return undefined;
  return {
    symbol: needed(symbol.raw_symbol ?? symbol.symbol ?? undefined, 'instrumentMissing'),
    name: symbol.description ?? undefined,
    mic: symbol.exchange?.mic_code ?? undefined,
    currency: symbol.currency?.code ?? undefined,
    kind: kinds[symbol.type?.code ?? ''],
  };
}

function draftOf(one: Activity): Draft | undefined {
  const word = one.type ?? '';
  if (one.option_symbol || word.startsWith('OPTION')) throw new Unreadable('kindUnknown', { word });
  const common = {
    ...momentOf(one),
    settlesOn: one.settlement_date ? dayIn(one.settlement_date) : undefined,
    id: one.id,
    note: one.description || undefined,
  };
  switch (word) {
    case 'BUY':
    case 'SELL':
      return { ...common, ...tradeOf(one, word === 'BUY' ? 'buy' : 'sell') };
    case 'REI':
      return { ...common, ...tradeOf(one, 'buy'), subtype: 'reinvestment' };
    case 'DIVIDEND':
    case 'SUBSTITUTE_DIVIDEND': {
      const instrument = needed(instrumentIn(one), 'instrumentMissing');
      const subtype = word === 'DIVIDEND' ? undefined : 'payment_in_lieu';
      return withCash(one, { ...common, kind: 'dividend', instrument, subtype });
    }
    case 'INTEREST':
      return withCash(one, { ...common, kind: 'interest', instrument: instrumentIn(one) });
    case 'FEE':
      return withCash(one, { ...common, kind: 'fee', instrument: instrumentIn(one) });
    case 'TAX':
      return withCash(one, { ...common, kind: 'tax', instrument: instrumentIn(one) });
    case 'CONTRIBUTION':
      return withCash(one, { ...common, kind: 'deposit' });
    case 'WITHDRAWAL':
      return withCash(one, { ...common, kind: 'withdrawal' });
    case 'TRANSFER':
    case 'STOCK_DIVIDEND':
      return transferOf(one, common, word);
    default:
      throw new Unreadable('kindUnknown', { word });
  }
}

/** Some brokers tell a day only: midnight is no time of a trade. */
function momentOf(one: Activity) {
  const moment = momentIn(needed(one.trade_date ?? one.settlement_date ?? undefined, 'dayUnreadable'));
  return moment.time === '00:00:00' ? { day: moment.day } : moment;
}

function currencyIn(one: Activity): string {
  return needed(one.currency?.code ?? undefined, 'currencyMissing');
}

function withCash(one: Activity, draft: Draft): Draft | undefined {
  const amount = figureOf(needed(one.amount ?? undefined, 'amountMissing'));
  if (isZeroText(amount)) return undefined;
  return { ...draft, cash: { amount, currency: currencyIn(one) }, cashIs: 'net' };
}

function tradeOf(one: Activity, kind: 'buy' | 'sell'): Omit<Draft, 'day'> {
  const currency = currencyIn(one);
  const units = absolute(figureOf(needed(one.units ?? undefined, 'unitsMissing')));
  const price = figureOf(needed(one.price ?? undefined, 'priceMissing'));
  const fee = absolute(sentDecimal(one.fee) ?? '0');
  const amount = sentDecimal(one.amount);
  return {
    kind,
    instrument: needed(instrumentIn(one), 'instrumentMissing'),
    units,
    price: { amount: price, currency },
    ...(amount &&
      !isZeroText(amount) && {
        cash: { amount: kind === 'buy' ? negative(amount) : absolute(amount), currency },
        cashIs: isBeforeFee(units, price, amount) ? ('gross' as const) : ('net' as const),
      }),
    ...(!isZeroText(fee) && { fee: { amount: fee, currency } }),
    rate: sentDecimal(one.fx_rate),
  };
}

/** Brokers differ in whether the amount has the fee in it: it has not where it is just units times price. */
function isBeforeFee(units: string, price: string, amount: string): boolean {
  const worth = times(decimal(units), decimal(price));
  return !isZero(worth) && compare(worth, decimal(absolute(amount))) === 0;
}

type Common = Pick<Draft, 'day' | 'time' | 'settlesOn' | 'id' | 'note'>;

function transferOf(one: Activity, common: Common, word: string): Draft | undefined {
  const units = sentDecimal(one.units) ?? '0';
  if (one.symbol && !isZeroText(units))
    return {
      ...common,
      kind: units.startsWith('-') ? 'transfer-out' : 'transfer-in',
      instrument: needed(instrumentIn(one), 'instrumentMissing'),
      units: absolute(units),
      ...(word === 'STOCK_DIVIDEND' && { subtype: 'stock_dividend' }),
    };
  const isOut = (sentDecimal(one.amount) ?? '0').startsWith('-');
  return withCash(one, { ...common, kind: isOut ? 'withdrawal' : 'deposit' });
}
