import { addDays, dayNumber } from '../../../foundation/calendar-day.ts';
import type { HistoryOutput } from '../../valuation/figures-contract.ts';
import { day, days, ofFraction } from '../figure.ts';
import type { FigureCard } from '../figure-groups.ts';

type History = Pick<HistoryOutput, 'first_day' | 'every_days' | 'value' | 'deepest'>;

/** The deepest drawdown of everything together, with its days; none where nothing ever fell. */
export function drawdownFigures(history: History, isSimulated: boolean): FigureCard | null {
  const { first_day, every_days, value, deepest } = history;
  if (!deepest) return null;
  const { from, to, recovered } = deepest;
  const fell = deepest.percent / 100;
  const end = recovered ?? addDays(first_day, (value.length - 1) * every_days);
  const back = recovered === null ? [] : [{ key: 'recovered' as const, figure: day(recovered) }];
  return {
    groups: [
      {
        subject: null,
        rows: [
          { key: 'deepest', figure: ofFraction(fell) },
          { key: 'needed', figure: ofFraction(1 / (1 + fell) - 1) },
          { key: 'high', figure: day(from) },
          { key: 'low', figure: day(to) },
          ...back,
          { key: 'daysDown', figure: days(dayNumber(end) - dayNumber(from)) },
        ],
      },
    ],
    note: recovered === null ? 'stillBelow' : 'recovered',
    isSimulated,
  };
}
