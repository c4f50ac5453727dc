import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame } from '../../../../../design-system/chart/chart-frame.tsx';
import type { ChartMark } from '../../../../../design-system/chart/marks/chart-mark.ts';
import type { ChartPeriod } from '../../../../../design-system/chart/period-switch.tsx';
import type { DaySpan } from '../../../../../design-system/chart/zoom/range-control.tsx';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { plain } from '../../../../../foundation/format-number.ts';
import type { ThinHistory } from '../../../thin-history.ts';
import { directionOf } from '../choose-questions.ts';
import { offeredPeriods, ownPoints, periodPoints, wholeSpan } from './period-points.ts';
import { PricePlot } from './price-plot.tsx';
import { PriceTable } from './price-table.tsx';
import { type Priced, priceText } from './price-text.ts';

type Props = {
  name: string;
  priced: Priced;
  history: ThinHistory;
  header: ReactNode;
  /** Dividends, and what the reader traded. */
  marks?: readonly ChartMark[];
};

const periodNames = {
  '7d': 'period7dName',
  '1m': 'period1mName',
  '3m': 'period3mName',
  ytd: 'periodYtdName',
  '1y': 'period1yName',
  max: 'periodMaxName',
} as const;

/** The price over a period. The server draws the year; other periods come with the script. */
export function PriceChart({ name, priced, history, header, marks }: Props) {
  const t = useTranslations('symbols');
  const ui = useTranslations('ui');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const offered = useMemo(() => offeredPeriods(history), [history]);
  const [period, setPeriod] = useState<ChartPeriod>(offered.includes('1y') ? '1y' : 'max');
  const [own, setOwn] = useState<DaySpan>();
  const limits = useMemo(() => wholeSpan(history), [history]);
  const points = useMemo(
    () => (own ? ownPoints(history, own) : periodPoints(history, period)),
    [history, period, own],
  );
  // Days of one's own without a close have no line.
  const first = points[0] ?? periodPoints(history, 'max')[0]!;
  const last = points.at(-1) ?? first;
  const change = first.value > 0 ? (last.value / first.value - 1) * 100 : 0;
  const price = (value: number) => priceText(plain(value) ?? '0', priced, { points: t('points'), numbers });
  const label = t('page.chart', {
    name,
    period: ui(own ? 'ownDays' : periodNames[period]),
    first: price(first.value),
    from: dayText(first.day, 'short', names),
    last: price(last.value),
    to: dayText(last.day, 'short', names),
    direction: directionOf(change),
    change: numbers.percent(plain(Math.abs(change)) ?? '0'),
  });
  return (
    <ChartFrame
      header={header}
      period={period}
      periods={offered}
      onPeriodChange={(next) => {
        setOwn(undefined);
        setPeriod(next);
      }}
      own={{ range: own, onRangeChange: setOwn, limits }}
      legend={[
        { label: t(`page.start.${own ? 'own' : period}`), colour: 'var(--st-2)' },
        last.value >= first.value
          ? { label: t('page.grown'), colour: 'var(--ch-fill-a)', mark: 'amber' }
          : { label: t('page.lost'), colour: 'var(--loss-tint)' },
      ]}
      state={points.length < 2 ? 'empty' : undefined}
      height={360}
      table={<PriceTable label={label} points={points} priced={priced} />}
    >
      <PricePlot
        key={own ? `${own.from} ${own.to}` : period}
        name={label}
        points={points}
        priced={priced}
        marks={marks}
        onZoom={setOwn}
      />
    </ChartFrame>
  );
}
