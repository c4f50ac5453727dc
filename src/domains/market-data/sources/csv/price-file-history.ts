import type { Day } from '../../../../foundation/calendar-day.ts';
import {
  type PriceHistory,
  SourceFailure,
  type SourceSymbol,
  type SplitEvent,
} from '../../source-port/source-port.ts';
import { adjustedFor, asTraded } from '../../source-port/source-splits.ts';
import { flagsOf, type PriceFile } from './translate.ts';

/** A file's closes within a range, un-adjusted for the splits that it was adjusted for. */
export function historyOf(
  file: PriceFile,
  symbol: SourceSymbol,
  from: Day,
  to: Day,
  splits: SplitEvent[],
): PriceHistory {
  if (!symbol.currency) throw new SourceFailure('garbled', 'the currency of the instrument is not known');
  const undone = splits.filter((split) => adjustedFor(split, file.points));
  const points = asTraded(file.points, undone).filter(({ day }) => day >= from && day <= to);
  return {
    symbol: symbol.code,
    currency: symbol.currency,
    unit: symbol.unit ?? 'unit',
    from,
    to,
    points,
    splits: [],
    flags: flagsOf(file.problems),
  };
}
