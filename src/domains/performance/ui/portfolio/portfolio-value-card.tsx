import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DaySpan } from '../../../../design-system/chart/zoom/range-control.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import type { OnBasis } from '../../../valuation/basis/basis-contract.ts';
import type { ChangePeriod, TotalFigures } from '../../../valuation/figures-contract.ts';
import { historyPoints, lateStart } from '../../../valuation/history-points.ts';
import { LateStartNote, UnknownDaysNote } from '../../../valuation/ui/unknown-days.tsx';
import { useChartMarks } from '../use-chart-marks.ts';
import { PortfolioChart } from './portfolio-chart.tsx';
import { PortfolioChartControls } from './portfolio-chart-controls.tsx';
import { PortfolioHead } from './portfolio-head.tsx';
import styles from './portfolio-value-card.module.css';
import { type AskedHistory, type Benchmark, usePortfolioHistory } from './use-portfolio-history.ts';

type Props = {
  /** A portfolio's id or `all`. */
  of: string;
  figures: TotalFigures;
  /** The headline on the asked basis. */
  basis: OnBasis | null | undefined;
  /** The calendar day it is. */
  today: string;
  /** Of which day the exchange prices are. */
  closeDay: string | null;
  loaded: AskedHistory;
  period: ChangePeriod;
  benchmark: Benchmark;
  onPeriod: (period: ChangePeriod) => void;
  onBenchmark: (benchmark: Benchmark) => void;
  /** Where the transactions are. */
  rowsTo: string;
};

/** How am I doing: the value, its change, and both over time. */
export function PortfolioValueCard(props: Props) {
  const { of, figures, today, closeDay, period, benchmark, onPeriod, onBenchmark, rowsTo } = props;
  const t = useTranslations('assets');
  const [asTable, setAsTable] = useState(false);
  const currency = figures.shown_currency;
  const [own, setOwn] = useState<DaySpan>();
  const request = { of, period, benchmark, currency, basis: props.loaded.request.basis, ...own };
  const { history, state, retry } = usePortfolioHistory(props.loaded, request);
  const { points, unknown } = historyPoints(history);
  const drawable = points.length > 1;
  const asked = own?.from ?? (history.period === 'max' ? figures.first_day : null);
  const marks = useChartMarks(of === 'all' ? {} : { portfolioId: of }, figures);
  return (
    <Card flush aria-label={t('head.value')} className={styles.card}>
      <PortfolioHead
        of={of}
        figures={figures}
        today={today}
        closeDay={closeDay}
        period={period}
        rowsTo={rowsTo}
        basis={props.basis}
      />
      <PortfolioChartControls
        of={of}
        period={period}
        benchmark={benchmark}
        compared={points.some((point) => point.benchmark !== undefined)}
        simulated={figures.is_simulated}
        layer={history.layer?.of}
        asTable={asTable}
        onPeriod={(next) => {
          setOwn(undefined);
          onPeriod(next);
        }}
        own={{ range: own, onRangeChange: setOwn, limits: { from: figures.first_day ?? today, to: today } }}
        onBenchmark={onBenchmark}
        onAsTable={drawable ? setAsTable : undefined}
      />
      {state === 'failed' ? (
        <div className={styles.state}>
          <ErrorState title={t('chart.failed')} onRetry={retry} />
        </div>
      ) : drawable ? (
        <div
          className={classNames(styles.chart, state === 'loading' && styles.waiting)}
          aria-busy={state === 'loading' || undefined}
        >
          <PortfolioChart
            key={`${history.period} ${history.first_day}`}
            points={points}
            deepest={history.deepest}
            currency={history.currency.toUpperCase()}
            benchmark={history.benchmark?.name}
            asTable={asTable}
            marks={marks}
            onZoom={setOwn}
          />
        </div>
      ) : (
        <div className={styles.state}>
          <EmptyState title={t('chart.tooShort')} text={t('chart.tooShortText')} />
        </div>
      )}
      {drawable && <UnknownDaysNote {...unknown} />}
      {drawable && <LateStartNote day={lateStart(history, asked)} />}
      {history.benchmark && history.benchmark.uncovered > 0 && (
        <p className={styles.note}>{t('chart.uncovered', { name: t(`chart.${history.benchmark.name}`) })}</p>
      )}
    </Card>
  );
}
