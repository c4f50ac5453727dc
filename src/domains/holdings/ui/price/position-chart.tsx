import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame } from '../../../../design-system/chart/chart-frame.tsx';
import { DayTable } from '../../../../design-system/chart/day-table.tsx';
import type { ChartPeriod } from '../../../../design-system/chart/period-switch.tsx';
import type { DaySpan } from '../../../../design-system/chart/zoom/range-control.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { offeredPeriods, wholeSpan } from '../../../market-data/ui/symbols/price/period-points.ts';
import type { PositionOutput } from '../../contract.ts';
import { PositionPlot } from './position-plot.tsx';
import { isDrawable, type PositionHistory, positionPoints } from './position-points.ts';
import { priceWords } from './price-words.ts';

type Props = { position: PositionOutput; header: ReactNode };

/** The price since shortly before the first transaction, beside what the own units cost. */
export function PositionChart({ position, header }: Props) {
  const t = useTranslations('holding.chart');
  const { history } = position;
  if (history && isDrawable(history)) return <Drawn position={position} history={history} header={header} />;
  return (
    <ChartFrame
      header={header}
      state="empty"
      height={240}
      empty={<EmptyState title={t('noneTitle')} text={t('noneText')} />}
    >
      {null}
    </ChartFrame>
  );
}

function Drawn({ position, history, header }: Props & { history: PositionHistory }) {
  const t = useTranslations('holding.chart');
  const { asset, marks, price } = position;
  const [period, setPeriod] = useState<ChartPeriod>('max');
  const [own, setOwn] = useState<DaySpan>();
  const offered = useMemo(() => offeredPeriods(history.prices), [history]);
  const limits = useMemo(() => wholeSpan(history.prices), [history]);
  const points = useMemo(() => positionPoints(history, own ?? period), [history, own, period]);
  const words = priceWords(asset.currency);
  const label = t('label', { name: asset.name });
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
        {
          label: t('price', { currency: asset.currency.toUpperCase() }),
          colour: 'var(--ch-value)',
          mark: 'line',
        },
        { label: t('cost'), colour: 'var(--ink-2)', mark: 'line' },
        { label: t('buy'), colour: 'var(--ink)', mark: 'dot' },
        { label: t('sell'), colour: 'var(--ink)', mark: 'ring' },
        { label: t('dividend'), colour: 'var(--amber-strong)', mark: 'diamond' },
      ]}
      simulated={price.is_simulated}
      state={points.length < 2 ? 'empty' : undefined}
      height={372}
      table={
        <DayTable
          label={label}
          head={[t('price', { currency: asset.currency.toUpperCase() }), t('cost')]}
          points={points}
          cells={(point) => [words.price(point.price), point.cost === null ? '–' : words.cost(point.cost)]}
        />
      }
    >
      <PositionPlot
        key={own ? `${own.from} ${own.to}` : period}
        name={label}
        currency={asset.currency}
        points={points}
        marks={marks}
        onZoom={setOwn}
      />
    </ChartFrame>
  );
}
