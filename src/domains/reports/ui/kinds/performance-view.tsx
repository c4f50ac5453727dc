import { useTranslations } from 'use-intl';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { ReturnsTable } from '../charts/returns-table.tsx';
import { Comparison } from '../frame/comparison.tsx';
import styles from '../frame/report.module.css';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';
import { useSpanRows } from '../frame/use-span-rows.tsx';
import { HowGood } from './how-good.tsx';

type Props = { report: ReportOf<'performance'> };
type Figures = Props['report']['figures'];

/** How the return came about: month by month, its drawdowns, and how much it varied. */
export function PerformanceView({ report }: Props) {
  const t = useTranslations('reports');
  const spanRows = useSpanRows();
  const { figures } = report;
  const { percent, months, reason } = figures.volatility;
  return (
    <>
      <ReturnsTable years={figures.years} />
      <div className={styles.two}>
        <HowGood
          report={report}
          more={{
            key: 'volatility',
            label: `${t('performance.volatility')}, ${t('performance.ofMonths', { count: months })}`,
            value: <Percent value={percent} reason={reason ? t(`reason.${reason}`) : undefined} />,
          }}
        />
        <Comparison rows={spanRows(figures, figures.before)} />
      </div>
      <Drawdowns rows={figures.drawdowns} />
      <Rolling rows={figures.rolling} />
    </>
  );
}

function Drawdowns({ rows }: { rows: Figures['drawdowns'] }) {
  const t = useTranslations('reports.performance');
  const column = useColumns<Figures['drawdowns'][number]>();
  return (
    <ReportTable
      title={t('drawdowns')}
      rows={rows}
      rowKey={({ from }) => from}
      none={t('noDrawdowns')}
      columns={[
        column.day('from', t('from'), ({ from }) => from, { mobile: 'title', phoneLabel: true }),
        column.day('to', t('to'), ({ to }) => to, { mobile: 'sub', phoneLabel: true }),
        column.day('recovered', t('recovered'), ({ recovered }) => recovered, {
          none: t('notYet'),
          mobile: 'change',
          phoneLabel: true,
        }),
        column.percent('depth', t('depth'), ({ percent }) => percent, { main: true, mobile: 'value' }),
      ]}
    />
  );
}

function Rolling({ rows }: { rows: Figures['rolling'] }) {
  const t = useTranslations('reports.performance');
  const reason = useTranslations('reports.reason')('empty');
  const names = useCalendarNames();
  const column = useColumns<Figures['rolling'][number]>();
  const rest = { signed: true, reason: () => reason } as const;
  return (
    <ReportTable
      title={t('rolling')}
      note={t('rollingNote')}
      rows={rows.toReversed()}
      rowKey={({ month }) => month}
      none={t('noRolling')}
      columns={[
        {
          key: 'month',
          header: t('month'),
          mobile: 'title',
          cell: ({ month }) => dayText(`${month}-01`, 'monthYear', names),
          text: ({ month }) => month,
        },
        column.percent('months_3', t('months3'), (row) => row.months_3, { ...rest, mobile: 'sub' }),
        column.percent('months_12', t('months12'), (row) => row.months_12, {
          ...rest,
          main: true,
          mobile: 'value',
          phoneLabel: true,
        }),
        column.percent('months_36', t('months36'), (row) => row.months_36, { ...rest, mobile: 'change' }),
      ]}
    />
  );
}
