import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { Legend } from '../../../../design-system/chart/chart-frame.tsx';
import { seriesColour } from '../../../../design-system/chart/series/series-colour.ts';
import { Donut } from '../../../../design-system/chart/weights/donut.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { chartTitle } from '../../document/cells.ts';
import type { DocumentChart as Chart } from '../../document/report-document.ts';
import { BarColumns } from './bar-columns.tsx';
import { BarRows, type BarsChart } from './bar-rows.tsx';
import { curveOf, type LinesChart } from './curve.ts';
import { CurveChart } from './curve-chart.tsx';
import { CurveTable } from './curve-table.tsx';
import { LayersOverTime } from './layers-over-time.tsx';
import styles from './shared-report.module.css';
import { useChartNumbers } from './use-chart-numbers.ts';

/** More bars than that have no room for a line each. */
const mostRows = 14;

/** A chart of a report, with its figures as a table. */
export function DocumentChart({ chart }: { chart: Chart }) {
  switch (chart.of) {
    case 'steps':
    case 'bars':
      return <Bars chart={chart} />;
    case 'lines':
      return <Lines chart={chart} />;
    case 'layers':
      return <LayersOverTime chart={chart} />;
    case 'shares':
      return <Shares chart={chart} />;
  }
}

function Bars({ chart }: { chart: BarsChart }) {
  const t = useTranslations('reportShared');
  const text = useChartNumbers(chart.unit);
  const title = chartTitle(chart);
  if (chart.bars.length <= mostRows)
    return (
      <div>
        <h3>{title}</h3>
        {chart.of === 'steps' && chart.unit === 'percent' && (
          <p className={styles.under}>{t('shareOfProfit')}</p>
        )}
        <BarRows chart={chart} />
      </div>
    );
  return (
    <ChartFigure
      title={title}
      table={
        <PlainTable
          label={title}
          head={[t('what'), t('value')]}
          rows={chart.bars.map(({ label, value }, at) => ({ key: String(at), cells: [label, text(value)] }))}
        />
      }
    >
      <BarColumns chart={chart} />
    </ChartFigure>
  );
}

function Lines({ chart }: { chart: LinesChart }) {
  const title = chartTitle(chart);
  const curve = curveOf(chart);
  if (!curve) return null;
  const drawing = (
    <div className={styles.curve}>
      <CurveChart label={title} curve={curve} unit={chart.unit} minHeight={260} />
    </div>
  );
  const legend = <CurveLegend chart={chart} />;
  if (chart.unit === 'none')
    return (
      <figure>
        <div className={styles.shapeHead}>
          <h3>{title}</h3>
          {legend}
        </div>
        {drawing}
      </figure>
    );
  return (
    <ChartFigure
      title={title}
      aside={legend}
      table={<CurveTable label={title} curve={curve} unit={chart.unit} />}
    >
      {drawing}
    </ChartFigure>
  );
}

/** Names the lines of a curve; one alone is named by its title. */
export function CurveLegend({ chart }: { chart: LinesChart }) {
  const curve = curveOf(chart);
  if (!curve || (!curve.invested && !curve.benchmark)) return null;
  return (
    <Legend
      items={[
        { label: curve.value.label, colour: 'var(--ch-fill-a)', mark: 'amber' },
        ...(curve.invested ? [{ label: curve.invested.label, colour: 'var(--st-2)' }] : []),
        ...(curve.benchmark
          ? [{ label: curve.benchmark.label, colour: 'var(--ch-bench)', mark: 'dashed' as const }]
          : []),
      ]}
    />
  );
}

function Shares({ chart }: { chart: Extract<Chart, { of: 'shares' }> }) {
  const t = useTranslations('reportShared');
  return (
    <Donut
      label={chart.title}
      sliceName={t('what')}
      largestLabel={t('largest')}
      slices={chart.slices.map(({ label, share }, at) => ({
        key: `${at} ${label}`,
        label,
        value: plain(share) ?? '0',
        colour: seriesColour(at),
      }))}
    />
  );
}
