import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { seriesColour } from '../../../../design-system/chart/series/series-colour.ts';
import { type StackedSeries, WeightsChart } from '../../../../design-system/chart/weights/weights-chart.tsx';
import { WeightsTable } from '../../../../design-system/chart/weights/weights-table.tsx';
import type { Results } from '../simulation-types.ts';

type Props = { weights: Results['data']['weights']; selected: number; strategy: string };

/** As many assets as there are colours that can be told apart; the rest is one area. */
const most = 8;
const nothing = 1e-6;

/** What the selected strategy held, day by day. An asset has the same colour in every strategy. */
export function WeightsSection({ weights, selected, strategy }: Props) {
  const t = useTranslations('backtest.results');
  const tickers = useMemo(
    () => [...new Set(weights.flatMap(({ assets }) => assets.map(({ ticker }) => ticker)))],
    [weights],
  );
  const shown = weights.find(({ slot }) => slot === selected);
  const otherLabel = t('other');
  const cashLabel = t('cash');
  const series = useMemo((): StackedSeries[] => {
    if (!shown) return [];
    const size = (shares: readonly number[]) => shares.reduce((sum, share) => sum + Math.abs(share), 0);
    const ordered = [...shown.assets].sort((a, b) => size(b.weights) - size(a.weights));
    const folded = ordered.slice(most);
    const rest = [...folded.map((asset) => asset.weights), ...(shown.other ? [shown.other] : [])];
    const others = shown.dates.map((_, at) => rest.reduce((sum, row) => sum + (row[at] ?? 0), 0));
    // One alone has a name of its own.
    const restLabel = rest.length === 1 ? (folded[0]?.ticker ?? otherLabel) : otherLabel;
    return [
      ...ordered.slice(0, most).map(({ ticker, weights: shares }) => ({
        key: ticker,
        label: ticker,
        colour: seriesColour(tickers.indexOf(ticker) % most),
        shares,
      })),
      { key: '…', label: restLabel, colour: seriesColour(8), shares: others },
      { key: 'cash', label: cashLabel, colour: seriesColour(9), shares: shown.cash },
    ].filter(({ shares }) => size(shares) > nothing);
  }, [shown, tickers, otherLabel, cashLabel]);
  if (!shown) return null;
  const label = t('weightsOf', { strategy });
  return (
    <ChartFigure
      title={t('weights')}
      aside={t('weightsNote', { strategy })}
      table={<WeightsTable label={label} days={shown.dates} series={series} />}
    >
      <WeightsChart label={label} days={shown.dates} series={series} />
    </ChartFigure>
  );
}
