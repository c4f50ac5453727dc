import { useMemo } from 'react';
import { styleOf } from '../../../foundation/format-amount.ts';
import { axisNumbers } from '../nice-ticks.ts';
import { useAxisWords } from '../use-axis-words.ts';
import type { ValuePoint } from './strata.ts';
import { valueAxis } from './value-axis.ts';

const narrowBelow = 600;
/** Of a figure at the size of an axis. */
const letterWidth = 7;

/** The axis of a value chart and the room its words need at the left, for the chart and what stands below it. */
export function useValueFrame(points: readonly ValuePoint[], currency: string, width: number) {
  const words = useAxisWords();
  const axis = useMemo(() => valueAxis(points), [points]);
  const labels = axisNumbers(axis.ticks, words, styleOf(currency));
  const narrow = width < narrowBelow;
  const edge = narrow ? 16 : 32;
  const longest = labels.reduce((most, { length }) => Math.max(most, length), 0);
  return { axis, labels, narrow, edge, left: edge + longest * letterWidth + 10 };
}
