import { useTranslations } from 'use-intl';
import type { AxisWords } from './nice-ticks.ts';

/** How the page's language shortens thousands and more on an axis. */
export function useAxisWords(): AxisWords {
  const t = useTranslations('ui');
  return { thousands: t('thousandsShort'), millions: t('millionsShort'), billions: t('billionsShort') };
}
