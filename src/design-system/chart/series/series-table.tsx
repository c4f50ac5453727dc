import { useTranslations } from 'use-intl';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { DayDate } from '../../figures/day-date.tsx';
import { TwinTable } from '../twin-table.tsx';
import type { LineSeries } from './line-series.ts';

type Props = { label: string; days: readonly string[]; series: readonly LineSeries[]; currency: string };

const mostRows = 13;

/** A chart of several series in figures: every so many days, the last one always. */
export function SeriesTable({ label, days, series, currency }: Props) {
  const t = useTranslations('ui');
  const step = Math.ceil(days.length / mostRows);
  const picked = days.map((_, at) => at).filter((at) => (days.length - 1 - at) % step === 0);
  return (
    <TwinTable
      label={label}
      head={[t('day'), ...series.map((one) => one.label)]}
      rows={picked.map((at) => ({
        key: days[at]!,
        cells: [
          <DayDate key="day" day={days[at]!} />,
          ...series.map((one) => (
            <Amount
              key={one.key}
              value={plain(one.values[at] ?? Number.NaN)}
              currency={currency}
              decimals={0}
            />
          )),
        ],
      }))}
    />
  );
}
