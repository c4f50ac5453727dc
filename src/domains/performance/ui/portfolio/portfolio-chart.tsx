import { useTranslations } from 'use-intl';
import type { ChartMark } from '../../../../design-system/chart/marks/chart-mark.ts';
import { TwinBox } from '../../../../design-system/chart/twin-box.tsx';
import { ValueChart } from '../../../../design-system/chart/value/value-chart.tsx';
import { ValueTable } from '../../../../design-system/chart/value/value-table.tsx';
import type { DaySpan } from '../../../../design-system/chart/zoom/range-control.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import type { HistoryOutput } from '../../../valuation/figures-contract.ts';
import type { ValuedDay } from '../../../valuation/history-points.ts';
import styles from './portfolio-chart.module.css';
import { PortfolioDrawdown } from './portfolio-drawdown.tsx';

type Props = {
  points: readonly ValuedDay[];
  deepest: HistoryOutput['deepest'];
  currency: string;
  benchmark: 'WIG20' | 'SP500' | 'inflation' | undefined;
  asTable: boolean;
  marks: readonly ChartMark[];
  onZoom: (days: DaySpan) => void;
};

/** The value over its strata with the drawdown below, and the same as a table. */
export function PortfolioChart({ points, deepest, currency, benchmark, asTable, marks, onZoom }: Props) {
  const t = useTranslations('assets.chart');
  const name = benchmark && t(benchmark);
  const drawing = { label: t('label'), points, currency };
  return (
    <>
      <div className={classNames(styles.plot, asTable && styles.hidden)}>
        <ValueChart {...drawing} minHeight={300} benchmarkLabel={name} marks={marks} onZoom={onZoom} />
        <PortfolioDrawdown points={points} deepest={deepest} currency={currency} />
      </div>
      <TwinBox shown={asTable} flush>
        <ValueTable {...drawing} benchmarkLabel={name && t('sameFlows', { name })} />
      </TwinBox>
    </>
  );
}
