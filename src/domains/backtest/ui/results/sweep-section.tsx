import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import {
  FrontierChart,
  type FrontierPoint,
} from '../../../../design-system/chart/outlook/frontier-chart.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { ProgressBar } from '../../../../design-system/states/progress-bar.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import type { OnNews } from '../on-news.ts';
import type { Sweep } from '../simulation-types.ts';
import { useFigures, useWords } from '../use-words.ts';
import styles from './results-view.module.css';
import { useSweep } from './use-sweep.ts';

type Props = {
  simulationId: string;
  slot: number;
  strategy: string;
  /** Whether the run is long enough for a rate of a year. */
  yearly: boolean;
  onNews: OnNews;
};

/** Six gammas by five kappas: what the server compares by default. */
const usualPairs = 30;

/** The strategy under other gammas and kappas, as points of risk and return. */
export function SweepSection({ simulationId, slot, strategy, yearly, onNews }: Props) {
  const t = useTranslations('backtest.sweep');
  const words = useWords();
  const { shown, starting, start, reload } = useSweep(simulationId, slot, onNews);
  const begin = async () => {
    if (!(await start())) toast.error(t('failedToStart'));
  };
  const sweep = shown.state === 'ready' ? shown.value : undefined;
  const failed = sweep?.status === 'failed' || sweep?.status === 'cancelled';
  const hasPoints = sweep?.cells.some(({ metrics }) => metrics) ?? false;
  if (shown.state === 'loading') return <Skeleton shape="block" height={120} />;
  if (shown.state === 'failed') return <ErrorState title={t('failed')} onRetry={reload} />;
  if (!sweep || (failed && !hasPoints)) {
    return (
      <section className={styles.invite}>
        <div>
          <h3>{t('title')}</h3>
          <p>
            {failed && sweep?.reason
              ? words.failure(sweep.reason.code, sweep.reason.values)
              : t('about', { count: usualPairs })}
          </p>
        </div>
        <Button loading={starting} onClick={begin}>
          {failed ? t('again') : t('start')}
        </Button>
      </section>
    );
  }
  return <Frontier sweep={sweep} strategy={strategy} yearly={yearly} hasPoints={hasPoints} />;
}

type FrontierProps = { sweep: Sweep; strategy: string; yearly: boolean; hasPoints: boolean };

function Frontier({ sweep, strategy, yearly, hasPoints }: FrontierProps) {
  const t = useTranslations('backtest.sweep');
  const m = useTranslations('backtest.metrics');
  const key = yearly ? 'annualized_return' : 'total_return';
  const points = usePoints(sweep, key);
  const total = sweep.gammas.length * sweep.kappas.length;
  const underWay = sweep.status === 'queued' || sweep.status === 'running';
  const missing = sweep.cells.filter(({ metrics, reason }) => !metrics && reason).length;
  const chosen = `${sweep.current.gamma}/${sweep.current.kappa}`;
  return (
    <ChartFigure
      title={t('title')}
      table={
        <PlainTable
          label={t('of', { strategy })}
          head={[t('settings'), m(key), m('volatility'), t('sharpeName'), t('efficient')]}
          rows={points.map((point) => ({
            key: point.key,
            cells: [
              point.label,
              <Percent key="return" value={point.return} decimals={2} signed />,
              <Percent key="risk" value={point.risk} decimals={2} />,
              point.sharpe,
              point.efficient ? '✓' : '',
            ],
          }))}
        />
      }
    >
      {underWay && (
        <div className={styles.sweepProgress}>
          <ProgressBar size="md" value={Math.floor(sweep.progress * 100)} label={t('progress')} />
          <span>
            {sweep.status === 'queued' ? t('waiting') : t('running', { done: sweep.cells.length, total })}
          </span>
        </div>
      )}
      {hasPoints && (
        <FrontierChart
          label={t('of', { strategy })}
          points={points}
          chosen={chosen}
          riskLabel={m('volatility')}
          returnLabel={m(key)}
          colour={`var(--ln-${sweep.slot})`}
        />
      )}
      {missing > 0 && <p className={styles.small}>{t('missing', { count: missing })}</p>}
    </ChartFigure>
  );
}

type SweepPoint = FrontierPoint & { sharpe: string; efficient: boolean };

/** Points by kappa, so that one line joins the gammas of each. */
function usePoints(sweep: Sweep, key: 'annualized_return' | 'total_return'): SweepPoint[] {
  const t = useTranslations('backtest.sweep');
  const numbers = useNumbers();
  const { decimal } = useFigures();
  return useMemo(() => {
    const cells = [...sweep.cells].sort((a, b) => a.kappa - b.kappa || a.gamma - b.gamma);
    return cells.flatMap(({ gamma, kappa, metrics, is_efficient: efficient }) => {
      const earned = metrics?.[key];
      if (!metrics || metrics.volatility === null || typeof earned !== 'number') return [];
      const { sharpe_ratio: ratio } = metrics;
      const sharpe = ratio === null ? '–' : numbers.number(plain(ratio) ?? '0', { decimals: 2 });
      const mine = gamma === sweep.current.gamma && kappa === sweep.current.kappa;
      return [
        {
          key: `${gamma}/${kappa}`,
          risk: metrics.volatility * 100,
          return: earned * 100,
          group: t('kappa', { kappa: decimal(kappa) }),
          label: t('pair', { gamma: decimal(gamma), kappa: decimal(kappa) }),
          note: [t('sharpe', { value: sharpe }), efficient && t('efficient'), mine && t('yours')]
            .filter(Boolean)
            .join(', '),
          sharpe,
          efficient,
        },
      ];
    });
  }, [sweep, key, t, numbers, decimal]);
}
