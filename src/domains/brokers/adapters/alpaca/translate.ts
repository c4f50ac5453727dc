import type { Booking, BookingKind, Bookings, InstrumentHint } from '../../../imports/booking.ts';
import { Collector, needed, Unreadable } from '../../../imports/kit/collector.ts';
import { absolute, isZeroText } from '../../../imports/kit/numbers.ts';
import { rowsOf } from '../../kit/activity-page.ts';
import { figureOf, momentIn } from '../../kit/figures.ts';
import type { Activity } from './client.ts';

type Draft = Omit<Booking, 'at' | 'text'>;
type Meaning = { kind: BookingKind | 'money' | 'units'; subtype?: string };

/** Alpaca's types of activities that are no fills; what is not here is told to the person. */
const meanings: Readonly<Record<string, Meaning>> = {
  DIV: { kind: 'dividend' },
  DIVCGL: { kind: 'dividend', subtype: 'capital_gain' },
  DIVCGS: { kind: 'dividend', subtype: 'capital_gain' },
  DIVROC: { kind: 'dividend', subtype: 'return_of_capital' },
  DIVTXEX: { kind: 'dividend' },
  DIVNRA: { kind: 'tax', subtype: 'withholding_tax' },
  DIVFT: { kind: 'tax', subtype: 'withholding_tax' },
  DIVTW: { kind: 'tax', subtype: 'withholding_tax' },
  INT: { kind: 'interest' },
  INTNRA: { kind: 'tax', subtype: 'interest_tax' },
  INTTW: { kind: 'tax', subtype: 'interest_tax' },
  FEE: { kind: 'fee' },
  PTC: { kind: 'fee' },
  CSD: { kind: 'money' },
  CSW: { kind: 'money' },
  TRANS: { kind: 'money' },
  JNLC: { kind: 'money' },
  ACATC: { kind: 'money' },
  ACATS: { kind: 'units' },
  JNLS: { kind: 'units' },
  MISC: { kind: 'other' },
};

export const isCancelled = ({ status }: Activity) => /^cancell?ed$/i.test(status ?? '');

export function translate(activities: readonly Activity[], currency: string): Bookings {
  const collector = new Collector('activities');
  const rows = rowsOf(activities);
  collector.each(rows.keys(), (row) => {
    const one = rows.get(row)!;
    if (isCancelled(one)) collector.ignore(row, 'notExecuted');
    else if (one.activity_type === 'FILL') collector.book(row, fillOf(one, currency));
    else {
      const draft = otherOf(one, currency);
      if (draft) collector.book(row, draft);
      else collector.ignore(row, 'nothing');
    }
  });
  return collector.result;
}

const optionSymbol = /^[A-Z]{1,6}\d{6}[CP]\d{8}$/;

/** Coins are pairs (`BTC/USD`), or run together in older activities. */
export function instrumentOf(symbol: string, currency: string, assetClass?: string | null): InstrumentHint {
  const [base = symbol, quote] = symbol.split('/');
  const isCoin = quote !== undefined || assetClass === 'crypto';
  return {
    symbol: isCoin ? base.replace(/USD$/, '') || base : symbol,
    currency: quote ?? currency,
    kind: isCoin ? 'crypto' : undefined,
  };
}

function fillOf(one: Activity, currency: string): Draft {
  const symbol = needed(one.symbol ?? undefined, 'instrumentMissing');
  if (optionSymbol.test(symbol)) throw new Unreadable('kindUnknown', { word: symbol });
  const side = one.side ?? '';
  if (!/^(buy|sell|sell_short)$/.test(side)) throw new Unreadable('kindUnknown', { word: side });
  const instrument = instrumentOf(symbol, currency);
  return {
    ...momentIn(needed(one.transaction_time ?? undefined, 'dayUnreadable')),
    kind: side === 'buy' ? 'buy' : 'sell',
    instrument,
    units: absolute(figureOf(needed(one.qty ?? undefined, 'unitsMissing'))),
    price: {
      amount: figureOf(needed(one.price ?? undefined, 'priceMissing')),
      currency: instrument.currency ?? currency,
    },
    id: one.id,
  };
}

function otherOf(one: Activity, currency: string): Draft | undefined {
  const word = one.activity_type;
  const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  if (!meaning) throw new Unreadable('kindUnknown', { word });
  const common = {
    ...momentIn(needed(one.date ?? one.transaction_time ?? undefined, 'dayUnreadable')),
    id: one.id,
    note: one.description || undefined,
    ...(meaning.subtype && { subtype: meaning.subtype }),
  };
  const instrument = one.symbol ? instrumentOf(one.symbol, currency) : undefined;
  if (meaning.kind === 'units') {
    const units = figureOf(needed(one.qty ?? undefined, 'unitsMissing'));
    const kind = units.startsWith('-') ? 'transfer-out' : 'transfer-in';
    return { ...common, kind, instrument: needed(instrument, 'instrumentMissing'), units: absolute(units) };
  }
  const amount = figureOf(needed(one.net_amount ?? undefined, 'amountMissing'));
  if (isZeroText(amount)) return undefined;
  const isMove = meaning.kind === 'money';
  const kind = meaning.kind === 'money' ? (amount.startsWith('-') ? 'withdrawal' : 'deposit') : meaning.kind;
  if (kind === 'dividend') needed(instrument, 'instrumentMissing');
  return {
    ...common,
    kind,
    ...(!isMove && instrument && { instrument }),
    cash: { amount, currency },
    cashIs: kind === 'dividend' ? 'gross' : 'net',
  };
}
