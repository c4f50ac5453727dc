import { useEffect } from 'react';
import type { ChartMark } from '../../../design-system/chart/marks/chart-mark.ts';
import { useChartMarks } from '../../../domains/performance/ui/use-chart-marks.ts';

type Props = { slug: string; onMarks: (marks: readonly ChartMark[]) => void };

/** What the reader traded of a symbol; only who is signed in fetches this. Its dividends the page knows by itself. */
export default function OwnMarks({ slug, onMarks }: Props) {
  const marks = useChartMarks({ slug }, null);
  useEffect(() => onMarks(marks.filter(({ kind }) => kind !== 'dividend')), [marks, onMarks]);
  return null;
}
