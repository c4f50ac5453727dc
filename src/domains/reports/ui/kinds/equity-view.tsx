import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { SeriesChart } from '../../../../design-system/chart/series/series-chart.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { ReturnsTable } from '../charts/returns-table.tsx';
import { Comparison } from '../frame/comparison.tsx';
import { Gain, Money } from '../frame/money.tsx';
import { type ReportOf, useReport } from '../frame/report-context.ts';
import { Rate } from '../frame/use-span-rows.tsx';
import { equityDays } from './equity-days.ts';

type Props = { report: ReportOf<'equity'> };
type Figures = Props['report']['figures'];
type SpanOf = NonNullable<Figures['before']>;

/** What is one's own of the properties, over time. */
export function EquityView({ report: { figures } }: Props) {
  const t = useTranslations('reports.figure');
  const row = (key: string, label: string, of: (span: SpanOf) => ReactNode) => ({
    key,
    label,
    now: of(figures),
    before: figures.before && of(figures.before),
  });
  return (
    <>
      <OverTime figures={figures} />
      <ReturnsTable years={figures.years} />
      <Comparison
        rows={[
          row('start', t('valueStart'), (span) => <Money value={span.value_start} />),
          row('flows', t('flows'), (span) => <Money value={span.net_flows} signed />),
          row('profit', t('profit'), (span) => <Gain value={span.profit} />),
          row('end', t('valueEnd'), (span) => <Money value={span.value_end} />),
          row('twr', t('twr'), (span) => <Rate rate={span.twr} />),
          row('irr', t('irr'), (span) => <Rate rate={span.irr} />),
        ]}
      />
    </>
  );
}

const lines = ['value', 'equity', 'owed'] as const;

function OverTime({ figures: { over_time } }: { figures: Figures }) {
  const t = useTranslations('reports.property');
  const { currency } = useReport();
  const { days, ...values } = equityDays(over_time);
  if (days.length < 2) return null;
  return (
    <Card>
      <ChartFigure
        title={t('overTime')}
        table={
          <PlainTable
            label={t('overTime')}
            head={['', ...lines.map((line) => t(line))]}
            rows={days.map((day, at) => ({
              key: day,
              cells: [
                <DayDate key="day" day={day} />,
                ...lines.map((line) => <Money key={line} value={plain(values[line][at] ?? 0)} bare />),
              ],
            }))}
          />
        }
      >
        <SeriesChart
          label={t('overTime')}
          days={days}
          currency={currency}
          selected="equity"
          height={300}
          series={lines.map((key, at) => ({ key, label: t(key), values: values[key], number: at + 1 }))}
        />
      </ChartFigure>
    </Card>
  );
}
