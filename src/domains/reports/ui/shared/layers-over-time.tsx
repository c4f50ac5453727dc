import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { Legend } from '../../../../design-system/chart/chart-frame.tsx';
import { DayTable } from '../../../../design-system/chart/day-table.tsx';
import { type ChartLayer, LayersChart } from '../../../../design-system/chart/layers/layers-chart.tsx';
import { seriesColour } from '../../../../design-system/chart/series/series-colour.ts';
import { tickText } from '../../../../design-system/chart/tick-text.ts';
import { timeTicks } from '../../../../design-system/chart/time-ticks.ts';
import { WeightsChart } from '../../../../design-system/chart/weights/weights-chart.tsx';
import { WeightsTable } from '../../../../design-system/chart/weights/weights-table.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { chartTitle } from '../../document/cells.ts';
import { weightsOverTime } from '../kinds/weights-over-time.ts';
import type { LinesChart } from './curve.ts';
import styles from './shared-report.module.css';
import { useChartNumbers } from './use-chart-numbers.ts';

/** What everything was made of, day by day: two amounts as layers, more as each day's shares. */
export function LayersOverTime({ chart }: { chart: LinesChart }) {
  return typeof chart.unit === 'object' && chart.lines.length <= tones.length ? (
    <Amounts chart={chart} currency={chart.unit.currency} />
  ) : (
    <Shares chart={chart} />
  );
}

/** From the top down: what is one's own over what is owed. */
const tones = ['amber', 'stone1'] as const;
const colours = ['var(--ch-fill-a)', 'var(--st-1)'];

function Amounts({ chart, currency }: { chart: LinesChart; currency: string }) {
  const names = useCalendarNames();
  const text = useChartNumbers(chart.unit);
  const title = chartTitle(chart);
  const places = chart.days.flatMap((_, at) =>
    chart.lines.every(({ values }) => typeof values[at] === 'number') ? [at] : [],
  );
  const days = places.map((at) => chart.days[at]!);
  if (days.length < 2) return null;
  const layers = chart.lines.map(
    ({ label, values }, index): ChartLayer => ({
      key: String(index),
      label,
      tone: tones[index]!,
      values: places.map((at) => values[at]!),
    }),
  );
  return (
    <ChartFigure
      title={title}
      aside={<Legend items={layers.map(({ label }, index) => ({ label, colour: colours[index]! }))} />}
      table={
        <DayTable
          label={title}
          head={layers.map(({ label }) => label)}
          points={days.map((day, at) => ({ day, at }))}
          cells={({ at }) => layers.map(({ values }) => text(values[at]!))}
        />
      }
    >
      <div className={styles.curve}>
        <LayersChart
          label={title}
          layers={layers.toReversed()}
          currency={currency.toUpperCase()}
          placeName={(at) => dayText(days[at] ?? '', 'short', names)}
          ticks={timeTicks(days, narrowest).map((tick) => ({
            at: tick.at,
            text: tickText(tick, names.monthsShort),
          }))}
        />
      </div>
    </ChartFigure>
  );
}

/** Names of days for which there is room on a phone too. */
const narrowest = 300;

function Shares({ chart }: { chart: LinesChart }) {
  const t = useTranslations('reportShared');
  const { days, parts } = weightsOverTime(
    chart.days,
    chart.lines.map(({ label, values }, at) => ({ key: String(at), label, values })),
  );
  if (days.length < 2) return null;
  const series = parts.map((part, at) => ({
    ...part,
    label: part.key === 'others' ? t('others') : part.label,
    colour: seriesColour(at),
  }));
  return (
    <ChartFigure
      title={chart.title}
      aside={<span>{t('sharesOfDay')}</span>}
      table={<WeightsTable label={chart.title} days={days} series={series} />}
    >
      <WeightsChart label={chart.title} days={days} series={series} />
    </ChartFigure>
  );
}
