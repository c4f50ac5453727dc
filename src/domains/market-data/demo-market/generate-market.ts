import { exp, roundTo } from './arithmetic/elementary.ts';
import { dayIndex, firstDay, isoDay } from './calendar/day-index.ts';
import { wig20Keys } from './catalogue/polish-shares.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import type { DemoMarket, DemoSeries, IndexBasket, Payment } from './demo-market.ts';
import { demoInstrument, demoInstruments } from './instruments.ts';
import type { RateCurrency } from './simulation/factors.ts';
import { makeBond } from './simulation/make-bonds.ts';
import { makeCoin } from './simulation/make-coins.ts';
import { makeCommodity } from './simulation/make-commodities.ts';
import { makeFund } from './simulation/make-funds.ts';
import { makeFuture } from './simulation/make-futures.ts';
import { makeBasket, makeIndex } from './simulation/make-indices.ts';
import { makeShare } from './simulation/make-shares.ts';
import { makeVolumes } from './simulation/make-volumes.ts';
import { type DraftSeries, type MarketDraft, newDraft } from './simulation/market-draft.ts';
import type { PaidDividend } from './simulation/share-path.ts';

const basketMembers: Record<string, readonly string[]> = {
  wig20: wig20Keys,
  'wig-banki': demoInstruments
    .filter(({ subclass, sector }) => subclass === 'polish-shares' && sector === 'banks')
    .map(({ key }) => key),
};

/**
 * The demonstration market from its first day (or from a later one) through a day. It is append-only: a market through
 * a later day has the same numbers on all earlier ones, and `from` only cuts, so that tomorrow's rows are those of
 * `generateMarket({ from: tomorrow, through: tomorrow })`.
 */
export function generateMarket({ from = firstDay, through }: { from?: string; through: string }): DemoMarket {
  const cut = { from: dayIndex(from), through: dayIndex(through) };
  if (cut.from < 0 || cut.through < cut.from)
    throw new RangeError(`no market from ${from} through ${through}`);
  const draft = newDraft(cut.through);
  // What others are made of comes first.
  for (const kind of makers) {
    for (const instrument of demoInstruments) {
      if (kind.of(instrument)) draft.series.set(instrument.key, kind.make(draft, instrument));
    }
  }
  return {
    simulated: true,
    from,
    through,
    days: cut.through - cut.from + 1,
    series: demoInstruments.map(({ key }) => finished(draft.series.get(key)!, cut)),
    rates: ratesOf(draft, cut),
    baskets: Object.entries(basketMembers).map(([indexKey, keys]) => basketOf(draft, indexKey, keys)),
  };
}

type Maker = {
  of: (instrument: DemoInstrument) => boolean;
  make: (draft: MarketDraft, instrument: DemoInstrument) => DraftSeries;
};

const isBasket = ({ key }: DemoInstrument) => key in basketMembers;

const makers: Maker[] = [
  { of: (one) => one.class === 'stocks', make: makeShare },
  { of: (one) => one.class === 'indices' && !isBasket(one), make: makeIndex },
  { of: isBasket, make: (draft, one) => makeBasket(draft, one, basketMembers[one.key]!) },
  { of: (one) => one.class === 'crypto', make: makeCoin },
  { of: (one) => one.class === 'commodities', make: makeCommodity },
  { of: (one) => one.class === 'etf', make: makeFund },
  { of: (one) => one.class === 'futures', make: makeFuture },
  { of: (one) => one.class === 'bonds', make: makeBond },
];

type Cut = { from: number; through: number };

function finished(draft: DraftSeries, cut: Cut): DemoSeries {
  const slice = (values: Float64Array) => values.slice(cut.from, cut.through + 1);
  const volumes = makeVolumes(draft);
  return {
    instrument: draft.instrument,
    closes: slice(draft.closes),
    volumes: volumes ? slice(volumes) : null,
    splits: draft.splits
      .filter(({ day }) => day >= cut.from && day <= cut.through)
      .map(({ day, numerator, denominator }) => ({ day: isoDay(day), numerator, denominator })),
    dividends: declared(draft.dividends, draft.instrument, cut),
    coupons: declared(draft.coupons, draft.instrument, cut),
  };
}

/** A payment belongs to the day it is declared on: that is when the world hears of it. */
function declared(payments: readonly PaidDividend[], { currency }: DemoInstrument, cut: Cut): Payment[] {
  return payments
    .filter(({ declaration }) => declaration >= cut.from && declaration <= cut.through)
    .map(({ declaration, ex, record, payment, amount }) => ({
      declarationDay: isoDay(declaration),
      exDay: isoDay(ex),
      recordDay: isoDay(record),
      paymentDay: isoDay(payment),
      amount,
      currency,
    }));
}

function ratesOf(draft: MarketDraft, cut: Cut): DemoMarket['rates'] {
  const open = draft.sessionsOf('nbp');
  const table = (currency: RateCurrency) =>
    draft.factors.currencies[currency]
      .map((level, day) => (open[day] === 1 ? roundTo(exp(level), 4) : Number.NaN))
      .slice(cut.from, cut.through + 1);
  return { USD: table('USD'), EUR: table('EUR'), GBP: table('GBP'), CHF: table('CHF') };
}

function basketOf(draft: MarketDraft, indexKey: string, keys: readonly string[]): IndexBasket {
  const members = keys.map((key) => {
    const first = draft.series.get(key)!.closes.findIndex((close) => !Number.isNaN(close));
    return { key, units: demoInstrument(key).sharesOutstanding!, from: isoDay(first) };
  });
  return { indexKey, members };
}
