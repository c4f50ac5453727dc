import { useTranslations } from 'use-intl';
import { StatusPill } from './status-pill.tsx';

/** Marks what is shown although it is not built yet: nothing is promised as if it were there (rule U-19). */
export function ComingPill() {
  const t = useTranslations('ui');
  return (
    <StatusPill tone="amber" icon="clock">
      {t('comingSoon')}
    </StatusPill>
  );
}
