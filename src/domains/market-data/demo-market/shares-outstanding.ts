import { dayIndex } from './calendar/day-index.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import { shareSplits } from './simulation/share-models.ts';

/** Shares (or coins) on a day: today's number with later splits taken back, so that market value does not jump. */
export function sharesOutstandingOn(instrument: DemoInstrument, day: string): number | null {
  return instrument.sharesOutstanding === null ? null : sharesByIndex(instrument, dayIndex(day));
}

export function sharesByIndex({ key, sharesOutstanding }: DemoInstrument, day: number): number {
  let shares = sharesOutstanding!;
  for (const split of shareSplits[key] ?? []) {
    if (split.day > day) shares = (shares * split.denominator) / split.numerator;
  }
  return shares;
}

/** What all shares are worth at a close, in units of the currency: simulated like the close. */
export function marketValue(instrument: DemoInstrument, day: string, close: number): number | null {
  const shares = sharesOutstandingOn(instrument, day);
  if (shares === null) return null;
  return instrument.priceUnit === 'pence' ? (shares * close) / 100 : shares * close;
}
