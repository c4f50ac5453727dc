import { useTranslations } from 'use-intl';
import { Segmented } from '../inputs/segmented.tsx';

export const periods = ['24h', '7d', '1m', '3m', 'ytd', '1y', 'max'] as const;
export type Period = (typeof periods)[number];

/** Those of a chart: there is one value a day, and a single day is no line. */
export const chartPeriods = ['7d', '1m', '3m', 'ytd', '1y', 'max'] as const satisfies readonly Period[];

const keys = {
  '24h': 'period24h',
  '7d': 'period7d',
  '1m': 'period1m',
  '3m': 'period3m',
  ytd: 'periodYtd',
  '1y': 'period1y',
  max: 'periodMax',
} as const satisfies Record<Period, string>;

type Props = { value: Period | undefined; onChange: (period: Period) => void; options?: readonly Period[] };

export function PeriodSwitch({ value, onChange, options = periods }: Props) {
  const t = useTranslations('ui');
  return (
    <Segmented
      size="sm"
      label={t('periodLabel')}
      value={value}
      onChange={onChange}
      options={options.map((period) => ({
        value: period,
        label: t(keys[period]),
        name: t(`${keys[period]}Name`),
      }))}
    />
  );
}
