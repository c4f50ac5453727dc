import type { ChartPeriod } from '../../../../design-system/chart/period-switch.tsx';
import type { DaySpan } from '../../../../design-system/chart/zoom/range-control.tsx';
import { dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { weekPoints } from '../../../market-data/thin-history.ts';
import { ownPoints, periodPoints } from '../../../market-data/ui/symbols/price/period-points.ts';
import type { PositionOutput } from '../../contract.ts';
import type { PositionPoint } from './position-strata.ts';

export type PositionHistory = NonNullable<PositionOutput['history']>;

/** What a unit had cost by day; a week's first where both are known. */
function costsByDay({ prices, costs }: PositionHistory): Map<string, number | null> {
  const found = new Map<string, number | null>();
  const add = (first: string, values: readonly (number | null)[], step: number) => {
    const start = dayNumber(first);
    values.forEach((cost, at) => {
      found.set(dayOf(start + at * step), cost);
    });
  };
  add(prices.weeks.first, costs.weeks, 7);
  add(prices.days.first, costs.days, 1);
  return found;
}

/** The points of a period, or of days of one's own, from the one it is measured against on. */
export function positionPoints(history: PositionHistory, shown: ChartPeriod | DaySpan): PositionPoint[] {
  const costs = costsByDay(history);
  const points =
    typeof shown === 'string' ? periodPoints(history.prices, shown) : ownPoints(history.prices, shown);
  return points.map(({ day, value }) => ({ day, price: value, cost: costs.get(day) ?? null }));
}

/** Whether there is anything to draw at all. */
export function isDrawable({ prices }: PositionHistory): boolean {
  return weekPoints(prices).length > 0 && prices.days.closes.some((close) => close !== null);
}
