import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { useBasisWords } from '../../../valuation/ui/basis/use-basis-words.ts';
import { type ReportOf, useReport } from '../frame/report-context.ts';
import { Rate } from '../frame/use-span-rows.tsx';

type Props = {
  report: ReportOf<'overview'> | ReportOf<'performance'>;
  more?: { key: string; label: string; value: ReactNode };
};

/** The returns beside those of the benchmark and of the period before. */
export function HowGood({ report, more }: Props) {
  const t = useTranslations('reports.figure');
  const title = useTranslations('reports.overview')('howGood');
  const names = useCalendarNames();
  const { before, reason, basis } = useReport();
  const onBasis = useBasisWords(basis);
  const { figures } = report;
  // Beside a return on another basis the nominal one of an index would mislead.
  const benchmarkRows = useBenchmarkRows(basis ? null : report.benchmark);
  const fall = figures.deepest_drawdown;
  const monthRow = (key: 'bestMonth' | 'worstMonth', month: { month: string; percent: number | null }) => ({
    key,
    label: t(key, { month: dayText(`${month.month}-01`, 'monthYear', names) }),
    value: <Percent value={month.percent} signed />,
  });
  return (
    <Card graphite title={title}>
      <KeyValueList
        items={[
          { key: 'twr', label: onBasis(t('twr')), value: <Rate rate={figures.twr} /> },
          { key: 'irr', label: onBasis(t('irr')), value: <Rate rate={figures.irr} /> },
          ...benchmarkRows,
          ...(before !== null && figures.before
            ? [{ key: 'before', label: onBasis(`TWR, ${before}`), value: <Rate rate={figures.before.twr} /> }]
            : []),
          {
            key: 'fall',
            label: fall
              ? t('deepest', {
                  from: dayText(fall.from, 'short', names),
                  to: dayText(fall.to, 'short', names),
                })
              : t('noDrawdown'),
            value: (
              <Percent value={fall ? fall.percent : figures.value_end === null ? null : 0} reason={reason} />
            ),
          },
          ...('best_month' in figures && figures.best_month
            ? [monthRow('bestMonth', figures.best_month)]
            : []),
          ...('worst_month' in figures && figures.worst_month
            ? [monthRow('worstMonth', figures.worst_month)]
            : []),
          ...(more ? [more] : []),
        ]}
      />
    </Card>
  );
}

function useBenchmarkRows(benchmark: ReportOf<'overview'>['benchmark']) {
  const t = useTranslations('reports');
  const numbers = useNumbers();
  if (!benchmark) return [];
  const { name, percent, ahead_points, reason } = benchmark;
  const points = ahead_points === null ? undefined : plain(Math.abs(ahead_points));
  return [
    {
      key: 'benchmark',
      label: t(`controls.${name}`),
      value: <Percent value={percent} signed reason={reason ? t(`reason.${reason}`) : undefined} />,
    },
    ...(points === undefined
      ? []
      : [
          {
            key: 'ahead',
            label: t(ahead_points! >= 0 ? 'figure.ahead' : 'figure.behind'),
            value: t('figure.points', { points: numbers.number(points, { decimals: 1 }) }),
          },
        ]),
  ];
}
