import { dayNumber } from '../../../foundation/calendar-day.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { type DailyValues, lastDayOf } from '../daily-values.ts';
import type { HistoryOutput } from '../figures-contract.ts';
import { type HistoryOptions, periodHistory } from '../period-history.ts';
import { type Basis, inLastMoney, lessTax, taxOn } from './change-basis.ts';
import { lifted } from './price-level.ts';

/**
 * The history of a period on a basis, with the layer that tells it from the nominal one. Real: values as they were, over
 * deposits in złoty of each day, part of which inflation added. After tax: what was left each day, and the tax above it.
 */
export function basisHistory(
  daily: DailyValues,
  basis: Basis | null,
  options: HistoryOptions,
): HistoryOutput {
  if (!basis) return periodHistory(daily, options);
  if (basis.of === 'after-tax') {
    const history = periodHistory(lessTax(daily, basis.taxes), options);
    return { ...history, layer: { of: 'tax', value: daysOf(history).map((day) => taxOn(basis.taxes, day)) } };
  }
  const nominal = periodHistory(daily, options);
  const real = periodHistory(inLastMoney(daily, basis.prices), { ...options, compared: null });
  const last = lastDayOf(daily);
  const invested = daysOf(nominal).map((day, at) =>
    hundredths(real.invested[at]! * lifted(basis.prices, last, day)),
  );
  const added = invested.map((paid, at) => hundredths(paid - nominal.invested[at]!));
  return {
    ...nominal,
    ...{ invested, drawdown: real.drawdown, deepest: real.deepest, index: real.index },
    layer: { of: 'inflation', value: added },
  };
}

function daysOf({ first_day, every_days, value }: HistoryOutput): number[] {
  const first = dayNumber(first_day);
  return value.map((_, at) => first + at * every_days);
}
