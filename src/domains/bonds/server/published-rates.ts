import { decimal } from '../../../foundation/decimal.ts';
import type { Services } from '../../../platform/services.ts';
import { inflationMonths } from '../../market-data/server/shipped/inflation-store.ts';
import { policyRates } from '../../market-data/server/shipped/policy-rate-store.ts';
import { untilMarketChanges } from '../../market-data/server/until-market-changes.ts';
import type { Assumption, Published, PublishedRates } from '../rules/period-rates.ts';

/** A figure with the month or day it is of. */
export type NewestFigure = Published & { of: string };

export type StoredRates = PublishedRates & {
  newestInflation: NewestFigure | null;
  newestReference: NewestFigure | null;
};

/** Everything rates of bonds are made from; read once until the market changes. */
export function storedRates(services: Services): Promise<StoredRates> {
  return untilMarketChanges(services, 'rates of bonds', () => read(services));
}

async function read({ database }: Services): Promise<StoredRates> {
  const [months, steps] = await Promise.all([inflationMonths(database), policyRates(database, 'pln')]);
  const byMonth = new Map(
    months.flatMap(({ month, announced, origin }) =>
      announced === null
        ? []
        : [[month, { percent: decimal(announced), simulated: origin === 'simulated' }] as const],
    ),
  );
  const rates = steps.map((step) => ({
    ...step,
    known: { percent: decimal(step.percent), simulated: step.origin === 'simulated' },
  }));
  const last = rates.at(-1);
  const [newestMonth, newest] = [...byMonth].at(-1) ?? [];
  return {
    inflation: (month) => byMonth.get(month) ?? null,
    referenceRate(day) {
      // Beyond the last day it was seen nobody knows whether it changed.
      if (!last || day > (last.inForceOn ?? last.from)) return null;
      return rates.findLast(({ from }) => from <= day)?.known ?? null;
    },
    newestInflation: newest ? { ...newest, of: newestMonth! } : null,
    newestReference: last ? { ...last.known, of: last.from } : null,
  };
}

const none = decimal('0');

/** Unless the reader says otherwise, what was published last goes on (rule BD-8). */
export function assumptionOf(rates: StoredRates, inflation?: string): Assumption {
  return {
    inflation: inflation === undefined ? (rates.newestInflation?.percent ?? none) : decimal(inflation),
    referenceRate: rates.newestReference?.percent ?? none,
  };
}
