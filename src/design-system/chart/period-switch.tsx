import { useTranslations } from 'use-intl';
import { Segmented } from '../inputs/segmented.tsx';

export const periods = ['24h', '7d', '1m', '3m', 'ytd', '1y', 'max'] as const;
export type Period = (typeof periods)[number];

/** Those of a chart: there is one value a day, and a single day is no line. */
export const chartPeriods = ['7d', '1m', '3m', 'ytd', '1y', 'max'] as const satisfies readonly Period[];
export type ChartPeriod = (typeof chartPeriods)[number];

const keys = {
  '24h': 'period24h',
  '7d': 'period7d',
  '1m': 'period1m',
  '3m': 'period3m',
  ytd: 'periodYtd',
  '1y': 'period1y',
  max: 'periodMax',
} as const satisfies Record<Period, string>;

type Props<Of extends Period> = {
  value: Of | undefined;
  onChange: (period: Of) => void;
  options: readonly Of[];
};

export function PeriodSwitch<Of extends Period>({ value, onChange, options }: Props<Of>) {
  const t = useTranslations('ui');
  return (
    <Segmented
      size="sm"
      label={t('periodLabel')}
      value={value}
      onChange={onChange}
      options={options.map((value) => {
        const key: (typeof keys)[Period] = keys[value];
        return { value, label: t(key), name: t(`${key}Name`) };
      })}
    />
  );
}
