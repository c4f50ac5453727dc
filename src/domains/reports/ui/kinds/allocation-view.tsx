import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { seriesColour } from '../../../../design-system/chart/series/series-colour.ts';
import { Donut } from '../../../../design-system/chart/weights/donut.tsx';
import { WeightsChart } from '../../../../design-system/chart/weights/weights-chart.tsx';
import { WeightsTable } from '../../../../design-system/chart/weights/weights-table.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { useSectorName } from '../../../market-data/ui/use-sector-name.ts';
import { EmptyNote } from '../../../valuation/ui/card-note.tsx';
import { Money } from '../frame/money.tsx';
import styles from '../frame/report.module.css';
import { type ReportOf, useReport } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';
import { weightsOverTime } from './weights-over-time.ts';

type Props = { report: ReportOf<'allocation'> };
type Figures = Props['report']['figures'];
const ways = ['by_class', 'by_currency', 'by_country', 'by_sector', 'by_broker'] as const;
type Way = (typeof ways)[number];

export function AllocationHead({ report: { figures } }: Props) {
  const t = useTranslations('reports.allocation');
  const names = useCalendarNames();
  return (
    <FigureList layout="strip">
      <Figure label={t('now', { day: dayText(figures.to, 'short', names) })}>
        <Money value={figures.value} />
      </Figure>
      <Figure label={t('largest1')}>
        <Percent value={figures.concentration.largest_1} />
      </Figure>
      <Figure label={t('instruments')}>{figures.concentration.instruments}</Figure>
    </FigureList>
  );
}

/** What everything consists of, at the end and on the way there. */
export function AllocationView({ report: { figures } }: Props) {
  const t = useTranslations('reports.allocation');
  const [way, setWay] = useState<Way>('by_class');
  return (
    <>
      <div className={styles.scroll} data-print="hide">
        <Segmented
          size="sm"
          label={t('way')}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
      </div>
      <div className={styles.two}>
        <Shares figures={figures} way={way} />
        <Concentration of={figures.concentration} />
      </div>
      <OverTime figures={figures} way={way} />
      <StartAndEnd figures={figures} way={way} />
    </>
  );
}

/** Words for keys that are no names: cash, nobody knows, entered by oneself. */
function useLabel(way: Way): (slice: { key: string; label: string }) => string {
  const t = useTranslations('reports.allocation');
  const sectorName = useSectorName();
  return ({ key, label }) => {
    if (key === 'cash' || key === 'none' || key === 'own' || key === 'others') return t(key);
    if (way === 'by_sector') return sectorName(label);
    return way === 'by_country' ? label.toUpperCase() : label;
  };
}

function Shares({ figures, way }: { figures: Figures; way: Way }) {
  const t = useTranslations('reports.allocation');
  const names = useCalendarNames();
  const { currency } = useReport();
  const labelOf = useLabel(way);
  const slices = figures.now[way];
  return (
    <Card graphite title={t('now', { day: dayText(figures.to, 'short', names) })}>
      {slices.length === 0 ? (
        <EmptyNote>{t('empty')}</EmptyNote>
      ) : (
        <Donut
          label={t(`ways.${way}`)}
          sliceName={t(`ways.${way}`)}
          slices={slices.map(({ key, label, value }) => ({ key, label: labelOf({ key, label }), value }))}
          currency={currency}
          largestLabel={t('largest')}
        />
      )}
    </Card>
  );
}

function Concentration({ of }: { of: Figures['concentration'] }) {
  const t = useTranslations('reports.allocation');
  const reason = useTranslations('reports.reason')('nothing-held');
  const numbers = useNumbers();
  const hhi = of.hhi === null ? undefined : plain(of.hhi);
  const percent = (value: number | null) => <Percent value={value} reason={reason} />;
  return (
    <Card title={t('concentration')}>
      <KeyValueList
        items={[
          { key: '1', label: t('largest1'), value: percent(of.largest_1) },
          { key: '5', label: t('largest5'), value: percent(of.largest_5) },
          { key: '10', label: t('largest10'), value: percent(of.largest_10) },
          {
            key: 'hhi',
            label: t('hhi'),
            value: hhi === undefined ? percent(null) : numbers.number(hhi, { decimals: 0 }),
          },
          { key: 'count', label: t('instruments'), value: of.instruments },
        ]}
      />
    </Card>
  );
}

function OverTime({ figures: { over_time }, way }: { figures: Figures; way: Way }) {
  const t = useTranslations('reports.allocation');
  const labelOf = useLabel(way);
  const { days, parts } = weightsOverTime(over_time.days, over_time[way]);
  if (days.length < 2) return null;
  const series = parts.map((part, at) => ({ ...part, label: labelOf(part), colour: seriesColour(at) }));
  return (
    <Card>
      <ChartFigure
        title={t('overTime')}
        aside={<span className={styles.faint}>{t('overTimeNote')}</span>}
        table={<WeightsTable label={t('overTime')} days={days} series={series} />}
      >
        <WeightsChart label={t('overTime')} days={days} series={series} />
      </ChartFigure>
    </Card>
  );
}

type Compared = {
  key: string;
  label: string;
  start: string | null;
  startShare: number | null;
  end: string | null;
  endShare: number | null;
};

function StartAndEnd({ figures, way }: { figures: Figures; way: Way }) {
  const t = useTranslations('reports.allocation');
  const labelOf = useLabel(way);
  const column = useColumns<Compared>();
  const then = new Map(figures.at_start[way].map((slice) => [slice.key, slice]));
  const now = new Map(figures.now[way].map((slice) => [slice.key, slice]));
  const rows = [...new Map([...now, ...then]).values()].map((slice) => ({
    key: slice.key,
    label: labelOf(slice),
    start: then.get(slice.key)?.value ?? '0',
    startShare: then.get(slice.key)?.share ?? 0,
    end: now.get(slice.key)?.value ?? '0',
    endShare: now.get(slice.key)?.share ?? 0,
  }));
  return (
    <ReportTable<Compared>
      title={t('table')}
      rows={rows}
      rowKey={({ key }) => key}
      none={t('empty')}
      columns={[
        column.text('label', t(`ways.${way}`), ({ label }) => label, { mobile: 'title' }),
        column.money('start', t('atStart'), ({ start }) => start),
        column.percent('startShare', t('shareStart'), (row) => row.startShare),
        column.money('end', t('atEnd'), ({ end }) => end, { main: true, mobile: 'value' }),
        column.percent('endShare', t('shareEnd'), (row) => row.endShare, {
          mobile: 'change',
        }),
      ]}
    />
  );
}
