import { decimal, hundred, over } from '../../foundation/decimal.ts';
import { shippedRates } from '../income/shipped-rates.ts';
import type { TreatyRates } from './years/flat-part.ts';

/** A rate as its owner states it. */
export type OwnTreaty = { kind: 'dividend' | 'interest'; country: string; percent: string };

const part = (percent: string) => over(decimal(percent), hundred, 8);

/**
 * What treaties allow (rule TX-8): the shipped table of dividends (rule IN-2), as read on 15 November 2026,
 * and what the person knows better. Of interest nothing is shipped: sources differ by who pays it.
 */
export function treatyRates(own: readonly OwnTreaty[]): TreatyRates {
  const stated = (kind: OwnTreaty['kind']) =>
    own.filter((one) => one.kind === kind).map((one) => [one.country, part(one.percent)] as const);
  const shipped = Object.entries(shippedRates).flatMap(([country, [, treaty]]) =>
    treaty === null ? [] : [[country, part(treaty)] as const],
  );
  return { dividend: new Map([...shipped, ...stated('dividend')]), interest: new Map(stated('interest')) };
}
