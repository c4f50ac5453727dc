import { useTranslations } from 'use-intl';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';

/** Stands wherever a figure comes from the simulated market. */
export function SimulatedPill() {
  const t = useTranslations('ui');
  return <StatusPill icon="spark">{t('simulated')}</StatusPill>;
}
