import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Legend } from '../../../../design-system/chart/chart-frame.tsx';
import { chartPeriods, PeriodSwitch } from '../../../../design-system/chart/period-switch.tsx';
import { RangeControl, type RangeProps } from '../../../../design-system/chart/zoom/range-control.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { benchmarks, type ChangePeriod } from '../../../valuation/figures-contract.ts';
import { useChartNames } from '../../../valuation/ui/basis/use-basis-words.ts';
import { comparePath } from '../../compare-path.ts';
import styles from './portfolio-chart-controls.module.css';
import { changePeriod, switchPeriod } from './portfolio-period.ts';
import type { Benchmark } from './use-portfolio-history.ts';

type Props = {
  /** A portfolio's id or `all`. */
  of: string;
  period: ChangePeriod;
  benchmark: Benchmark;
  /** Whether the chosen benchmark is drawn. */
  compared: boolean;
  simulated: boolean;
  /** What is hatched, on another basis than the nominal one. */
  layer: 'inflation' | 'tax' | undefined;
  asTable: boolean;
  onPeriod: (period: ChangePeriod) => void;
  /** Days of one's own instead of a period. */
  own: RangeProps;
  onBenchmark: (benchmark: Benchmark) => void;
  /** Nothing while there is nothing to draw. */
  onAsTable?: (asTable: boolean) => void;
};

/** Over the chart: the period, what is what, and what to compare with. */
export function PortfolioChartControls(props: Props) {
  const { period, benchmark, asTable, onPeriod, own, onAsTable } = props;
  const ui = useTranslations('ui');
  const names = useChartNames(props.layer && { of: props.layer === 'tax' ? 'after-tax' : 'real' });
  return (
    <div className={styles.controls}>
      <div className={styles.period} data-print="hide">
        <PeriodSwitch
          value={own.range ? undefined : chartPeriods.find((one) => one === switchPeriod(period))}
          options={chartPeriods}
          onChange={(next) => onPeriod(changePeriod(next))}
        />
        <RangeControl {...own} />
      </div>
      <div className={styles.legend}>
        <Legend
          items={[
            { label: names.value, colour: 'var(--ch-fill-a)', mark: 'amber' },
            { label: names.invested, colour: 'var(--st-2)' },
            ...(props.layer
              ? [
                  {
                    label: ui(`layer.${props.layer}`),
                    colour: 'var(--ch-invested)',
                    mark: 'hatched',
                  } as const,
                ]
              : []),
            // There before the marks are read, so that nothing jumps.
            { label: ui('bought'), colour: 'var(--ink)', mark: 'dot' },
            { label: ui('sold'), colour: 'var(--ink)', mark: 'ring' },
            { label: ui('dividend'), colour: 'var(--amber-strong)', mark: 'diamond' },
          ]}
        />
        <BenchmarkChoice
          of={props.of}
          benchmark={benchmark}
          compared={props.compared}
          onBenchmark={props.onBenchmark}
        />
      </div>
      <div className={styles.aside}>
        {props.simulated && (
          <span className={styles.simulated}>
            <StatusPill icon="spark">{ui('simulated')}</StatusPill>
          </span>
        )}
        {onAsTable && (
          <IconButton
            icon={asTable ? 'reports' : 'table'}
            label={asTable ? ui('showAsChart') : ui('showAsTable')}
            aria-pressed={asTable}
            data-print="hide"
            onClick={() => onAsTable(!asTable)}
          />
        )}
      </div>
    </div>
  );
}

type ChoiceProps = Pick<Props, 'of' | 'benchmark' | 'compared' | 'onBenchmark'>;

/** The dashed line's own entry in the legend, which opens the choice. */
function BenchmarkChoice({ of, benchmark, compared, onBenchmark }: ChoiceProps) {
  const t = useTranslations('assets.chart');
  const to = usePath();
  const isIndex = benchmark === 'WIG20' || benchmark === 'SP500';
  return (
    <Menu
      align="start"
      header={<span className={styles.heading}>{t('benchmarkLabel')}</span>}
      trigger={
        <button type="button" className={styles.benchmark} title={isIndex ? t('priceIndex') : undefined}>
          {benchmark === 'none' || !compared ? (
            <>
              {t('benchmarkLabel')}
              {benchmark !== 'none' && ` ${t(benchmark)}: –`}
            </>
          ) : (
            <>
              <svg viewBox="0 0 20 12" aria-hidden="true">
                <path d="M0 6h20" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />
              </svg>
              {t('sameFlows', { name: t(benchmark) })}
            </>
          )}
          <Icon name="chevron-down" size={14} />
        </button>
      }
      items={[
        ...benchmarks.map((one) => ({
          label: t(one),
          note: one === 'WIG20' || one === 'SP500' ? t('priceIndex') : undefined,
          checked: one === benchmark,
          onSelect: () => onBenchmark(one),
        })),
        'separator',
        { label: t('compare'), icon: 'reports', to: comparePath(to('compare'), of) },
      ]}
    />
  );
}
