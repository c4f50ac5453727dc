import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { DayTable } from '../../../../design-system/chart/day-table.tsx';
import { FanChart } from '../../../../design-system/chart/outlook/fan-chart.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { simulationOutlook } from '../../contract.ts';
import type { Outlook } from '../simulation-types.ts';
import { useFigures } from '../use-words.ts';
import styles from './results-view.module.css';

type Props = { simulationId: string; slot: number; strategy: string; currency: string };

const choices = ['1', '3', '5', '10'] as const;
const height = 260;

/** What may come if the strategy's own days came again in another order. */
export function OutlookSection({ simulationId, slot, strategy, currency }: Props) {
  const t = useTranslations('backtest.outlook');
  const { count } = useFigures();
  const locale = useLocale();
  const [years, setYears] = useState<(typeof choices)[number]>('3');
  const { shown, reload } = useLoaded(
    [simulationId, slot, years, locale].join(' '),
    async (signal) => {
      const asked = { params: { id: simulationId }, query: { slot: String(slot), years } };
      return (await callApi(simulationOutlook, asked, locale, signal)).data;
    },
    { shortest: shortestLoading },
  );
  const outlook = shown.state === 'ready' ? shown.value : undefined;
  return (
    <ChartFigure
      title={t('title')}
      aside={
        <Segmented
          size="sm"
          label={t('years')}
          value={years}
          onChange={setYears}
          options={choices.map((value) => ({ value, label: t('yearsShort', { count: Number(value) }) }))}
        />
      }
      table={
        outlook ? <OutlookTable outlook={outlook} label={t('of', { strategy })} currency={currency} /> : null
      }
    >
      {shown.state === 'loading' && <Skeleton shape="block" height={height} />}
      {shown.state === 'failed' && <ErrorState title={t('failed')} onRetry={reload} />}
      {outlook && <Fan outlook={outlook} label={t('of', { strategy })} currency={currency} />}
      {outlook && (
        <p className={styles.small}>
          {t('note', { paths: count(outlook.paths), block: outlook.block_days })}
        </p>
      )}
    </ChartFigure>
  );
}

type FanProps = { outlook: Outlook; label: string; currency: string };

function Fan({ outlook, label, currency }: FanProps) {
  const t = useTranslations('backtest.outlook');
  const points = useMemo(() => pointsOf(outlook), [outlook]);
  return (
    <FanChart
      label={label}
      points={points}
      currency={currency}
      colour={outlook.slot === 0 ? 'var(--ln-b)' : `var(--ln-${outlook.slot})`}
      height={height}
      names={{ high: t('high'), middle: t('middle'), low: t('low') }}
    />
  );
}

/** The last day of the run, where all futures begin, and every point ahead. */
function pointsOf({ from_day: day, from_value: value, dates, low, middle, high }: Outlook) {
  return [
    { day, low: value, middle: value, high: value },
    ...dates.map((date, at) => ({ day: date, low: low[at]!, middle: middle[at]!, high: high[at]! })),
  ];
}

function OutlookTable({ outlook, label, currency }: FanProps) {
  const t = useTranslations('backtest.outlook');
  const money = (value: number) => <Amount value={plain(value)} currency={currency} decimals={0} />;
  return (
    <DayTable
      label={label}
      head={[t('high'), t('middle'), t('low')]}
      points={pointsOf(outlook)}
      cells={({ high, middle, low }) => [money(high), money(middle), money(low)]}
      most={12}
    />
  );
}
