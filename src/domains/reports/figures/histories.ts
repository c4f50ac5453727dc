import { addMonths, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { basisHistory } from '../../valuation/basis/basis-history.ts';
import type { Basis } from '../../valuation/basis/change-basis.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { type Compared, historySpan, periodHistory } from '../../valuation/period-history.ts';
import type { Span } from '../report-period.ts';

/** The days of a report one by one, and those of the three months up to its end whatever its length. */
export function historiesOf(
  daily: DailyValues,
  span: Span,
  shown: string,
  compared: Compared | null,
  basis: Basis | null = null,
) {
  const { from, to } = historySpan(daily, 'max', span);
  const quarter = { from: dayNumber(addMonths(dayOf(to), -3)), to };
  return {
    history: basisHistory(daily, basis, { period: 'max', own: { from, to }, shown, compared }),
    three_months: periodHistory(daily, { period: '3M', own: quarter, shown, compared: null }),
  };
}
