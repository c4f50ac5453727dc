import { addDays } from '../../../foundation/calendar-day.ts';
import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import type { HistoryOutput } from '../../valuation/figures-contract.ts';
import { day, days, ofFraction } from '../figure.ts';
import type { FigureCard } from '../figure-groups.ts';

type History = Pick<HistoryOutput, 'first_day' | 'every_days' | 'index'>;

/** The deepest drawdown of everything together, with its days; none where nothing ever fell. */
export function drawdownFigures(history: History, isSimulated: boolean): FigureCard | null {
  const { index, first_day, every_days } = history;
  const fell = drawdown(index);
  if (!fell || fell.deepest === 0) return null;
  const dayAt = (place: number) => addDays(first_day, place * every_days);
  const end = fell.recovered ?? index.length - 1;
  const back =
    fell.recovered === null ? [] : [{ key: 'recovered' as const, figure: day(dayAt(fell.recovered)) }];
  return {
    groups: [
      {
        subject: null,
        rows: [
          { key: 'deepest', figure: ofFraction(fell.deepest) },
          { key: 'needed', figure: ofFraction(1 / (1 + fell.deepest) - 1) },
          { key: 'high', figure: day(dayAt(fell.peak)) },
          { key: 'low', figure: day(dayAt(fell.trough)) },
          ...back,
          { key: 'daysDown', figure: days((end - fell.peak) * every_days) },
        ],
      },
    ],
    note: fell.recovered === null ? 'stillBelow' : 'recovered',
    isSimulated,
  };
}
