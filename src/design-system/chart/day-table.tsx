import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayDate } from '../figures/day-date.tsx';
import { PlainTable } from '../table/plain-table.tsx';

type Props<Point> = {
  label: string;
  /** The names beside the day. */
  head: readonly string[];
  points: readonly Point[];
  cells: (point: Point) => readonly ReactNode[];
  most?: number;
};

/** A chart in figures: every so many days, the last one always. */
export function DayTable<Point extends { day: string }>(props: Props<Point>) {
  const { label, head, points, cells, most = 13 } = props;
  const t = useTranslations('ui');
  const step = Math.ceil(points.length / most);
  return (
    <PlainTable
      label={label}
      head={[t('day'), ...head]}
      rows={points
        .filter((_, at) => (points.length - 1 - at) % step === 0)
        .map((point) => ({
          key: point.day,
          cells: [<DayDate key="day" day={point.day} />, ...cells(point)],
        }))}
    />
  );
}
