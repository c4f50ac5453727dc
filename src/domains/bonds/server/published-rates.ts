import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
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

type Known = PublishedRates & {
  months: readonly NewestFigure[];
  steps: readonly NewestFigure[];
};

/** Everything rates of bonds are made from, and what is newest of it today; read once until the market changes. */
export async function storedRates(services: Services): Promise<StoredRates> {
  const { months, steps, ...rates } = await untilMarketChanges(services, 'rates of bonds', () =>
    read(services),
  );
  const today = dayInWarsaw(services.clock.now());
  return {
    ...rates,
    // A month's figure comes out in the next one.
    newestInflation: months.findLast(({ of }) => of < today.slice(0, 7)) ?? null,
    newestReference: steps.findLast(({ of }) => of <= today) ?? null,
  };
}

async function read({ database }: Services): Promise<Known> {
  const [stored, rows] = await Promise.all([inflationMonths(database), policyRates(database, 'pln')]);
  const months = stored.flatMap(({ month, announced, origin }): NewestFigure[] =>
    announced === null ? [] : [{ of: month, percent: decimal(announced), simulated: origin === 'simulated' }],
  );
  const steps = rows.map(
    ({ from, percent, origin }): NewestFigure => ({
      of: from,
      percent: decimal(percent),
      simulated: origin === 'simulated',
    }),
  );
  const byMonth = new Map(months.map((month) => [month.of, month]));
  const last = rows.at(-1);
  return {
    months,
    steps,
    inflation: (month) => byMonth.get(month) ?? null,
    referenceRate(day) {
      // Beyond the last day it was seen nobody knows whether it changed.
      if (!last || day > (last.inForceOn ?? last.from)) return null;
      return steps.findLast(({ of }) => of <= day) ?? null;
    },
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
