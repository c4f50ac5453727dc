import { useTranslations } from 'use-intl';
import { TwinBox } from '../../../../design-system/chart/twin-box.tsx';
import { ValueChart } from '../../../../design-system/chart/value/value-chart.tsx';
import { ValueTable } from '../../../../design-system/chart/value/value-table.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { PortfolioDrawdown } from '../../../performance/ui/portfolio/portfolio-drawdown.tsx';
import { historyPoints } from '../../../valuation/history-points.ts';
import { BasisSwitch } from '../../../valuation/ui/basis/basis-switch.tsx';
import { useBasisWords } from '../../../valuation/ui/basis/use-basis-words.ts';
import { UnknownDaysNote } from '../../../valuation/ui/unknown-days.tsx';
import { Equation } from './equation.tsx';
import { Gain, Money } from './money.tsx';
import styles from './report.module.css';
import { type ReportOf, useReport } from './report-context.ts';

type Props = {
  report: Pick<
    ReportOf<'overview'> | ReportOf<'performance'>,
    'figures' | 'history' | 'benchmark' | 'on_basis'
  >;
  /** With how far below its last high the value stood. */
  withDrawdown?: boolean;
};

/** Value at the start, flows and profit make the value at the end; below it day by day. */
export function ValueHead({ report, withDrawdown }: Props) {
  const { figures, history, benchmark, on_basis } = report;
  const t = useTranslations('reports');
  const { currency } = useReport();
  const { points, unknown } = historyPoints(history);
  const name = benchmark && t(`controls.${benchmark.name}`);
  const compared = name ? t('figure.sameFlows', { name }) : undefined;
  const onBasis = useBasisWords(on_basis);
  const basisName = useTranslations('basis.of');
  const mark = on_basis && `, ${basisName(on_basis.of).toLowerCase()}`;
  const drawing = { label: t('overview.chart'), points, currency };
  return (
    <>
      <div className={styles.basis}>
        <BasisSwitch shown={on_basis} currency={currency} />
      </div>
      <Equation
        signs={['+', '+', '=']}
        terms={[
          {
            key: 'start',
            label: (
              <>
                <DayDate day={figures.from} />
                {mark}
              </>
            ),
            value: <Money value={figures.value_start} />,
          },
          {
            key: 'flows',
            label: onBasis(t('figure.flows')),
            value: <Money value={figures.net_flows} signed />,
          },
          { key: 'profit', label: onBasis(t('figure.profit')), value: <Gain value={figures.profit} /> },
          {
            key: 'end',
            label: (
              <>
                <DayDate day={figures.to} />
                {on_basis?.of === 'after-tax' && mark}
              </>
            ),
            value: <Money value={figures.value_end} />,
          },
        ]}
      />
      {points.length > 1 && (
        <div className={styles.chart}>
          <ValueChart {...drawing} minHeight={260} benchmarkLabel={name ?? undefined} />
          {withDrawdown && (
            <PortfolioDrawdown points={points} deepest={history.deepest} currency={currency} />
          )}
          <TwinBox shown={false} flush>
            <ValueTable {...drawing} benchmarkLabel={compared} />
          </TwinBox>
        </div>
      )}
      <UnknownDaysNote {...unknown} />
    </>
  );
}
