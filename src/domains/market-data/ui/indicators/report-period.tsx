import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';

export const reportPeriods = ['annual', 'quarterly'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Annual figures first (rule U-8). */
export function useReportPeriod() {
  return useState<ReportPeriod>('annual');
}

type Props = { value: ReportPeriod; onChange: (period: ReportPeriod) => void };

export function ReportPeriodSwitch({ value, onChange }: Props) {
  const t = useTranslations('market.indicators');
  return (
    <Segmented
      size="sm"
      tone="raised"
      label={t('period')}
      value={value}
      onChange={onChange}
      options={reportPeriods.map((period) => ({ value: period, label: t(period) }))}
    />
  );
}
