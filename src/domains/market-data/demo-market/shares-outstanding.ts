import type { DemoInstrument } from './demo-instrument.ts';
import { shareSplits } from './simulation/share-models.ts';

/** Shares (or coins) on a day: today's number with later splits taken back, so that market value does not jump. */
export function sharesByIndex({ key, sharesOutstanding }: DemoInstrument, day: number): number {
  let shares = sharesOutstanding!;
  for (const split of shareSplits[key] ?? []) {
    if (split.day > day) shares = (shares * split.denominator) / split.numerator;
  }
  return shares;
}
