import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame, type LegendItem } from '../../../design-system/chart/chart-frame.tsx';
import type { ChartPeriod } from '../../../design-system/chart/period-switch.tsx';
import { ValueChart } from '../../../design-system/chart/value/value-chart.tsx';
import { ValueTable } from '../../../design-system/chart/value/value-table.tsx';
import type { DaySpan } from '../../../design-system/chart/zoom/range-control.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { useChartMarks } from '../../performance/ui/use-chart-marks.ts';
import type { CardState } from '../../valuation/card-state.ts';
import { useChartNames } from '../../valuation/ui/basis/use-basis-words.ts';
import { LateStartNote, UnknownDaysNote } from '../../valuation/ui/unknown-days.tsx';
import type { TotalView } from '../dashboard-view.ts';
import { lastDay, sliceDays, sliceHistory, unknownDaysOf } from '../slice-history.ts';
import styles from './total-value-card.module.css';
import { type ExplainTotal, TotalValueHead } from './total-value-head.tsx';

type Props = {
  card: CardState<TotalView>;
  currency: string;
  emptyActions?: ReactNode;
  /** Invented: nothing was traded. */
  example?: boolean | undefined;
  explain?: ExplainTotal | undefined;
};

/** How am I doing: the total, its change, and both over time. */
export function TotalValueCard({ card, currency, emptyActions, example, explain }: Props) {
  const t = useTranslations('dashboard.home.total');
  const ui = useTranslations('ui');
  const [period, setPeriod] = useState<ChartPeriod>('1y');
  const [own, setOwn] = useState<DaySpan>();
  const known = card.state === 'ready' && !example ? card.data : null;
  const basis = known?.basis;
  const names = useChartNames(basis);
  const marks = useChartMarks(known && {}, `${known?.value} ${known?.invested}`);
  // What stands behind figures is nominal; on another basis the switch explains them.
  const head = <TotalValueHead card={card} currency={currency} explain={basis ? () => '' : explain} />;
  if (card.state !== 'ready') {
    return (
      <Card flush aria-label={t('title')} className={styles.card}>
        <ChartFrame
          header={head}
          state={card.state}
          onRetry={card.state === 'error' ? card.onRetry : undefined}
          empty={
            <EmptyState level={2} title={t('emptyTitle')} text={t('emptyText')} actions={emptyActions} />
          }
        >
          {null}
        </ChartFrame>
      </Card>
    );
  }
  const { history } = card.data;
  const points = own ? sliceDays(history, own) : sliceHistory(history, period);
  const legend: LegendItem[] = [
    { label: names.value, colour: 'var(--ch-fill-a)', mark: 'amber' },
    { label: names.invested, colour: 'var(--st-2)' },
    ...(history.year.layer
      ? [
          {
            label: ui(`layer.${history.year.layer.of}`),
            colour: 'var(--ch-invested)',
            mark: 'hatched',
          } as const,
        ]
      : []),
    ...(points.some((point) => point.benchmark !== undefined)
      ? [{ label: t('benchmark'), colour: 'var(--ch-bench)', mark: 'dashed' } as const]
      : []),
  ];
  const drawing = { label: t('chart'), points, currency };
  return (
    <Card flush aria-label={t('title')} className={styles.card}>
      <ChartFrame
        header={head}
        legend={legend}
        period={period}
        onPeriodChange={(next) => {
          setOwn(undefined);
          setPeriod(next);
        }}
        own={{
          range: own,
          onRangeChange: setOwn,
          limits: { from: history.all.firstDay, to: lastDay(history.year) },
        }}
        state={points.length < 2 ? 'empty' : undefined}
        empty={
          sliceHistory(history, 'max').length < 2 ? (
            <EmptyState title={t('firstDay')} text={t('firstDayText')} />
          ) : undefined
        }
        table={<ValueTable {...drawing} benchmarkLabel={t('benchmark')} />}
      >
        <ValueChart
          key={own ? `${own.from} ${own.to}` : period}
          {...drawing}
          marks={marks}
          benchmarkLabel={t('benchmarkShort')}
          onZoom={setOwn}
        />
      </ChartFrame>
      {!own && period === 'max' && <LateStartNote day={card.data.startsLate ?? null} />}
      {points.length > 1 && <UnknownDaysNote {...unknownDaysOf(history, own ?? period)} />}
    </Card>
  );
}
