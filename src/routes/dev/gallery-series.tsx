import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../design-system/chart/chart-figure.tsx';
import { FanChart } from '../../design-system/chart/outlook/fan-chart.tsx';
import { FrontierChart } from '../../design-system/chart/outlook/frontier-chart.tsx';
import { ReturnsHeatmap } from '../../design-system/chart/returns/returns-heatmap.tsx';
import { SeriesChart } from '../../design-system/chart/series/series-chart.tsx';
import { seriesColour } from '../../design-system/chart/series/series-colour.ts';
import { SeriesTable } from '../../design-system/chart/series/series-table.tsx';
import { WeightsChart } from '../../design-system/chart/weights/weights-chart.tsx';
import { WeightsTable } from '../../design-system/chart/weights/weights-table.tsx';
import { NumberBadge } from '../../design-system/figures/number-badge.tsx';
import { Segmented } from '../../design-system/inputs/segmented.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { PlainTable } from '../../design-system/table/plain-table.tsx';
import { monthlyReturns } from '../../foundation/statistics/monthly-returns.ts';
import { fanPoints, frontierPoints, histories, sessionDays, weightHistory } from './gallery-series-data.ts';
import { Row } from './gallery-specimen.tsx';

const curves = histories();
const weights = weightHistory();
const stacked = weights.assets.map(({ ticker, shares }, at) => ({
  key: ticker,
  label: ticker,
  colour: seriesColour(at),
  shares,
}));
const fan = fanPoints();
const frontier = frontierPoints();

export function SeriesSection() {
  const t = useTranslations('gallery');
  const [selected, setSelected] = useState('2');
  const series = (['uniform', 'optimised', 'fixed'] as const).map((name, at) => ({
    key: String(at + 1),
    number: at + 1,
    label: t(`strategies.${name}`),
    values: curves[at]!,
  }));
  const all = [...series, { key: 'benchmark', label: 'WIG20', values: curves[3]! }];
  const chosen = series.find(({ key }) => key === selected)!;
  return (
    <>
      <Card>
        <ChartFigure
          title={t('equity')}
          aside={
            <Segmented
              size="sm"
              label={t('strategy')}
              value={selected}
              onChange={setSelected}
              options={series.map(({ key, label }) => ({ value: key, label }))}
            />
          }
          table={<SeriesTable label={t('equity')} days={sessionDays} series={all} currency="PLN" />}
        >
          <SeriesChart
            label={t('equity')}
            days={sessionDays}
            series={all}
            selected={selected}
            currency="PLN"
            stripLabel={t('drawdown')}
            fallLabel={`${t('drawdown')}, ${chosen.label}`}
            defaultAt={851}
          />
        </ChartFigure>
        <Row>
          <NumberBadge number={1} />
          <NumberBadge number={2} />
          <NumberBadge number={3} />
          <NumberBadge number={1} done />
          <NumberBadge number={2} size="sm" />
          <NumberBadge />
        </Row>
      </Card>
      <Card title={t('monthlyReturns')}>
        <ReturnsHeatmap
          label={t('monthlyReturns')}
          yearLabel={t('year')}
          years={monthlyReturns(sessionDays, chosen.values)}
          ends={{ low: t('orLess'), high: t('orMore') }}
        />
      </Card>
      <Card>
        <ChartFigure
          title={t('weightsOverTime')}
          table={<WeightsTable label={t('weightsOverTime')} days={weights.days} series={stacked} />}
        >
          <WeightsChart label={t('weightsOverTime')} days={weights.days} series={stacked} />
        </ChartFigure>
      </Card>
      <OutlookSpecimen />
      <FrontierSpecimen />
    </>
  );
}

function OutlookSpecimen() {
  const t = useTranslations('gallery');
  return (
    <Card>
      <ChartFigure
        title={t('outlook')}
        table={
          <PlainTable
            label={t('outlook')}
            head={[t('dates'), t('bands.high'), t('bands.middle'), t('bands.low')]}
            rows={fan
              .filter((_, at) => at % 12 === 0)
              .map(({ day, high, middle, low }) => ({
                key: day,
                cells: [day, Math.round(high), Math.round(middle), Math.round(low)],
              }))}
          />
        }
      >
        <FanChart
          label={t('outlook')}
          points={fan}
          currency="PLN"
          names={{ high: t('bands.high'), middle: t('bands.middle'), low: t('bands.low') }}
        />
      </ChartFigure>
    </Card>
  );
}

function FrontierSpecimen() {
  const t = useTranslations('gallery');
  return (
    <Card>
      <ChartFigure
        title={t('frontier')}
        table={
          <PlainTable
            label={t('frontier')}
            head={[t('strategy'), t('returnAYear'), t('volatility')]}
            rows={frontier.map((point) => ({
              key: point.key,
              cells: [point.label, point.return.toFixed(2), point.risk.toFixed(2)],
            }))}
          />
        }
      >
        <FrontierChart
          label={t('frontier')}
          points={frontier}
          chosen="5/0.05"
          riskLabel={t('volatility')}
          returnLabel={t('returnAYear')}
        />
      </ChartFigure>
    </Card>
  );
}
