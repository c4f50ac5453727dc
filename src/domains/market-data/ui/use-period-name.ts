import { useTranslations } from 'use-intl';
import type { Period } from '../period-change.ts';

const keys = {
  '24h': 'period24h',
  '7D': 'period7d',
  '1M': 'period1m',
  '3M': 'period3m',
  YTD: 'periodYtd',
  '1Y': 'period1y',
} as const satisfies Record<Period, string>;

/** A period as its switch is labelled, and in words. */
export function usePeriodName(): { short: (period: Period) => string; long: (period: Period) => string } {
  const t = useTranslations('ui');
  return {
    short: (period) => t(keys[period]),
    long: (period) => t(`${keys[period]}Name`),
  };
}
